# Why a choice may be good: the hints of both games. Money is what the posters would pay if the round ended there.

reason-only-choice = Il n’y a pas d’autre choix.
reason-cheapest = De toutes vos cartes, { $card } est celle qui vous manquera le moins.

## Wyatt Earp

reason-go-out = La manche s’arrête : vous recevez { $dollars }, et personne d’autre plus de { $most }.
reason-play-on = La manche continue : si elle finissait maintenant, { $who } recevrait le plus, { $dollars }.
reason-capture = { $points ->
    [one] Capture de { $outlaw } avec { $points } point sur la table : { $dollars } pour vous en l’état.
   *[other] Capture de { $outlaw } avec { $points } points sur la table : { $dollars } pour vous en l’état.
}
reason-sole-claim = { $lead ->
    [one] { $lead } point d’avance sur { $outlaw } : toute la récompense est à vous, { $dollars }.
   *[other] { $lead } points d’avance sur { $outlaw } : toute la récompense est à vous, { $dollars }.
}
reason-break-claim = { $who } ne prend plus toute la récompense de { $outlaw } : { $dollars } pour vous en l’état.
reason-take-lead = { $points ->
    [one] Vous menez sur { $outlaw } avec { $points } point : { $dollars } pour vous en l’état.
   *[other] Vous menez sur { $outlaw } avec { $points } points : { $dollars } pour vous en l’état.
}
reason-share = Vous avez droit à une part de la récompense de { $outlaw } : { $dollars } en l’état.
reason-raise-pot = La récompense de { $outlaw } monte à { $most } : { $dollars } pour vous en l’état.
reason-points = { $missing ->
    [0] { $points ->
        [one] Votre série { $outlaw } vaut alors { $points } point.
       *[other] Votre série { $outlaw } vaut alors { $points } points.
    }
   *[other] { $points ->
        [one] Votre série { $outlaw } vaut alors { $points } point ; encore { $missing } sur la table, et c’est la capture.
       *[other] Votre série { $outlaw } vaut alors { $points } points ; encore { $missing } sur la table, et c’est la capture.
    }
}
reason-under-hideout = Votre série { $outlaw } est sous une { we-card-hideout } : les points attendent qu’elle soit retirée.
reason-shot = { $points ->
    [one] Un coup au but (environ { $odds }) porte votre série { $outlaw } à { $points } point.
   *[other] Un coup au but (environ { $odds }) porte votre série { $outlaw } à { $points } points.
}
reason-steal = { $odds ->
    [none] { $who } perd une carte { $outlaw }, que vous pourrez poser.
   *[other] Un coup au but (environ { $odds }) prend à { $who } une carte { $outlaw }, que vous pourrez poser.
}
reason-hide = { $odds ->
    [none] { $points ->
        [one] { $outlaw } ne compte plus chez { $who } : { $points } point de moins.
       *[other] { $outlaw } ne compte plus chez { $who } : { $points } points de moins.
    }
   *[other] { $points ->
        [one] Un coup au but (environ { $odds }), et { $outlaw } ne compte plus chez { $who } : { $points } point de moins.
       *[other] Un coup au but (environ { $odds }), et { $outlaw } ne compte plus chez { $who } : { $points } points de moins.
    }
}
reason-free = { $odds ->
    [none] { $points ->
        [one] { $outlaw } compte à nouveau chez { $who } : { $points } point.
       *[other] { $outlaw } compte à nouveau chez { $who } : { $points } points.
    }
   *[other] { $points ->
        [one] Un coup au but (environ { $odds }), et { $outlaw } compte à nouveau chez { $who } : { $points } point.
       *[other] Un coup au but (environ { $odds }), et { $outlaw } compte à nouveau chez { $who } : { $points } points.
    }
}
reason-ask = Environ { $odds } de chances que quelqu’un doive vous donner une carte { $outlaw }.
reason-earp-draw = Deux cartes de plus, et votre tour continue.
reason-earp-pick = { $card } devrait s’y trouver : de toutes les cartes, la meilleure pour vous.
reason-keep = { $card } vaudra peut-être davantage plus tard.
# Fine with zero: it is never said of 0.
reason-goes-with = { $ready ->
    [yes] { $n ->
        [one] Vous avez alors une carte { $outlaw } en main, et pouvez la poser tout de suite.
       *[other] Vous avez alors { $n } cartes { $outlaw } en main, et pouvez poser tout de suite.
    }
   *[no] { $n ->
        [one] Vous avez alors une carte { $outlaw } en main ; il en faut trois pour ouvrir.
       *[other] Vous avez alors { $n } cartes { $outlaw } en main ; il en faut trois pour ouvrir.
    }
}
reason-sheriff-card = { $card } est une carte qui vous servira.
reason-two-cards = Deux cartes inconnues peuvent rapporter plus que celle-ci : { $card }.
reason-safe = { $who }, qui joue ensuite, ne peut guère utiliser { $card }.
reason-gift = { $who } joue ensuite et pourrait utiliser { $card }, mais vos autres cartes valent plus pour vous.
# Fine with zero: it is never said of 0.
reason-hold-back = { $n ->
    [one] Vous gardez une carte { $outlaw } en main : une fois la série posée, tout le monde peut en ajouter.
   *[other] Vous gardez { $n } cartes { $outlaw } en main : une fois la série posée, tout le monde peut en ajouter.
}

## Revolver

reason-attack-wins = L’attaque de ce tour est gagnée : { $law } contre { $gang }.
reason-holds = Le gang tient, pour ce qu’on en voit : { $law } contre { $gang }.
reason-concede = { $n ->
    [0] Vous renoncez à cette attaque, { $law } contre { $gang }.
    [one] Vous renoncez à cette attaque, { $law } contre { $gang }, et gardez la carte pour une meilleure.
   *[other] Vous renoncez à cette attaque, { $law } contre { $gang }, et gardez { $n } cartes pour une meilleure.
}
reason-with-others = Avec d’autres cartes de votre main, elle décide de l’attaque ; seule, elle donne { $law } contre { $gang }.
reason-law = La puissance de feu de la loi passe ici de { $before } à { $after }, contre { $gang }.
reason-gang = La puissance de feu du gang passe ici de { $before } à { $after }, contre { $law }.
reason-kill-lawman = Moins de justiciers : leur puissance de feu tombe ici de { $before } à { $after }, contre { $gang }.
reason-destroy-gun = Moins d’armes : la puissance de feu du gang tombe ici de { $before } à { $after }, contre { $law }.
reason-takes-grit = Un justicier perd True Grit : le prochain coup le tue.
reason-kill-bandit = { $n ->
    [0] { $cube ->
        [yes] Un bandit meurt sans attaque, et aucun jeton ne quitte la frontière.
       *[no] Un bandit meurt sans attaque.
    }
    [one] { $cube ->
        [yes] Cela coûte au gang une carte ou un bandit ; si c’est un bandit, aucun jeton ne quitte la frontière.
       *[no] Cela coûte au gang une carte ou un bandit.
    }
   *[other] { $cube ->
        [yes] Cela coûte au gang { $n } cartes ou un bandit ; si c’est un bandit, aucun jeton ne quitte la frontière.
       *[no] Cela coûte au gang { $n } cartes ou un bandit.
    }
}
reason-marker = { $by ->
    [on] Une attaque de moins sur ce champ de bataille.
   *[back] Une attaque de plus sur ce champ de bataille.
}
reason-comes-here = { $card } apporte { $n } de puissance de feu à ce champ de bataille.
reason-to-hand = { $card } revient dans votre main.
reason-draw = { $n ->
    [0] Vous ne piochez rien : il ne reste pas de carte.
    [one] Vous piochez une carte.
   *[other] Vous piochez { $n } cartes.
}
reason-effect = Ici, { $card } compte pour son effet, non pour sa puissance de feu.
reason-limit = { $n ->
    [0] Désormais, l’adversaire ne peut avoir aucune carte ici.
    [one] Désormais, l’adversaire ne peut avoir qu’une carte ici.
   *[other] Désormais, l’adversaire ne peut avoir que { $n } cartes ici.
}
# Fine with zero: it is never said of 0.
reason-row = { $turns ->
    [one] Le gang perd une place, pour une attaque : { $battlefield }.
   *[other] Le gang perd une place, pour { $turns } attaques : { $battlefield }.
}
reason-ahead = { $turns ->
    [0] Elle n’y compterait plus : { $battlefield } est déjà derrière.
    [one] Elle comptera pour une attaque : { $battlefield }.
   *[other] Elle comptera pour { $turns } attaques : { $battlefield }.
}
reason-make-room = { $card } s’en va, et la place est libre pour mieux.
reason-derail = { $n ->
    [0] Tout est détruit sur place ; vous n’avez pas de carte pour sauver un bandit.
    [one] Tout est détruit sur place ; vos cartes sauvent un bandit.
   *[other] Tout est détruit sur place ; vos cartes sauvent { $n } bandits.
}
reason-lose = { $effect ->
    [grit] { $bandit } ne perd que True Grit, et survit.
    [good] Si { $bandit } meurt, le gang y trouve son compte.
    [bad] Perdre { $bandit } coûte un peu plus au gang, mais de plus forts restent en vie.
    [game] Si { $bandit } meurt, la partie est perdue.
   *[none] Si { $bandit } meurt, il n’y a pas d’autre effet.
}
reason-reflexes = { $cube ->
    [yes] Personne ne meurt ; et sans mort ce tour-ci, un jeton quitte la frontière.
   *[no] Personne ne meurt.
}
reason-save = { $leader ->
    [yes] Sans { $bandit }, la partie est perdue.
   *[no] { $bandit }, c’est une vie de plus pour les attaques à venir.
}
reason-enough = En faire plus coûterait plus que cela ne rapporte.
reason-cancel = { $card } reste alors sans effet.
# Fine with zero: it is never said of 0.
reason-pay = { $why ->
    [spare] { $n ->
        [one] Une carte coûte moins que ce qui menace.
       *[other] { $n } cartes coûtent moins que ce qui menace.
    }
   *[more] { $n ->
        [one] L’effet vaut bien une carte de plus.
       *[other] L’effet vaut bien { $n } cartes de plus.
    }
}
# Fine with zero: it is never said of 0.
reason-keep-cards = { $n ->
    [one] Vous gardez votre dernière carte pour plus tard.
   *[other] Vous gardez vos { $n } cartes pour plus tard.
}
reason-dear = { $card } pourrait encore servir, mais les cartes que vous gardez valent plus.

## Hints by the net

reason-net-posters = Ce qui compte le plus : l’effet sur vos récompenses.
reason-net-money = Ce qui compte le plus : l’argent à attendre de cette manche.
reason-net-hand = Ce qui compte le plus : les cartes qui vous restent en main.
reason-net-rivals = Ce qui compte le plus : les autres ne peuvent guère en profiter.
reason-net-end = Ce qui compte le plus : la fin de la manche, plus ou moins proche.
reason-net-firepower = Ce qui compte le plus : l’effet sur la puissance de feu de votre camp.
reason-net-gang = Ce qui compte le plus : le sort des bandits.
reason-net-border = Ce qui compte le plus : la frontière.
reason-net-chase = Ce qui compte le plus : où en est la poursuite.
reason-net-piles = Ce qui compte le plus : ce qui peut encore être pioché ou revenir.
