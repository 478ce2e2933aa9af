# Wyatt Earp, told to somebody who sits there: `you` did it (the word for “you” stands before it), or it was done to you.

we-you-round-began = Runde { $round }: Du gibst, jeder Steckbrief +{ $dollars }
we-you-drew = ziehst { $cards }
we-you-took = nimmst { $card } vom Ablagestapel
we-you-laid = legst { $cards } { $outlaw } aus
# Fine with articles: the card is always a Photo there.
we-you-played = { $use ->
    [photo] spielst das { $card }
    [attach] schießt mit { $card }
    [ask] spielst { $card }, um die anderen zu fragen
    [steal] schießt mit { $card }, um eine Karte zu stehlen
    [hide] schießt mit { $card }, um ein Set zu verstecken
    [draw] spielst { $card }, um zwei Karten zu ziehen
    [pick] spielst { $card }, um dir eine Karte auszusuchen
    [remove] schießt mit { $card } auf einen Unterschlupf
   *[other] spielst { $card }
}
we-you-turned = { $hit ->
    [yes] deckst { $card } auf: Treffer
    [no] deckst { $card } auf: daneben
   *[none] hast keine Karte zum Schießen: daneben
}
we-you-attached = legst { $card } zum Set { $outlaw }
we-you-gun-left = verlierst „Schnellster Schütze“ beim Set { $outlaw }
we-you-asked = { $order ->
    [left] fragst reihum nach { $outlaw }, links beginnend
    [right] fragst reihum nach { $outlaw }, rechts beginnend
   *[other] fragst reihum nach { $outlaw }
}
we-you-stole = stiehlst { $owner } eine Karte { $outlaw }
we-you-orphaned = verlierst { $card }: keine Karte mehr darunter
we-you-covered = versteckst das Set { $outlaw } bei { $owner }
we-you-looked = { $pile ->
    [draw] siehst den Nachziehstapel durch
   *[discard] siehst den Ablagestapel durch
}
we-you-picked = { $known ->
    [yes] suchst dir { $card } aus
   *[no] suchst dir eine Karte aus
}
we-you-kept = behältst die Karte
we-you-declined = reagierst nicht
we-you-discarded = wirfst { $card } ab
we-you-no-discard = hast keine Karte mehr zum Abwerfen
we-you-round-ended = { $reason ->
    [went-out] Runde zu Ende: Du hast die letzte Karte abgeworfen
    [empty-hand] Runde zu Ende: Jemand hat keine Karten mehr
    [exhausted] Runde zu Ende: Der Nachziehstapel ist aufgebraucht
    [out-of-turns] Runde und Spiel zu Ende: Der letzte Zug ist gespielt
   *[stalled] Runde zu Ende: zu viele Züge ohne Aktion
}
we-you-paid = nimmst { $dollars } für { $outlaw }
we-you-duel-began = duellierst dich um den Sieg
we-you-duelled = { $hit ->
    [yes] deckst { $card } auf: Treffer
   *[no] deckst { $card } auf: daneben
}
we-you-won = gewinnst das Spiel
we-at-you-stole = stiehlt dir eine Karte { $outlaw }
we-at-you-covered = versteckt dein Set { $outlaw }
we-at-you-uncovered = dein Set { $outlaw } zählt wieder
# How those answer who are asked for an outlaw.
we-answer-denied = { $you ->
    [yes] du hast keine Karte davon
   *[no] { $who } hat keine
}
we-answer-gave = { $you ->
    [yes] du gibst eine Karte her
   *[no] { $who } gibt eine Karte her
}

# Reward day: the end of a round, poster by poster.
we-day = Zahltag
we-day-captured = { $n ->
    [0] Niemand wurde gefasst.
    [one] Ein Outlaw wurde gefasst.
   *[other] { $n } von { $of } Outlaws wurden gefasst.
}
we-captured = Gefasst
we-of-needed = { $n } von { $needed }
we-day-why = { $kind ->
    [none] Keine Punkte auf dem Tisch
    [large] { $n } von { $needed } Punkten: Niemand bekommt etwas
    [sole] 5 oder mehr Punkte voraus: { $you ->
        [yes] Du nimmst alles
       *[no] { $who } nimmt alles
    }
    [all] Alle mit Punkten teilen
    [tied] Gleichstand an der Spitze: gleiche Teile
    [unpaid] Gleichstand, und zu wenig für alle
   *[shared] Höchstens 4 hinter der Spitze: geteilt
}
we-day-hidden = { $you ->
    [yes] bei dir versteckt: { $n }
   *[no] versteckt: { $n } ({ $who })
}
we-day-stays = { $dollars } bleiben
we-day-race = Rennen um { $goal }
we-day-left = { $dollars } bleiben für die nächste Runde auf den Steckbriefen.
we-day-next = Nächste Runde
we-day-result = Wer gewinnt?

# What is worth remembering of a game.
we-high-pot = Höchstes Kopfgeld
we-high-pot-text = { $dollars } für { $outlaw }: { $who }
we-high-shot = Bester Schuss
we-high-shot-text = { $who }: { $card } auf { $outlaw }, { $dollars } wert
we-high-turn-text = Runde { $round }: { $dollars } für { $outlaw }, { $you ->
    [yes] und du führst bis zum Ende
   *[no] und { $who } führt bis zum Ende
}

# What is picked up, as a question; a poster in full.
we-headline-lay = { $cards } × { $outlaw } auslegen?
we-button-lay = { $cards } auslegen
we-headline-play = { $card } spielen?
we-headline-discard = { $card } abwerfen?
we-points-of = Sheriffpunkte: { $n } von { $needed }
