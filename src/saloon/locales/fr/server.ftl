# What the server says to people: why something is refused, and the ready phrases of the chat.

## Coming in

# Names that nobody may have, with commas between them. Fine with terms: they are what a guest might type.
# Fine with address: names that nobody may take.
reserved-names = la maison, maison, le serveur, serveur, hôte, invité, vous, tu, toi, tout le monde, personne

illegal-bad-name = Ce nom ne convient pas : lettres d’une seule écriture, chiffres et espaces, { $most } caractères au plus.
illegal-name-reserved = Le nom { $name } est réservé. Choisissez-en un autre.
illegal-name-taken = Le nom { $name } est déjà pris, ou ressemble trop à un nom déjà pris. Choisissez-en un autre.
illegal-wrong-password = Nom ou mot de passe incorrect.
illegal-password-is-name = Le mot de passe ne doit pas être votre nom.
illegal-password-common = Ce mot de passe serait vite deviné : trop courant, ou trop simple. Choisissez-en un autre, plus long ou moins commun.
illegal-member-already = Vous avez déjà un compte avec mot de passe.
illegal-members-only = Seul un compte avec mot de passe en a un à changer.
illegal-people-only = Les programmes ne peuvent pas faire cela : connectez-vous vous-même.
illegal-no-session = Donnez d’abord votre nom, ou connectez-vous.
illegal-unknown-token = Ce jeton est inconnu, ou a été révoqué.
illegal-bad-label = Il faut donner au jeton un nom lisible.
illegal-no-such-token = Ce jeton n’existe pas.
illegal-too-many-tokens = Vous avez déjà { $most } jetons : révoquez-en un d’abord.
illegal-foreign-origin = Cela venait d’un autre site. Ouvrez cette page elle-même et réessayez.
illegal-no-such-page = Il n’y a rien ici.
illegal-too-large = C’est trop à la fois.
illegal-too-fast =
    { $what ->
        [accounts] Trop de nouveaux invités depuis votre adresse
        [chances] Trop de parties examinées pas à pas
        [chat] Trop de messages
        [clubs] Trop de nouveaux clubs et matchs depuis votre adresse
        [devices] Trop de mots de passe erronés
        [guesses] Trop de mots de passe erronés pour ce compte sur des appareils qu’il n’a encore jamais utilisés
        [hints] Trop de conseils
        [letters] Trop de confirmations par e-mail depuis votre adresse
        [logins] Trop de mots de passe erronés depuis votre adresse
        [mails] Trop de messages à cette adresse
        [notify] Trop de changements
        [passwords] Trop de mots de passe erronés pour ce compte depuis votre adresse
        [places] Trop de changements depuis votre adresse
        [proofs] Trop de parties à vérifier
        [reports] Trop de signalements
        [tables] Trop de nouvelles tables
       *[requests] Trop de requêtes
    } : réessayez dans { $minutes ->
        [1] { $seconds } s
       *[other] { $minutes } min
    }.
illegal-no-mail-here = Ce serveur n’envoie pas d’e-mails.
illegal-mail-for-members = L’e-mail est réservé aux membres : choisissez d’abord un mot de passe.
illegal-too-many-channels = Vous recevez déjà des messages à { $most } endroits : retirez-en un d’abord.
illegal-no-such-channel = Plus rien n’est envoyé là.
illegal-not-confirmed = Ouvrez d’abord le lien reçu par e-mail.
illegal-no-such-link = Ce lien ne fonctionne plus.
illegal-mail-not-sent = L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse ou réessayez plus tard.
malformed-bad-endpoint = Ce serveur n’envoie pas de notifications à { $host }.
malformed-bad-push-key = Les clés du navigateur ({ $field }) ne sont pas valables.
illegal-tables-full =
    { $what ->
        [address] Il y a déjà { $most } tables non terminées depuis votre adresse : terminez-en une d’abord.
        [public-account] Vous avez déjà { $most } tables publiques non terminées : terminez-en une d’abord, ou ouvrez une table privée.
        [public-address] Il y a déjà { $most } tables publiques non terminées depuis votre adresse : terminez-en une d’abord, ou ouvrez une table privée.
       *[account] Vous avez déjà { $most } tables non terminées : terminez-en une d’abord.
    }
illegal-too-many-connections = Trop de connexions à la fois : { $most } au plus.
illegal-too-busy = Le serveur est très occupé : réessayez dans un instant.
illegal-broken = Un problème est survenu de notre côté. Réessayez dans un instant.
illegal-store-unavailable = Rien ne peut être enregistré pour le moment. Rien n’est perdu : réessayez dans un instant.
illegal-other-rules = Cette table suit les règles { $game } en version { $found } ; ce serveur joue selon la version { $here }. La partie ne peut pas continuer ici.
illegal-game-not-here = Le jeu de cette table ({ $game }) n’est plus installé sur ce serveur.
illegal-unreadable-entry = Impossible d’ouvrir cette table : ce serveur ne sait pas lire l’entrée { $seq } ({ $kind }) de son historique.
illegal-game-failed = Le jeu { $game } a échoué sur cette réponse. Rien n’a changé : répondez autrement, ou prévenez la personne qui gère ce serveur.

## Tables

illegal-no-such-table = Cette table n’existe pas.
illegal-not-invited = Cette table est réservée à ceux qui ont le lien.
illegal-link-ended = Ce lien ne fonctionne plus : il a été retiré ou il est incomplet. Demandez-en un nouveau.
illegal-watch-later = Personne ne peut regarder cette partie tant qu’elle est en cours. Revenez quand elle sera finie.
illegal-too-many-tables = Vous suivez déjà { $most } tables : quittez-en une d’abord.
illegal-table-not-open = La partie a déjà commencé.
illegal-table-not-running = Aucune partie n’est en cours ici.
illegal-table-not-over = La partie n’est pas encore terminée.
illegal-no-seat-here = Vous ne jouez pas à cette table.
illegal-not-your-seat = Ce n’est pas votre place.
illegal-table-full = Toutes les places de cette table sont prises.
illegal-rules-differ = Le serveur joue à { $game } avec la version { $there } des règles, ce programme avec la version { $here }.
illegal-no-position = À cette table, chacun doit se souvenir par soi-même : un programme ne peut pas y jouer, le terminal non plus.
illegal-seat-taken = Cette place n’est pas libre.
illegal-not-the-host = Seule la personne qui a ouvert la table peut le faire.
illegal-not-your-turn = Ce n’est pas à vous de jouer.
illegal-question-is-past = Cette question a déjà reçu sa réponse.
illegal-bot-plays-here = Un robot joue pour vous. Reprenez d’abord votre place.
illegal-cannot-undo = Trop tard pour annuler : quelqu’un en a appris quelque chose.
illegal-offer-open = Une proposition attend déjà ses réponses.
illegal-no-offer = Vous n’avez à répondre à rien.
illegal-nobody-to-replace = Personne ne peut être remplacé à cette place.
illegal-still-here = La personne assise là est encore présente.
illegal-presence-unknown = Impossible de dire pour l’instant si la personne est là. Réessayez dans un moment.
illegal-has-time-left = La personne assise là a encore du temps.
illegal-nothing-to-return-to = Aucun robot ne joue pour vous ici.
illegal-rematch-begun = La partie suivante a déjà commencé.
illegal-commitment-used = Cet engagement a déjà servi. Choisissez un autre nombre.
illegal-nothing-to-add = À cette table, on ne peut rien ajouter à la donne.
illegal-reveals-begun = Tout le monde s’est déjà engagé : les cartes vont être distribuées.
illegal-nothing-to-reveal = Il n’y a rien à révéler pour cette place en ce moment.
illegal-not-as-committed = Cela ne correspond pas à l’engagement de cette place.
illegal-silent-before = Vous avez déjà perdu deux fois votre place ici, faute d’avoir révélé votre part.
illegal-no-hints-here = Il n’y a pas de conseils à cette table.
illegal-no-chat-here = On ne discute pas à cette table.
illegal-no-such-account = Ce compte n’existe pas.
illegal-too-many-mutes = On ne peut pas mettre en sourdine plus de { $most } personnes. Réactivez d’abord quelqu’un.
illegal-no-such-message = Personne n’a dit cela à cette table.
illegal-not-watching = On ne peut signaler que ce qui se dit à une table où l’on joue ou que l’on regarde.
illegal-nothing-said = Dites quelque chose, ou choisissez une des phrases.

## Messages that cannot be read

malformed-bad-message = Message incompréhensible : { $cause }.
malformed-other-table = La commande nomme une autre table que l’adresse.
malformed-too-little-time = { $value } s, c’est trop peu : { $least } s au moins.
malformed-takes-too-long = { $seconds ->
    [one] Rejouer la partie enregistrée prend plus de { $seconds } seconde.
   *[other] Rejouer la partie enregistrée prend plus de { $seconds } secondes.
}
malformed-study-other-game = L’enregistrement est celui d’un autre jeu : { $value }.
malformed-study-other-table = L’enregistrement n’est pas celui de cette table, ou sa partie n’est pas terminée.
malformed-study-has-rules = Une table d’étude suit les règles de son enregistrement, et aucune autre.
malformed-study-is-private = Une table d’étude n’est jamais publique : qui a l’enregistrement connaît toutes les cartes.
malformed-nothing-left-to-play = Après { $value } décisions, la partie est terminée : il ne reste rien à jouer.

## Ready phrases of the chat

phrase-hello = Salut la compagnie !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-wow = Ça alors !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-good-game = Belle partie !
phrase-rematch = On remet ça ?
phrase-bye = À bientôt !
illegal-no-such-puzzle = Ce problème n’existe pas.
illegal-rated-not-agreed = Cette table est classée : asseyez-vous seulement si vous voulez que le résultat compte.
illegal-rated-one-seat = À une table classée, chacun n’a qu’une place.
illegal-rated-for-others = { $whom ->
    [programs] À cette table classée, seuls des programmes jouent.
   *[people] À cette table classée, seules des personnes jouent, pas de programmes.
}
illegal-rated-counts = Une partie classée ne s’arrête pas sans un autre joueur : abandonnez-la, ou continuez.
malformed-not-rateable = { $why ->
    [seats] À une table classée, vous avez une seule place et les autres ont le reste.
    [clock] Une table classée a besoin d’une pendule.
    [study] Une table d’étude ne peut pas être classée.
   *[deck] Une table avec votre propre paquet ne peut pas être classée.
}
malformed-bot-not-rated = On ne connaît pas la force de { $value }, qui ne peut donc pas jouer à une table classée. Peuvent y jouer : { $known }.
malformed-unknown-role = Il n’y a pas de rôle « { $value } » ici. Il y a : { $known }.
malformed-match-needs-clock = Pour trouver des joueurs, il faut une pendule : personne n’attend quelqu’un qui est parti.
illegal-programs-only = Seul un programme, avec un jeton, peut faire cela.
illegal-no-such-program = Il n’y a pas de programme « { $name } » à défier.
illegal-no-such-challenge = Ce défi n’existe pas.
illegal-not-your-challenge = Ce défi ne vous est pas adressé, ou il a déjà sa réponse.
illegal-too-many-challenges = Vous avez déjà { $most } défis ouverts : retirez-en un d’abord.
illegal-challenge-declined = L’autre programme a refusé le défi.
