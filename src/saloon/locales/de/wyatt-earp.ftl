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
we-card-fastest-gun = Schnells­ter Schütze
we-card-most-wanted = Most Wanted
we-card-hideout = Unter{ "\u00AD" }schlupf
we-card-stagecoach-robbery = Post{ "\u00AD" }kutschen{ "\u00AD" }überfall
# A sheriff card in a sentence; its name has no cases.
we-said = „{ $card }“
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
we-hidden = versteckt
we-legend = Karten = Punkte ▸ Lohn bei sofortigem Ende
we-hand = Hand
we-outlaws = Outlaws
we-nothing = keine

## Phases: a short name, and the question that the deciding player reads

we-phase-draw = ziehen
we-phase-play = spielen
we-phase-pick = eine Karte aussuchen
we-phase-follow-up = die ausgesuchte Karte spielen
we-phase-aim-pile = ein Set wählen
we-phase-aim-steal = die Beute wählen
we-phase-aim-hideout = wählen, was versteckt wird
we-phase-aim-remove = einen Unterschlupf wählen
we-phase-hideout-answer = auf einen Unterschlupf antworten
we-phase-photo-window = ein Foto außer der Reihe legen
we-phase-earp-window = auf Unterschlüpfe antworten
we-phase-over = zu Ende

we-ask-draw = Du bist dran. Zwei Karten vom Nachziehstapel, oder die oberste Karte des Ablagestapels?
we-ask-play = Leg Outlaws aus, spiel höchstens eine Sheriffkarte, dann wirf eine Karte ab.
we-ask-play-used = Sheriffkarte gespielt. Leg noch Outlaws aus, wenn du magst, dann wirf eine Karte ab.
we-ask-pick = Such dir eine Karte aus.
we-ask-follow-up = Du hast { $card } ausgesucht. Jetzt spielen, oder behalten?
we-ask-aim-pile = { $shot ->
    [none] Zu welchem deiner Sets soll { $card } kommen?
   *[other] { $shot }: Treffer! Zu welchem deiner Sets kommt { $card }?
}
we-ask-aim-steal = { $shot ->
    [none] Welche Outlawkarte willst du nehmen?
   *[other] { $shot }: Treffer! Welche Outlawkarte nimmst du?
}
we-ask-aim-hideout = { $shot ->
    [none] Welches Set willst du verstecken?
   *[other] { $shot }: Treffer! Welches Set versteckst du?
}
we-ask-aim-remove = { $shot ->
    [none] Welchen Unterschlupf willst du entfernen?
   *[other] { $shot }: Treffer! Welchen Unterschlupf entfernst du?
}
we-ask-hideout-answer = { $who } spielt einen Unterschlupf auf dein Set { $outlaw }. Mit { we-card-wyatt-earp } wegschießen?
we-ask-photo-window = { $outlaw } ist gerade eröffnet worden. Das Foto gleich auslegen, außer der Reihe?
we-ask-earp-window = Mit { we-card-wyatt-earp } auf einen deiner Unterschlüpfe schießen, außer der Reihe?
we-ask-over = Das Spiel ist zu Ende.

## Choices

we-group-draw = Nehmen
we-group-lay = Auslegen
we-group-sheriff = Sheriff
we-group-discard = Abwerfen
we-group-pick = Aussuchen
we-group-aim = Set
we-group-answer = Antwort
we-group-ask = Fragen nach
we-group-order = Der Reihe nach

we-decision-take-two = zwei Karten vom Nachziehstapel
we-decision-take-two-end = zwei Karten vom aufgebrauchten Nachziehstapel: Das beendet die Runde
we-decision-take-discard = { $card } vom Ablagestapel
we-decision-lay = { $cards } { $outlaw } auslegen
    .effect = { $points ->
        [one] { $points } Punkt, Kopfgeld { $pot }
       *[other] { $points } Punkte, Kopfgeld { $pot }
    }
we-decision-play-photo = das Foto von { $outlaw } legen
    .effect = 4 Punkte, Kopfgeld +{ $dollars }
we-decision-shoot = mit „{ $card }“ schießen
    .effect = +{ $points }, Kopfgeld +{ $dollars }
we-decision-ask = nach { $outlaw } fragen ({ $order })
    .effect = die anderen nach einer Outlawkarte fragen …
we-decision-steal = mit { we-card-most-wanted } schießen, um zu stehlen
    .effect = eine Outlawkarte aus einem fremden Set nehmen
we-decision-hide = mit { we-card-hideout } schießen
    .effect = ein fremdes Set zählt nicht mehr
we-decision-earp-draw = mit { we-card-wyatt-earp } zwei Karten ziehen
    .effect = noch zwei Karten ziehen
    .end = zwei Karten ziehen: Der Nachziehstapel ist aufgebraucht, das beendet die Runde
we-decision-earp-pick = mit { we-card-wyatt-earp } eine Karte aussuchen
    .effect = { $pile ->
        [draw] den Nachziehstapel durchsehen und eine Karte aussuchen
       *[discard] den Ablagestapel durchsehen und eine Karte aussuchen
    }
we-decision-earp-remove = mit { we-card-wyatt-earp } auf einen Unterschlupf schießen
    .effect = eines deiner Sets vom Unterschlupf befreien
we-decision-attach = auf { $outlaw }
    .effect = { $before } → { $after ->
        [one] { $after } Punkt
       *[other] { $after } Punkte
    }, Kopfgeld { $pot }
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
we-decision-discard = { $card } abwerfen
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
we-fact-turned-up = der Ablagestapel beginnt mit { $card }
we-fact-turn-began = ist dran
we-fact-drew = zieht { $cards }
we-fact-took = nimmt { $card } vom Ablagestapel
we-fact-laid = legt { $cards } { $outlaw } aus
we-fact-pot-grew = { $outlaw }: Kopfgeld +{ $dollars }
    .short = (Kopfgeld +{ $dollars })
# Fine with articles: the card is always a Photo there.
we-fact-played = { $use ->
    [photo] spielt das { $card }
    [attach] schießt mit { $card }
    [ask] spielt { $card }, um die anderen zu fragen
    [steal] schießt mit { $card }, um eine Karte zu stehlen
    [hide] schießt mit { $card }, um ein Set zu verstecken
    [draw] spielt { $card }, um zwei Karten zu ziehen
    [pick] spielt { $card }, um sich eine Karte auszusuchen
    [remove] schießt mit { $card } auf einen Unterschlupf
   *[other] spielt { $card }
}
we-fact-turned = { $hit ->
    [yes] deckt { $card } auf: Treffer
    [no] deckt { $card } auf: daneben
   *[none] hat keine Karte zum Schießen: daneben
}
we-fact-spent = { $card } kommt auf den Ablagestapel
we-fact-attached = legt { $card } zum Set { $outlaw }
we-fact-gun-left = verliert „Schnellster Schütze“ beim Set { $outlaw }
we-fact-asked = { $order ->
    [left] fragt reihum nach { $outlaw }, links beginnend
    [right] fragt reihum nach { $outlaw }, rechts beginnend
   *[other] fragt reihum nach { $outlaw }
}
we-fact-denied = hat keine Karte { $outlaw }
we-fact-gave = gibt { $to } eine Karte { $outlaw }
we-fact-stole = stiehlt { $owner } eine Karte { $outlaw }
we-fact-orphaned = verliert { $card }: keine Karte mehr darunter
we-fact-covered = versteckt das Set { $outlaw } bei { $owner }
we-fact-uncovered = { $outlaw } zählt bei { $owner } wieder
we-fact-looked = { $pile ->
    [draw] sieht den Nachziehstapel durch
   *[discard] sieht den Ablagestapel durch
}
we-fact-picked = { $known ->
    [yes] sucht sich { $card } aus
   *[no] sucht sich eine Karte aus
}
we-fact-kept = behält die Karte
we-fact-declined = reagiert nicht
we-fact-reshuffled = der Ablagestapel wird gemischt: { $cards } im neuen Nachziehstapel
we-fact-discarded = wirft { $card } ab
we-fact-no-discard = hat keine Karte mehr zum Abwerfen
we-fact-round-ended = { $reason ->
    [went-out] Runde zu Ende: { $who } hat die letzte Karte abgeworfen
    [empty-hand] Runde zu Ende: Jemand hat keine Karten mehr
    [exhausted] Runde zu Ende: Der Nachziehstapel ist aufgebraucht
    [out-of-turns] Runde und Spiel zu Ende: Der letzte Zug ist gespielt
   *[stalled] Runde zu Ende: zu viele Züge ohne Aktion
}
we-fact-put-away = legt { $cards } weg
we-fact-captured = { $outlaw } ist gefasst ({ $points })
we-fact-escaped = { $outlaw } entkommt ({ $points })
we-fact-paid = nimmt { $dollars } für { $outlaw }
    .short = { $who } { $dollars }
we-fact-stayed = { $dollars } bleiben auf dem Steckbrief von { $outlaw }
    .short = { $dollars } bleiben
we-fact-exchanged = tauscht kleine Geldscheine gegen { $tokens } zu { $dollars }
we-fact-duel-began = duelliert sich um den Sieg
we-fact-duelled = { $hit ->
    [yes] deckt { $card } auf: Treffer
   *[no] deckt { $card } auf: daneben
}
we-fact-won = gewinnt das Spiel
we-log-escaped = Entkommen: { $outlaws }

## Payouts, step by step

we-score-not-captured = Zusammen { $total }. Das reicht nicht für die Ergreifung: { $needed } sind nötig. Niemand wird bezahlt.
we-score-captured = Zusammen { $total }: gefasst.
we-score-sole = { $who } hat { $gap } Vorsprung, mindestens { $needed }, und nimmt das ganze Kopfgeld allein.
we-score-shared = Der Vorsprung beträgt nur { $gap }, weniger als { $needed }: { $who } teilen sich das Kopfgeld, die meisten Punkte zuerst.
we-score-take = { $n ->
    [one] { $who } nimmt { $dollars }; es bleiben { $left }.
   *[other] { $who } nehmen je { $dollars }; es bleiben { $left }.
}
we-score-tie-unpaid = { $who } haben gleich viel und bräuchten zusammen { $needed }; es bleiben { $pot }, das reicht nicht: Das Teilen endet.
we-score-tie-partly = { $who } haben gleich viel, und es bleiben { $pot }, das reicht nicht: { $each } für jeden, und das Teilen endet.
we-score-stays = { $dollars } bleiben für die nächste Runde auf dem Steckbrief.
we-pay-sole = { $gap } Vorsprung: { $who } nimmt alles, { $dollars }.
we-pay-shared = { $n ->
    [0] Gleichstand an der Spitze: geteilt, die meisten Punkte zuerst. { $sums }.
   *[other] Nur { $gap } Vorsprung: geteilt, die meisten Punkte zuerst. { $sums }.
}
we-pay-none = niemand bekommt etwas
we-pay-escaped = Entkommen

## A first look

we-intro =
    Leg Outlawkarten vor dir aus: Jede zählt 2 Punkte, und mehrere auf einmal erhöhen das Kopfgeld auf dem Steckbrief.
    Am Ende der Runde ist ein Outlaw gefasst, wenn 8 Punkte oder mehr von ihm auf dem Tisch liegen; wer die meisten hat,
    nimmt das Kopfgeld oder teilt es mit denen, die dicht dahinter liegen. Sheriffkarten helfen nach. Viele brauchen einen
    Schuss: Die oberste Karte des Nachziehstapels wird aufgedeckt, und ein Outlaw ist ein Treffer. Hat jemand { $goal },
    endet das Spiel, und der Reichste gewinnt.
we-help-turn =
    Ein Zug: ziehen, spielen, abwerfen. Beim ersten Mal braucht ein Outlaw mindestens drei Karten; danach genügt eine,
    für alle. n zugleich ausgelegte Karten erhöhen das Kopfgeld um (n − 1) × 1.000 $. Nur eine Sheriffkarte pro Zug. Die
    letzte Karte wird nicht gespielt, sondern abgeworfen: Das beendet die Runde.
we-example = unterschlupf
we-about-rules = die Regeln zu einem Wort, oder eine einzelne: ? WE-4.6
we-about-notation = Du kannst auch Befehle eintippen: lay jesse-james 3, take two, discard bank-robbery.
we-result = { $rounds ->
    [one] { $who } gewinnt, nach einer Runde.
   *[other] { $who } gewinnt, nach { $rounds } Runden.
}

# What puzzles are about

we-theme-go-out = Wann die Runde beenden
we-theme-hideout = Unterschlupf
we-theme-most-wanted = Most Wanted
we-theme-shot = Schießen oder nicht
we-theme-which-poster = Welcher Outlaw
we-theme-how-many = Wie viele Karten
we-theme-hold-back = Behalten oder auslegen
we-theme-draw = Ziehen oder nehmen
we-theme-discard = Was abwerfen
we-theme-wyatt-earp = Wyatt Earp
we-theme-photo = Fotos
we-theme-turn = Der ganze Zug
we-figure-shots = Treffer bei Schüssen
we-figure-shots-note = Deine Treffer neben der Zahl, die zu erwarten war, nach dem, was du vor jedem Schuss wissen konntest. Ein Schuss, der laut Regel danebengeht, zählt nicht.
we-figure-money = Geld pro Runde
we-figure-money-note = Was dir Kopfgelder eingebracht haben, über alle Runden.
we-figure-posters-won = Steckbriefe allein gewonnen
we-figure-posters-won-note = Kopfgelder, die nur du bekommen hast, pro Spiel.
we-figure-posters-shared = Steckbriefe geteilt
we-figure-posters-shared-note = Kopfgelder, die mehrere bekommen haben, du auch, pro Spiel.
