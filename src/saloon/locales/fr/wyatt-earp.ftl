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
we-said = { $card }
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
we-pot = récomp.
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
we-phase-aim-pile = choisir une série
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
we-ask-pick = Choisissez une carte.
we-ask-follow-up = Vous avez choisi { $card }. La jouer maintenant, ou la garder ?
we-ask-aim-pile = { $shot ->
    [none] Sur laquelle de vos séries mettre { $card } ?
   *[other] { $shot } : coup au but ! Sur laquelle de vos séries va { $card } ?
}
we-ask-aim-steal = { $shot ->
    [none] Quelle carte hors-la-loi voulez-vous prendre ?
   *[other] { $shot } : coup au but ! Quelle carte hors-la-loi prenez-vous ?
}
we-ask-aim-hideout = { $shot ->
    [none] Quelle série voulez-vous cacher ?
   *[other] { $shot } : coup au but ! Quelle série cachez-vous ?
}
we-ask-aim-remove = { $shot ->
    [none] Quelle cachette voulez-vous retirer ?
   *[other] { $shot } : coup au but ! Quelle cachette retirez-vous ?
}
we-ask-hideout-answer = { $who } joue une Cachette sur votre série { $outlaw }. Tenter de la retirer avec { we-card-wyatt-earp } ?
we-ask-photo-window = On vient d’ouvrir { $outlaw }. Poser la Photo tout de suite, hors de votre tour ?
we-ask-earp-window = Tirer sur une de vos cachettes avec { we-card-wyatt-earp }, hors de votre tour ?
we-ask-over = La partie est terminée.

## Choices

we-group-draw = Prendre
we-group-lay = Poser
we-group-sheriff = Shérif
we-group-discard = Défausser
we-group-pick = Choisir
we-group-aim = Série
we-group-answer = Réponse
we-group-ask = Demander
we-group-order = Dans l’ordre

we-decision-take-two = deux cartes de la pioche
we-decision-take-two-end = deux cartes de la pioche épuisée : la manche s’arrête
we-decision-take-discard = { $card } de la défausse
we-decision-lay = poser { $cards } { $outlaw }
    .effect = { $points ->
        [one] { $points } point, récompense { $pot }
       *[other] { $points } points, récompense { $pot }
    }
we-decision-play-photo = poser la Photo de { $outlaw }
    .effect = 4 points, récompense +{ $dollars }
we-decision-shoot = tirer avec { $card }
    .effect = +{ $points }, récompense +{ $dollars }
we-decision-ask = demander { $outlaw } ({ $order })
    .effect = demander une carte hors-la-loi aux autres…
we-decision-steal = tirer avec { we-card-most-wanted } pour voler
    .effect = prendre une carte hors-la-loi dans une série
we-decision-hide = tirer avec { we-card-hideout }
    .effect = une série adverse ne compte plus
we-decision-earp-draw = piocher deux cartes avec { we-card-wyatt-earp }
    .effect = piocher deux cartes de plus
    .end = piocher deux cartes : la pioche est épuisée, la manche s’arrête
we-decision-earp-pick = choisir une carte avec { we-card-wyatt-earp }
    .effect = { $pile ->
        [draw] fouiller la pioche et choisir une carte
       *[discard] fouiller la défausse et choisir une carte
    }
we-decision-earp-remove = tirer sur une cachette avec { we-card-wyatt-earp }
    .effect = libérer une de vos séries de sa cachette
we-decision-attach = sur { $outlaw }
    .effect = { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }, récompense { $pot }
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
    [yes] oui, poser la Photo : 4 points, récompense +{ $dollars }
   *[no] non, la garder
}
we-decision-earp-now = { $yes ->
    [yes] tirer sur la cachette de { $outlaw } (coup au but : { $odds })
   *[no] non, laisser faire
}
we-odds = au but : { $odds }
we-hold = vous en avez { $n }

## What happened. A fact with a subject is written without it: the reader sees the name first.

we-fact-round-began = Manche { $round } : { $dealer } donne, chaque avis +{ $dollars }
we-fact-dealt = reçoit { $cards }
we-fact-turned-up = la défausse commence par { $card }
we-fact-turn-began = doit jouer
we-fact-drew = pioche { $cards }
we-fact-took = prend { $card } dans la défausse
we-fact-laid = pose { $cards } { $outlaw }
we-fact-pot-grew = { $outlaw } : récompense +{ $dollars }
    .short = (récompense +{ $dollars })
# Fine with articles: the card is always a Photo there.
we-fact-played = { $use ->
    [photo] joue la { $card }
    [attach] tire avec { $card }
    [ask] joue { $card } pour demander aux autres
    [steal] tire avec { $card } pour voler une carte
    [hide] tire avec { $card } pour cacher une série
    [draw] joue { $card } pour piocher deux cartes
    [pick] joue { $card } pour choisir une carte
    [remove] tire avec { $card } sur une Cachette
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
we-fact-asked = demande { $outlaw }, { $order ->
    [left] en commençant par la gauche
    [right] en commençant par la droite
   *[other] à la ronde
}
we-fact-denied = n’a pas de carte { $outlaw }
we-fact-gave = donne une carte { $outlaw } à { $to }
we-fact-stole = vole une carte { $outlaw } à { $owner }
we-fact-orphaned = perd { $card } : plus rien dessous
we-fact-covered = cache la série { $outlaw } chez { $owner }
we-fact-uncovered = { $outlaw } compte de nouveau chez { $owner }
we-fact-looked = { $pile ->
    [draw] fouille la pioche
   *[discard] fouille la défausse
}
we-fact-picked = { $known ->
    [yes] choisit { $card }
   *[no] choisit une carte
}
we-fact-kept = garde la carte
we-fact-declined = ne réagit pas
we-fact-reshuffled = la défausse est mélangée : nouvelle pioche de { $cards }
we-fact-discarded = défausse { $card }
we-fact-no-discard = n’a plus de carte à défausser
we-fact-round-ended = { $reason ->
    [went-out] Fin de la manche : { $who } a défaussé sa dernière carte
    [empty-hand] Fin de la manche : quelqu’un n’a plus de cartes
    [exhausted] Fin de la manche : la pioche est épuisée
    [out-of-turns] Fin de la manche et de la partie : le dernier tour est joué
   *[stalled] Fin de la manche : trop de tours sans action
}
we-fact-put-away = range { $cards }
we-fact-captured = Capture de { $outlaw } ({ $points })
we-fact-escaped = { $outlaw } s’échappe ({ $points })
we-fact-paid = prend { $dollars } pour { $outlaw }
    .short = { $who } { $dollars }
we-fact-stayed = { $dollars } restent sur l’avis de { $outlaw }
    .short = { $dollars } restent
we-fact-exchanged = change ses petits jetons contre { $tokens } de { $dollars }
we-fact-duel-began = se bat en duel pour la victoire
we-fact-duelled = { $hit ->
    [yes] retourne { $card } : coup au but
   *[no] retourne { $card } : raté
}
we-fact-won = gagne la partie
we-log-escaped = En fuite : { $outlaws }

## Payouts, step by step

we-score-not-captured = { $total } en tout. Ce n’est pas assez pour une capture : il en faut { $needed }. Personne n’est payé.
we-score-captured = { $total } en tout : capture.
we-score-sole = { $who } a { $gap } d’avance (il en faut au moins { $needed }) et prend toute la récompense.
we-score-shared = L’avance n’est que de { $gap }, moins de { $needed } : { $who } se partagent la récompense, dans l’ordre des points.
# Fine with zero: so many names are in $who.
we-score-take = { $n ->
    [one] { $who } prend { $dollars } ; reste { $left }.
   *[other] { $who } prennent { $dollars } par personne ; reste { $left }.
}
we-score-tie-unpaid = { $who } sont à égalité et il leur faudrait { $needed } ; il reste { $pot }, ce qui ne suffit pas : le partage s’arrête.
we-score-tie-partly = { $who } sont à égalité et il reste { $pot }, ce qui ne suffit pas : { $each } par personne, et le partage s’arrête.
we-score-stays = { $dollars } restent sur l’avis pour la manche suivante.
we-pay-sole = { $gap } d’avance : { $who } prend tout, { $dollars }.
we-pay-shared = { $n ->
    [0] Égalité en tête : partage, dans l’ordre des points. { $sums }.
   *[other] Seulement { $gap } d’avance : partage, dans l’ordre des points. { $sums }.
}
we-pay-none = personne ne reçoit rien
we-pay-escaped = En fuite

## A first look

we-intro =
    Posez devant vous des cartes hors-la-loi : chacune vaut 2 points de capture, et en poser plusieurs à la fois fait
    monter la récompense de l’avis de recherche. À la fin de la manche, un hors-la-loi qui totalise au moins 8 points
    sur la table est capturé ; le joueur qui a le plus de points prend la récompense, ou la partage avec ceux qui le
    suivent de près. Les cartes shérif aident la chance. Beaucoup demandent un tir : on retourne la première carte de la
    pioche, et un hors-la-loi est un coup au but. Dès que quelqu’un a { $goal }, la partie s’arrête, et le plus riche
    gagne.
we-help-turn =
    Un tour : piocher, jouer, défausser. La première fois, un hors-la-loi se pose par trois cartes au moins ; ensuite
    une suffit, pour tous. n cartes posées ensemble ajoutent (n − 1) × 1 000 $ à la récompense. Une seule carte shérif
    par tour. La dernière carte ne se joue pas : elle se défausse, et la manche s’arrête.
we-example = cachette
we-about-rules = les règles sur un mot, ou une seule règle : ? WE-4.6
we-about-notation = Vous pouvez aussi taper les coups : lay jesse-james 3, take two, discard bank-robbery.
# Fine with zero: it is never said of 0.
we-result = { $rounds ->
    [one] { $who } gagne, en une manche.
   *[other] { $who } gagne, en { $rounds } manches.
}

# What puzzles are about

we-theme-go-out = Quand finir la manche
we-theme-hideout = Cachettes
we-theme-most-wanted = Most Wanted
we-theme-shot = Tirer ou non
we-theme-which-poster = Quel hors-la-loi
we-theme-how-many = Combien de cartes
we-theme-hold-back = Garder ou poser
we-theme-draw = Piocher ou prendre
we-theme-discard = Quelle défausse
we-theme-wyatt-earp = Wyatt Earp
we-theme-photo = Photos
we-theme-turn = Le tour entier
we-figure-shots = Coups au but
we-figure-shots-note = Vos coups au but à côté du nombre probable, d’après ce que vous pouviez savoir avant chaque tir. Un tir raté par la règle ne compte pas.
we-figure-money = Argent par manche
we-figure-money-note = Ce que les récompenses vous ont rapporté, sur toutes les manches.
we-figure-posters-won = Avis gagnés sans partage
we-figure-posters-won-note = Récompenses que personne n’a partagées avec vous, par partie.
we-figure-posters-shared = Avis partagés
we-figure-posters-shared-note = Récompenses payées à plusieurs joueurs dont vous, par partie.
