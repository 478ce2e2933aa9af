## Le temps, les personnes et l’accord à une table

web-time-left = Temps restant : { $time }
web-time-over-you = À zéro, un robot joue ce tour à votre place.
web-time-over = À zéro, un robot joue pour { $who }.
web-clock-zero = Quand le temps est écoulé, un robot joue le tour, et l’on peut revenir à tout moment.
web-i-am-here = Je suis là
web-returning = Vous êtes de retour. Le robot termine ce tour.
web-is-away = Pas à la table en ce moment : { $who }.
web-bot-soon = Dans { $n } s, un robot pourra continuer.
web-bot-plays-on = Laisser à un robot
web-watching = Vous regardez la partie.
web-waiting-for = On attend : { $who }.
web-offered-concede = Vous proposez votre abandon.
web-offered-abandon = Vous proposez d’interrompre la partie.
web-offer-told-concede = { $who } propose son abandon.
web-offer-told-abandon = { $who } propose d’interrompre la partie.
web-offer-declined = Votre proposition est refusée. La partie continue.
web-offer-gone = La proposition ne tient plus. La partie continue.
web-withdraw = Retirer
web-notice-other = Question ou proposition
web-took-back = { $who } a annulé son dernier coup.
web-rematch-sides = camps échangés
web-rematch-seats = chacun avance d’une place
web-rematch-asked = Demande de revanche : { $who }.
web-sure-concede = Abandonner ? La partie se termine et vous l’avez perdue.
web-sure-abandon = Interrompre ? La partie se termine sans gagnant et ne compte pour personne.
web-sure-leave = Partir ? Un robot continue à votre place. Vous pourrez revenir.
web-sure-asks = Les autres doivent d’abord accepter.
web-play-on-here = Continuer
web-let-watch = Laisser regarder
web-copy-watch-link = Copier le lien pour regarder
web-unshare = Retirer le lien
# Fine with zero: it is never said of 0.
web-chat-unread = Discussion : { $n ->
    [one] un nouveau message
   *[other] { $n } nouveaux messages
    }
web-muted = En sourdine : { $who }.
web-unmute = Réactiver
web-ask-name = Comment vous appelez-vous ?
web-ask-name-note = Les autres voient ce nom à la table. Vous pouvez le changer dans votre profil.
web-no-undo-took = Impossible d’annuler : vous avez vu la carte du dessous.
