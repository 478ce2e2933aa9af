# Ce qui est annoncé hors de la page : par notification, par e-mail, par un flux, et là où on le demande.

## Messages

notify-turn = À vous de jouer
notify-over = La partie est finie
notify-sat = Il y a du monde à votre table
notify-rematch = Demande de revanche
notify-daily = La donne du jour
notify-club = Nouvelles donnes dans votre club
notify-challenge = Quelqu’un a joué votre donne
notify-match = Quelqu’un a joué dans votre match
notify-duel = Votre match a commencé
notify-try = Les messages de Saloon arrivent ici
notify-try-text = C’est ainsi que vous saurez quand c’est à vous de jouer.
# $what: one of the lines above, $game: the name of a game
notify-of-game = { $what } : { $game }
notify-with = Avec { $people }
notify-winner = Victoire : { $who }
notify-many =
    { $n ->
        [one] { $n } nouvelle de Saloon
       *[other] { $n } nouvelles de Saloon
    }
notify-more =
    { $n ->
        [one] … et { $n } autre
       *[other] … et { $n } autres
    }
notify-open = Ouvrir
notify-stop = Arrêter
notify-mail-foot = Vous recevez ce message car vous avez demandé à Saloon des e-mails sur vos parties.
notify-mail-stop = Arrêter ces messages :
notify-mail-settings = Choisir les messages à recevoir :
notify-confirm-title = Confirmez votre adresse e-mail
# $site: the address of the server, $name: the name of the player
notify-confirm-text =
    { $name } sur { $site } souhaite des nouvelles de ses parties à cette adresse.

    Si c’est vous, ouvrez ce lien dans les deux jours :
    { $link }

    Sinon, ne faites rien : aucun autre message ne viendra.
notify-feed-title = Saloon : à vous de jouer

## On the page

web-notify = Notifications
web-notify-note = Pour les parties qui durent des jours : Saloon vous dit quand c’est à vous de jouer. On peut aussi s’en passer.
web-notify-here = Ce navigateur
web-notify-here-note = Un court message sur cet appareil, même quand Saloon est fermé.
web-notify-turn-on = Me prévenir ici
web-notify-turn-off = Désactiver ici
web-notify-on = Les notifications sont actives dans ce navigateur.
web-notify-blocked = Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages pour cette page, puis réessayez.
web-notify-missing = Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoutez d’abord Saloon à l’écran d’accueil. L’e-mail et le flux marchent partout.
web-notify-no-push = Ce serveur n’envoie pas de notifications aux navigateurs.
web-notify-failed = Le navigateur n’a pas pu s’inscrire aux notifications. Réessayez plus tard.
web-notify-mail = E-mail
web-notify-mail-note = Nous y envoyons d’abord un lien. Vous ne recevrez rien d’autre avant de l’avoir ouvert.
web-notify-mail-members = L’e-mail est réservé aux membres : choisissez d’abord un mot de passe dans votre profil.
web-notify-address = Votre adresse e-mail
web-notify-add-mail = Envoyer le lien
web-notify-mail-sent = Un lien est parti vers { $address }.
web-notify-where = Où arrivent les messages
web-notify-browser = Un navigateur
web-notify-this = ce navigateur
web-notify-unconfirmed = pas encore confirmée
web-notify-paused = arrêté
web-notify-try = Tester
web-notify-tried = Un message d’essai est en route.
web-notify-again = Réactiver
web-notify-remove = Retirer
web-notify-what = Quels messages
web-notify-wish-turn = C’est à moi de jouer
web-notify-wish-over = Une partie est finie
web-notify-wish-company = Quelqu’un s’assoit, veut une revanche ou a joué ma donne
web-notify-wish-daily = La donne du jour et les nouvelles donnes d’un club
web-notify-grace = Après combien de temps
web-notify-grace-note = Jamais quand vous êtes à la table.
web-notify-grace-120 = 2 min
web-notify-grace-600 = 10 min
web-notify-grace-3600 = 1 h
web-notify-every = Au plus un message
web-notify-every-note = Ce qui se passe entre-temps arrive ensemble dans un seul message.
web-notify-every-900 = par quart d’heure
web-notify-every-3600 = par heure
web-notify-every-86400 = par jour
web-notify-quiet = Heures calmes
# $zone: a time zone, such as Europe/Rome
web-notify-quiet-note = Aucun message pendant ces heures : tout arrive ensuite. Fuseau horaire : { $zone }
web-notify-from = De
web-notify-to = À
web-notify-hour = { $hour } h
web-notify-feed = Flux et calendrier
web-notify-feed-note = Un lien secret pour votre lecteur de flux ou votre calendrier, avec les parties où c’est à vous de jouer. Toute personne qui a le lien peut le lire.
web-notify-feed-make = Créer un lien
web-notify-feed-renew = Nouveau lien
web-notify-feed-end = Retirer le lien
web-notify-feed-atom = Flux Atom
web-notify-feed-ics = Calendrier
web-notify-offer = L’attente peut être longue
web-notify-offer-note = Ce navigateur peut vous dire quand quelqu’un s’assoit et quand c’est à vous de jouer, même quand Saloon est fermé.
web-notify-later = Pas maintenant
web-notify-settings = Réglages des notifications
web-notify-stopped-mail = Plus d’e-mails de Saloon
web-notify-stopped-push = Plus de notifications dans ce navigateur-là
web-notify-stopped-note = Vous pouvez jouer comme avant. C’était une erreur ?
web-notify-resumed = Les messages reviendront
web-notify-confirmed = Votre adresse est confirmée
web-notify-confirmed-note = C’est là que vous saurez quand c’est à vous de jouer.
web-notify-wait = Un instant…
web-notify-to-start = Vers l’accueil
