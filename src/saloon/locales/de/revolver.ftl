# Revolver: names, questions, choices, what happens, the deck. Names of cards, bandits and places come from the deck.

## Names

rv-title = Revolver
rv-side-colty = die Colty-Bande
rv-side-mcready = Colonel McReady
# A bot that plays a side: a name that needs no article, as the cards use it.
rv-name-colty = Colty
rv-name-mcready = McReady
# The two columns of a battlefield: short.
rv-column-colty = Bande
rv-column-mcready = Gesetz
# A name in a sentence that has commas or exclamation marks of its own.
rv-quoted = „{ $name }“
rv-kind-gun = Waffe
rv-kind-lawman = Gesetzeshüter
rv-kind-row = Sperre
rv-kind-standing = Dauerkarte
rv-kind-shot = Einmalkarte
rv-kind-reaction = Reaktion
rv-cards = { $n ->
    [0] keine Karten
    [one] { $n } Karte
   *[other] { $n } Karten
}
rv-cost = { $n ->
    [0] kostenlos
   *[other] kostet { $n }
}
rv-cost-here = hier kostenlos, sonst { $n }
rv-nothing = keine
rv-hand = Hand
rv-hand-rest = Jetzt nicht
rv-hand-of = Hand: { $who }
rv-discards = ablagen
rv-discards-of = Ablage: { $who }

## The table

rv-turn = Zug { $n }
rv-marker = { $place }, { $space }
# Ein Feld der Leiste in einem Satz: seine Nummer, das Strichfeld, oder ein geöffnetes Zusatzfeld.
rv-space = { $kind ->
    [dash] Strichfeld
    [extra] Zusatzfeld { $n }
   *[number] Feld { $n }
}
rv-border = Grenze
rv-holds = Hand { $hand }, Nachziehstapel { $deck }, Ablage { $discards }
rv-defence = Deckung { $n }, Plätze { $used }/{ $most }
rv-ahead = Deckung voraus: { $places }
rv-forecast = { $outcome ->
    [casualty] Greift McReady jetzt an, { $law } gegen { $gang }: ein Verlust für die Bande.
    [spared] Greift McReady jetzt an, { $law } gegen { $gang }: Die Bande hält stand; wegen des Toten in diesem Zug bleibt der Grenzstein.
   *[cube] Greift McReady jetzt an, { $law } gegen { $gang }: Die Bande hält stand, und ein Grenzstein verlässt die Grenze.
}
rv-bandits = Banditen { $n }
rv-special = { $used ->
    [no] { $card }: noch nicht benutzt
   *[yes] { $card }: benutzt
}
rv-box = im Vorrat: True Grit { $grit }, Feuerkraft { $power }
rv-banned = darf nicht mehr gespielt werden: { $cards }
rv-known = { $who } hat sicher auf der Hand: { $cards }
rv-sign =
    .firepower = [n] Feuerkraft
    .grit = True Grit
    .power = Feuerkraftmarker
    .row = Sperre
    .standing = bleibt liegen
    .next = fällt als Nächstes
rv-there = Gesetz { $law }, Bande { $gang }, Plätze { $used }/{ $most }
rv-rating = Überlebenswert { $n }
rv-only-grit = verliert nur True Grit

## Questions: a short name, and the sentence that the deciding player reads

rv-phase-play = Karten spielen
rv-phase-place = einen Schauplatz wählen
rv-phase-pay = Karten abwerfen
rv-phase-window = auf eine Karte reagieren
rv-phase-may-discard = für eine Wirkung abwerfen
rv-phase-unless-discard = abwerfen, um eine Wirkung abzuwenden
rv-phase-casualty = einen Verlust hinnehmen
rv-phase-kill-lawman = einen Gesetzeshüter wählen
rv-phase-blast = Gesetzeshüter wählen
rv-phase-destroy-row = eine Sperre wählen
rv-phase-destroy-gun = eine Waffe wählen
rv-phase-return-gun = eine Waffe zum Zurücknehmen wählen
rv-phase-recover = einen Gesetzeshüter aus dem Ablagestapel wählen
rv-phase-move-lawman = einen Gesetzeshüter zum Versetzen wählen
rv-phase-save = Banditen aus dem Express retten
rv-phase-may-attack = angreifen oder nicht
rv-phase-over = zu Ende

rv-ask-play = { $side ->
    [colty] Du bist dran: Spiel Karten, so viele du magst, dann beende den Zug.
   *[mcready] Du bist dran: Spiel Karten, so viele du magst, dann beende den Zug. Der Angriff folgt.
}
rv-ask-place = Wohin legst du { $card }?
rv-ask-pay = { $why ->
    [for-card] { $card } muss bezahlt werden. Welche Karte wirfst du ab? (Noch { $n })
    [for-use] Das muss bezahlt werden. Welche Karte wirfst du ab? (Noch { $n })
    [to-save] Jeder Gerettete kostet eine Karte. Welche wirfst du ab?
   *[by-order] Du musst abwerfen. Welche Karte? (Noch { $n })
}
rv-ask-window = { $who } spielt { $card }. Mit { $reaction } aufheben?
rv-ask-may-discard = { $n ->
    [one] { $card }: { $text } Eine Karte abwerfen?
   *[other] { $card }: { $text } { $n } Karten abwerfen?
}
rv-ask-unless-discard = { $n ->
    [one] { $who } spielt { $card }. { $text } Eine Karte abwerfen?
   *[other] { $who } spielt { $card }. { $text } { $n } Karten abwerfen?
}
rv-ask-casualty = { $n ->
    [one] Die Bande hat einen Verlust. Wen trifft es?
   *[other] Die Bande hat { $n } Verluste, einen nach dem anderen. Wen trifft es?
}
rv-ask-kill-lawman = { $n ->
    [one] Welchen Gesetzeshüter trifft es?
   *[other] Welchen Gesetzeshüter trifft es? (Noch { $n } Treffer)
}
rv-ask-blast = Welchen Gesetzeshüter trifft die Sprengung? Feuerkraft übrig: { $n }.
rv-ask-destroy-row = Welche Sperre wird geräumt?
rv-ask-destroy-gun = { $n ->
    [one] Welche Waffe wird zerstört?
   *[other] Welche Waffe wird zerstört? (Noch { $n })
}
rv-ask-return-gun = Welche Waffe nimmst du zurück auf die Hand?
rv-ask-recover = { $to ->
    [hand] Welchen Gesetzeshüter nimmst du aus dem Ablagestapel auf die Hand?
   *[here] Welcher Gesetzeshüter kommt aus dem Ablagestapel an diesen Schauplatz?
}
rv-ask-move-lawman = Welcher Gesetzeshüter kommt an diesen Schauplatz?
rv-ask-save = Wen rettest du? Jeder kostet eine Karte; wer nicht gerettet wird, ist verloren.
rv-ask-may-attack = Du würdest den Angriff gewinnen, { $law } gegen { $gang }. Greifst du an?
rv-ask-over = Das Spiel ist zu Ende.

## Choices

rv-group-play = Spielen
rv-group-take-off = Wegnehmen
rv-group-use = Nutzen
rv-group-special = Besonderes
rv-group-end = Ende
rv-group-place = Anlegen
rv-group-discard = Abwerfen
rv-group-react = Reagieren
rv-group-lose = Verlieren
rv-group-save = Retten
rv-group-choose = Wählen
rv-group-answer = Antwort

rv-decision-end-turn = { $side ->
    [colty] den Zug beenden
   *[mcready] den Zug beenden: Angriff mit { $law } gegen { $gang }
}
rv-decision-play = { $mode ->
    [shot] { $card } als Einmalkarte
   *[card] { $card }
}
rv-decision-place = { $when ->
    [here] { $place }: hier
    [ahead] { $place }: kommt noch
   *[past] { $place }: vorbei
}
rv-decision-discard = { $card }
rv-decision-answer = { $phase ->
    [window] { $yes ->
        [yes] ja, aufheben
       *[no] nein, geschehen lassen
    }
    [may-attack] { $yes ->
        [yes] ja, angreifen
       *[no] nein, nicht angreifen
    }
   *[other] { $yes ->
        [yes] ja, abwerfen
       *[no] nein
    }
}
rv-decision-react = { $card }: Niemand stirbt
rv-decision-lose = { $bandit }
rv-decision-save = { $bandit }
rv-decision-done = { $phase ->
    [save] niemanden mehr retten: Der Express entgleist
   *[other] keine weiteren Treffer
}
rv-decision-hit = { $card }
rv-decision-clear = { $card }
rv-decision-destroy = { $card }
rv-decision-take-back = { $card } ({ $place })
rv-decision-recover = { $card }
rv-decision-move = { $card } ({ $place })
rv-decision-use = { $card }: Fähigkeit nutzen ({ $cards } abwerfen)
    .move = { $card } reitet weiter: { $place } ({ $cards } abwerfen)
rv-decision-use-special = { $card }
rv-decision-take-off = { $card }

## What happened. A fact with a subject is written without it: the reader sees the name first.

rv-fact-game-began = Die Bank ist ausgeraubt: Die Jagd beginnt (Deck { $deck })
rv-fact-dealt = bekommt { $cards }
rv-fact-turn-began = ist dran (Zug { $n })
rv-fact-marker-moved = { $by ->
    [card] der Rundenstein wird versetzt: { $place }, { $space }
   *[turn] der Rundenstein rückt vor: { $place }, { $space }
}
rv-fact-field-reached = die Jagd erreicht { $place }
rv-fact-drew = zieht { $cards }
rv-fact-deck-empty = hat keinen Nachziehstapel mehr
rv-fact-reshuffled = mischt den Ablagestapel zu einem neuen Nachziehstapel: { $cards }
rv-fact-put-aside = will { $card } spielen
rv-fact-played = { $mode ->
    [shot] spielt { $card } als Einmalkarte
    [placed] spielt { $card } ({ $place })
   *[card] spielt { $card }
}
rv-fact-paid = bezahlt mit { $cards }
rv-fact-discarded = wirft { $cards } ab
rv-fact-placed = { $card } wird ausgelegt ({ $place })
rv-fact-spent = { $card } kommt auf den Ablagestapel
rv-fact-cancelled = { $card } bleibt ohne Wirkung
rv-fact-paid-back = bekommt { $card } zurück
rv-fact-reacted = antwortet mit { $card }
rv-fact-held-back = reagiert nicht
rv-fact-grit-helped = { $card } verliert True Grit, bleibt aber
rv-fact-lawman-killed = { $card } wird getötet
rv-fact-removed = { $card } verschwindet ({ $place })
rv-fact-gun-destroyed = { $card } wird zerstört
rv-fact-row-destroyed = { $card } wird geräumt
rv-fact-token-gained = { $token ->
    [grit] { $card } bekommt True Grit
   *[power] { $card } bekommt einen Feuerkraftmarker
}
rv-fact-bandit-token = { $bandit } bekommt True Grit
rv-fact-no-token-left = { $token ->
    [grit] True Grit ist aufgebraucht
   *[power] die Feuerkraftmarker sind aufgebraucht
}
rv-fact-taken-off = nimmt { $card } weg
rv-fact-taken-back = nimmt { $card } zurück ({ $place })
rv-fact-recovered = { $to ->
    [hand] nimmt { $card } aus dem Ablagestapel
   *[here] { $card } kommt aus dem Ablagestapel zurück
}
rv-fact-moved = { $card } reitet weiter: { $place } → { $to }
rv-fact-used = nutzt eine Fähigkeit: { $card }
rv-fact-offered = { $taken ->
    [yes] wirft ab, um die Wirkung zu nutzen
   *[no] wirft nichts ab
}
rv-fact-spared = wirft ab, um die Wirkung abzuwenden
rv-fact-bandit-grit-lost = { $bandit } verliert True Grit, überlebt aber
rv-fact-bandit-died = { $bandit } stirbt
rv-fact-prevented = der Verlust ist abgewendet: Niemand stirbt
rv-fact-attacked = { $won ->
    [yes] greift an, { $law } gegen { $gang }: ein Verlust für die Bande
   *[no] greift an, { $law } gegen { $gang }: Die Bande hält stand
}
rv-fact-attack-waived = greift nicht an
rv-fact-cubes-removed = { $n ->
    [one] ein Grenzstein verlässt die Grenze (noch { $left })
   *[other] { $n } Grenzsteine verlassen die Grenze (noch { $left })
}
rv-fact-face-opened = { $n ->
    [one] ein Feld mehr: { $place }
   *[other] { $n } Felder mehr: { $place }
}
rv-fact-banned = { $card } darf nicht mehr gespielt werden
rv-fact-special-used = nutzt { $card }
rv-fact-saved = { $bandit } wird gerettet
rv-fact-wrecked = zertrümmert: { $cards }
rv-fact-lost-in-wreck = { $n ->
    [one] bei der Entgleisung verloren: { $bandits }
   *[other] { $n } bei der Entgleisung verloren: { $bandits }
}
rv-fact-hand-shown = zeigt { $cards }
rv-fact-won = { $side ->
    [colty] { $reason ->
        [border-empty] gewinnt: Die Grenze ist offen
       *[last-space] gewinnt: Der Express ist entkommen
    }
   *[mcready] { $reason ->
        [all-dead] gewinnt: Die ganze Bande ist tot
        [early-death] gewinnt: Die Bande hat zu früh jemanden verloren, den sie lebend brauchte
        [lost-by-card] gewinnt: Durch eine Karte hat die Bande verloren
       *[leader-dead] gewinnt: Der Anführer der Bande ist tot
    }
}

## The end

rv-result = { $turns ->
    [one] { $side ->
        [colty] { $who } gewinnt mit der Colty-Bande, gleich im ersten Zug.
       *[mcready] { $who } gewinnt mit Colonel McReady, gleich im ersten Zug.
    }
   *[other] { $side ->
        [colty] { $who } gewinnt mit der Colty-Bande, in Zug { $turns }.
       *[mcready] { $who } gewinnt mit Colonel McReady, in Zug { $turns }.
    }
}
rv-reason = { $reason ->
    [all-dead] Kein Bandit ist mehr am Leben.
    [leader-dead] { $leader } ist tot, und ohne Anführer gibt es keine Bande.
    [early-death] Jemand ist zu früh gestorben, den die Bande lebend brauchte.
    [lost-by-card] Durch eine Karte hat die Bande das Spiel verloren.
    [border-empty] Der letzte Grenzstein hat die mexikanische Grenze verlassen: Die Bande ist drüben.
   *[last-space] McReadys Zug auf dem letzten Feld ist vorbei, und { $leader } lebt.
}
rv-left = Banditen am Leben: { $bandits }. Grenzsteine auf der Grenze: { $cubes }.

## A first look

rv-seated = { $colty } führt die Colty-Bande und beginnt; { $mcready } reitet mit Colonel McReady.
rv-intro =
    Jack Coltys Bande hat die Bank ausgeraubt und flieht nach Mexiko; Colonel McReady jagt sie über fünf Schauplätze. In
    jedem Zug rückt der Rundenstein vor. Karten bezahlt man mit anderen Handkarten. Nach seinen Karten greift McReady
    an: Hat er mehr Feuerkraft als die Waffen der Bande und die Deckung des Ortes, so stirbt ein Bandit, und Colty
    bestimmt, wer: einer mit dem niedrigsten Überlebenswert. Stirbt in McReadys ganzem Zug kein Bandit, verlässt einer
    der { $cubes } Grenzsteine die Grenze. Die Bande gewinnt, wenn die Grenze leer ist oder Jack das Ende des letzten
    Schauplatzes erlebt; McReady gewinnt, wenn Jack tot ist.
rv-help-turn =
    Ein Zug: { $draw ->
    [one] eine Karte
   *[other] { $draw } Karten
} ziehen, dann spielen, so viele man mag. Eine Karte, die n kostet, bezahlt man, indem man n
    andere abwirft. Waffen und Gesetzeshüter liegen am Schauplatz mit dem Rundenstein und zählen dort; Einmalkarten
    wirken und kommen auf den Ablagestapel. Die Bande hat an jedem Schauplatz drei Plätze, und Sperren füllen sie;
    eigene Karten darf man dort wegnehmen.
rv-help-attack =
    Beendet McReady seinen Zug, so greift er an: Gesetz gegen Bande samt Deckung; bei Gleichstand hält die Bande stand.
    Schauplätze, die hinter dem Rundenstein liegen, zählen nicht mehr. True Grit ist ein zweites Leben. Handkarten, die
    du jetzt nicht spielen kannst, stehen unter „Jetzt nicht“: Bezahlen kannst du damit trotzdem.
rv-example = dynamite
rv-about-rules = die Regeln zu einem Wort, eine Karte (? gatling-gun), die Ablagestapel (? ablagen) oder eine einzelne Regel: ? RV-10.2
rv-about-notation = Du kannst auch Befehle eintippen: play gatling-gun, discard 38-special, place creek, lose bullet, end.

## The deck

rv-deck-name-frontier-1 = Grenzland I
rv-deck-name-frontier-2 = Grenzland II
rv-deck-name-frontier-3 = Grenzland III
rv-deck-name-frontier-4 = Grenzland IV
rv-reconstruction = Das Deck { $deck } ist ein Nachbau und nicht die veröffentlichte Kartenliste. Die Regeln, die Namen der meisten Karten und die meisten Wirkungen sind belegt; wie oft es jede Karte gibt, die meisten Kosten, viele Feuerkraftwerte und die meisten Überlebenswerte stammen von uns. Wenn du das Spiel besitzt, wirst du Unterschiede finden; du kannst mit einem eigenen Deck spielen, siehe docs/decks.md.
rv-own-deck = { $note ->
    [none] Du spielst mit einem eigenen Deck: { $deck }.
   *[other] Du spielst mit einem eigenen Deck: { $deck }. { $note }
}
# A row of a deck file: by its id, or (n above 0) by its number as long as it has none.
rv-deck-row = { $list ->
    [cards] Karte { $n ->
        [0] { $id }
       *[other] Nummer { $n }
    }
    [bandits] Bandit { $n ->
        [0] { $id }
       *[other] Nummer { $n }
    }
    [battlefields] Schauplatz { $n ->
        [0] { $id }
       *[other] Nummer { $n }
    }
   *[special] Sonderkarte { $n ->
        [0] { $id }
       *[other] Nummer { $n }
    }
}
rv-remark = Anmerkung, { $place }: { $text }
rv-mark =
    .sourced = belegt
    .sourced-weak = schwach belegt
    .reconstructed = von uns geschätzt
    .own-name = von uns erfundener Name
rv-head =
    .kind = Art
    .fp = Feuer
    .cost = Kosten
rv-deck-side = { $side ->
    [colty] Das Deck der Bande: { $cards } Karten in { $kinds } Arten
   *[mcready] McReadys Deck: { $cards } Karten in { $kinds } Arten
}
rv-deck-bandits = Banditen: { $n }, nach Überlebenswert
rv-deck-battlefields = Die Schauplätze, von links nach rechts
rv-deck-battlefield = Deckung { $defence }, Zahlenfelder { $turns }, Strichfelder { $dash }, Zusatzfelder { $faces }
rv-deck-special = Sonderkarten
rv-free-at = kostenlos: { $places }
rv-not-at = verboten: { $places }

## What the cards of the packaged deck say

rv-text-jack-colty = Stirbt er, verliert die Bande sofort.
rv-text-cortez = Stirbt er, bevor der Rundenstein den Express erreicht, verliert die Bande. Erreicht der Rundenstein den Express, bekommt er True Grit.
rv-text-skinny-landell = Beginnt mit True Grit. Verliert er es, bevor der Rundenstein Rattlesnake Creek erreicht: dort ein Feld mehr.
rv-text-poppy-mcready = Ohne Wirkung.
rv-text-bruno-caple = Ist er tot, darf kein Peacemaker .45 mehr gespielt werden.
rv-text-tin-cup-holloway = Bei seinem Tod wirft Colty eine Karte ab.
rv-text-manolito = Bei seinem Tod verlassen zwei Grenzsteine die Grenze, aber nie der letzte.
rv-text-kittens-mackenzie = Stirbt sie, bevor der Rundenstein den Express erreicht: zwei Felder mehr bei Rattlesnake Creek.
rv-text-derail-the-train = Einmal, beim Express: Rette Banditen für je eine Handkarte, Jack zuerst. Alles beim Express und alle übrigen Banditen sind verloren.
rv-text-38-special = Einfache Waffe.
rv-text-peacemaker-45 = Einfache Waffe. Ist Bruno Caple tot, darf keine mehr gespielt werden; ausliegende bleiben.
rv-text-hail-of-bullets = Starke Waffe.
rv-text-gatling-gun = Schwere Waffe. Kann nicht auf die Hand zurückgenommen werden.
rv-text-jackson-clan = Geschützte Verstärkung; beim Express kostenlos. Verlässt den Tisch nur, wenn der Express entgleist.
rv-text-derringer = Waffe, die keinen Platz braucht und nicht mitzählt.
rv-text-cherokee-scout = Für diesen oder einen kommenden Schauplatz; vorausgelegt bekommt er einen Feuerkraftmarker.
rv-text-lets-shoot = Als Waffe spielen, oder abwerfen, um hier eine Sperre zu zerstören.
rv-text-yellow-boy-rifle = Beim Ausspielen darfst du noch eine Karte abwerfen, um hier einen Gesetzeshüter zu töten.
rv-text-fire-at-will = Töte hier einen Gesetzeshüter. Aufzuheben mit „He shot my hat clean off!“.
rv-text-chew-on-this = Töte hier einen Gesetzeshüter.
rv-text-polecats = Töte hier zwei Gesetzeshüter, oder triff einen mit True Grit zweimal.
rv-text-stick-of-dynamite = Töte hier Gesetzeshüter mit zusammen höchstens 3 Feuerkraft. Nicht bei der Bank.
rv-text-pack-yer-bags = Der Rundenstein rückt ein Feld nach rechts, innerhalb des Schauplatzes.
rv-text-lightning-reflexes = In McReadys Zug: Ein Verlust, den du gerade hinnehmen müsstest, bleibt aus.
rv-text-adios-amigo = Entferne Colonel McReady, wo immer er ist, ob mit True Grit oder ohne; zieh dann in jedem Fall eine Karte.
rv-text-saddlebags = Nimm eine deiner ausliegenden Waffen zurück auf die Hand (nie eine Gatling Gun).
rv-text-came-along = Nimm selbst zwei Verluste hin, samt Wirkungen; entferne dann hier alle Gesetzeshüter, ob mit True Grit oder ohne.
rv-text-sandstorm = Bleibt neben diesem Schauplatz liegen: McReady darf dort höchstens zwei Karten haben.
rv-text-improvise = Zerstöre hier eine Sperre.
rv-text-coffee-and-eggs = Zieh zwei Karten.
rv-text-ned-mcready = Kommt mit True Grit; beim Ausspielen hat die Bande einen Verlust. Kostenlos bei Rattlesnake Creek und beim Express.
rv-text-charlie-weathers = Kommt mit True Grit.
rv-text-quincey-whitmore = Kommt mit True Grit. In deinem Zug: Wirf eine Karte ab und versetz ihn an einen benachbarten Schauplatz.
rv-text-josie-logan = Für jeden Schauplatz; vorausgelegt bekommt sie True Grit.
rv-text-apache-scout = Für jeden Schauplatz; vorausgelegt bekommt er einen Feuerkraftmarker.
rv-text-bounty-hunter = Beim Ausspielen ziehst du eine Karte.
rv-text-cowboy = Einfacher Gesetzeshüter.
rv-text-buffalo-stampede = Beim Ausspielen zerstörst du hier eine Waffe der Bande.
rv-text-cactus-field = Kommt auf die Seite der Bande, an diesen oder einen kommenden Schauplatz: belegt einen der drei Plätze.
rv-text-pilgrim = Der Rundenstein geht ein Feld nach links, innerhalb des Schauplatzes.
rv-text-didnt-see-this = Hol einen deiner Gesetzeshüter von einem anderen Schauplatz hierher; ohne Kosten, ohne Wirkung beim Ausspielen.
rv-text-ran-outta-bullets = Zerstöre hier eine Gatling Gun; zieh dann in jedem Fall eine Karte.
rv-text-hat-clean-off = In Coltys Zug: Heb ein „Fire at will, boys“ auf.
rv-text-about-time-partner = Nimm einen Gesetzeshüter aus deinem Ablagestapel auf die Hand.
rv-text-flesh-wound = Leg einen Gesetzeshüter aus deinem Ablagestapel hierher; seine Kosten entfallen, seine Wirkung gilt.
rv-text-rattlesnake-bite = Die Bande hat einen Verlust, außer Colty wirft eine Karte ab.
rv-text-were-surrounded = Zerstöre hier nach Wahl zwei Waffen der Bande, aber keine Gatling Gun und nicht The Jackson Clan.
rv-text-get-a-rope = Die Bande hat einen Verlust.

# What puzzles are about

rv-theme-leader = Den Anführer retten
rv-theme-hold = Den Schauplatz halten
rv-theme-attack = Den Angriff gewinnen
rv-theme-concede = Den Schauplatz aufgeben
rv-theme-casualty = Wer den Verlust trägt
rv-theme-react = Reaktionen
rv-theme-target = Wen treffen
rv-theme-which-field = Welcher Schauplatz
rv-theme-keep-cards = Weiterspielen oder aufhören
rv-theme-which-card = Welche Karte
rv-theme-shot = Einmalkarten
rv-theme-special = Den Express entgleisen lassen
rv-theme-move = Versetzen und wegnehmen
rv-theme-discard = Womit bezahlen
rv-theme-turn = Der ganze Zug
rv-figure-lawmen-killed = Getötete Gesetzeshüter
rv-figure-lawmen-killed-note = Von deiner Bande, pro Spiel.
rv-figure-bandits-lost = Verlorene Banditen
rv-figure-bandits-lost-note = Aus deiner Bande, pro Spiel, auch bei einer Entgleisung.
rv-figure-bandits-killed = Getötete Banditen
rv-figure-bandits-killed-note = Vom Gesetz, pro Spiel, auch bei einer Entgleisung.
rv-figure-lawmen-lost = Verlorene Gesetzeshüter
rv-figure-lawmen-lost-note = Von der Bande getötet, pro Spiel.
rv-figure-attacks-won = Gewonnene Angriffe
rv-figure-attacks-won-note = Der Anteil deiner Angriffe, bei denen das Gesetz stärker war.
