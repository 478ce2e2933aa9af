# The command line: help, reports, complaints. `missing-packages` must stay on one line, without variables.

missing-packages = il manque des paquets (typer, rich, fluent.runtime). Installez Saloon avec ses dépendances : dans un clone du dépôt `pip install .`, depuis un fichier wheel `pip install FICHIER.whl`.
needs-extra = il faut d’autres paquets, l’extra `{ $extra }` : dans un clone du dépôt `pip install ".[{ $extra }]"`, depuis un fichier wheel `pip install "FICHIER.whl[{ $extra }]"`.

## Help

help-house = Jeux de cartes du Far West pour le terminal
help-play = Jouer contre des robots ; à Wyatt Earp si vous ne nommez pas de jeu.
help-replay = Revoir une partie enregistrée, pas à pas.
help-verify = Recalculer une partie depuis sa graine : tout était-il régulier ?
help-position = Vérifier une position (TOML ou JSON) et la montrer.
help-score = Wyatt Earp : qui reçoit quoi d’une récompense, et pourquoi ; aussi pour de vraies cartes.
help-options = Les options d’un jeu et ses préréglages.
help-cards = Les cartes d’un paquet, et d’où vient chaque chiffre (Revolver).
help-rules = Le livret de règles : une règle par son numéro, ou toutes celles qui parlent d’un mot.
help-bench = Comparer la vitesse du moteur à celle d’autres moteurs (depuis les sources).
help-version = La version, et quel moteur tourne : compilé ou pur Python.
help-start = Pour commencer :
help-more = `saloon COMMANDE --help` en dit plus. --lang ({ $languages }) ou SALOON_LANG choisit la langue.
help-fan = Réalisation d’amateurs, non officielle, avec ses propres mots et images.
help-help = Montrer cette page.
arg-game = le jeu : { $games }
arg-deck-game = le jeu : revolver
arg-file = un fichier
arg-points = les points de capture de chaque joueur, comme A=9 B=5
arg-option = une seule option, par son nom ou son numéro
arg-about = un numéro de règle comme WE-4.6 ou RV-6.2, ou des mots à chercher ; rien pour le sommaire
opt-json = pour les programmes : du JSON au lieu de texte
opt-option = jouer avec une autre règle ; peut être répété (voir saloon options)
opt-preset = partir d’un préréglage
opt-deck = un fichier de paquet à vous, ou le nom d’un paquet fourni (Revolver ; docs/decks.md)
opt-players = nombre de joueurs, vous compris ({ $players })
opt-side = votre camp (Revolver) : colty, mcready ou random (au hasard)
opt-name = votre nom
opt-opponents = la force des adversaires : tenderfoot, greenhorn, cowhand, deputy, marshal, gunslinger, champion
opt-seed = donner à partir de cette graine, 128 chiffres hexadécimaux, au lieu d’une nouvelle
opt-save = enregistrer la partie dans ce fichier
opt-resume = reprendre une partie : la plus récente, ou le FICHIER donné à la place du jeu
opt-auto-pass = ne pas demander hors de votre tour quand « non » est la seule réponse
opt-server = jouer à une table de ce serveur : l’ouvre et montre son lien ; ou donnez le lien d’une table à la place du jeu
opt-no-clear = laisser défiler les pages au lieu d’effacer l’écran
opt-seat = le point de vue : une place par nom, numéro ou camp (la vôtre par défaut), none, ou all pour tout voir
opt-all = afficher tout le journal d’un coup
opt-pot = l’argent sur l’avis de recherche

## Reports

version = saloon { $version }, { $engine }, Python { $python }
version-rules = { $game } : version { $version } des règles
engine-compiled = moteur compilé
engine-pure = moteur en pur Python
engine-unknown = SALOON_ENGINE={ $wish } : ce moteur n’existe pas. Choix possibles : { $known }.
engine-missing = SALOON_ENGINE=compiled, mais il n’y a pas de moteur compilé ici : lancez `make compile`.
engine-stale = SALOON_ENGINE=compiled, mais le moteur compilé est périmé ({ $files }) : lancez `make compile`.
engine-broken = SALOON_ENGINE=compiled, mais le moteur compilé ne se charge pas : { $cause }
check-passed = { $file } : tout est exact.
check-failed = { $file } : quelque chose ne va pas.
verified-seed = La graine correspond à l’engagement publié avant la donne.
verified-decisions = { $n ->
    [one] { $n } décision était permise.
   *[other] Les { $n } décisions étaient toutes permises.
}
verified-fingerprints = { $n ->
    [0] Il n’y a pas d’empreinte à comparer.
    [one] { $n } empreinte est identique.
   *[other] Les { $n } empreintes sont identiques.
}
verified-result = Le résultat est juste : { $who } a gagné.
verified-drawn = Le résultat est juste : partie nulle.
verified-unfinished = La partie n’est pas terminée.
to-decide = { $who } doit décider : { $phase }.
legal = choix possibles
stays = reste
presets = Préréglages
options-how = saloon play { $game } --option NOM=VALEUR, ou --preset NOM ; saloon options { $game } NOM montre une seule option.
rules-in-english = (Cette partie des règles est en anglais.)
rules-appendix = Annexe (en anglais) : référence, options et autres exemples
rules-how = saloon rules { $id } montre une règle, saloon rules { $word } toutes celles qui en parlent.
other-book = Le livret de règles ({ $game }) : { $command }
# Fine with zero: it is never said of 0.
more-rules = { $n ->
    [one] Une autre règle en parle : { $command }
   *[other] { $n } autres règles en parlent : { $command }
}

## Complaints

see-help = Voir `{ $command }`.
unknown-command = Il n’y a pas de commande « { $command } ».
unknown-flag = L’option { $flag } n’existe pas ici.
unknown-language = La langue « { $language } » n’est pas parlée ici : choisissez parmi { $known }.
missing-argument = Il manque { $name }.
missing-value = { $name } demande une valeur.
bad-value = { $name } : { $cause }
extra-argument = Argument inattendu : « { $argument } ».
interrupted = interrompu.
stumbled = Saloon a trébuché : { $error } ({ $where }). La faute est de notre côté : merci de signaler cette ligne avec votre commande ; SALOON_DEBUG=1 en montre plus.
bench-needs-checkout = les mesures ne tournent que depuis les sources : clonez-les, puis `make bench`.
unknown-rule = Le livret de règles ne dit rien sur « { $wanted } ».
unknown-rulebook = Il n’y a pas de livret de règles pour « { $wanted } ».
unknown-option = Il n’y a pas d’option « { $name } ». `{ $command }` en donne la liste.
bad-option = « { $word } » n’est pas une option : écrivez NOM=VALEUR, comme { $example }.
no-sides = { $game } : il n’y a pas de camps à choisir.
bad-side = Il n’y a pas de camp « { $value } » : choisissez { $known }.
no-decks = { $game } : on n’y joue pas avec des fichiers de paquet.
file-exists = { $file } existe déjà. Reprenez la partie par `{ $command }`, ou choisissez un autre fichier.
no-such-file = ce fichier n’existe pas
file-no-permission = vous n’en avez pas le droit
file-is-folder = c’est un dossier
file-no-folder = ce n’est pas un dossier
file-disk-full = le disque est plein
file-read-only = il ne peut être que lu
nothing-to-resume = Aucune partie en cours dans { $folder }. Commencez-en une par `{ $command }`.
already-over = La partie est terminée ({ $file }). Revoyez-la par `{ $command }`.
position-not-record = { $file } est une position, pas un enregistrement : essayez `{ $command }`.
record-not-position = { $file } est un enregistrement, pas une position : essayez `{ $command }`.
all-not-yet = La partie n’est pas terminée : ses cartes cachées le restent. Choisissez une place, ou none.
no-such-seat = Personne ne s’appelle « { $seat } » ici. Choisissez un numéro de 1 à { $most } ou un nom ({ $known }), none ou all.
missing-pot = Il manque la récompense : --pot 8000.
bad-pot = « { $value } » n’est pas une récompense : écrivez un nombre entier de dollars, comme --pot 8000.
pot-not-thousands = Une récompense est un multiple de 1 000 $ ; { $value } ne l’est pas.
bad-points = « { $word } » n’est pas un joueur avec ses points : écrivez NOM=POINTS, comme A=9.
points-not-number = Les points doivent être un nombre entier, 0 ou plus ({ $name } : « { $value } »).
name-twice = { $name } figure deux fois : donnez un nom différent à chacun.
bad-number-of-points = { $n ->
    [0] Aucun point n’est donné : écrivez NOM=POINTS pour chacun des { $least } à { $most } joueurs.
   *[other] Vous donnez les points de { $n } : il faut de { $least } à { $most } joueurs.
}

far-unreachable = aucun serveur ne répond à { $url } : { $cause }
far-other-protocol = le serveur { $url } parle une autre version : mettez à jour le plus ancien des deux.
far-closed = le serveur { $url } ne vous laisse pas entrer : { $cause }
far-bad-address = « { $url } » n’est pas l’adresse d’un serveur. Exemple : `saloon play --server http://127.0.0.1:8000`
far-only-here = { $option } ne sert qu’aux parties jouées sur cette machine, pas à celles d’un serveur.

## Puzzles

help-puzzle = Résoudre un problème : trouver le meilleur choix dans une position.
help-make-puzzles = Chercher de nouveaux problèmes dans des parties de robots forts ; c’est long.
opt-theme = le sujet, par exemple draw ou discard
opt-difficulty = la difficulté : 1 à 4
opt-puzzle-id = le problème qui a ce numéro
opt-puzzle-count = s’arrêter quand ce nombre de problèmes est trouvé
opt-puzzle-games = jouer au plus ce nombre de parties pour les trouver
opt-puzzle-seed = un nombre dont découlent toutes les parties
opt-puzzle-share = sur cent problèmes, au plus ce nombre de même difficulté
opt-puzzle-record = une partie enregistrée où chercher d’abord ; peut être répété. Ses joueurs doivent être d’accord
opt-puzzle-out = écrire les problèmes dans ce fichier. Ceux qui y sont restent, et la recherche reprend après leur dernière partie
puzzle-head = Problème { $id } · { $level }. Un numéro, ou « quitter ».
puzzle-follows = La suite, dans une donne imaginée où le champion joue à toutes les places :
puzzle-follows-best = Après le meilleur choix :
no-such-puzzle = { $game } n’a pas de tel problème. Sujets : { $themes }.
no-puzzles = Il n’y a pas de problèmes pour { $game }.
puzzles-need-net = il faut un réseau qui joue à { $game } ; il n’y en a pas.
puzzles-found = Parties : { $games }. Problèmes : { $n } sur { $wanted }.
puzzles-written = Problèmes : { $n }, dans { $file } ({ $bytes } octets).
