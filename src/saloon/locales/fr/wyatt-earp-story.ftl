# Wyatt Earp, told to somebody who sits there: `you` did it (the word for “you” stands before it), or it was done to you.

we-you-round-began = Manche { $round } : vous donnez, chaque avis +{ $dollars }
we-you-drew = piochez { $cards }
we-you-took = prenez { $card } dans la défausse
we-you-laid = posez { $cards } { $outlaw }
# Fine with articles: the card is always a Photo there.
we-you-played = { $use ->
    [photo] jouez la { $card }
    [attach] tirez avec { $card }
    [ask] jouez { $card } pour demander aux autres
    [steal] tirez avec { $card } pour voler une carte
    [hide] tirez avec { $card } pour cacher une série
    [draw] jouez { $card } pour piocher deux cartes
    [pick] jouez { $card } pour choisir une carte
    [remove] tirez avec { $card } sur une Cachette
   *[other] jouez { $card }
}
we-you-turned = { $hit ->
    [yes] retournez { $card } : coup au but
    [no] retournez { $card } : raté
   *[none] n’avez pas de carte pour tirer : raté
}
we-you-attached = posez la carte { $card } sur { $outlaw }
we-you-gun-left = perdez le Tireur le plus rapide sur { $outlaw }
we-you-asked = demandez { $outlaw }, { $order ->
    [left] en commençant par la gauche
    [right] en commençant par la droite
   *[other] à la ronde
}
we-you-stole = volez une carte { $outlaw } à { $owner }
we-you-orphaned = perdez { $card } : plus rien dessous
we-you-covered = cachez la série { $outlaw } chez { $owner }
we-you-looked = { $pile ->
    [draw] fouillez la pioche
   *[discard] fouillez la défausse
}
we-you-picked = { $known ->
    [yes] choisissez { $card }
   *[no] choisissez une carte
}
we-you-kept = gardez la carte
we-you-declined = ne réagissez pas
we-you-discarded = défaussez { $card }
we-you-no-discard = n’avez plus de carte à défausser
we-you-round-ended = { $reason ->
    [went-out] Fin de la manche : vous avez défaussé votre dernière carte
    [empty-hand] Fin de la manche : quelqu’un n’a plus de cartes
    [exhausted] Fin de la manche : la pioche est épuisée
    [out-of-turns] Fin de la manche et de la partie : le dernier tour est joué
   *[stalled] Fin de la manche : trop de tours sans action
}
we-you-paid = prenez { $dollars } pour { $outlaw }
we-you-duel-began = vous battez en duel pour la victoire
we-you-duelled = { $hit ->
    [yes] retournez { $card } : coup au but
   *[no] retournez { $card } : raté
}
we-you-won = gagnez la partie
we-at-you-stole = vous vole une carte { $outlaw }
we-at-you-covered = cache votre série { $outlaw }
we-at-you-uncovered = votre série { $outlaw } compte de nouveau
# How those answer who are asked for an outlaw.
we-answer-denied = { $you ->
    [yes] vous n’en avez pas
   *[no] { $who } n’en a pas
}
we-answer-gave = { $you ->
    [yes] vous en donnez une
   *[no] { $who } en donne une
}

# Reward day: the end of a round, poster by poster.
we-day = Jour de paie
we-day-captured = { $n ->
    [0] Aucune capture.
    [one] Une capture.
   *[other] { $n } captures sur { $of } hors-la-loi.
}
we-captured = Capture
we-of-needed = { $n } sur { $needed }
we-day-why = { $kind ->
    [none] Aucun point sur la table
    [large] Points : { $n } sur { $needed }, rien à toucher
    [sole] 5 points d’avance ou plus : { $you ->
        [yes] vous prenez tout
       *[no] { $who } prend tout
    }
    [all] Tous ceux qui ont des points partagent
    [tied] Égalité en tête : parts égales
    [unpaid] Égalité, et trop peu pour tout le monde
   *[shared] À 4 points de la tête au plus : partage
}
we-day-hidden = { $you ->
    [yes] vos points cachés : { $n }
   *[no] points cachés : { $n } ({ $who })
}
we-day-stays = { $dollars } restent
we-day-race = Course aux { $goal }
we-day-left = Sur les avis pour la prochaine manche : { $dollars }.
we-day-next = Manche suivante
we-day-result = Voir qui gagne

# What is worth remembering of a game.
we-high-pot = Plus grosse récompense
we-high-pot-text = { $dollars } pour { $outlaw } : { $who }
we-high-shot = Meilleur tir
we-high-shot-text = { $who } : { $card } sur { $outlaw }, qui vaut { $dollars }
we-high-turn-text = Manche { $round } : { $dollars } pour { $outlaw }, { $you ->
    [yes] et vous menez jusqu’à la fin
   *[no] et { $who } mène jusqu’à la fin
}

# What is picked up, as a question; a poster in full.
we-headline-lay = Poser { $cards } × { $outlaw } ?
we-button-lay = Poser { $cards }
we-headline-play = Jouer { $card } ?
we-headline-discard = Défausser { $card } ?
we-points-of = Points pour la capture : { $n } sur { $needed }
