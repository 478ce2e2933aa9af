# Wyatt Earp: names, questions, choices, what happens, payouts.

## Names

we-title = Wyatt Earp
we-card-belle-starr = Belle Starr
we-card-billy-the-kid = Billy the Kid
we-card-bob-dalton = Bob Dalton
we-card-butch-cassidy = Butch Cassidy
we-card-jesse-james = Jesse James
we-card-sundance-kid = Sundance Kid
we-card-wes-hardin = Wes Hardin
we-card-photo-belle-starr = Foto von { we-card-belle-starr }
we-card-photo-billy-the-kid = Foto von { we-card-billy-the-kid }
we-card-photo-bob-dalton = Foto von { we-card-bob-dalton }
we-card-photo-butch-cassidy = Foto von { we-card-butch-cassidy }
we-card-photo-jesse-james = Foto von { we-card-jesse-james }
we-card-photo-sundance-kid = Foto von { we-card-sundance-kid }
we-card-photo-wes-hardin = Foto von { we-card-wes-hardin }
we-card-wyatt-earp = Wyatt Earp
we-card-bank-robbery = Bank{ "\u00AD" }überfall
we-card-fastest-gun = Schnell­ster Schütze
we-card-most-wanted = Most Wanted
we-card-hideout = Unter{ "\u00AD" }schlupf
we-card-stagecoach-robbery = Post{ "\u00AD" }kutschen{ "\u00AD" }überfall
# One letter for each card that can lie on a pile beside the outlaw cards; `hideout` covers it.
we-mark =
    .photo = F
    .stagecoach = P
    .bank = B
    .gun = S
we-mark-name =
    .photo = Foto
    .stagecoach = Postkutsche
    .bank = Bank
    .gun = Schütze
we-cards = { $n ->
    [0] keine Karten
    [one] { $n } Karte
   *[other] { $n } Karten
}
we-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## The table

we-round = Runde { $round }
we-draw-pile = Nachziehstapel { $n }
we-draw-pile-last = Nachziehstapel { $n } (letzter)
we-discard-pile = Ablage { $n }: { $card }
we-discard-pile-empty = Ablage leer
we-pot = Kopfgeld
we-money = Geld (Ziel { $goal })
we-now = bei sofortigem Ende
we-hidden = verdeckt
we-legend = Karten = Punkte ▸ Lohn bei sofortigem Ende
we-hand = Hand
we-outlaws = Gesetzlose
we-nothing = keine

## Phases: a short name, and the question that the deciding player reads

we-phase-draw = ziehen
we-phase-play = spielen
we-phase-pick = eine Karte aussuchen
we-phase-follow-up = die ausgesuchte Karte spielen
we-phase-aim-pile = einen Stapel wählen
we-phase-aim-steal = die Beute wählen
we-phase-aim-hideout = wählen, was verdeckt wird
we-phase-aim-remove = einen Unterschlupf wählen
we-phase-hideout-answer = auf einen Unterschlupf antworten
we-phase-photo-window = ein Foto außer der Reihe legen
we-phase-earp-window = auf Unterschlüpfe antworten
we-phase-over = zu Ende

we-ask-draw = Du bist dran. Zwei Karten vom Nachziehstapel, oder die oberste der Ablage?
we-ask-play = Lege Gesetzlose aus, spiele höchstens eine Sheriffkarte, dann lege eine ab.
we-ask-play-used = Sheriffkarte gespielt. Lege noch Gesetzlose aus, wenn du magst, dann eine ab.
we-ask-pick = Such dir eine Karte aus dem Stapel aus.
we-ask-follow-up = Du hast { $card } ausgesucht. Jetzt spielen, oder behalten?
we-ask-aim-pile = { $shot ->
    [none] Auf welchen deiner Stapel soll { $card }?
   *[other] Treffer mit { $shot }! Auf welchen deiner Stapel kommt { $card }?
}
we-ask-aim-steal = { $shot ->
    [none] Welche Gesetzlosenkarte willst du nehmen?
   *[other] Treffer mit { $shot }! Welche Gesetzlosenkarte nimmst du?
}
we-ask-aim-hideout = { $shot ->
    [none] Welchen Stapel willst du verdecken?
   *[other] Treffer mit { $shot }! Welchen Stapel verdeckst du?
}
we-ask-aim-remove = { $shot ->
    [none] Welchen Unterschlupf willst du entfernen?
   *[other] Treffer mit { $shot }! Welchen Unterschlupf entfernst du?
}
we-ask-hideout-answer = { $who } verdeckt deinen { $outlaw }. Mit { we-card-wyatt-earp } antworten?
we-ask-photo-window = { $outlaw } ist gerade eröffnet worden. Sein Foto gleich legen, außer der Reihe?
we-ask-earp-window = Mit { we-card-wyatt-earp } auf einen deiner Unterschlüpfe schießen, außer der Reihe?
we-ask-over = Das Spiel ist zu Ende.

## Choices

we-group-draw = Nehmen
we-group-lay = Auslegen
we-group-sheriff = Sheriff
we-group-discard = Ablegen
we-group-pick = Aussuchen
we-group-aim = Stapel
we-group-answer = Antwort
we-group-ask = Fragen nach
we-group-order = Der Reihe nach

we-decision-take-two = zwei Karten vom Nachziehstapel
we-decision-take-two-end = zwei Karten vom aufgebrauchten Nachziehstapel: das beendet die Runde
we-decision-take-discard = { $card } von der Ablage
we-decision-lay = { $cards } { $outlaw } auslegen
    .effect = { $points } Punkte, Kopfgeld { $pot }
we-decision-play-photo = das Foto von { $outlaw } legen
    .effect = 4 Punkte, Kopfgeld +{ $dollars }
we-decision-shoot = mit { $card } schießen
    .effect = +{ $points }, Kopfgeld +{ $dollars }
we-decision-ask = nach { $outlaw } fragen ({ $order })
    .effect = die anderen nach einer Gesetzlosenkarte fragen …
we-decision-steal = mit { we-card-most-wanted } schießen, um zu stehlen
    .effect = eine Gesetzlosenkarte von einem fremden Stapel nehmen
we-decision-hide = mit { we-card-hideout } schießen
    .effect = ein fremder Stapel zählt nicht mehr
we-decision-earp-draw = mit { we-card-wyatt-earp } zwei Karten ziehen
    .effect = noch zwei Karten ziehen
    .end = zwei Karten ziehen: der Stapel ist aufgebraucht, das beendet die Runde
we-decision-earp-pick = mit { we-card-wyatt-earp } den Stapel durchsehen
    .effect = { $pile ->
        [draw] den Nachziehstapel durchsehen und eine Karte aussuchen
       *[discard] den Ablagestapel durchsehen und eine Karte aussuchen
    }
we-decision-earp-remove = mit { we-card-wyatt-earp } auf einen Unterschlupf schießen
    .effect = einen deiner Stapel vom Unterschlupf befreien
we-decision-attach = auf { $outlaw }
    .effect = { $before } → { $after } Punkte, Kopfgeld { $pot }
we-decision-rob = { $outlaw } bei { $who }
    .effect = { $cards } dort
we-decision-spare = doch keine Karte nehmen
we-decision-cover = { $outlaw } bei { $who }
    .effect = { $points }
we-decision-answer = { $yes ->
    [yes] ja, mit { we-card-wyatt-earp } schießen (Treffer: { $odds })
   *[no] nein, so lassen
}
we-decision-pick = { $card }
we-decision-keep = behalten
we-decision-uncover = { $outlaw } bei { $who }
we-decision-discard = { $card } ablegen
we-decision-photo-now = { $yes ->
    [yes] ja, das Foto legen: 4 Punkte, Kopfgeld +{ $dollars }
   *[no] nein, zurückhalten
}
we-decision-earp-now = { $yes ->
    [yes] auf den Unterschlupf über { $outlaw } schießen (Treffer: { $odds })
   *[no] nein, so lassen
}
we-odds = Treffer { $odds }
we-hold = du hast { $n }

## What happened. A fact with a subject is written without it: the reader sees the name first.

we-fact-round-began = Runde { $round }: { $dealer } gibt, jeder Steckbrief +{ $dollars }
we-fact-dealt = bekommt { $cards }
we-fact-turned-up = erste Karte der Ablage { $card }
we-fact-turn-began = ist dran
we-fact-drew = zieht { $cards }
we-fact-took = nimmt { $card } von der Ablage
we-fact-laid = legt { $cards } { $outlaw } aus
we-fact-pot-grew = { $outlaw }: Kopfgeld +{ $dollars }
    .short = (Kopfgeld +{ $dollars })
we-fact-played = { $use ->
    [photo] spielt das { $card }
    [steal] spielt { $card }, um zu stehlen
    [remove] spielt { $card } gegen einen Unterschlupf
   *[other] spielt { $card }
}
we-fact-turned = { $hit ->
    [yes] deckt { $card } auf: Treffer
    [no] deckt { $card } auf: daneben
   *[none] hat keine Karte zum Schießen: daneben
}
we-fact-spent = { $card } kommt auf die Ablage
we-fact-attached = legt die Karte auf { $outlaw }
we-fact-gun-left = verliert den Schnellsten Schützen auf { $outlaw }
we-fact-asked = fragt { $order ->
    [left] nach links
    [right] nach rechts
   *[other] reihum
} nach { $outlaw }
we-fact-denied = hat keinen { $outlaw }
we-fact-gave = gibt { $to } einen { $outlaw }
we-fact-stole = stiehlt einen { $outlaw } bei { $owner }
we-fact-orphaned = verliert { $card }, ohne Stapel geblieben
we-fact-covered = verdeckt { $outlaw } bei { $owner }
we-fact-uncovered = befreit { $outlaw } bei { $owner }
we-fact-looked = { $pile ->
    [draw] sieht den Nachziehstapel durch
   *[discard] sieht den Ablagestapel durch
}
we-fact-picked = { $known ->
    [yes] sucht sich { $card } aus
   *[no] sucht sich eine Karte aus
}
we-fact-kept = behält die Karte
we-fact-declined = lässt es gut sein
we-fact-reshuffled = die Ablage wird gemischt: { $cards } im neuen Nachziehstapel
we-fact-discarded = legt { $card } ab
we-fact-no-discard = hat keine Karte mehr zum Ablegen
we-fact-round-ended = { $reason ->
    [went-out] Runde zu Ende: { $who } hat die letzte Karte abgelegt
    [empty-hand] Runde zu Ende: jemand hat keine Karten mehr
    [exhausted] Runde zu Ende: der Nachziehstapel ist aufgebraucht
    [out-of-turns] Runde und Spiel zu Ende: der letzte Zug ist gespielt
   *[stalled] Runde zu Ende: es geschieht nichts mehr
}
we-fact-put-away = legt { $cards } weg
we-fact-captured = { $outlaw } ist gefangen ({ $points })
we-fact-escaped = { $outlaw } entkommt ({ $points })
we-fact-paid = nimmt { $dollars } für { $outlaw }
    .short = { $who } { $dollars }
we-fact-stayed = { $dollars } bleiben auf dem Steckbrief von { $outlaw }
    .short = { $dollars } bleiben
we-fact-exchanged = tauscht kleine Marken gegen { $tokens } zu { $dollars }
we-fact-duel-began = duelliert sich um den Sieg
we-fact-duelled = { $hit ->
    [yes] deckt { $card } auf: Treffer
   *[no] deckt { $card } auf: daneben
}
we-fact-won = gewinnt das Spiel
we-log-escaped = Nicht gefangen: { $outlaws }

## Payouts, step by step

we-score-not-captured = Zusammen { $total }. Das reicht nicht zum Fangen: { $needed } sind nötig. Niemand wird bezahlt.
we-score-captured = Zusammen { $total }: gefangen.
we-score-sole = { $who } hat { $gap } Vorsprung, mindestens { $needed }, und nimmt das ganze Kopfgeld allein.
we-score-shared = Der Vorsprung ist nur { $gap }, weniger als { $needed }: { $who } teilen sich das Kopfgeld, die meisten Punkte zuerst.
we-score-take = { $n ->
    [one] { $who } nimmt { $dollars }; es bleiben { $left }.
   *[other] { $who } nehmen je { $dollars }; es bleiben { $left }.
}
we-score-tie-unpaid = { $who } haben gleich viel und bräuchten zusammen { $needed }; die restlichen { $pot } reichen nicht, das Teilen endet.
we-score-tie-partly = { $who } haben gleich viel, und die restlichen { $pot } reichen nicht: { $each } für jeden, und das Teilen endet.
we-score-stays = { $dollars } bleiben für die nächste Runde auf dem Steckbrief.
we-pay-sole = { $gap } Vorsprung: { $who } nimmt alles, { $dollars }.
we-pay-shared = { $n ->
    [0] Gleichstand an der Spitze: geteilt, die meisten Punkte zuerst. { $sums }.
   *[other] Nur { $gap } Vorsprung: geteilt, die meisten Punkte zuerst. { $sums }.
}
we-pay-none = niemand bekommt etwas
we-pay-escaped = Nicht gefangen

## A first look

we-intro =
    Lege Karten der sieben Gesetzlosen vor dir aus: jede zählt 2 Punkte und lässt das Kopfgeld auf dem Steckbrief
    wachsen. Am Ende der Runde ist gefangen, wer mit 8 Punkten oder mehr auf dem Tisch liegt; wer die meisten Punkte
    hat, nimmt das Kopfgeld oder teilt es mit denen, die dicht dahinter liegen. Sheriffkarten helfen nach; viele
    brauchen einen Schuss, eine aufgedeckte Karte vom Nachziehstapel: ein Gesetzloser ist ein Treffer. Mit { $goal }
    endet das Spiel, und der Reichste gewinnt.
we-help-turn =
    Ein Zug: ziehen, spielen, ablegen. Die ersten Karten eines Gesetzlosen sind mindestens drei; danach genügt eine, für
    alle. n zugleich ausgelegte Karten erhöhen das Kopfgeld um n − 1 Tausend. Nur eine Sheriffkarte im Zug. Die letzte
    Karte wird nicht gespielt, sondern abgelegt: das beendet die Runde.
we-example = hideout
we-about-rules = die Regeln zu einem Wort (englisch), oder eine einzelne: ? WE-4.6
we-about-notation = Züge lassen sich auch schreiben: lay jesse-james 3, take two, discard bank-robbery.
we-result = { $rounds ->
    [one] { $who } gewinnt, nach einer Runde.
   *[other] { $who } gewinnt, nach { $rounds } Runden.
}
