# L’arène : des robots jouent contre des robots.

help-arena = Faire jouer des robots entre eux sur de nombreuses donnes, et compter qui gagne.
opt-bots = qui joue : des noms séparés par des virgules, comme marshal,ranger:0.1 (secondes) ou ranger:200i (itérations)
opt-deals = combien de donnes ; chacune est jouée dans toutes les dispositions
opt-arena-players = combien de joueurs par table
opt-lone = ne jouer que les tables où ce robot est seul parmi d’autres d’une même sorte, comme --bots marshal --lone ranger:0.1
opt-jobs = combien de parties à la fois (par défaut, une par cœur)
opt-arena-seed = un nombre dont découlent toutes les donnes
opt-out = enregistrer le match dans ce fichier ; la même commande le reprend
opt-plots = dessiner des graphiques dans ce dossier
opt-cluster = jouer sur le cluster Dask à cette adresse, comme tcp://192.0.2.7:8786

## Pendant le jeu

arena-intro = { $game } : { $bots } ; { $players } par table, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} de { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
}
arena-oracle-cheats = L’oracle TRICHE : il voit toutes les cartes et tout le hasard à venir. Il mesure la chance, ce n’est pas un adversaire.
arena-kept = Enregistré dans { $file }.
arena-resumed = { $n ->
    [one] { $n } donne y est déjà.
   *[other] { $n } donnes y sont déjà.
}
arena-so-far = Donnes : { $n } sur { $total } ; { $score }
arena-interrupted = Interrompu. Enregistré dans { $file } : donnes { $n } sur { $total }.
arena-go-on = Pour continuer :
arena-plots = { $n ->
    [one] { $n } graphique
   *[other] { $n } graphiques
} dans { $folder }.

## Le résultat

arena-played = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-rating = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-time-s = { $n } s
arena-time-ms = { $n } ms
arena-time-us = { $n } µs
# Fine with zero: it is never said of 0.
arena-against = { $n ->
    [one] { $bot } contre { $other }
   *[other] { $bot } contre { $n } × { $other }
}
arena-mixed = { $bot } aux tables mixtes
arena-on-seat = { $bot } : { $seat }
arena-head-wins = match|gagne|intervalle 95 %|parties|attendu
arena-head-bot-seats = robot et place|gagne|intervalle 95 %|parties
arena-head-seats = place|gagne|intervalle 95 %|parties
arena-head-endings = manière de gagner|part|parties
arena-head-ratings = cote (OpenSkill)|µ|2σ
arena-head-times = temps de réflexion|moyenne|99 % sous|maximum|décisions
arena-gap = { $bot } comble { $share } de l’écart entre { $first } et { $oracle } (intervalle à 95 % : { $interval }).
arena-unit-rounds = manches
arena-unit-turns = tours
arena-unit-decisions = décisions
arena-length = Durée d’une partie : { $mean } { $unit } en moyenne ({ $least } à { $most }) ; décisions : { $decisions }.
# Fine with zero: it is never said of 0.
arena-drawn = { $games ->
    [one] Une partie nulle : personne ne l’a gagnée.
   *[other] { $games } parties nulles : personne ne les a gagnées.
}
# Fine with zero: it is never said of 0.
arena-stalled = { $games ->
    [one] Dans une partie, une règle a interrompu ce que les robots ne finissaient pas.
   *[other] Dans { $games } parties, une règle a interrompu ce que les robots ne finissaient pas.
}
arena-interval-how = Intervalles par bootstrap sur les donnes : les parties d’une donne comptent ensemble, car elles partagent ses cartes.
arena-ending-adjudged = arrêtée après trop de décisions
arena-ending-all-dead = tout le gang est mort
arena-ending-leader-dead = le chef est mort
arena-ending-early-death = un bandit est mort trop tôt
arena-ending-last-space = fuite sur la dernière case
arena-ending-border-empty = passage de la frontière
arena-ending-lost-by-card = une carte a fait perdre la partie

## Images

arena-plot-win-rate = { $deals ->
    [one] Part des parties gagnées, avec intervalle à 95 % ({ $deals } donne)
   *[other] Part des parties gagnées, avec intervalle à 95 % ({ $deals } donnes)
}
arena-plot-par = force égale
arena-plot-ratings = Échelle des cotes
arena-plot-money = Argent à la fin de chaque manche, en moyenne
arena-plot-points = Points à la fin de chaque manche, en moyenne
arena-plot-length = Durée des parties
arena-plot-mean = moyenne { $n }
arena-plot-sides = Parties gagnées par camp et manière de gagner

## Plaintes

arena-no-bots = Aucun robot n’est nommé : --bots marshal,ranger.
arena-bad-number = { $name } est un nombre entier de { $least } à { $most }, pas « { $value } ».
arena-bot-failed = Panne du robot { $bot } à la donne { $deal } : { $cause }. Ce qui a été joué avant est gardé.
arena-other-house = Un worker utilise un autre Saloon ({ $there }) que celui-ci ({ $here }) : installez la même version partout.
arena-crew-lost = Les workers ont disparu ou plantent sans cesse. Ce qui a été joué est gardé dans { $file } ; la même commande continue.
arena-no-cluster = Il n’y a pas de cluster à { $address } : { $cause }
malformed-bot-does-not-load = Le robot « { $value } » ne peut pas être chargé : { $cause }
malformed-arena-file-in-use = une autre arène écrit en ce moment dans { $field }.
malformed-not-an-arena-file = { $field } existe déjà et n’est pas un match de l’arène. Choisissez un autre fichier.
malformed-other-arena = { $field } contient un autre match : il diffère par { $names } (là-bas : { $there }). Choisissez un autre fichier, ou les mêmes réglages.
