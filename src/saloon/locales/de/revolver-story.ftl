# Revolver, told to somebody who sits there: `you` did it (the word for “you” stands before it).

rv-turn-of = Zug { $n }: { $who }
rv-turn-yours = Zug { $n }: du
rv-you-drew = ziehst { $cards }
rv-you-deck-empty = hast keinen Nachziehstapel mehr
rv-you-reshuffled = mischst den Ablagestapel zu einem neuen Nachziehstapel: { $cards }
rv-you-played = { $mode ->
    [shot] spielst { $card } als Einmalkarte
    [placed] spielst { $card } ({ $place })
   *[card] spielst { $card }
}
rv-you-paid = bezahlst mit { $cards }
rv-you-discarded = wirfst { $cards } ab
rv-you-paid-back = bekommst { $card } zurück
rv-you-reacted = antwortest mit { $card }
rv-you-held-back = reagierst nicht
rv-you-taken-off = nimmst { $card } weg
rv-you-taken-back = nimmst { $card } zurück ({ $place })
rv-you-recovered = { $to ->
    [hand] nimmst { $card } vom Ablagestapel
   *[here] holst { $card } vom Ablagestapel zurück
}
rv-you-used = nutzt eine Fähigkeit: { $card }
rv-you-offered = { $taken ->
    [yes] wirfst ab, um die Wirkung zu nutzen
   *[no] wirfst nichts ab
}
rv-you-spared = wirfst ab, um die Wirkung abzuwenden
rv-you-attacked = { $won ->
    [yes] greifst an, { $law } gegen { $gang }: ein Verlust für die Bande
   *[no] greifst an, { $law } gegen { $gang }: Die Bande hält stand
}
rv-you-attack-waived = greifst nicht an
rv-you-special-used = nutzt { $card }
rv-you-hand-shown = zeigst { $cards }
rv-you-won = { $side ->
    [colty] { $reason ->
        [border-empty] gewinnst: Die Grenze ist offen
       *[last-space] gewinnst: Der Express ist entkommen
    }
   *[mcready] { $reason ->
        [all-dead] gewinnst: Die ganze Bande ist tot
        [early-death] gewinnst: Die Bande hat zu früh jemanden verloren, den sie lebend brauchte
        [lost-by-card] gewinnst: Durch eine Karte hat die Bande verloren
       *[leader-dead] gewinnst: Der Anführer der Bande ist tot
    }
}

# What is worth remembering of a game.
rv-high-attack = Härtester Angriff
rv-high-attack-text = Zug { $n }, { $place }: { $law } gegen { $gang }, { $won ->
    [yes] ein Verlust
   *[no] die Bande hält stand
}
rv-high-stand = Längster Widerstand
rv-high-stand-text = Angriffe in Folge abgewehrt: { $n } (ab Zug { $turn })
rv-high-turn-text = { $side ->
    [mcready] Nach diesem Angriff hält die Bande nie mehr stand (Zug { $n })
   *[colty] Letzter Verlust: { $bandit } (Zug { $n })
}

# What loses the game at once, and a death that does nothing else.
rv-loses = Damit ist das Spiel sofort verloren.
rv-loses-what = { $what } – und das Spiel verlieren?
rv-no-effect = Keine weitere Wirkung.
