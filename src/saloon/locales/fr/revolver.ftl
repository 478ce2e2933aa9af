# Revolver: names, questions, choices, what happens, the deck. Names of cards, bandits and places come from the deck.

## Names

rv-title = Revolver
rv-side-colty = le gang Colty
rv-side-mcready = le colonel McReady
# A bot that plays a side: a name that needs no article, as the cards use it.
rv-name-colty = Colty
rv-name-mcready = McReady
# The two columns of a battlefield: short.
rv-column-colty = gang
rv-column-mcready = loi
# A name in a sentence that has commas or exclamation marks of its own.
rv-quoted = « { $name } »
rv-kind-gun = arme
rv-kind-lawman = justicier
rv-kind-row = rangée
rv-kind-standing = permanente
rv-kind-shot = one-shot
rv-kind-reaction = réaction
rv-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
rv-cost = { $n ->
    [0] gratuite
   *[other] coûte { $n }
}
rv-cost-here = gratuite ici, sinon coûte { $n }
rv-nothing = aucune
rv-hand = Main
rv-hand-rest = Pas maintenant
rv-hand-of = Main : { $who }
rv-discards = défausses
rv-discards-of = Défausse : { $who }

## The table

rv-turn = tour { $n }
rv-marker = { $place }, { $space }
# Une case de la piste, dans une phrase : son numéro, celle marquée d’un tiret, ou une case à visage ouverte.
rv-space = { $kind ->
    [dash] case « - »
    [extra] case à visage { $n }
   *[number] case { $n }
}
rv-border = frontière
rv-holds = main { $hand }, pioche { $deck }, défausse { $discards }
rv-defence = défense { $n }, places { $used }/{ $most }
rv-ahead = défense à venir : { $places }
rv-forecast = { $outcome ->
    [casualty] Si McReady attaque maintenant, { $law } contre { $gang } : le gang subit une perte.
    [spared] Si McReady attaque maintenant, { $law } contre { $gang } : le gang tient ; un bandit est mort ce tour-ci, aucun jeton ne quitte la frontière.
   *[cube] Si McReady attaque maintenant, { $law } contre { $gang } : le gang tient, et un jeton quitte la frontière.
}
rv-bandits = Bandits { $n }
rv-special = { $used ->
    [no] { $card } : encore disponible
   *[yes] { $card } : plus disponible
}
rv-box = en réserve : True Grit { $grit }, puissance { $power }
rv-banned = on ne peut plus jouer : { $cards }
rv-known = Cartes connues ({ $who }) : { $cards }
rv-sign =
    .firepower = [n] puissance de feu
    .grit = True Grit
    .power = jeton puissance
    .row = rangée de blocage
    .standing = reste en place
    .next = prochaine perte
rv-there = loi { $law }, gang { $gang }, places { $used }/{ $most }
rv-rating = cote { $n }
rv-only-grit = ne perd que True Grit

## Questions: a short name, and the sentence that the deciding player reads

rv-phase-play = jouer des cartes
rv-phase-place = choisir un champ de bataille
rv-phase-pay = défausser des cartes
rv-phase-window = réagir à une carte
rv-phase-may-discard = défausser pour un effet
rv-phase-unless-discard = défausser pour éviter un effet
rv-phase-casualty = subir une perte
rv-phase-kill-lawman = choisir un justicier
rv-phase-blast = choisir des justiciers
rv-phase-destroy-row = choisir une rangée de blocage
rv-phase-destroy-gun = choisir une arme
rv-phase-return-gun = choisir une arme à reprendre
rv-phase-recover = choisir un justicier dans la défausse
rv-phase-move-lawman = choisir un justicier à déplacer
rv-phase-save = sauver des bandits de l’accident
rv-phase-may-attack = attaquer ou non
rv-phase-over = partie terminée

rv-ask-play = { $side ->
    [colty] À vous : jouez autant de cartes que vous voulez, puis finissez le tour.
   *[mcready] À vous : jouez autant de cartes que vous voulez, puis finissez le tour. L’attaque suit.
}
rv-ask-place = Où placez-vous { $card } ?
rv-ask-pay = { $why ->
    [for-card] Il faut payer { $card }. Défausser quelle carte ? (Encore : { $n })
    [for-use] Il faut payer. Défausser quelle carte ? (Encore : { $n })
    [to-save] Sauver un bandit coûte une carte. Laquelle ?
   *[by-order] Vous devez défausser. Quelle carte ? (Encore : { $n })
}
rv-ask-window = { $who } joue { $card }. L’annuler avec { $reaction } ?
# Fine with zero: it is never said of 0.
rv-ask-may-discard = { $n ->
    [one] { $card } : { $text } Défausser une carte ?
   *[other] { $card } : { $text } Défausser { $n } cartes ?
}
# Fine with zero: it is never said of 0.
rv-ask-unless-discard = { $n ->
    [one] { $who } joue { $card }. { $text } Défausser une carte ?
   *[other] { $who } joue { $card }. { $text } Défausser { $n } cartes ?
}
# Fine with zero: it is never said of 0.
rv-ask-casualty = { $n ->
    [one] Le gang subit une perte. Qui tombe ?
   *[other] Le gang subit { $n } pertes, l’une après l’autre. À qui le tour ?
}
# Fine with zero: it is never said of 0.
rv-ask-kill-lawman = { $n ->
    [one] Quel justicier est touché ?
   *[other] Quel justicier est touché ? (Encore { $n } coups)
}
rv-ask-blast = Quel justicier est touché par l’explosion ? Puissance restante : { $n }.
rv-ask-destroy-row = Quelle rangée de blocage est détruite ?
# Fine with zero: it is never said of 0.
rv-ask-destroy-gun = { $n ->
    [one] Quelle arme est détruite ?
   *[other] Quelle arme est détruite ? (Encore { $n })
}
rv-ask-return-gun = Quelle arme reprenez-vous en main ?
rv-ask-recover = { $to ->
    [hand] Quel justicier de votre défausse reprenez-vous en main ?
   *[here] Quel justicier de votre défausse revient sur ce champ de bataille ?
}
rv-ask-move-lawman = Quel justicier rejoint ce champ de bataille ?
rv-ask-save = Qui sauvez-vous de l’accident ? Chacun coûte une carte ; les autres sont perdus.
rv-ask-may-attack = Vous gagneriez l’attaque, { $law } contre { $gang }. Attaquez-vous ?
rv-ask-over = La partie est terminée.

## Choices

rv-group-play = Jouer
rv-group-take-off = Retirer
rv-group-use = Utiliser
rv-group-special = Spécial
rv-group-end = Finir
rv-group-place = Placer
rv-group-discard = Défausser
rv-group-react = Réagir
rv-group-lose = Perdre
rv-group-save = Sauver
rv-group-choose = Choisir
rv-group-answer = Réponse

rv-decision-end-turn = { $side ->
    [colty] finir le tour
   *[mcready] finir le tour : attaquer à { $law } contre { $gang }
}
rv-decision-play = { $mode ->
    [shot] { $card }, en one-shot
   *[card] { $card }
}
rv-decision-place = { $when ->
    [here] { $place } : ici
    [ahead] { $place } : à venir
   *[past] { $place } : passé
}
rv-decision-discard = { $card }
rv-decision-answer = { $phase ->
    [window] { $yes ->
        [yes] oui, l’annuler
       *[no] non, laisser faire
    }
    [may-attack] { $yes ->
        [yes] oui, attaquer
       *[no] non, ne pas tirer
    }
   *[other] { $yes ->
        [yes] oui, défausser
       *[no] non
    }
}
rv-decision-react = { $card } : personne ne meurt
rv-decision-lose = { $bandit }
rv-decision-save = { $bandit }
rv-decision-done = { $phase ->
    [save] ne sauver personne d’autre : le train déraille
   *[other] ne plus toucher personne
}
rv-decision-hit = { $card }
rv-decision-clear = { $card }
rv-decision-destroy = { $card }
rv-decision-take-back = { $card } ({ $place })
rv-decision-recover = { $card }
rv-decision-move = { $card } ({ $place })
rv-decision-use = { $card } : utiliser sa capacité (défausser { $cards })
    .move = { $card } se déplace : { $place } (défausser { $cards })
rv-decision-use-special = { $card }
rv-decision-take-off = { $card }

## What happened. A fact with a subject is written without it: the reader sees the name first.

rv-fact-game-began = La banque a été dévalisée : la poursuite commence (paquet { $deck })
rv-fact-dealt = reçoit { $cards }
rv-fact-turn-began = joue le tour { $n }
rv-fact-marker-moved = { $by ->
    [card] le marqueur est déplacé : { $place }, { $space }
   *[turn] le marqueur avance : { $place }, { $space }
}
rv-fact-field-reached = la poursuite se déplace : { $place }
rv-fact-drew = pioche { $cards }
rv-fact-deck-empty = n’a plus de pioche
rv-fact-reshuffled = mélange sa défausse en une nouvelle pioche : { $cards }
rv-fact-put-aside = s’apprête à jouer { $card }
rv-fact-played = { $mode ->
    [shot] joue { $card } en one-shot
    [placed] joue { $card } ({ $place })
   *[card] joue { $card }
}
rv-fact-paid = paie avec { $cards }
rv-fact-discarded = défausse { $cards }
rv-fact-placed = { $card } arrive : { $place }
rv-fact-spent = { $card } va à la défausse
rv-fact-cancelled = { $card } reste sans effet
rv-fact-paid-back = récupère { $card }
rv-fact-reacted = répond par { $card }
rv-fact-held-back = ne réagit pas
rv-fact-grit-helped = { $card } perd True Grit et reste
rv-fact-lawman-killed = { $card } tombe sous les balles
rv-fact-removed = { $card } disparaît ({ $place })
rv-fact-gun-destroyed = { $card } est hors d’usage
rv-fact-row-destroyed = { $card } ne bloque plus
rv-fact-token-gained = { $token ->
    [grit] { $card } reçoit True Grit
   *[power] { $card } reçoit un jeton puissance
}
rv-fact-bandit-token = { $bandit } reçoit True Grit
rv-fact-no-token-left = { $token ->
    [grit] il ne reste plus de True Grit en réserve
   *[power] il ne reste plus de jeton puissance en réserve
}
rv-fact-taken-off = retire { $card }
rv-fact-taken-back = reprend { $card } ({ $place })
rv-fact-recovered = { $to ->
    [hand] reprend { $card } dans la défausse
   *[here] { $card } revient de la défausse
}
rv-fact-moved = { $card } change de lieu : { $place } → { $to }
rv-fact-used = utilise une capacité : { $card }
rv-fact-offered = { $taken ->
    [yes] défausse pour obtenir l’effet
   *[no] ne défausse rien
}
rv-fact-spared = défausse pour échapper à l’effet
rv-fact-bandit-grit-lost = { $bandit } perd True Grit et survit
rv-fact-bandit-died = { $bandit } meurt
rv-fact-prevented = la perte est évitée : personne ne meurt
rv-fact-attacked = { $won ->
    [yes] attaque à { $law } contre { $gang } : le gang subit une perte
   *[no] attaque à { $law } contre { $gang } : le gang tient
}
rv-fact-attack-waived = n’attaque pas
# Fine with zero: it is never said of 0.
rv-fact-cubes-removed = { $n ->
    [one] un jeton quitte la frontière (reste : { $left })
   *[other] { $n } jetons quittent la frontière (reste : { $left })
}
# Fine with zero: it is never said of 0.
rv-fact-face-opened = { $n ->
    [one] une case de plus : { $place }
   *[other] { $n } cases de plus : { $place }
}
rv-fact-banned = plus aucune carte { $card } ne peut être jouée
rv-fact-special-used = utilise { $card }
rv-fact-saved = { $bandit } en réchappe
rv-fact-wrecked = en miettes : { $cards }
# Fine with zero: it is never said of 0.
rv-fact-lost-in-wreck = { $n ->
    [one] l’accident emporte { $bandits }
   *[other] l’accident emporte { $n } bandits : { $bandits }
}
rv-fact-hand-shown = montre { $cards }
rv-fact-won = { $side ->
    [colty] { $reason ->
        [border-empty] gagne : la frontière est ouverte
       *[last-space] gagne : l’Express s’est échappé
    }
   *[mcready] { $reason ->
        [all-dead] gagne : tout le gang est mort
        [early-death] gagne : le gang a perdu trop tôt quelqu’un d’indispensable
        [lost-by-card] gagne : une carte a fait perdre le gang
       *[leader-dead] gagne : le chef du gang est mort
    }
}

## The end

# Fine with zero: it is never said of 0.
rv-result = { $turns ->
    [one] { $side ->
        [colty] { $who } gagne avec le gang Colty, dès le premier tour.
       *[mcready] { $who } gagne avec le colonel McReady, dès le premier tour.
    }
   *[other] { $side ->
        [colty] { $who } gagne avec le gang Colty, au tour { $turns }.
       *[mcready] { $who } gagne avec le colonel McReady, au tour { $turns }.
    }
}
rv-reason = { $reason ->
    [all-dead] Plus un seul bandit n’est en vie.
    [leader-dead] { $leader } n’est plus en vie, et sans chef il n’y a plus de gang.
    [early-death] Le gang a perdu trop tôt quelqu’un dont il avait besoin en vie.
    [lost-by-card] Une carte a fait perdre le gang.
    [border-empty] Le dernier jeton a quitté la frontière mexicaine : le gang est passé.
   *[last-space] Le tour est joué sur la dernière case, et { $leader } est en vie.
}
rv-left = Bandits en vie : { $bandits }. Jetons sur la frontière : { $cubes }.

## A first look

rv-seated = { $colty } mène le gang Colty et commence ; { $mcready } chevauche avec le colonel McReady.
rv-intro =
    Le gang de Jack Colty a dévalisé la banque et file vers le Mexique ; le colonel McReady le poursuit, sur cinq champs
    de bataille. À chaque tour, le marqueur avance. Une carte se paie avec d’autres cartes de la main. Après avoir joué
    ses cartes, McReady attaque : si sa puissance de feu dépasse le total des armes du gang et de la défense du lieu, le
    gang subit une perte, que Colty choisit parmi les plus faibles cotes de survie. Si aucun bandit n’est tué de tout le
    tour de McReady, un des { $cubes } jetons quitte la frontière. Le gang gagne quand la frontière est vide, ou si Jack
    survit jusqu’au bout du dernier champ de bataille ; McReady gagne quand Jack est mort.
rv-help-turn =
    Un tour : piocher { $draw ->
    [one] { $draw } carte
   *[other] { $draw } cartes
}, puis en jouer autant qu’on veut. Une carte de coût n se paie en défaussant n autres
    cartes. Armes et justiciers se placent au champ de bataille du marqueur et y comptent ; un one-shot agit, puis va à la
    défausse. Le gang a trois places par champ de bataille, que les rangées de blocage remplissent ; on peut y retirer ses
    propres cartes.
rv-help-attack =
    Quand McReady finit son tour, il attaque : loi contre gang, défense comprise ; à égalité, le gang tient. Les champs de
    bataille dépassés ne comptent plus. True Grit est une seconde vie. Les cartes de votre main qui ne se jouent pas
    maintenant sont sous « Pas maintenant » : elles peuvent toujours en payer d’autres.
rv-example = dynamite
rv-about-rules = les règles sur un mot, une carte (? gatling-gun), les défausses (? défausses) ou une règle : ? RV-10.2
rv-about-notation = Vous pouvez aussi taper les coups : play gatling-gun, discard 38-special, place creek, lose bullet, end.

## The deck

rv-deck-name-frontier-1 = Frontière I
rv-deck-name-frontier-2 = Frontière II
rv-deck-name-frontier-3 = Frontière III
rv-deck-name-frontier-4 = Frontière IV
rv-reconstruction = Le paquet { $deck } est une reconstitution, et non la liste de cartes publiée. Les règles, le nom de la plupart des cartes et la plupart des effets ont une source ; le nombre d’exemplaires de chaque carte, la plupart des coûts, beaucoup de puissances de feu et la plupart des cotes de survie sont les nôtres. Si vous possédez le jeu, vous verrez des différences, et vous pouvez jouer avec votre propre paquet : voir docs/decks.md.
rv-own-deck = { $note ->
    [none] Vous jouez avec votre propre paquet : { $deck }.
   *[other] Vous jouez avec votre propre paquet : { $deck }. { $note }
}
# A row of a deck file: by its id, or (n above 0) by its number as long as it has none.
rv-deck-row = { $list ->
    [cards] carte { $n ->
        [0] { $id }
       *[other] numéro { $n }
    }
    [bandits] bandit { $n ->
        [0] { $id }
       *[other] numéro { $n }
    }
    [battlefields] champ de bataille { $n ->
        [0] { $id }
       *[other] numéro { $n }
    }
   *[special] carte spéciale { $n ->
        [0] { $id }
       *[other] numéro { $n }
    }
}
rv-remark = Remarque, { $place } : { $text }
rv-mark =
    .sourced = de source sûre
    .sourced-weak = de source fragile
    .reconstructed = estimé par nous
    .own-name = nom inventé par nous
rv-head =
    .kind = type
    .fp = feu
    .cost = coût
rv-deck-side = { $side ->
    [colty] Le paquet du gang : { $cards } cartes de { $kinds } sortes
   *[mcready] Le paquet de McReady : { $cards } cartes de { $kinds } sortes
}
rv-deck-bandits = Bandits : { $n }, par cote de survie
rv-deck-battlefields = Les champs de bataille, de gauche à droite
rv-deck-battlefield = défense { $defence }, cases numérotées { $turns }, cases « - » { $dash }, cases à visage { $faces }
rv-deck-special = Cartes spéciales
rv-free-at = gratuite : { $places }
rv-not-at = interdite : { $places }

## What the cards of the packaged deck say

rv-text-jack-colty = S’il meurt, le gang perd aussitôt.
rv-text-cortez = S’il meurt avant que le marqueur soit sur l’Express, le gang perd. Reçoit True Grit quand le marqueur arrive à l’Express.
rv-text-skinny-landell = Commence avec True Grit. S’il le perd avant Rattlesnake Creek : une case de plus là-bas.
rv-text-poppy-mcready = Sans effet.
rv-text-bruno-caple = Après sa mort, aucune carte Peacemaker .45 ne peut plus être jouée.
rv-text-tin-cup-holloway = À sa mort, Colty défausse une carte.
rv-text-manolito = À sa mort, deux jetons quittent la frontière, mais jamais le dernier.
rv-text-kittens-mackenzie = À sa mort, si le marqueur n’est pas encore sur l’Express : deux cases de plus à Rattlesnake Creek.
rv-text-derail-the-train = Une seule fois, à l’Express : sauvez des bandits contre une carte chacun, Jack d’abord. Tout ce qui est à l’Express et tous les autres bandits sont perdus.
rv-text-38-special = Arme simple.
rv-text-peacemaker-45 = Arme simple. Après la mort de Bruno Caple, on n’en joue plus ; celles en jeu restent.
rv-text-hail-of-bullets = Arme puissante.
rv-text-gatling-gun = Arme lourde. Ne peut pas être reprise en main.
rv-text-jackson-clan = Renforts protégés ; gratuits à l’Express. Ne quittent la table que si le train déraille.
rv-text-derringer = Arme sans place : elle ne compte pas dans la limite.
rv-text-cherokee-scout = Se place au champ de bataille actuel ou à venir ; reçoit un jeton puissance si c’est un lieu à venir.
rv-text-lets-shoot = À jouer comme arme ou, en la défaussant, pour détruire une rangée de blocage ici.
rv-text-yellow-boy-rifle = En arrivant, vous pouvez défausser une carte de plus pour tuer un justicier ici.
rv-text-fire-at-will = Tuez un justicier ici. Peut être annulée par « He shot my hat clean off! ».
rv-text-chew-on-this = Tuez un justicier ici.
rv-text-polecats = Tuez deux justiciers ici, ou touchez deux fois un justicier qui a True Grit.
rv-text-stick-of-dynamite = Tuez ici des justiciers dont la puissance totale ne dépasse pas 3. Pas à la banque.
rv-text-pack-yer-bags = Le marqueur avance d’une case vers la droite, sans quitter le champ de bataille.
rv-text-lightning-reflexes = Pendant le tour de McReady : une perte que vous alliez subir n’a pas lieu.
rv-text-adios-amigo = Retirez le colonel McReady où qu’il soit, True Grit ou pas ; puis piochez une carte dans tous les cas.
rv-text-saddlebags = Reprenez en main une de vos armes en jeu (jamais une Gatling Gun).
rv-text-came-along = Subissez deux pertes, effets compris ; puis retirez tous les justiciers d’ici, True Grit ou pas.
rv-text-sandstorm = Reste à côté du champ de bataille actuel : McReady ne peut pas y avoir plus de deux cartes.
rv-text-improvise = Détruisez une rangée de blocage ici.
rv-text-coffee-and-eggs = Piochez deux cartes.
rv-text-ned-mcready = Arrive avec True Grit ; à son arrivée, le gang subit une perte. Gratuite à Rattlesnake Creek et à l’Express.
rv-text-charlie-weathers = Arrive avec True Grit.
rv-text-quincey-whitmore = Arrive avec True Grit. À votre tour, défaussez une carte pour le déplacer à un champ de bataille voisin.
rv-text-josie-logan = Se place sur n’importe quel champ de bataille ; reçoit True Grit si c’est un lieu à venir.
rv-text-apache-scout = Se place sur n’importe quel champ de bataille ; reçoit un jeton puissance si c’est un lieu à venir.
rv-text-bounty-hunter = En arrivant, piochez une carte.
rv-text-cowboy = Justicier simple.
rv-text-buffalo-stampede = En arrivant, détruisez une arme du gang ici.
rv-text-cactus-field = Se place du côté du gang, au champ de bataille actuel ou à venir : prend une de ses trois places.
rv-text-pilgrim = Le marqueur recule d’une case vers la gauche, sans quitter le champ de bataille.
rv-text-didnt-see-this = Amenez ici un de vos justiciers d’un autre champ de bataille ; rien à payer, pas d’effet d’arrivée.
rv-text-ran-outta-bullets = Détruisez une Gatling Gun ici ; puis piochez une carte dans tous les cas.
rv-text-hat-clean-off = Pendant le tour de Colty : annulez une carte « Fire at will, boys ».
rv-text-about-time-partner = Reprenez en main un justicier de votre défausse.
rv-text-flesh-wound = Placez ici un justicier de votre défausse, sans payer son coût ; son effet d’arrivée s’applique.
rv-text-rattlesnake-bite = Le gang subit une perte, à moins que Colty ne défausse une carte.
rv-text-were-surrounded = Détruisez ici deux armes du gang au choix, sauf Gatling Gun et The Jackson Clan.
rv-text-get-a-rope = Le gang subit une perte.

# What puzzles are about

rv-theme-leader = Sauver le chef
rv-theme-hold = Tenir le champ de bataille
rv-theme-attack = Gagner l’attaque
rv-theme-concede = Céder le champ de bataille
rv-theme-casualty = Qui subit la perte
rv-theme-react = Réactions
rv-theme-target = Qui viser
rv-theme-which-field = Quel champ de bataille
rv-theme-keep-cards = Jouer encore ou s’arrêter
rv-theme-which-card = Quelle carte
rv-theme-shot = One-shots
rv-theme-special = Faire dérailler le train
rv-theme-move = Déplacer et retirer
rv-theme-discard = Payer avec quoi
rv-theme-turn = Le tour entier
rv-figure-lawmen-killed = Justiciers tués
rv-figure-lawmen-killed-note = Par votre gang, par partie.
rv-figure-bandits-lost = Bandits perdus
rv-figure-bandits-lost-note = De votre gang, par partie, déraillement compris.
rv-figure-bandits-killed = Bandits tués
rv-figure-bandits-killed-note = Par la loi, par partie, déraillement compris.
rv-figure-lawmen-lost = Justiciers perdus
rv-figure-lawmen-lost-note = Tués par le gang, par partie.
rv-figure-attacks-won = Attaques gagnées
rv-figure-attacks-won-note = La part de vos attaques où la loi était la plus forte.
