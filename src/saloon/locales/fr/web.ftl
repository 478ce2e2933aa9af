# The page: what stands on it beside the words of the games.

## The house

web-home = Retour au saloon
web-nowhere = Il n’y a personne ici
web-offline = Connexion perdue. Nouvel essai…
web-one-moment = Un instant…
web-guest-name = Anonyme
web-close = Fermer
web-cancel = Annuler
web-undo = Annuler le coup
web-settings = Réglages
web-log = Journal
web-hint = Demander un conseil

## People

web-you = Vous
web-number = { $value }
web-bot = robot
web-away = hors ligne
web-thinking = réfléchit
web-open-seat = place libre
web-bot-name-0 = Clem
web-bot-name-1 = Ruth
web-bot-name-2 = Hank
web-bot-name-3 = Silas
level-random = Vagabond
level-tenderfoot = Novice
level-greenhorn = Pied-tendre
level-cowhand = Vacher
level-deputy = Adjoint
level-marshal = Marshal
level-gunslinger = Fine gâchette
level-ranger = Ranger
level-champion = Champion
level-random-plays = Joue n’importe quel coup permis, au hasard.
level-tenderfoot-plays = Pour une première partie : sait à peine ce qui compte.
level-greenhorn-plays = Connaît un peu le jeu et passe souvent à côté du meilleur coup.
level-cowhand-plays = Sait ce qui compte et fait souvent autre chose.
level-deputy-plays = Joue avec bon sens et se trompe de temps en temps.
level-marshal-plays = Joue d’expérience, sans faux pas et sans attendre.
level-gunslinger-plays = A appris de Champion, mais oublie ce qui s’est passé et prend un risque de trop.
level-ranger-plays = Réfléchit à l’avance : essaie chaque coup contre ce que vous avez peut-être en main.
level-champion-plays = A appris seul, sur un milliard de coups, et répond aussitôt. Là où les règles ou le paquet lui sont inconnus, c’est Ranger qui joue.
level-replaced = { $why ->
    [no-numpy] { $asked } a besoin de numpy, qui n’est pas installé ici (pip install numpy) : { $plays } joue à sa place.
    [no-weights] Les données de { $asked } manquent ici (l’installation est incomplète) : { $plays } joue à sa place.
   *[other] { $asked } ne connaît pas ces règles ou ce paquet : { $plays } joue à sa place.
}
level-wins = Contre { $rival } : gagne { $share } des parties.
level-points = Force { $n } (± { $margin }).

## Every table

web-table = La table
web-phase = Étapes de ce tour
web-your-turn = À vous.
web-hint-chance = { $chance } de chances de gagner
web-hint-money = environ { $dollars } à la fin de la manche
web-hint-even = Ici, ces choix se valent à peu près.
web-hint-whole = Le meilleur choix dans l’ensemble : rien de précis ne l’emporte.
web-hint-do = Jouer ce coup
web-skip-ahead = Accélérer
web-go-on = Continuer
web-over-you = Vous gagnez !
web-over-other = { $who } gagne
web-over-nobody = Personne ne gagne
web-over-conceded = { $you ->
    [yes] Vous avez abandonné.
   *[no] { $who } a abandonné.
}
web-over-abandoned = La partie a été interrompue.
web-score = Parties gagnées :
web-rematch = Revanche
web-to-rematch = Vers la revanche
web-replay = Revoir la partie
web-check-fair = Vérifier la donne
web-waits-for = À { $who } de jouer.
web-last-moves = Derniers coups
web-selected = choisie
web-times = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
web-not-now = On ne peut pas jouer { $card } maintenant.

## Wyatt Earp

web-wanted = WANTED
web-posters = Avis de recherche
web-posters-note = Capture à 8 points. Cinq points d’avance, et l’on prend tout.
web-not-opened = Pas de série
web-needs-three = il faut 3 cartes
web-at-large = En liberté
web-you-take-all = Vous prenez tout
web-takes-all = { $who } prend tout
web-shared = Partage
web-thousands = { $n } k$
web-to-draw = à piocher
web-discards = défausse
web-no-piles = pas encore de série
web-piles-of = Séries : { $who }
web-step-draw = Piocher
web-step-play = Jouer
web-step-discard = Défausser
web-ask = Demander…
web-ask-for-whom = Quel hors-la-loi demandez-vous ? Choisissez un avis de recherche.
web-order-left = en commençant à gauche
web-order-right = en commençant à droite
web-order-other = dans cet ordre
web-card-most-wanted = demander · voler
web-card-hideout = recouvre
web-card-wyatt-earp = 3 usages
web-do-take-two = Piocher deux cartes
web-do-take-discard = Prendre { $card }
web-do-lay = Poser { $cards } { $outlaw }
web-do-play-photo = Poser la Photo
web-do-shoot = Tirer
web-do-ask = Demander, { $order }
web-do-steal = Voler
web-do-hide = Tirer pour cacher
web-do-earp-draw = Piocher deux cartes
web-do-earp-pick = Chercher une carte
web-do-earp-remove = Tirer sur une cachette
web-do-keep = La garder
web-do-discard = Défausser { $card }
web-do-answer = { $yes ->
    [yes] Tirer avec { we-card-wyatt-earp }
   *[no] Laisser faire
}
web-do-photo-now = { $yes ->
    [yes] Poser la Photo
   *[no] La garder
}
web-do-earp-now = { $yes ->
    [yes] Tirer sur la cachette de { $outlaw }
   *[no] Laisser faire
}

## Around the page

web-skip = Aller au contenu
web-rooms = Menu principal
web-menu = Menu
web-play = Jouer
web-lobby = Tables
web-my-games = Mes parties
web-learn = Apprendre
web-rules = Règles
web-profile = Profil
web-fairness = Équité
web-about = À propos
web-language = Langue
web-rule = Règle { $rule } dans le livret de règles
web-nowhere-note = Cette adresse mène au désert.
web-no-game = On ne joue pas à cela ici
web-no-game-note = Il n’y a pas ici de jeu « { $name } ». Voici ceux auxquels on joue :
web-not-loaded = Cette partie de la page n’a pas pu être chargée
web-reload = Recharger
web-foot-fair = Mélange équitable : chaque donne se vérifie
web-foot-rules = Règles et règles maison
web-foot-access = Clavier, lecteur d’écran, taille du texte
web-foot-fans = Non officiel, fait par des passionnés
web-copied = Copié
web-not-copied = Impossible de copier
web-copy = Copier
web-save = Enregistrer
web-saved = Enregistré.
illegal-offline = Le serveur ne répond pas. Êtes-vous en ligne ?
illegal-not-a-record = Ce fichier n’est pas l’enregistrement d’une partie.
illegal-house-trouble = Le serveur a donné une réponse illisible. Réessayez dans un instant.

## Home

web-pull-up-a-chair = Prenez place.
web-pull-up-note = Des jeux de cartes du Far West. Jouez contre des robots ou envoyez un lien à un ami. Sans compte, sans attente.
web-play-now = Jouer
web-dealing = On distribue…
web-invite = Inviter
web-invite-text = Prenez place : un jeu de cartes du Far West.
web-players-from-to = { $least } à { $most } joueurs
web-players-wyatt-earp = 2 à 4 joueurs
web-players-revolver = 2 joueurs
web-minutes-wyatt-earp = 30 minutes
web-minutes-revolver = 40 minutes
web-bot-levels = { $n ->
    [one] { $n } niveau de robots
   *[other] { $n } niveaux de robots
}
web-about-wyatt-earp = Traquez sept hors-la-loi. Posez leurs cartes, faites monter les récompenses et soyez là quand le shérif paie.
web-about-revolver = Le colonel McReady poursuit le gang Colty sur cinq champs de bataille. Atteignez l’Express de 3 h 15, ou la frontière.
web-how-many = Combien d’adversaires
web-how-strong = La force des robots
web-your-side = Votre camp
web-opponents = { $n ->
    [one] { $n } adversaire
   *[other] { $n } adversaires
}
web-your-games = Vos parties
web-continue = Continuer
web-its-your-turn = À vous de jouer
web-turn-of = À { $who } de jouer
web-waiting = En attente de joueurs
web-with = avec { $who }
web-first-time = Première visite ?
web-first-time-note = Apprenez en cinq minutes : une première manche avec un guide à vos côtés.
web-more-games = Autres jeux
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend en ce moment. Ouvrez une table, et l’on vous trouvera ici.
web-open-a-table = Ouvrir une table
web-sit = Prendre place
web-watch = Regarder
web-table-of = Table : { $who }
web-seats-taken = { $n ->
    [one] { $n } place sur { $of }
   *[other] { $n } places sur { $of }
}

## Lobby and my games

web-lobby-note = Asseyez-vous où une chaise est libre, ou regardez une partie.
web-all-games = Tous les jeux
web-running-tables = En cours
web-nobody-plays = Aucune partie publique en ce moment.
web-play-the-house = Jouer contre des robots
web-going-on = En cours
web-over = Terminées
web-result-won = Gagnée
web-result-lost = Perdue
web-result-drawn = Nulle
web-result-stopped = Interrompue
web-see-replay = Revoir
web-download-record = Télécharger l’enregistrement
web-older = Plus anciennes
web-no-games-yet = Aucune partie n’est encore terminée.

## A new table

web-new-table = Une nouvelle table
web-new-table-note = Qui joue, selon quelles règles, et qui peut regarder.
web-who-plays = Qui joue ?
web-game = Jeu
web-how-many-seats = Combien de places
web-n-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-me = Moi
web-beside-me = Quelqu’un sur cet écran
web-friend-by-link = Quiconque a le lien
web-bot-named = Robot : { $name }
web-name = Nom
web-name-of = Nom pour { $seat }
web-hot-seat-note = Vous êtes plusieurs sur cet écran : les mains sont cachées entre les tours.
web-link-note = Vous recevrez un lien pour les places libres. On distribue quand tout le monde est assis.
web-which-rules = Selon quelles règles ?
web-preset = Règles
web-preset-standard = Les règles habituelles
web-preset-standard-note = Telles que la plupart des livrets de règles les donnent. Dans le doute, celles-ci.
web-preset-standard_photo = Les règles habituelles, avec Photos rapides
web-preset-standard_photo-note = Une Photo peut être posée hors de son tour, dès que quelqu’un ouvre son hors-la-loi.
web-preset-research = Les règles habituelles, pour robots et recherche
web-preset-research-note = Toute partie finit : une manche après 20 tours sans action, une partie après 1 000 tours.
web-preset-rules_002 = Comme dans la seconde règle française
web-preset-rules_002-note = Demander dans n’importe quel ordre, cacher toute série, répondre à une Cachette à tout moment ; au partage, après le premier vient le dernier.
web-preset-card_001 = Comme sur l’aide de jeu française
web-preset-card_001-note = Un hors-la-loi n’est ouvert que tant que ses cartes sont posées ; seule la main vide du suivant finit la manche ; chacun partage dès qu’il a des points.
web-preset-card_004 = Comme sur l’aide de jeu italienne
web-preset-card_004-note = Photos hors tour, chacun a sa part dès qu’il a des points, et le premier à atteindre 25 000 $ gagne.
web-preset-literal = À la lettre
web-preset-literal-note = Les cartes exactement selon leur texte, même là où les règles habituelles sont plus douces.
web-preset-gentle = En douceur
web-preset-gentle-note = Le gang ne perd pas la partie si Cortez tombe trop tôt.
web-changed-rules = Ce qui diffère des règles habituelles
web-all-options = Toutes les options ({ $n })
web-find-option = Chercher une option
web-sort-v = Variantes
web-sort-s = Là où les règles imprimées diffèrent
web-sort-q = Là où les règles imprimées se taisent
# Fine with zero: it is never said of 0.
web-option-stall_guard = { $n ->
    [one] oui : une manche après un tour sans action, une partie après 1 000 tours
   *[other] oui : une manche après { $n } tours sans action, une partie après 1 000 tours
}
web-option-first_dealer-designated = un joueur de votre choix
web-dealer = Qui donne en premier ?
web-the-table = La table
web-who-may-come = Qui peut venir
web-private = Par lien seulement
web-public = Tout le monde
web-private-note = Seuls ceux qui ont le lien trouvent cette table.
web-public-note = La table figure dans la liste des tables.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move-30 = 30 secondes par décision
web-clock-move-90 = 90 secondes par décision
web-clock-game-10 = 10 minutes par joueur, 10 secondes de plus par tour
web-clock-game-25 = 25 minutes par joueur, 15 secondes de plus par tour
web-clock-day-1 = Par correspondance : un jour par décision
web-clock-day-3 = Par correspondance : trois jours par décision
web-clock-told-move = Pendule : { $span } par décision.
web-clock-told-game = Pendule : { $span } par joueur pour toute la partie, plus { $more } par tour.
web-pace = Allure des robots
web-pace-none = Immédiate
web-pace-quick = Vive
web-pace-normal = Normale
web-pace-slow = Tranquille
web-hints = Conseils
web-hints-note = Chacun peut demander un conseil.
web-aids = Aide-mémoire
web-aids-note = Le journal garde les défausses. Sans lui, il faut s’en souvenir.
web-spectators = Spectateurs
web-spectators-note = D’autres peuvent regarder. Ils ne voient aucune main.
web-chat = Discussion
web-chat-note = Mots et phrases toutes faites à la table.
web-deal-the-cards = Distribuer
web-open-the-table = Ouvrir la table

## The waiting room

# Fine with zero: it is never said of 0.
web-seats-missing = { $n ->
    [one] Une place est encore libre. On distribue quand tout le monde est assis.
   *[other] { $n } places sont encore libres. On distribue quand tout le monde est assis.
}
web-at-this-table = À cette table
web-host = hôte
web-sit-here = S’asseoir ici
web-put-bot = Mettre un robot
web-put-a-bot = Mettre un robot à cette place : { $seat }
web-free-seat = Libérer la place
web-fill-with = Compléter avec des robots ({ $level })
web-leave-table = Quitter la table
web-invite-friends = Inviter des amis
web-invite-note = Quiconque ouvre ce lien peut s’asseoir : sans compte, sans installation.
web-invite-link = Lien vers cette table
web-qr = Le lien en code QR
web-copy-link = Copier le lien
web-share = Partager
web-agreed = Règles de la table
web-usual-rules = Les règles habituelles.
web-no-hints = Pas de conseils.
web-no-aids = Pas d’aide-mémoire.
web-fair-before = Le mélange est déjà fixé.
web-deal-waits = On attend : { $names }. La donne aura lieu quand toutes les parts du mélange seront là.
web-deal-renewed = Une part du mélange n’est pas arrivée à temps. Cette place est de nouveau libre, et le mélange recommence.
web-part-player = participe au mélange
web-part-nobody = n’ajoute rien
web-part-server = mélange du serveur
web-said = Ce qui a été dit
web-nothing-said = Personne n’a encore rien dit.
web-say = Dire quelque chose
web-send = Envoyer
web-mute = Mettre en sourdine
web-report = Signaler
web-reported = Signalé

## Settings

web-settings-note = Enregistrés dans ce navigateur ; ils prennent effet aussitôt.
web-looks = Apparence
web-theme = Thème
web-theme-system = Comme l’appareil
web-theme-light = Plein midi
web-theme-dark = À la lampe
web-text-size = Taille du texte
web-text-normal = Normale
web-text-large = Grande
web-text-larger = Plus grande
web-speed = Animations
web-speed-note = Si votre appareil réduit les animations, rien ne bouge.
web-speed-off = Sans
web-speed-fast = Rapides
web-speed-normal = Normales
web-sounds = Son
web-sound = Bruitages
web-sound-note = Cartes, coups de feu, et deux tintements d’éperon quand c’est à vous.
web-volume = Volume
web-at-the-table = À la table
web-confirm = Confirmer les coups irréversibles
web-confirm-note = Un tir, la défausse qui finit la manche, le déraillement.
web-auto-pass = Passer automatiquement
web-auto-pass-note = Quand on vous demande de réagir et que vous n’avez rien pour cela.
web-sums = Aide aux calculs
web-sums-note = Qui serait payé combien si la manche finissait maintenant.

## Profile

web-you-are-nobody = Pas encore de nom : vous en choisirez un en prenant place.
web-you-are-guest = { $name } (compte invité). Vos parties sont liées à ce navigateur.
web-you-are-member = { $name }, membre. Vos parties vous suivent sur tous vos appareils.
web-you-are-program = { $name } : un programme joue.
web-your-name = Votre nom
web-become-member = Devenir membre
web-become-member-note = Avec un mot de passe, votre nom et vos parties vous suivent sur tout appareil. Aucune adresse e-mail n’est demandée.
web-log-in = Se connecter
web-log-in-note = Pour les membres : nom et mot de passe.
web-have-account = J’ai un compte
web-password = Mot de passe
web-password-note = Au moins { $n } caractères.
web-account = Compte
web-old-password = Ancien mot de passe
web-new-password = Nouveau mot de passe
web-change-password = Changer
web-log-out = Se déconnecter
web-log-out-elsewhere = Déconnecter ailleurs
web-statistics = Victoires et défaites
web-won-of = Gagnées : { $won } sur { $n }
web-n-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
web-against = Contre
web-rivals-people = humains
web-rivals-mixed = mixte
web-won = Gagnées
web-lost = Perdues
web-other = Autres
web-tokens = Jetons d’accès pour programmes
web-tokens-note = Avec un jeton, un programme à vous peut jouer en votre nom. La place montre qu’un programme a joué.
web-token-once = Copiez-le maintenant : il ne sera plus affiché.
web-token-name = Nom du jeton
web-new-token = Créer un jeton
web-revoke = Révoquer
web-revoke-token = Révoquer { $label }
web-farewell = Supprimer le compte
web-farewell-note = La suppression efface votre nom partout. Les parties terminées restent, sans lui.
web-delete-account = Supprimer ce compte
web-delete-for-good = Oui, supprimer

## Fair play

web-fairness-note = Pas besoin de nous croire : chaque mélange se vérifie.
web-fair-how = Comment cela marche
web-fair-how-1 = Avant que les joueurs s’installent, le serveur tire une graine secrète de 512 bits, dont découlent chaque carte et chaque tir.
web-fair-how-2 = Il en publie l’empreinte SHA-256 : l’engagement. Une autre graine aurait une autre empreinte.
web-fair-how-3 = La page de chaque joueur s’engage sur un nombre tiré au hasard. Les nombres ne sont révélés et mêlés qu’une fois tous les joueurs engagés : personne ne peut choisir le sien d’après celui d’un autre, et le serveur ne peut pas les connaître d’avance.
web-fair-how-4 = Après la partie, la graine est révélée. Chacun peut rejouer l’enregistrement et voir que chaque carte concorde.
web-fair-proves = Ce que cela prouve
web-fair-proves-1 = L’ordre des cartes était fixé avant la première décision et n’a pas changé ensuite.
web-fair-proves-2 = Les tirs n’ont pas touché ou manqué selon le tireur.
web-fair-proves-3 = Les robots ont reçu leurs cartes comme tout le monde, et chaque coup était permis.
web-fair-not = Ce que cela ne prouve pas
web-fair-not-1 = Que l’exploitant n’a pas regardé : la graine est sur sa machine. Jouez avec des gens, et sur des serveurs, de confiance.
web-fair-not-2 = Que deux joueurs ne se sont pas dit leurs cartes.
web-fair-not-3 = Qu’aucune donne n’a été jetée avant de commencer. Si quelqu’un ne révèle pas son nombre, tout recommence avec un nouvel engagement : la table le dit, et l’enregistrement le compte.
web-check-record = Vérifier un enregistrement
web-check-record-note = Toute partie terminée se télécharge en un fichier. Déposez-le ici : chaque décision est rejouée.
web-choose-record = Choisir un enregistrement
web-choose-record-note = ou déposez le fichier ici
web-checking = Vérification…
web-record-holds = { $n ->
    [one] L’enregistrement est exact : { $n } décision rejouée.
   *[other] L’enregistrement est exact : { $n } décisions rejouées, chaque carte et chaque tir comme écrit.
}
web-record-breaks = L’enregistrement n’est pas exact.
web-commitment-holds = La graine correspond à l’engagement : calculé dans votre propre navigateur.
web-commitment-differs = La graine ne correspond pas à l’engagement.
web-deal-check-note = Tout ceci est calculé dans votre navigateur, à partir du seul enregistrement. Le serveur n’y prend aucune part.
web-deal-part-fits = { $name } : le nombre ajouté correspond à l’engagement.
web-deal-part-breaks = { $name } : le nombre ajouté ne correspond pas à l’engagement.
web-deal-part-nobody = { $name } : rien n’a été ajouté.
web-deal-part-server = { $name } : place du serveur, qui n’ajoute rien.
web-deal-agrees = { $n ->
    [one] { $n } carte distribuée, piochée ou retournée concorde avec la partie revue.
   *[other] { $n } cartes distribuées, piochées ou retournées concordent avec la partie revue.
}
web-deal-differs = Les cartes ne sont pas celles qui découlent de la graine.
# Fine with zero: it is never said of 0.
web-deal-renewals = { $n ->
    [one] Une fois, une part a manqué, et tout a recommencé avant cette donne.
   *[other] { $n } fois, une part a manqué, et tout a recommencé avant cette donne.
}
web-deal-compare = Comparez ceci avec l’engagement que vous avez vu avant la donne :
web-deal-unshown = Cet enregistrement n’a pas de graine : il n’y a encore rien à vérifier.
web-check-yourself = Pour ne se fier à personne, pas même à cette page, vérifiez sur votre machine :

## About

web-about-note = Des jeux de cartes du Far West, dans un navigateur ou un terminal.
web-about-fans = Fait par des passionnés
web-about-fans-1 = Saloon est une adaptation non officielle des jeux de cartes Wyatt Earp et Revolver. Ni leurs auteurs ni leurs éditeurs ne l’ont faite, soutenue ou approuvée.
web-about-fans-2 = Si un jeu vous plaît ici, achetez-le : il est encore meilleur sur une vraie table.
web-about-art = Images et mots
web-about-art-1 = Chaque image a été dessinée pour Saloon : portraits, marques, paysages, cartes. Rien n’est copié ni décalqué.
web-about-art-2 = Les mots aussi sont les nôtres. Caractères : Rye, Bitter et Barlow Condensed, sous licence SIL Open Font.
web-about-rules = D’où viennent les règles
web-about-rules-1 = Des règles imprimées et des listes de cartes, comparées phrase par phrase. Là où elles diffèrent ou se taisent, c’est une option de la table ; chaque refus et chaque option cite sa règle.
web-about-house = Le serveur
web-about-house-1 = Le logiciel est libre, sous licence MIT. Chacun peut ouvrir un serveur ; celui-ci ne charge rien d’ailleurs et pose un seul cookie, pour votre place.
web-about-house-2 = Les programmes sont bienvenus : il y a une interface ouverte pour robots et outils.
web-api = L’interface ouverte

## À côté du jeu

web-table-menu = Table
web-call-bot = Laisser un robot jouer pour { $who }
web-concede = Abandonner
web-abandon = Interrompre
web-leave = Laisser à un robot
web-pass-on = Passez l’écran à { $who } !
web-i-am = C’est moi, { $who }
web-bot-plays = Un robot joue à votre place.
web-offer-concede = { $who } veut abandonner. D’accord ?
web-offer-abandon = { $who } veut interrompre la partie. D’accord ?
web-agree = D’accord
web-refuse = Non, on continue

## Revoir

web-replay-note = Une partie terminée, coup par coup, vue de chaque place. Chargez son enregistrement : un fichier de ce serveur ou du terminal.
web-replay-first = À la donne
web-replay-back = Un coup en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-step = Coup de la partie
web-replay-at = { $n } sur { $most }
web-replay-speed = Vitesse
web-replay-times = { $n }×
web-replay-from = Vu depuis
web-replay-beside = En spectateur
web-replay-moves = Tous les coups
web-replay-hidden = Rien de visible d’ici.
web-replay-link = Copier le lien vers ce coup
web-replay-keys = Flèches : un coup. Espace : lecture et pause. Début et Fin : à la donne et à la fin.

## The rulebook, the cards, and how the games are played

web-rules-of = { $game } : les règles
web-rules-note = Chaque règle a son numéro. Les refus et les options le citent, et il a son propre lien.
web-cards-of = { $game } : les cartes
web-contents = Sommaire
web-rulebook-search = Chercher dans les règles
web-rulebook-search-note = Un mot, une carte ou un numéro comme 4.6
web-rulebook-found = { $n ->
    [0] Rien trouvé.
    [one] Une entrée trouvée.
   *[other] { $n } entrées trouvées.
}
web-rulebook-missing = Le livret de règles n’a pas d’entrée { $rule }.
web-rulebook-english = Les règles de ce jeu n’existent qu’en anglais.
web-rulebook-appendix = Annexe : la référence
web-rulebook-appendix-note = Options, autres exemples et notes des rédacteurs, en anglais : le texte que suivent le programme et ses tests.
web-rulebook-reference = Toute la référence en texte, avec ses sources
web-rules-beside = Règles (nouvel onglet)
web-cards-outlaws = Hors-la-loi
web-cards-sheriff = Cartes shérif
web-cards-sheriff-note = Une par tour. Un revolver au bas de la carte : il faut un tir.
web-cards-photos = Photos
web-cards-defence = défense { $n }
web-card-does-outlaw = 2 points dans votre série. Trois cartes ouvrent un hors-la-loi ; ensuite chacun peut en poser une seule. Pour un tir, un hors-la-loi est un coup au but.
web-card-does-photo = 4 points dans votre série d’un hors-la-loi ouvert, et 1 000 $ pour la récompense. Sans tir. Une Photo est une carte shérif.
web-card-does-stagecoach-robbery = Coup au but : 1 point sur une de vos séries, et 3 000 $ pour la récompense.
web-card-does-bank-robbery = Coup au but : 2 points sur une de vos séries, et 1 000 $ pour la récompense.
web-card-does-fastest-gun = Coup au but : 3 points sur une de vos séries, et 1 000 $ pour la récompense. Il n’y en a qu’un sur la table : le nouveau chasse l’ancien.
web-card-does-most-wanted = Demandez un hors-la-loi aux autres : le premier qui en a une carte doit la donner. Ou tirez : un coup au but vole une carte hors-la-loi dans une série.
web-card-does-hideout = Coup au but : elle cache la série d’un autre joueur, qui ne compte plus.
web-card-does-wyatt-earp = Piochez deux cartes. Ou choisissez-en une dans la défausse. Ou tirez pour retirer une Cachette d’une de vos séries.
web-learn-note = Jouez une première manche préparée avec un guide, en moins de cinq minutes. Ou regardez d’abord sept images.
web-learn-game = Comment jouer : { $game }
web-learn-how = Apprendre en cinq minutes
web-learn-cards = Les cartes
web-learn-step = { $n } sur { $of }
web-learn-back = Retour
web-learn-next = Suite
web-learn-hit = Coup au but
web-learn-miss = Raté
web-learn-title-wyatt-earp-1 = Sept hors-la-loi, sept récompenses
web-learn-text-wyatt-earp-1 = Vous chassez les hors-la-loi, et les autres aussi. Sur chaque avis il y a de l’argent. Il augmente pendant la manche et revient, à la fin, à ceux qui ont le plus fait pour la capture.
web-learn-title-wyatt-earp-2 = Un tour
web-learn-text-wyatt-earp-2 = Piochez deux cartes, ou prenez la dernière carte défaussée. Posez autant de hors-la-loi que vous voulez, et jouez une carte shérif si cela vous tente. Une défausse termine votre tour.
web-learn-title-wyatt-earp-3 = Poser des hors-la-loi
web-learn-text-wyatt-earp-3 = Chaque carte vaut 2 points. Le premier à poser un hors-la-loi doit en poser trois au moins d’un coup ; ensuite une suffit, pour tous. Chaque carte posée en même temps, après la première, ajoute 1 000 $ à la récompense.
web-learn-title-wyatt-earp-4 = Les cartes shérif
web-learn-text-wyatt-earp-4 = Elles apportent des points et de l’argent, volent des cartes, cachent les séries des autres ou vous tirent d’affaire. Une seule par tour : choisissez bien.
web-learn-title-wyatt-earp-5 = Les tirs
web-learn-text-wyatt-earp-5 = Beaucoup de cartes shérif demandent un tir : on retourne la première carte de la pioche. Un hors-la-loi est un coup au but. Une carte shérif : raté, et votre carte est perdue. Environ cinq tirs sur huit touchent.
web-learn-title-wyatt-earp-6 = Le jour de paie
web-learn-text-wyatt-earp-6 = La manche s’arrête quand quelqu’un défausse sa dernière carte. Un hors-la-loi qui totalise 8 points sur la table est capturé. Avec cinq points d’avance sur tous, vous prenez toute la récompense ; sinon, ceux qui suivent de près la partagent. La récompense d’un hors-la-loi en fuite reste pour la manche suivante.
web-learn-title-wyatt-earp-7 = Le plus riche gagne
web-learn-text-wyatt-earp-7 = Quand quelqu’un a 25 000 $ après une manche, la partie est finie, et le plus riche gagne. Vous en savez assez : la page montre ce que vous pouvez faire.
web-learn-title-revolver-1 = Les chasseurs et les chassés
web-learn-text-revolver-1 = Le gang de Jack Colty a dévalisé une banque et file vers le Mexique. Le colonel McReady le poursuit. Vous menez un camp, avec son propre paquet : le gang veut s’échapper, McReady veut la mort de Jack.
web-learn-title-revolver-2 = Cinq champs de bataille
web-learn-text-revolver-2 = La poursuite mène de la banque à l’Express de 3 h 15. Le tour de Colty commence par avancer le marqueur. Seul compte le champ de bataille du marqueur ; ce qui est resté derrière ne compte plus.
web-learn-title-revolver-3 = Un tour
web-learn-text-revolver-3 = Piochez deux cartes, puis jouez-en autant que vous voulez. Colty avance avant de piocher. McReady attaque après avoir joué.
web-learn-title-revolver-4 = Les cartes paient les cartes
web-learn-text-revolver-4 = Pas d’argent ici : une carte qui coûte deux se paie en défaussant deux autres cartes. Armes et justiciers restent et comptent leur puissance de feu. Un one-shot agit une fois. Le gang a trois places pour ses armes à chaque champ de bataille, et McReady peut les bloquer.
web-learn-title-revolver-5 = L’attaque
web-learn-text-revolver-5 = La puissance de feu des justiciers se mesure aux armes du gang et à la défense du lieu. Si la loi en a plus, un bandit meurt. Colty choisit lequel, parmi les plus faibles cotes de survie. À égalité, le gang tient.
web-learn-title-revolver-6 = La frontière mexicaine
web-learn-text-revolver-6 = Si aucun bandit ne meurt de tout le tour de McReady, un des douze jetons quitte la frontière. McReady doit donc frapper sans cesse, et le gang tenir.
web-learn-title-revolver-7 = Qui gagne
web-learn-text-revolver-7 = Le gang gagne quand la frontière est vide, ou si Jack est en vie à la fin du dernier champ de bataille. McReady gagne quand Jack est mort ; ou Cortez, s’il tombe avant l’Express. Vous en savez assez : la page montre ce que vous pouvez faire.

## Revolver

web-rv-role = { $side ->
    [colty] vous menez le gang Colty
    [mcready] vous chevauchez avec le colonel McReady
   *[none] vous regardez
}
web-rv-step-ride = En route
web-rv-step-draw = Piocher
web-rv-step-play = Jouer
web-rv-step-attack = Attaquer
web-rv-deck-left = pioche { $n }
web-rv-lawmen = Justiciers
web-rv-gang = Gang
web-rv-your-gang = Votre gang
web-rv-no-limit = sans limite
web-rv-at-most = { $n } au plus
web-rv-slots = { $used } sur { $most }
web-rv-border = Frontière mexicaine
web-rv-cubes-of = { $n ->
    [one] Frontière mexicaine : il reste { $n } jeton sur { $most }
   *[other] Frontière mexicaine : il reste { $n } jetons sur { $most }
}
web-rv-n-cubes = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
web-rv-to-border = à la frontière
web-rv-n-bandits = { $n ->
    [one] { $n } bandit
   *[other] { $n } bandits
}
web-rv-next = puis { $bandit } ({ $n })
web-rv-ride-on = { $n } sur { $most } en selle
web-rv-piles = Pioches et défausses
web-rv-dead = hors jeu
web-rv-leader = chef du gang
web-rv-saved = à l’abri
web-rv-firepower = puissance de feu { $n }
web-rv-marker-here = marqueur : { $space }
web-rv-free = Gratuite
web-rv-pays = Paie
web-rv-pay-cards = { $n ->
    [one] payer { $n } carte
   *[other] payer { $n } cartes
}
# Fine with zero: it is never said of 0.
web-rv-paid-with = { $n ->
    [one] { $cards } paie son coût.
   *[other] { $cards } paient son coût.
}
web-rv-tap-again = Pour revenir en arrière, touchez de nouveau ce que vous avez pris.
web-rv-question = { $what } ?
web-sure-what = Vraiment ? { $what }
web-for-good = Impossible de revenir en arrière.
web-choose = Choisir
web-rv-verdict = { $outcome ->
    [casualty] { $side ->
        [colty] Vous perdez un bandit
       *[mcready] Un bandit tombe
    }
    [tie] Égalité : le gang tient
   *[holds] Le gang tient
}
web-rv-end-turn = { $side ->
    [colty] Finir le tour
   *[mcready] Attaquer : { $law } contre { $gang }
}
web-rv-do-play = { $mode ->
    [shot] Jouer { $card } en one-shot
   *[card] Jouer { $card }
}
web-rv-play-it = { $mode ->
    [shot] La jouer en one-shot
   *[card] La jouer
}
web-rv-do-discard = Défausser { $card }
web-rv-do-react = Répondre avec { $card }
web-rv-do-lose = { $bandit } prend la balle
web-rv-do-save = Sauver { $bandit }
web-rv-do-hit = Abattre { $card }
web-rv-do-clear = Dégager { $card }
web-rv-do-destroy = Détruire { $card }
web-rv-do-take-back = Reprendre { $card } ({ $place })
web-rv-do-recover = Prendre { $card }
web-rv-do-move = { $card } ({ $place })
web-rv-do-use-special = Utiliser { $card }
web-rv-do-take-off = Retirer { $card }
web-rv-copies = { $n ->
    [one] { $n } exemplaire dans le paquet
   *[other] { $n } exemplaires dans le paquet
}
web-rv-sources = D’où cela vient
web-rv-figure-name = Nom
web-rv-figure-copies = Exemplaires
web-rv-figure-fp = Puissance de feu
web-rv-figure-cost = Coût
web-rv-figure-effect = Effet
web-rv-figure-rating = Cote de survie

## Playing on from a move, and how a game stood

web-play-on = Jouer à partir d’ici
web-play-on-note = Les cartes sont comme après le coup { $n }. À { $who } de jouer.
web-play-on-seat = Vous jouez
web-play-on-others = Les autres places sont tenues par
web-play-on-other = L’autre camp est tenu par
web-play-on-over = Ici, la partie est terminée. Revenez quelques coups en arrière, puis jouez.
web-study = Partie d’étude
web-study-note = Une partie d’étude : la donne est connue, elle reste donc privée et ne compte dans aucune statistique.
web-study-from = Partie d’étude, tirée d’une partie précédente à partir du coup { $n }. Elle ne compte pas.
web-chances = Chances
web-chances-show = Montrer les chances
web-chances-note = { $by ->
    [net] Les chances de gagner de chacun, coup par coup, selon Champion, avec ce que les joueurs pouvaient alors savoir et rien d’autre.
   *[other] Les chances de gagner de chacun, coup par coup. Le serveur rejoue la suite de chaque coup, bien des fois, avec ce que les joueurs pouvaient savoir et rien d’autre.
 }
web-chances-by = Selon ce que savait
web-chances-all = l’ensemble des joueurs
web-chances-why = { $why ->
    [other-rules] Les décisions ne sont pas jugées ici : Champion ne connaît pas ces règles ou ce paquet.
    [no-net] Les décisions ne sont pas jugées ici : ce jeu n’a pas de Champion.
   *[other] Les décisions ne sont pas jugées ici : ce serveur ne peut pas faire jouer Champion.
 }
web-chances-wait = Examen de chaque coup. Un instant…
web-chances-graph = Chances de gagner, coup par coup
web-chances-numbers = Les chances en chiffres
web-move = Coup
web-turns = Tournants
web-turn = Coup { $n } : { $who }, de { $before } à { $after }
web-no-turns = Aucun coup n’a fait basculer cette partie à lui seul.
web-turn-decision = Le coup lui-même : { $share }. Le reste était de la chance.
web-worth = Erreurs et occasions manquées
web-worth-note = Chaque coup est comparé au meilleur, selon ce que le joueur pouvait savoir. Seule figure une perte nette, confirmée par un second examen.
web-worth-closer = Second examen des coups qui étaient peut-être des erreurs…
web-worth-none = Aucune erreur nette.
web-worth-mark = { $mark ->
    [mistake] Erreur
   *[missed-chance] Occasion manquée
 }
web-worth-lost = Coup { $n } : { $who } perd { $share }
web-worth-better = Mieux : { $choice }
web-worth-all = Chaque coup en chiffres
web-worth-who = Joueur
web-worth-best = Chances avec le meilleur coup
web-worth-after = Avec ce coup
web-worth-choice = Mieux
web-accuracy = Précision
web-accuracy-note = La qualité des choix, comparée à des choix à l’aveugle. 100 % : le meilleur coup à chaque fois ; 0 % : pas mieux qu’à l’aveugle. Un tiret : trop peu d’enjeu pour le dire.
web-accuracy-of = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
 }
web-skill = Chance et habileté
web-skill-note = D’où vient le résultat de chacun. Un coup compte pour ce qu’il a changé par rapport au meilleur. Tout le reste est de la chance : pioches, tirs, cartes cachées. Additionnées, les lignes donnent le résultat final.
web-skill-beginning = Avant la donne
web-skill-deal = La donne
web-skill-luck = Chance
web-skill-own = Ses propres coups
web-skill-others = Coups des autres
web-skill-end = À la fin
web-again = Réessayer
web-fair-facts = Ce que dit l’enregistrement
web-fair-seed = Graine
web-fair-commitment = Engagement
web-fair-added = Ajouté par les joueurs

## La leçon : une première manche avec un guide

web-coach = Guide
web-coach-start = Jouer une manche
web-coach-start-note = Une donne préparée contre le Pied-tendre, avec un guide à vos côtés. Moins de cinq minutes.
web-coach-pictures = Sept images
web-coach-done = Appris
web-coach-of = Étape { $n } sur { $of }
web-coach-back = Conseil précédent
web-coach-again = Répéter
web-coach-show = Montrez-moi
web-coach-skip = Quitter la leçon
web-coach-own-way = À votre manière, c’est bien aussi. Maintenant, je ferais ceci :
web-coach-free-title = À vous
web-coach-free = Tout ce qui est marqué peut être joué. Essayez : la page dit ce que cela fait.
web-coach-title-wyatt-earp-posters = Sept têtes mises à prix
web-coach-text-wyatt-earp-posters = Sept hors-la-loi, et de l’argent sur chaque avis. Qui fait le plus pour une capture est payé à la fin de la manche.
web-coach-title-wyatt-earp-hand = Votre main
web-coach-text-wyatt-earp-hand = Un visage et une marque : un hors-la-loi. Une étoile : une carte shérif, qui a un effet particulier.
web-coach-title-wyatt-earp-draw = Piochez deux cartes
web-coach-text-wyatt-earp-draw = Chaque tour commence par une pioche. Touchez la pioche.
web-coach-title-wyatt-earp-lay = Posez { $cards } × { $outlaw }
web-coach-text-wyatt-earp-lay = Pour ouvrir un hors-la-loi, il faut au moins trois cartes d’un coup. Touchez la carte : toutes se lèvent. Puis posez-les.
web-coach-title-wyatt-earp-points = Points et argent
web-coach-text-wyatt-earp-points = Chaque carte vaut 2 points dans votre série. Chaque carte après la première ajoute 1 000 $ sur l’avis : c’est votre récompense qui monte.
web-coach-title-wyatt-earp-photo = Posez la Photo
web-coach-text-wyatt-earp-photo = La Photo d’un hors-la-loi ouvert : 4 points et 1 000 $ aussitôt. C’est une carte shérif, et l’on n’en joue qu’une par tour.
web-coach-title-wyatt-earp-discard = Défaussez { $card }
web-coach-text-wyatt-earp-discard = Une défausse termine votre tour. Donnez ce qui vous sert le moins : le joueur suivant peut le prendre.
web-coach-title-wyatt-earp-watch = { $who } joue
web-coach-text-wyatt-earp-watch = Le même tour en face : piocher, jouer, défausser. Le journal dit ce qui se passe.
web-coach-title-wyatt-earp-lay-more = Posez { $outlaw }
web-coach-text-wyatt-earp-lay-more = Ce hors-la-loi est déjà ouvert : une seule carte suffit. 2 points de plus.
web-coach-title-wyatt-earp-lay-theirs = Posez { $outlaw }
web-coach-text-wyatt-earp-lay-theirs = { $who } a ouvert ce hors-la-loi, et vous pouvez suivre : vos cartes restent devant vous. Qui a au plus 4 points de retard touche une part.
web-coach-title-wyatt-earp-shoot = Tirez avec { $card }
web-coach-text-wyatt-earp-shoot = Il faut un tir : on retourne la première carte de la pioche. Un hors-la-loi est un coup au but, une carte shérif est un raté. Environ cinq sur huit touchent.
web-coach-title-wyatt-earp-attach = Touché ! Sur { $outlaw }
web-coach-text-wyatt-earp-attach = La carte va sur une de vos séries, avec ses points, et sa récompense sur l’avis.
web-coach-title-wyatt-earp-miss = Raté
web-coach-text-wyatt-earp-miss = C’est une carte shérif qui a été retournée. Votre carte est perdue, et c’était votre carte shérif du tour.
web-coach-title-wyatt-earp-take = Prenez { $card }
web-coach-text-wyatt-earp-take = Au lieu de deux cartes inconnues, vous pouvez prendre la dernière défausse. Faites-le si elle va avec votre main.
web-coach-title-wyatt-earp-hide = Tirez avec { $card }
web-coach-text-wyatt-earp-hide = Un coup au but cache la série d’un autre : elle ne compte plus. Ici encore, le tir décide.
web-coach-title-wyatt-earp-cover = Touché ! Cachez { $outlaw }
web-coach-text-wyatt-earp-cover = Choisissez la série qui fera le plus mal à { $who }. Seule une carte { we-card-wyatt-earp } peut la libérer.
web-coach-title-wyatt-earp-out = Votre dernière carte
web-coach-text-wyatt-earp-out = Défaussez-la, et la manche est finie. Un hors-la-loi à 8 points est capturé ; cinq d’avance, et l’on prend tout, sinon on partage.
web-coach-title-wyatt-earp-payday = Jour de paie : vous avez { $dollars }
web-coach-text-wyatt-earp-payday = L’argent reste à vous, les récompenses non gagnées restent sur les avis, et une nouvelle manche commence. À 25 000 $ la partie finit, et le plus riche gagne.
web-coach-title-revolver-gang = Votre gang
web-coach-text-revolver-gang = Seize bandits avec Jack Colty. Le nombre est leur cote de survie : les plus faibles tombent d’abord, et Jack doit vivre.
web-coach-title-revolver-field = Où l’on se bat
web-coach-text-revolver-field = Cinq champs de bataille, de la banque au train. Seul compte maintenant celui du marqueur.
web-coach-title-revolver-gun = Jouez { $card }
web-coach-text-revolver-gun = Une arme reste au champ de bataille et compte sa puissance de feu. Celle-ci est gratuite : touchez-la, puis jouez-la.
web-coach-title-revolver-duel = La loi contre le gang
web-coach-text-revolver-duel = À gauche les justiciers, à droite vos armes et la défense du lieu. Il leur faut plus que vous : à égalité, le gang tient.
web-coach-title-revolver-pay = Jouez { $card }, et payez
# Fine with zero: it is never said of 0.
web-coach-text-revolver-pay = Elle coûte { $n ->
        [one] une autre carte
       *[other] { $n } autres cartes
    } de votre main. Touchez-la, puis choisissez ce qui paie : c’est défaussé.
web-coach-title-revolver-end = Terminez votre tour
web-coach-text-revolver-end = McReady pioche alors, joue ses justiciers et attaque. Les cartes que vous gardez pourront payer ou servir plus tard.
web-coach-title-revolver-watch = McReady joue
web-coach-text-revolver-watch = Il pioche deux cartes, joue justiciers et rangées de blocage, et à la fin il attaque toujours.
web-coach-title-revolver-cube = Vous avez tenu
web-coach-text-revolver-cube = Personne n’est mort à son tour : un jeton quitte la frontière mexicaine. Quand le dernier des douze est parti, vous avez gagné.
web-coach-title-revolver-marker = Vous avancez
web-coach-text-revolver-marker = Votre tour commence : le marqueur avance d’une case, et vous avez pioché deux cartes. Après la dernière case vient le champ de bataille suivant.
web-coach-title-revolver-ahead = Envoyez { $card } en avant
web-coach-text-revolver-ahead = Certaines cartes peuvent aller à un champ de bataille à venir : touchez-la, puis le lieu. Elle y reçoit un jeton, +1.
web-coach-title-revolver-shot = Jouez { $card }
web-coach-text-revolver-shot = Un one-shot agit une fois, puis est défaussé. Celui-ci tue un justicier ici.
web-coach-title-revolver-hit = Choisissez le justicier
web-coach-text-revolver-hit = Sa puissance de feu quitte le combat. La barre du milieu le montre avant que vous décidiez.
web-coach-title-revolver-lose = Un bandit tombe
web-coach-text-revolver-lose = La loi avait plus de puissance. Vous choisissez qui, mais seulement parmi les plus faibles cotes. Quel que soit l’écart : un seul.
web-coach-title-revolver-row = Une rangée de blocage
web-coach-text-revolver-row = McReady a mis une rangée de blocage de votre côté : elle occupe une des trois places de vos armes à cet endroit.
web-coach-title-revolver-express = Le train
web-coach-text-revolver-express = À l’Express vous pouvez faire dérailler le train, une fois : tout ce qui s’y trouve est balayé. Chaque carte défaussée sauve un bandit ; les autres sont perdus.
web-coach-title-revolver-win = Comment cela finit
web-coach-text-revolver-win = Vous gagnez quand la frontière est vide, ou si Jack est en vie à la fin du dernier champ de bataille. McReady gagne quand Jack est mort, ou Cortez avant le train.
web-coach-end-wyatt-earp = C’était votre première manche
web-coach-end-revolver = Vous savez mener un gang
web-coach-end-note = Vous savez tout ce qu’il faut : la page montre ce qui est jouable, et un conseil n’est jamais loin.
web-coach-end-wyatt-earp-1 = Piocher, poser, jouer une carte shérif, défausser.
web-coach-end-wyatt-earp-2 = Trois cartes ouvrent un hors-la-loi ; ensuite une suffit, pour tous.
web-coach-end-wyatt-earp-3 = Hors-la-loi retourné : touché. Carte shérif : raté.
web-coach-end-wyatt-earp-4 = 8 points : capture. 5 d’avance : tout. Au plus 4 de retard : une part.
web-coach-end-revolver-1 = Les cartes paient les cartes ; les armes restent et comptent leur puissance.
web-coach-end-revolver-2 = La loi doit dépasser armes et défense ensemble ; à égalité, le gang tient.
web-coach-end-revolver-3 = Si elle dépasse, un bandit de la plus faible cote tombe ; sinon, un jeton quitte la frontière.
web-coach-end-revolver-4 = Frontière vide ou Jack vivant à la fin : gagné. Jack mort : perdu.
web-coach-deputy = Ensuite, l’Adjoint
web-coach-rules = Lire les règles
web-coach-go-on = Continuer la partie

## Movement, sounds and help at the tables

web-stamp-hit = TOUCHÉ
web-stamp-miss = RATÉ
web-stamp-holds = TIENT BON
web-stamp-saved = À L’ABRI
web-stamp-cancelled = ANNULÉE
web-stamp-derailed = DÉRAILLÉ
web-stamp-grit = TRUE GRIT
web-no = Non
web-if-done = Vous avez alors { $points } sur { $outlaw }, récompense { $pot }. { $verdict }

## Keys

web-keys = Raccourcis clavier
web-keys-table = À la table
web-keys-replay = En revoyant une partie
web-keys-everywhere = Partout
web-keys-answer = choisir cette réponse, depuis la gauche
web-keys-hand = parcourir vos cartes
web-keys-press = prendre la carte, appuyer sur le bouton
web-keys-back = la reposer, ou fermer
web-keys-step = un coup en arrière, un coup en avant
web-keys-ends = au début, à la fin
web-keys-play = lecture, pause
web-keys-list = cette liste
web-keys-on = Raccourcis d’une touche
web-keys-on-note = Lettres et chiffres actionnent les boutons ; la touche ? en donne la liste.
web-key-enter = Entrée
web-key-escape = Échap
web-key-home = Début
web-key-end = Fin
web-key-space = Espace

# Puzzles

web-puzzles = Problèmes
web-puzzles-note = Des positions tirées de parties de robots forts, où un choix est nettement le meilleur. À vous de le trouver.
web-puzzles-about = Chaque choix a été essayé dans des milliers de donnes imaginées, compatibles avec ce que vous savez. La difficulté vient des robots qui se trompent, puis des réponses de tous. Seule votre première réponse compte.
web-puzzles-none = Il n’y a pas de problèmes ici.
web-puzzles-n = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}
web-puzzle = Problème
web-puzzle-ask = Trouvez le meilleur choix.
web-puzzle-level = niveau : { $level }
web-puzzle-level-1 = Facile
web-puzzle-level-2 = Moyen
web-puzzle-level-3 = Difficile
web-puzzle-level-4 = Très difficile
web-puzzle-rating = votre cote : { $rating }
web-puzzle-change = cote { $rating } ({ $change })
web-puzzle-streak = { $n ->
    [one] { $n } bonne réponse de suite
   *[other] { $n } bonnes réponses de suite
}
web-puzzle-again = déjà résolu ou tenté : ne compte plus
web-puzzle-right = Bonne réponse !
web-puzzle-wrong = Ce n’est pas le meilleur choix.
web-puzzle-ahead = { $n ->
    [one] Il gagne dans { $chance } des cas, le deuxième choix dans { $next }, sur { $n } donne imaginée.
   *[other] Il gagne dans { $chance } des cas, le deuxième choix dans { $next }, sur { $n } donnes imaginées.
}
web-puzzle-behind = { $n ->
    [one] Votre choix gagne dans { $chance } des cas, le meilleur dans { $best }, sur { $n } donne imaginée.
   *[other] Votre choix gagne dans { $chance } des cas, le meilleur dans { $best }, sur { $n } donnes imaginées.
}
web-puzzle-why = Pourquoi ?
web-puzzle-then = La suite
web-puzzle-mine = Votre choix
web-puzzle-answer = Meilleur choix
web-puzzle-best = Voir le meilleur
web-puzzle-next = Problème suivant
web-puzzle-solve = Résoudre
web-puzzle-theme = Le sujet
web-puzzle-any-theme = Tous les sujets
web-puzzle-difficulty = La difficulté
web-puzzle-any-level = Selon ma cote
web-puzzle-your-rating = Votre cote
web-puzzle-provisional = Votre cote est encore incertaine.
web-puzzle-solved = Résolus
web-puzzle-solved-of = { $solved } sur { $tried }
web-puzzle-row = Réussis de suite
web-puzzle-row-best = { $now }, au mieux : { $best }
## Ratings, statistics, players who look for each other

web-rated = Classée
web-rated-note = Le résultat compte pour votre cote. Une place chacun, une pendule, ni conseils ni retour en arrière ; qui part a perdu.
web-sit-rated = S’asseoir (classée)
web-friendly = Amicale
web-quick = Trouver des joueurs
web-quick-note = Vous jouez avec les prochaines personnes qui veulent la même chose. Si personne ne vient à temps, des robots prennent les places libres.
web-quick-kind = Quel genre de partie
web-quick-wait = Attendre des personnes
web-quick-wait-0 = Pas du tout : des robots
web-quick-wait-15 = 15 secondes
web-quick-wait-60 = 1 minute
web-quick-wait-300 = 5 minutes
web-quick-wait-ever = Aussi longtemps qu’il faut
web-quick-bot = Puis ce robot
web-quick-start = Chercher une partie
web-quick-looking = Recherche de joueurs…
web-quick-alone = Personne d’autre ne cherche cette partie en ce moment.
web-quick-others = { $n ->
    [one] { $n } autre personne cherche aussi.
   *[other] { $n } autres personnes cherchent aussi.
}
web-quick-bots-in = Robots dans { $left }
web-quick-elsewhere = Vous cherchez maintenant une partie dans une autre fenêtre.
web-standings = Classement
web-standings-note = D’après les parties classées seulement. Un écart de 400 points veut dire environ dix victoires en onze parties à deux.
web-standings-people = Personnes
web-standings-programs = Programmes
web-standings-who = Qui est classé
web-standings-none = Personne n’est encore inscrit ici. Les robots montrent la place que leur force leur donnerait.
web-standings-bots = Les robots ont la force qui a été mesurée entre eux ; elle ne change pas.
web-place = Rang
web-player = Joueur
web-rating = Cote
web-rated-games = Parties
web-provisional = provisoire
web-provisional-note = Provisoire tant que trop peu de parties le confirment. ± dit l’erreur possible, 19 fois sur 20.
web-my-ratings = Vos cotes
web-no-ratings = Vous n’avez pas encore de partie classée.
web-rating-graph = Votre cote, partie après partie : de { $first } à { $last }
web-figures = Votre façon de jouer
web-figures-of = { $n ->
    [one] D’après { $n } partie
   *[other] D’après { $n } parties
}
web-figures-none = Le serveur examine les parties terminées quand il a le temps. Revenez après la prochaine.
web-figure-odds = { $got } sur { $n } · { $expected } probables
web-figure-luck = Chance
web-figure-luck-note = De combien la donne, puis tout ce qu’aucune décision n’explique, a changé vos chances de gagner, par partie.
web-figure-lost = Chances perdues par décision
web-figure-lost-note = Ce qu’une décision a coûté en moyenne de vos chances de gagner, par rapport à la meilleure, d’après ce que vous pouviez savoir.
web-figure-accuracy = Précision
web-figure-accuracy-note = 0 % : pas mieux qu’au hasard ; 100 % : toujours le meilleur choix.
# Fine with zero: the number is in $text.
web-points-of-chance = { $n ->
    [one] { $text } point
   *[other] { $text } points
}
web-privacy = Ce que les autres voient
web-listed = Montrer mon nom dans le classement
web-listed-note = Désactivé pour les invités, sauf s’ils l’activent.
web-shares = Partager mes parties terminées pour la recherche
web-shares-note = Sans noms, et seulement les parties où tout le monde à la table est d’accord. Désactivez-le ou supprimez votre compte : aucun nouveau recueil ne les contient.
