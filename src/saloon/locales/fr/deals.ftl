# La donne du jour et les défis.

## Refusals

illegal-no-such-deal = Cette donne n’existe pas.
illegal-deal-not-yet = Cette donne se joue quand son jour commence.
illegal-deal-members-only = Cette donne est pour les comptes avec mot de passe : choisissez-en un dans votre profil.
illegal-deal-sealed = D’autres peuvent encore jouer cette donne : ses cartes se montrent quand son jour est fini.
illegal-pair-sealed = Ces cartes restent cachées jusqu’à ce que les deux tables du match les aient jouées.
illegal-no-rematch-here = Une donne jouée par plusieurs personnes n’a pas de revanche.
illegal-challenge-unfinished = Finissez d’abord la partie : vous pourrez alors défier d’autres personnes avec ses cartes.
illegal-challenge-not-this = Pour lancer un défi, il faut une partie que vous avez jouée à une seule place, avec des cartes distribuées pour elle.
malformed-no-day = « { $value } » n’est pas un jour. Écrivez-le comme 2026-11-18.
illegal-no-such-club = Ce club n’existe pas, ou n’existe plus.
illegal-too-many-clubs = Vous pouvez avoir au plus { $most } clubs et matchs : quittez-en un d’abord.
illegal-club-full = Ce club est complet : il compte { $most } membres.
illegal-team-chosen = Vous avez déjà joué pour votre équipe.
illegal-join-first = Rejoignez d’abord le club : vous pourrez alors jouer ses donnes.
illegal-bad-title = Ce nom ne convient pas : au moins une lettre ou un chiffre, au plus { $most } caractères.
illegal-club-removed = Vous ne faites plus partie de ce club : la personne qui le gère en a décidé ainsi.
illegal-match-begun = Ce match a commencé : personne n’y entre ni n’en sort avant la fin.
illegal-match-plays = On joue encore à une table de ce match : abandonnez-y ou arrêtez la partie d’un commun accord.
illegal-not-your-match = Vous ne jouez pas dans ce match.
illegal-side-full = Ce camp est complet : rejoignez l’autre.
illegal-not-club-host = Seule la personne qui gère le club peut le faire.
illegal-not-yourself = Vous ne pouvez pas vous retirer ainsi : quittez le club.
illegal-no-such-member = Cette personne n’est pas dans le club.

## The page: the deal of the day

web-day = Donne du jour
web-day-of = Donne du { $day }
web-day-note = Les mêmes cartes pour tout le monde, contre les mêmes robots. Un seul essai, sans annulation ni conseil.
web-day-until = Fin : { $when }
web-day-ends = Fin de la journée : { $when }, { $left }
web-day-over = Ce jour est passé : jouez-le hors classement, autant de fois que vous voulez.
web-day-streak = { $n ->
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
} ; votre record : { $best }
web-day-go = Jouer aujourd’hui
web-day-tables = Classements du jour
web-day-today = Aujourd’hui
web-day-none = Il n’y a pas de donne ce jour-là.
web-day-fair = Équitable pour tous
web-day-fair-note = La donne est fixée : son engagement a été publié avant le jour. La graine est montrée quand le jour est fini, et chacun peut alors la vérifier.
web-day-fair-over = Le jour est fini : graine et engagement peuvent être vérifiés, et chaque partie classée a son enregistrement.
web-commitment = Engagement
web-seed = Graine
web-calendar = Calendrier
web-month-before = Mois précédent
web-month-after = Mois suivant
web-day-link = { $day } : donnes jouées : { $done } sur { $of } ; victoires : { $won }

## The page: one deal

web-deal-as = { $game } : { $side }
web-deal-against = Contre { $rival }
web-deal-place = Place { $place } sur { $of }
web-deal-alone = Personne d’autre pour l’instant
web-deal-better = mieux que { $share } des autres
web-deal-lead = Votre avance : { $margin }
web-deal-bot = { $bot } à votre place : { $margin }
web-deal-done = terminée
web-deal-open = à jouer
web-deal-play = Jouer
web-deal-for-fun = Hors classement
web-deal-for-members = Pour les membres
web-deal-players = { $n ->
    [0] Personne n’a encore terminé
    [one] Terminée par { $n } personne
   *[other] Terminée par { $n } personnes
}
web-deal-given-up = Non terminée
web-deal-ahead = Début : { $when }
web-deal-until = Fin : { $when }.
web-deal-rules = Un seul essai, sans annulation ni conseil.
web-deal-all = Donnes du jour
web-deal-table = Classement
web-deal-to-table = Voir le classement
web-deal-table-note = La victoire d’abord, puis l’avance. Pourcentage : la part des autres résultats qu’il dépasse.
web-deal-hidden = { $n ->
    [0] Personne n’a encore terminé. Vous verrez le classement après votre partie.
    [one] Terminée par { $n } personne. Vous verrez le classement après votre partie.
   *[other] Terminée par { $n } personnes. Vous verrez le classement après votre partie.
}
web-deal-nobody = Aucun résultat n’est encore classé ici.
web-deal-later = Les parties des autres, et les moments où vos chances ont changé, se voient à la fin : { $when }.
web-deal-beside = Face à la meilleure
web-deal-beside-second = Face à une autre
web-deal-share = Partager
web-deal-col-place = N°
web-deal-col-margin = Avance
web-deal-col-percent = Pour cent
web-deal-sure = C’est votre seul essai : inachevé, il n’est pas classé.
web-deal-doubt-guest = Personne d’autre ne voit votre place : seuls les membres sont classés.
web-deal-doubt-address = Non classée : un autre compte a joué cette donne depuis votre connexion.
web-deal-doubt-program = Non classée : un programme a joué.
web-deal-doubt-bot = Non classée : un robot a joué pour vous.
web-deal-doubt-late = Non classée : terminée trop tard.
web-deal-doubt-host = Non classée : vous avez déjà joué avec ces cartes.
web-deal-doubt-given-up = Non classée : non terminée.
web-margin-wyatt-earp = L’avance est en dollars, sur le plus riche des autres.
web-margin-revolver = Avance du gang : bandits restants moins jetons restants. Pour McReady, l’inverse.

## The page: tables over several days

web-league = Semaine et mois
web-league-of = Quelles donnes
web-league-span = Durée
web-league-pair = Deux jours
web-league-week = Semaine
web-league-month = Mois
web-league-from-to = { $first } – { $last }.
web-league-note = Les pourcentages des jours passés, additionnés.
web-league-days = Donnes
web-league-points = Points
web-league-empty = Aucun de ces jours n’est encore fini, ou personne n’est classé.

## The page: challenges

web-challenge = Défi
web-challenge-by = Défi : { $who }
web-challenge-note = Jouez les mêmes cartes à la même place contre les mêmes robots, puis comparez.
web-challenge-done = Les mêmes cartes à la même place contre les mêmes robots.
web-challenge-make = Lancer un défi
web-challenge-link = Lancer un défi
web-challenge-link-note = Transmettez ce lien : qui l’ouvre reçoit vos cartes, et qui a terminé voit tous les résultats.
web-challenge-stand-in = { $rival } remplace les personnes avec qui vous avez joué ; votre propre partie n’est donc pas classée.
web-challenge-copy = Copier le lien
web-challenge-send = Envoyer
web-beside = Deux parties côte à côte
web-beside-go = Voir { $who }
web-beside-parts = Séparées au coup { $n }
web-beside-both = Coups côte à côte
web-beside-note = Parties identiques jusqu’au coup { $n }.

## The page: clubs and matches

web-clubs = Clubs et matchs
web-clubs-note = Pour un groupe, par lien : jouez les mêmes donnes seul contre les robots et comparez, ou affrontez-vous deux fois en échangeant les places.
web-clubs-short = Un tableau privé pour votre groupe : les mêmes donnes pour tous, chaque semaine.
web-clubs-mine = Les vôtres
web-club-new = Nouveau club ou match
web-club-kind = De quoi il s’agit
web-club-club = Club
web-club-match = Match
web-club-club-note = Quatre nouvelles donnes par semaine, du lundi au dimanche (UTC), et un classement chaque semaine.
web-club-match-note = Deux personnes ou deux équipes, quatre donnes, une semaine : chaque camp joue chaque donne à la même place, et la place change d’une donne à l’autre.
web-club-name = Nom
web-club-found = Créer
web-club-join = Rejoindre
web-club-leave = Quitter
web-club-leave-sure = Vos résultats quitteront le classement avec vous.
web-club-manage = Nom et membres
web-club-new-name = Nouveau nom
web-club-rename = Renommer
web-club-remove = Retirer
web-club-remove-sure = Retirer { $who } ? Cette personne ne pourra pas revenir.
web-club-invites = Fondé par { $who }.
web-club-week = Semaine du { $day }
web-club-weeks = Autres semaines
web-club-closed = C’est fini.
web-club-no-deals = Il n’y avait pas de donne cette semaine-là.
web-club-deal = Donne d’un club
web-club-back = Au tableau
web-club-link = Inviter
web-club-link-note = Qui a ce lien voit le tableau et peut y participer. Il n’y a pas de liste des clubs.
web-club-copy = Copier le lien
web-club-played = Jouées
web-club-table-note = Points : les pourcentages des donnes terminées, additionnés.
web-match-deals = Donnes du match
web-match-table-note = Pour chaque donne, une équipe reçoit la moyenne de ses membres.
web-match-won = Vainqueur : l’équipe { $n }.
web-match-drawn = Le match se termine à égalité.
web-team = Équipe { $n }
web-team-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-team-join = Équipe { $n }
web-team-change = Passer à l’équipe { $n }
web-team-empty = Personne pour l’instant.

## The page: matches head to head

web-club-duel = Face à face
web-club-duel-note = Jouez l’un contre l’autre à de vraies tables : chaque donne vient deux fois, la seconde avec les places échangées. Les cartes sont donc aussi bonnes pour les deux camps.
web-duel-people = Participants
web-duel-side-1 = Deux personnes
web-duel-side-2 = Deux équipes de deux
web-duel-side-1-note = Vous jouez toutes les donnes une fois, puis toutes de nouveau dans un autre ordre.
web-duel-side-2-note = Les deux tables d’une donne jouent en même temps, et leurs résultats s’additionnent.
web-duel-number = Donnes
web-duel-n-deals = Donnes : { $n }, chacune deux fois
web-duel-days = Avec une pendule en jours, plusieurs donnes se jouent en même temps ; sinon l’une après l’autre.
web-duel-open = Le match commence dès que tout le monde est là.
web-duel-join = Jouer
web-duel-score = Donnes gagnées
web-duel-versus = { $one } – { $two }
web-duel-leads = En tête : { $who }
web-duel-won = Victoire : { $who }
web-duel-level = À égalité pour l’instant
web-duel-here = Je suis là
web-duel-awaited = La prochaine donne commence quand tout le monde est là. On attend : { $who }
web-duel-call = La prochaine donne n’attend que vous.
web-duel-your-turn = À la table : à vous de jouer
web-duel-table = À la table
web-duel-deal = Donne { $n }
web-duel-ahead = à venir
web-duel-half = places échangées plus tard
web-duel-void = arrêtée, ne compte pas
web-duel-given-up = décidée avant la fin
web-duel-playing = en cours
web-duel-hidden = Le résultat se montre quand les deux tables ont fini.
web-duel-beside = Côte à côte
web-duel-rule = Une donne va à qui gagne le plus de ses deux parties ; à une partie partout, l’écart des deux ensemble décide. Si un robot tient votre place à la fin, cette partie est perdue.
web-duel-end = Terminer le match
web-duel-end-sure = Ce qui a été joué deux fois compte. Le match ne pourra pas reprendre.
web-duel-ended = Terminé avant la fin par { $who }.
web-duel-to = Au match
web-duel-lose = La partie revient alors à l’autre camp.
web-duel-stop = La donne ne compte alors pas dans le match.
web-duel-commitments = Engagements sur toutes les donnes
