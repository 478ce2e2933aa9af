# A game at the terminal: beginning, asking, leaving, replaying.

ask-players = Combien de joueurs, vous compris ({ $least } à { $most }) ? [{ $usual }]
ask-side = Quel camp jouez-vous ? [{ $usual }]
by-lot = au hasard
ask-name = Votre nom ? [{ $usual }]
bad-players = « { $value } » n’est pas un nombre de joueurs possible : il en faut de { $least } à { $most }.
bad-players-only = « { $value } » n’est pas un nombre de joueurs possible : ce jeu se joue à { $n }.
at-the-table = Autour de la table, dans le sens horaire : { $names }.
# Fine with zero: it is never said of 0.
opponents = { $n ->
    [one] Votre adversaire est un robot : { $bot }.
   *[other] Vos adversaires sont des robots : { $bot }.
}
with-options = Ce qui diffère des règles habituelles : { $options }.
commitment = engagement
seed = graine
fair-before = Le mélange est déjà fixé : voici l’empreinte SHA-256 de sa graine. La graine est révélée à la fin de la partie, et chacun peut vérifier.
fair-after = La graine était fixée avant la donne : son engagement est celui que vous avez vu. Chaque carte et chaque tir en découlent.
press-enter = Entrée pour continuer
going-on = { $n ->
    [one] Reprise : { $file } ({ $n } décision jusqu’ici).
   *[other] Reprise : { $file } ({ $n } décisions jusqu’ici).
}
prompt = Numéro, ou ? pour l’aide
prompt-back = Numéro, ou retour
choose-number = Ce numéro n’existe pas : choisissez de 1 à { $most }, ou ? pour l’aide.
not-understood = « { $answer } » n’est pas un choix.
try-help = Tapez un numéro, ou ? pour l’aide.
cannot-undo = Il est trop tard pour annuler ce coup : vous avez appris quelque chose, ou quelqu’un d’autre a été sollicité.
saved = partie enregistrée
resume-with = Pour reprendre : { $command }
verify-with = Pour vérifier chaque carte : { $command }
replay-with = Pour la revoir : { $command }
quit-keep = Garder la partie pour plus tard ? [oui] / non / retour >
farewell = À la prochaine.

## A hint: what stands before the reason

hint-chance = { $chance } de chances de gagner.
hint-chance-money = { $chance } de chances de gagner, environ { $dollars } à la fin de la manche.

## Commands of the game: the word to type, and what it does

command-help = aide
    .help = cette page (ou : ?)
command-hint = conseil
    .help = les meilleurs choix, leurs chances de gagner, et pourquoi
command-log = journal
    .help = ce qui s’est passé ; journal 50 pour en voir plus
command-table = table
    .help = montrer la table à nouveau (ou : entrée)
command-undo = annuler
    .help = annuler votre dernier coup, tant qu’il ne vous a rien appris
command-save = enregistrer
    .help = enregistrer maintenant ; enregistrer ma-partie.json pour une copie ailleurs
command-say = dire
    .help = discuter : dire Bonjour !
command-concede = abandonner
    .help = proposer d’abandonner la partie
command-abandon = interrompre
    .help = proposer d’interrompre la partie
command-quit = quitter
    .help = partir ; la partie est gardée pour plus tard
command-back = retour
    .help = revenir aux premiers choix

## Replay

replay-prompt = [{ $step }/{ $last }] Entrée : suivant, numéro : aller à, b : reculer, q : quitter
replay-next = { $who } décide ensuite.
replay-how = Entrée pour l’étape suivante, un nombre de 0 à { $last } pour y aller, b pour reculer, q pour quitter.
replay-end = C’était toute la partie.

# Games without a face of their own
plain-ask = À vous de jouer.
plain-choices = Choix
plain-result = { $who } gagne.
plain-drawn = Partie nulle.
plain-help = Choisissez par numéro ; Entrée montre à nouveau la table.
about-rules = les règles sur un mot, ou une règle par son numéro
about-notation = Vous pouvez aussi taper les coups : { $line }.
refused = Non autorisé : { $reason }.

## At a table of a server

far-link = Lien pour les autres
far-waiting = Joueurs attendus : { $n }
far-clock = Temps restant : { $time }
far-idle = Les autres jouent (? pour l’aide)
far-not-your-turn = Ce n’est pas votre tour. `{ $say } …` envoie un message.
far-lost = Connexion perdue. Nouvel essai…
far-back = Connexion rétablie.
far-proposed = Proposé. Les autres doivent être d’accord.
far-offer-concede = { $who } veut abandonner. D’accord ? oui / non >
far-offer-abandon = { $who } veut interrompre la partie. D’accord ? oui / non >
far-left = Votre place vous est gardée. Revenez avec `{ $command }`
far-ended-conceded = { $who } a abandonné.
far-ended-abandoned = La partie a été interrompue.
far-record = Partie à revoir et enregistrement : { $url }
