# Why a choice may be good: the hints of both games. Money is what the posters would pay if the round ended there.

reason-only-choice = Etwas anderes gibt es nicht zu wählen.
reason-cheapest = Von all deinen Karten fehlt dir { $card } am wenigsten.

## Wyatt Earp

reason-go-out = Das beendet die Runde: Du bekommst { $dollars }, niemand sonst mehr als { $most }.
reason-play-on = Die Runde geht weiter: Wäre sie jetzt zu Ende, bekäme { $who } am meisten, { $dollars }.
reason-capture = { $points ->
    [one] Mit { $points } Punkt auf dem Tisch ist { $outlaw } gefasst: nach jetzigem Stand { $dollars } für dich.
   *[other] Mit { $points } Punkten auf dem Tisch ist { $outlaw } gefasst: nach jetzigem Stand { $dollars } für dich.
}
reason-sole-claim = { $lead ->
    [one] { $lead } Punkt Vorsprung bei { $outlaw }: Das ganze Kopfgeld ist dein, { $dollars }.
   *[other] { $lead } Punkte Vorsprung bei { $outlaw }: Das ganze Kopfgeld ist dein, { $dollars }.
}
reason-break-claim = { $who } bekommt { $outlaw } nicht mehr allein: nach jetzigem Stand { $dollars } für dich.
reason-take-lead = { $points ->
    [one] Du führst bei { $outlaw } mit { $points } Punkt: nach jetzigem Stand { $dollars } für dich.
   *[other] Du führst bei { $outlaw } mit { $points } Punkten: nach jetzigem Stand { $dollars } für dich.
}
reason-share = Bringt dir einen Anteil am Kopfgeld von { $outlaw }: nach jetzigem Stand { $dollars }.
reason-raise-pot = Das Kopfgeld von { $outlaw } steigt auf { $most }: nach jetzigem Stand { $dollars } für dich.
reason-points = { $missing ->
    [0] { $points ->
        [one] Dein Set { $outlaw } zählt dann { $points } Punkt.
       *[other] Dein Set { $outlaw } zählt dann { $points } Punkte.
    }
   *[other] { $points ->
        [one] Dein Set { $outlaw } zählt dann { $points } Punkt; noch { $missing } auf dem Tisch, und der Outlaw ist gefasst.
       *[other] Dein Set { $outlaw } zählt dann { $points } Punkte; noch { $missing } auf dem Tisch, und der Outlaw ist gefasst.
    }
}
reason-under-hideout = { $outlaw } liegt bei dir unter einem { we-card-hideout }: Die Punkte warten, bis er fort ist.
reason-shot = { $points ->
    [one] Ein Treffer (etwa { $odds }) bringt dein Set { $outlaw } auf { $points } Punkt.
   *[other] Ein Treffer (etwa { $odds }) bringt dein Set { $outlaw } auf { $points } Punkte.
}
reason-steal = { $odds ->
    [none] { $who } verliert eine Karte { $outlaw }, und du kannst sie auslegen.
   *[other] Ein Treffer (etwa { $odds }) kostet { $who } eine Karte { $outlaw }, die du auslegen kannst.
}
reason-hide = { $odds ->
    [none] { $points ->
        [one] { $outlaw } zählt bei { $who } nicht mehr: { $points } Punkt weniger.
       *[other] { $outlaw } zählt bei { $who } nicht mehr: { $points } Punkte weniger.
    }
   *[other] { $points ->
        [one] Ein Treffer (etwa { $odds }), und { $outlaw } zählt bei { $who } nicht mehr: { $points } Punkt weniger.
       *[other] Ein Treffer (etwa { $odds }), und { $outlaw } zählt bei { $who } nicht mehr: { $points } Punkte weniger.
    }
}
reason-free = { $odds ->
    [none] { $points ->
        [one] { $outlaw } zählt bei { $who } wieder: { $points } Punkt.
       *[other] { $outlaw } zählt bei { $who } wieder: { $points } Punkte.
    }
   *[other] { $points ->
        [one] Ein Treffer (etwa { $odds }), und { $outlaw } zählt bei { $who } wieder: { $points } Punkt.
       *[other] Ein Treffer (etwa { $odds }), und { $outlaw } zählt bei { $who } wieder: { $points } Punkte.
    }
}
reason-ask = Zu etwa { $odds } muss dir jemand eine Karte { $outlaw } geben.
reason-earp-draw = Zwei Karten mehr, und dein Zug geht weiter.
reason-earp-pick = { $card } müsste dort liegen: für dich die beste von allen.
reason-keep = { $card } kann später mehr wert sein.
reason-goes-with = { $ready ->
    [yes] { $n ->
        [one] Damit hast du eine Karte { $outlaw } auf der Hand und kannst sie gleich auslegen.
       *[other] Damit hast du { $n } Karten { $outlaw } auf der Hand und kannst gleich auslegen.
    }
   *[no] { $n ->
        [one] Damit hast du eine Karte { $outlaw } auf der Hand; mit dreien wird eröffnet.
       *[other] Damit hast du { $n } Karten { $outlaw } auf der Hand; mit dreien wird eröffnet.
    }
}
reason-sheriff-card = { $card } kannst du gut gebrauchen.
reason-two-cards = Zwei unbekannte Karten können dir mehr bringen als diese: { $card }.
reason-safe = { $who } kommt als Nächstes und kann mit { $card } wenig anfangen.
reason-gift = { $who } ist als Nächstes dran und könnte { $card } gebrauchen, aber deine anderen Karten sind dir mehr wert.
reason-hold-back = { $n ->
    [one] Behält eine Karte { $outlaw } auf der Hand: Liegt das Set einmal aus, können alle anlegen.
   *[other] Behält { $n } Karten { $outlaw } auf der Hand: Liegt das Set einmal aus, können alle anlegen.
}

## Revolver

reason-attack-wins = Gewinnt den Angriff in diesem Zug: { $law } gegen { $gang }.
reason-holds = Soweit man sieht, hält die Bande stand: { $law } gegen { $gang }.
reason-concede = { $n ->
    [0] Gibt diesen Angriff verloren, { $law } gegen { $gang }.
    [one] Gibt diesen Angriff verloren, { $law } gegen { $gang }, und behält die Karte für einen besseren.
   *[other] Gibt diesen Angriff verloren, { $law } gegen { $gang }, und behält { $n } Karten für einen besseren.
}
reason-with-others = Mit anderen Karten deiner Hand entscheidet sie den Angriff; allein macht sie { $law } gegen { $gang }.
reason-law = Die Feuerkraft des Gesetzes geht hier von { $before } auf { $after }, gegen { $gang }.
reason-gang = Die Feuerkraft der Bande geht hier von { $before } auf { $after }, gegen { $law }.
reason-kill-lawman = Weniger Gesetzeshüter: Ihre Feuerkraft sinkt hier von { $before } auf { $after }, gegen { $gang }.
reason-destroy-gun = Weniger Waffen: Die Feuerkraft der Bande sinkt hier von { $before } auf { $after }, gegen { $law }.
reason-takes-grit = Kostet einen Gesetzeshüter True Grit: Der nächste Treffer tötet ihn.
reason-kill-bandit = { $n ->
    [0] { $cube ->
        [yes] Tötet einen Banditen ohne Angriff, und kein Grenzstein verlässt die Grenze.
       *[no] Tötet einen Banditen ohne Angriff.
    }
    [one] { $cube ->
        [yes] Kostet die Bande eine Karte oder einen Banditen; stirbt er, verlässt kein Grenzstein die Grenze.
       *[no] Kostet die Bande eine Karte oder einen Banditen.
    }
   *[other] { $cube ->
        [yes] Kostet die Bande { $n } Karten oder einen Banditen; stirbt er, verlässt kein Grenzstein die Grenze.
       *[no] Kostet die Bande { $n } Karten oder einen Banditen.
    }
}
reason-marker = { $by ->
    [on] Ein Angriff weniger an diesem Schauplatz.
   *[back] Ein Angriff mehr an diesem Schauplatz.
}
reason-comes-here = { $card } bringt { $n } Feuerkraft an diesen Schauplatz.
reason-to-hand = { $card } kommt zurück auf deine Hand.
reason-draw = { $n ->
    [0] Du ziehst nichts: Es sind keine Karten mehr da.
    [one] Du ziehst eine Karte.
   *[other] Du ziehst { $n } Karten.
}
reason-effect = Hier zählt, was { $card } bewirkt, nicht die Feuerkraft.
reason-limit = { $n ->
    [0] Von nun an darf die andere Seite hier keine Karten haben.
    [one] Von nun an darf die andere Seite hier nur eine Karte haben.
   *[other] Von nun an darf die andere Seite hier nur { $n } Karten haben.
}
reason-row = { $turns ->
    [one] Nimmt der Bande einen Platz, für einen Angriff: { $battlefield }.
   *[other] Nimmt der Bande einen Platz, für { $turns } Angriffe: { $battlefield }.
}
reason-ahead = { $turns ->
    [0] Dort würde sie nicht mehr zählen: { $battlefield } ist schon vorbei.
    [one] Sie wird in einem Angriff zählen: { $battlefield }.
   *[other] Sie wird in { $turns } Angriffen zählen: { $battlefield }.
}
reason-make-room = { $card } geht, und es ist Platz für Besseres.
reason-derail = { $n ->
    [0] Zertrümmert alles dort; du hast keine Karten, um Banditen zu retten.
    [one] Zertrümmert alles dort; deine Karten retten einen Banditen.
   *[other] Zertrümmert alles dort; deine Karten retten { $n } Banditen.
}
reason-lose = { $effect ->
    [grit] { $bandit } verliert nur True Grit und lebt.
    [good] Der Tod von { $bandit } hat für die Bande sein Gutes.
    [bad] Der Tod von { $bandit } kostet die Bande noch etwas, aber stärkere Banditen leben weiter.
    [game] Stirbt { $bandit }, ist das Spiel verloren.
   *[none] Der Tod von { $bandit } hat keine weiteren Folgen.
}
reason-reflexes = { $cube ->
    [yes] Niemand stirbt; und ohne Toten in diesem Zug verlässt ein Grenzstein die Grenze.
   *[no] Niemand stirbt.
}
reason-save = { $leader ->
    [yes] Ohne { $bandit } ist das Spiel verloren.
   *[no] { $bandit } ist ein Leben mehr für die Angriffe, die noch kommen.
}
reason-enough = Mehr würde mehr kosten, als es bringt.
reason-cancel = { $card } bleibt dann ohne Wirkung.
reason-pay = { $why ->
    [spare] { $n ->
        [one] Eine Karte ist billiger als das, was droht.
       *[other] { $n } Karten sind billiger als das, was droht.
    }
   *[more] { $n ->
        [one] Die Wirkung ist eine weitere Karte wert.
       *[other] Die Wirkung ist { $n } weitere Karten wert.
    }
}
reason-keep-cards = { $n ->
    [one] Behält deine letzte Karte für später.
   *[other] Behält deine { $n } Karten für später.
}
reason-dear = { $card } könnte noch nützen, aber die Karten, die du behältst, sind mehr wert.

## Hints by the net

reason-net-posters = Am meisten zählt, was es dir bei den Steckbriefen bringt.
reason-net-money = Am meisten zählt das Geld, das du von dieser Runde erwarten kannst.
reason-net-hand = Am meisten zählen die Karten, die du behältst.
reason-net-rivals = Am meisten zählt, dass die anderen damit wenig anfangen können.
reason-net-end = Am meisten zählt, wie nah das Ende der Runde ist.
reason-net-firepower = Am meisten zählt, was es der Feuerkraft deiner Seite bringt.
reason-net-gang = Am meisten zählt, was aus den Banditen wird.
reason-net-border = Am meisten zählt die Grenze.
reason-net-chase = Am meisten zählt, wo die Verfolgungsjagd steht.
reason-net-piles = Am meisten zählt, was noch gezogen werden oder zurückkommen kann.
