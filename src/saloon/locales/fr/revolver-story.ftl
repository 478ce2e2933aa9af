# Revolver, told to somebody who sits there: `you` did it (the word for “you” stands before it).

rv-turn-of = Tour { $n } : { $who }
rv-turn-yours = Tour { $n } : vous
rv-you-drew = piochez { $cards }
rv-you-deck-empty = n’avez plus de pioche
rv-you-reshuffled = mélangez votre défausse en une nouvelle pioche : { $cards }
rv-you-played = { $mode ->
    [shot] jouez { $card } en one-shot
    [placed] jouez { $card } ({ $place })
   *[card] jouez { $card }
}
rv-you-paid = payez avec { $cards }
rv-you-discarded = défaussez { $cards }
rv-you-paid-back = récupérez { $card }
rv-you-reacted = répondez par { $card }
rv-you-held-back = ne réagissez pas
rv-you-taken-off = retirez { $card }
rv-you-taken-back = reprenez { $card } ({ $place })
rv-you-recovered = { $to ->
    [hand] reprenez { $card } dans la défausse
   *[here] ramenez { $card } de la défausse
}
rv-you-used = utilisez une capacité : { $card }
rv-you-offered = { $taken ->
    [yes] défaussez pour obtenir l’effet
   *[no] ne défaussez rien
}
rv-you-spared = défaussez pour échapper à l’effet
rv-you-attacked = { $won ->
    [yes] attaquez à { $law } contre { $gang } : le gang subit une perte
   *[no] attaquez à { $law } contre { $gang } : le gang tient
}
rv-you-attack-waived = n’attaquez pas
rv-you-special-used = utilisez { $card }
rv-you-hand-shown = montrez { $cards }
rv-you-won = { $side ->
    [colty] { $reason ->
        [border-empty] gagnez : la frontière est ouverte
       *[last-space] gagnez : l’Express s’est échappé
    }
   *[mcready] { $reason ->
        [all-dead] gagnez : tout le gang est mort
        [early-death] gagnez : le gang a perdu trop tôt quelqu’un d’indispensable
        [lost-by-card] gagnez : une carte a fait perdre le gang
       *[leader-dead] gagnez : le chef du gang est mort
    }
}

# What is worth remembering of a game.
rv-high-attack = Attaque la plus rude
rv-high-attack-text = Tour { $n }, { $place } : { $law } contre { $gang }, { $won ->
    [yes] une perte
   *[no] le gang tient
}
rv-high-stand = Plus longue résistance
rv-high-stand-text = Attaques repoussées de suite : { $n } (à partir du tour { $turn })
rv-high-turn-text = { $side ->
    [mcready] Après cette attaque, le gang n’a plus jamais tenu (tour { $n })
   *[colty] Dernière perte : { $bandit } (tour { $n })
}

# What loses the game at once, and a death that does nothing else.
rv-loses = La partie est perdue aussitôt.
rv-loses-what = { $what } et perdre la partie ?
rv-no-effect = Aucun autre effet.
