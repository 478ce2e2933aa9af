# La donne du jour et les défis.

## Refusals

illegal-no-such-deal = Cette donne n’existe pas.
illegal-deal-not-yet = Cette donne se joue quand son jour commence.
illegal-deal-members-only = Cette donne est pour les comptes avec mot de passe : choisissez-en un dans votre profil.
illegal-deal-sealed = D’autres peuvent encore jouer cette donne : ses cartes se montrent quand son jour est fini.
illegal-no-rematch-here = Une donne jouée par plusieurs n’a pas de revanche.
illegal-challenge-unfinished = Finissez d’abord la partie : vous pourrez alors défier d’autres personnes avec ses cartes.
illegal-challenge-not-this = Un défi part d’une de vos parties contre des robots, donnée pour vous.
malformed-no-day = « { $value } » n’est pas un jour. Écrivez-le comme 2026-11-18.
illegal-no-such-club = Ce club n’existe pas, ou n’existe plus.
illegal-too-many-clubs = Vous pouvez avoir au plus { $most } clubs et matchs : quittez-en un d’abord.
illegal-club-full = Ce club est complet : il compte { $most } membres.
illegal-team-chosen = Vous avez déjà joué pour votre équipe.
illegal-join-first = Rejoignez d’abord le club : vous pourrez alors jouer ses donnes.
