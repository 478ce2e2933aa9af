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
we-card-photo-belle-starr = Photo de { we-card-belle-starr }
we-card-photo-billy-the-kid = Photo de { we-card-billy-the-kid }
we-card-photo-bob-dalton = Photo de { we-card-bob-dalton }
we-card-photo-butch-cassidy = Photo de { we-card-butch-cassidy }
we-card-photo-jesse-james = Photo de { we-card-jesse-james }
we-card-photo-sundance-kid = Photo de { we-card-sundance-kid }
we-card-photo-wes-hardin = Photo de { we-card-wes-hardin }
we-card-wyatt-earp = Wyatt Earp
we-card-bank-robbery = Attaque de banque
we-card-fastest-gun = Tireur le plus rapide
we-card-most-wanted = Most Wanted
we-card-hideout = Cachette
we-card-stagecoach-robbery = Attaque de diligence
# One letter for each card that can lie on a pile beside the outlaw cards; `hideout` covers it.
we-mark =
    .photo = P
    .stagecoach = D
    .bank = B
    .gun = T
we-mark-name =
    .photo = Photo
    .stagecoach = Diligence
    .bank = Banque
    .gun = Tireur
we-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
we-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## The table

we-round = manche { $round }
we-draw-pile = pioche { $n }
we-draw-pile-last = pioche { $n } (dernière)
we-discard-pile = défausse { $n } : { $card }
we-discard-pile-empty = défausse vide
we-pot = cagnotte
we-money = argent (but : { $goal })
we-now = si la manche finissait
we-hidden = cachée
we-legend = cartes = points ▸ gain si la manche finissait
we-hand = Main
we-outlaws = hors-la-loi
we-nothing = aucune

## Phases: a short name, and the question that the deciding player reads

we-phase-draw = piocher
we-phase-play = jouer
we-phase-pick = choisir une carte
we-phase-follow-up = jouer la carte choisie
we-phase-aim-pile = choisir une pile
we-phase-aim-steal = choisir quoi voler
we-phase-aim-hideout = choisir quoi cacher
we-phase-aim-remove = choisir une cachette
we-phase-hideout-answer = répondre à une cachette
we-phase-photo-window = poser une photo hors de son tour
we-phase-earp-window = répondre aux cachettes
we-phase-over = partie terminée

we-ask-draw = À vous. Deux cartes de la pioche, ou celle du dessus de la défausse ?
we-ask-play = Posez des hors-la-loi, jouez une carte shérif si vous voulez, puis défaussez.
we-ask-play-used = Carte shérif jouée. Posez des hors-la-loi si vous voulez, puis défaussez.
we-ask-pick = Choisissez une carte dans la pile.
we-ask-follow-up = Vous avez choisi { $card }. La jouer maintenant, ou la garder ?
we-ask-aim-pile = { $shot ->
    [none] Sur laquelle de vos piles voulez-vous mettre { $card } ?
   *[other] Coup au but avec { $shot } ! Sur laquelle de vos piles va { $card } ?
}
we-ask-aim-steal = { $shot ->
    [none] Quelle carte hors-la-loi voulez-vous prendre ?
   *[other] Coup au but avec { $shot } ! Quelle carte hors-la-loi prenez-vous ?
}
we-ask-aim-hideout = { $shot ->
    [none] Quelle pile voulez-vous cacher ?
   *[other] Coup au but avec { $shot } ! Quelle pile cachez-vous ?
}
we-ask-aim-remove = { $shot ->
    [none] Quelle cachette voulez-vous retirer ?
   *[other] Coup au but avec { $shot } ! Quelle cachette retirez-vous ?
}
we-ask-hideout-answer = { $who } cache votre { $outlaw }. Répondre par un { we-card-wyatt-earp } ?
we-ask-photo-window = { $outlaw } vient d’être ouvert. Poser sa Photo tout de suite, hors de votre tour ?
we-ask-earp-window = Tirer sur une de vos cachettes avec un { we-card-wyatt-earp }, hors de votre tour ?
we-ask-over = La partie est terminée.

## Choices

we-group-draw = Prendre
we-group-lay = Poser
we-group-sheriff = Shérif
we-group-discard = Défausser
we-group-pick = Choisir
we-group-aim = Pile
we-group-answer = Réponse
we-group-ask = Demander
we-group-order = Dans l’ordre

we-decision-take-two = deux cartes de la pioche
we-decision-take-two-end = deux cartes de la pioche épuisée : la manche s’arrête
we-decision-take-discard = { $card } de la défausse
we-decision-lay = poser { $cards } { $outlaw }
    .effect = { $points } points, cagnotte { $pot }
we-decision-play-photo = poser la Photo de { $outlaw }
    .effect = 4 points, cagnotte +{ $dollars }
we-decision-shoot = tirer avec { $card }
    .effect = +{ $points }, cagnotte +{ $dollars }
we-decision-ask = demander { $outlaw } ({ $order })
    .effect = demander une carte hors-la-loi aux autres …
we-decision-steal = tirer avec { we-card-most-wanted } pour voler
    .effect = prendre une carte hors-la-loi dans une pile
we-decision-hide = tirer avec { we-card-hideout }
    .effect = une pile adverse ne compte plus
we-decision-earp-draw = piocher deux cartes avec { we-card-wyatt-earp }
    .effect = piocher deux cartes de plus
    .end = piocher deux cartes : la pioche est épuisée, la manche s’arrête
we-decision-earp-pick = fouiller la pile avec { we-card-wyatt-earp }
    .effect = { $pile ->
        [draw] fouiller la pioche et choisir une carte
       *[discard] fouiller la défausse et choisir une carte
    }
we-decision-earp-remove = tirer sur une cachette avec { we-card-wyatt-earp }
    .effect = libérer une de vos piles de sa cachette
we-decision-attach = sur { $outlaw }
    .effect = { $before } → { $after } points, cagnotte { $pot }
we-decision-rob = { $outlaw } chez { $who }
    .effect = { $cards } là-bas
we-decision-spare = ne rien prendre
we-decision-cover = { $outlaw } chez { $who }
    .effect = { $points }
we-decision-answer = { $yes ->
    [yes] oui, tirer avec { we-card-wyatt-earp } (coup au but : { $odds })
   *[no] non, laisser faire
}
we-decision-pick = { $card }
we-decision-keep = la garder
we-decision-uncover = { $outlaw } chez { $who }
we-decision-discard = défausser { $card }
we-decision-photo-now = { $yes ->
    [yes] oui, poser la Photo : 4 points, cagnotte +{ $dollars }
   *[no] non, la garder
}
we-decision-earp-now = { $yes ->
    [yes] tirer sur la cachette de { $outlaw } (coup au but : { $odds })
   *[no] non, laisser faire
}
we-odds = au but : { $odds }
we-hold = vous en avez { $n }

## What happened. A fact with a subject is written without it: the reader sees the name first.

we-fact-round-began = Manche { $round } : donne de { $dealer }, chaque avis +{ $dollars }
we-fact-dealt = reçoit { $cards }
we-fact-turned-up = première défausse { $card }
we-fact-turn-began = doit jouer
we-fact-drew = pioche { $cards }
we-fact-took = prend { $card } dans la défausse
we-fact-laid = pose { $cards } { $outlaw }
we-fact-pot-grew = { $outlaw } : cagnotte +{ $dollars }
    .short = (cagnotte +{ $dollars })
we-fact-played = { $use ->
    [photo] joue la { $card }
    [steal] joue { $card } pour voler
    [remove] joue { $card } contre une cachette
   *[other] joue { $card }
}
we-fact-turned = { $hit ->
    [yes] retourne { $card } : coup au but
    [no] retourne { $card } : raté
   *[none] n’a pas de carte pour tirer : raté
}
we-fact-spent = { $card } va à la défausse
we-fact-attached = pose la carte { $card } sur { $outlaw }
we-fact-gun-left = perd le Tireur le plus rapide sur { $outlaw }
we-fact-asked = demande { $outlaw } { $order ->
    [left] vers la gauche
    [right] vers la droite
   *[other] à la ronde
}
we-fact-denied = n’a pas de { $outlaw }
we-fact-gave = donne un { $outlaw } à { $to }
we-fact-stole = vole un { $outlaw } chez { $owner }
we-fact-orphaned = perd { $card }, restée sans pile
we-fact-covered = cache { $outlaw } chez { $owner }
we-fact-uncovered = libère { $outlaw } chez { $owner }
we-fact-looked = { $pile ->
    [draw] fouille la pioche
   *[discard] fouille la défausse
}
we-fact-picked = { $known ->
    [yes] choisit { $card }
   *[no] choisit une carte
}
we-fact-kept = la garde
we-fact-declined = laisse passer
we-fact-reshuffled = la défausse est mélangée : nouvelle pioche de { $cards }
we-fact-discarded = défausse { $card }
we-fact-no-discard = n’a plus de carte à défausser
we-fact-round-ended = { $reason ->
    [went-out] Fin de la manche : { $who } a défaussé sa dernière carte
    [empty-hand] Fin de la manche : quelqu’un n’a plus de cartes
    [exhausted] Fin de la manche : la pioche est épuisée
    [out-of-turns] Fin de la manche et de la partie : le dernier tour est joué
   *[stalled] Fin de la manche : il ne se passe plus rien
}
we-fact-put-away = range { $cards }
we-fact-captured = { $outlaw } est pris ({ $points })
we-fact-escaped = { $outlaw } s’échappe ({ $points })
we-fact-paid = prend { $dollars } pour { $outlaw }
    .short = { $who } { $dollars }
we-fact-stayed = { $dollars } restent sur l’avis de { $outlaw }
    .short = { $dollars } restent
we-fact-exchanged = change ses petits jetons contre { $tokens } de { $dollars }
we-fact-duel-began = dispute le duel pour la victoire
we-fact-duelled = { $hit ->
    [yes] retourne { $card } : coup au but
   *[no] retourne { $card } : raté
}
we-fact-won = gagne la partie
we-log-escaped = Pas capturés : { $outlaws }

## Payouts, step by step

we-score-not-captured = { $total } en tout. C’est trop peu pour capturer : il en faut { $needed }. Personne n’est payé.
we-score-captured = { $total } en tout : capturé.
we-score-sole = { $who } a { $gap } d’avance, au moins { $needed }, et prend seul toute la cagnotte.
we-score-shared = L’avance n’est que de { $gap }, moins de { $needed } : { $who } se partagent la cagnotte, dans l’ordre des points.
we-score-take = { $n ->
    [one] { $who } prend { $dollars } ; reste { $left }.
   *[other] { $who } prennent { $dollars } chacun ; reste { $left }.
}
we-score-tie-unpaid = { $who } sont à égalité et il leur faudrait { $needed } ; les { $pot } qui restent n’y suffisent pas, le partage s’arrête.
we-score-tie-partly = { $who } sont à égalité et les { $pot } qui restent ne suffisent pas : { $each } pour chacun, et le partage s’arrête.
we-score-stays = { $dollars } restent sur l’avis pour la manche suivante.
we-pay-sole = { $gap } d’avance : { $who } prend tout, { $dollars }.
we-pay-shared = { $n ->
    [0] Égalité en tête : partage, dans l’ordre des points. { $sums }.
   *[other] Seulement { $gap } d’avance : partage, dans l’ordre des points. { $sums }.
}
we-pay-none = personne ne reçoit rien
we-pay-escaped = Pas capturés

## A first look

we-intro =
    Posez devant vous les cartes des sept hors-la-loi : chacune vaut 2 points et fait monter la cagnotte de son avis de
    recherche. À la fin de la manche, un hors-la-loi qui totalise 8 points sur la table est capturé ; qui a le plus de
    points prend la cagnotte, ou la partage avec ceux qui le suivent de près. Les cartes shérif forcent la chance ;
    beaucoup demandent un tir, une carte retournée de la pioche : un hors-la-loi est un coup au but. Avec { $goal } la
    partie s’arrête, et le plus riche gagne.
we-help-turn =
    Un tour : piocher, jouer, défausser. Les premières cartes d’un hors-la-loi sont trois au moins ; ensuite une suffit,
    pour tous. n cartes posées ensemble ajoutent n − 1 milliers de dollars à la cagnotte. Une seule carte shérif par
    tour. La dernière carte ne se joue pas : elle se défausse, et la manche s’arrête.
we-example = hideout
we-about-rules = les règles sur un mot (en anglais), ou une seule règle : ? WE-4.6
we-about-notation = Les coups s’écrivent aussi : lay jesse-james 3, take two, discard bank-robbery.
we-result = { $rounds ->
    [one] Victoire de { $who }, en une manche.
   *[other] Victoire de { $who }, en { $rounds } manches.
}
