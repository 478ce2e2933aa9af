# Ciò che viene annunciato fuori dalla pagina: con notifiche, per e-mail, con un feed, e dove lo si chiede.

## Messages

notify-turn = Tocca a te
notify-over = La partita è finita
notify-sat = C’è compagnia al tuo tavolo
notify-rematch = Richiesta di rivincita
notify-daily = La partita del giorno
notify-club = Nuove partite nel tuo club
notify-challenge = Qualcuno ha giocato le tue carte
notify-match = Qualcuno ha giocato nella tua gara
notify-duel = La tua gara è cominciata
notify-try = I messaggi di Saloon arrivano qui
notify-try-text = Così saprai quando tocca a te.
# $what: one of the lines above, $game: the name of a game
notify-of-game = { $what }: { $game }
notify-with = Con { $people }
notify-winner = Vince: { $who }
notify-many =
    { $n ->
        [one] Una novità da Saloon
       *[other] { $n } novità da Saloon
    }
notify-more =
    { $n ->
        [one] … e un’altra
       *[other] … e altre { $n }
    }
notify-open = Apri
notify-stop = Disattiva
notify-mail-foot = Ricevi questo messaggio perché hai chiesto a Saloon e-mail sulle tue partite.
notify-mail-stop = Disattiva questi messaggi:
notify-mail-settings = Scegli quali avvisi ricevere:
notify-confirm-title = Conferma il tuo indirizzo e-mail
# $site: the address of the server, $name: the name of the player
notify-confirm-text =
    { $name } su { $site } vorrebbe ricevere notizie delle partite a questo indirizzo.

    Se sei tu, apri questo link entro due giorni:
    { $link }

    Altrimenti non fare nulla: non arriverà altro.
notify-feed-title = Saloon: tocca a te

## On the page

web-notify = Notifiche
web-notify-note = Per le partite che durano giorni: Saloon ti dice quando tocca a te. Puoi giocare anche senza.
web-notify-here = Questo browser
web-notify-here-note = Un breve messaggio su questo dispositivo, anche quando Saloon è chiuso.
web-notify-turn-on = Avvisami qui
web-notify-turn-off = Disattiva qui
web-notify-on = Le notifiche sono attive in questo browser.
web-notify-blocked = Questo browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni per questa pagina e riprova.
web-notify-missing = Questo browser non può mostrare notifiche. Su iPhone o iPad aggiungi prima Saloon alla schermata Home. E-mail e feed funzionano ovunque.
web-notify-no-push = Questo server non manda notifiche ai browser.
web-notify-failed = Il browser non è riuscito a iscriversi alle notifiche. Riprova più tardi.
web-notify-mail = E-mail
web-notify-mail-note = Prima mandiamo lì un link. Non arriva altro finché non lo apri.
web-notify-mail-members = L’e-mail è per i membri: scegli prima una password nel tuo profilo.
web-notify-address = Il tuo indirizzo e-mail
web-notify-add-mail = Manda il link
web-notify-mail-sent = Un link è in viaggio verso { $address }.
web-notify-where = Dove ricevi gli avvisi
web-notify-browser = Un browser
web-notify-this = questo browser
web-notify-unconfirmed = non ancora confermato
web-notify-paused = disattivato
web-notify-try = Prova
web-notify-tried = Un messaggio di prova è in viaggio.
web-notify-again = Riattiva
web-notify-remove = Rimuovi
web-notify-what = Quali avvisi
web-notify-wish-turn = Tocca a me
web-notify-wish-over = Una partita è finita
web-notify-wish-company = Qualcuno si siede, vuole la rivincita o ha giocato le mie carte
web-notify-wish-daily = La partita del giorno e le nuove partite di un club
web-notify-grace = Dopo quanto tempo
web-notify-grace-note = Mai mentre sei al tavolo.
web-notify-grace-120 = 2 min
web-notify-grace-600 = 10 min
web-notify-grace-3600 = 1 h
web-notify-every = Al massimo un messaggio
web-notify-every-note = Ciò che succede nel frattempo arriva insieme in un solo messaggio.
web-notify-every-900 = ogni 15 min
web-notify-every-3600 = all’ora
web-notify-every-86400 = al giorno
web-notify-quiet = Ore di silenzio
# $zone: a time zone, such as Europe/Rome
web-notify-quiet-note = In queste ore non arriva nulla: tutto arriva dopo. Fuso orario: { $zone }
web-notify-from = Dalle
web-notify-to = Alle
web-notify-hour = { $hour }:00
web-notify-feed = Feed e calendario
web-notify-feed-note = Un link segreto per il tuo lettore di feed o il tuo calendario, con le partite in cui tocca a te. Chiunque abbia il link può leggerlo.
web-notify-feed-make = Crea un link
web-notify-feed-renew = Nuovo link
web-notify-feed-end = Ritira il link
web-notify-feed-atom = Feed Atom
web-notify-feed-ics = Calendario
web-notify-offer = L’attesa può essere lunga
web-notify-offer-note = Questo browser può dirti quando qualcuno si siede e quando tocca a te, anche quando Saloon è chiuso.
web-notify-later = Non ora
web-notify-settings = Impostazioni notifiche
web-notify-stopped-mail = Niente più e-mail da Saloon
web-notify-stopped-push = Niente più notifiche in quel browser
web-notify-stopped-note = Puoi giocare come prima. È stato un errore?
web-notify-resumed = I messaggi torneranno
web-notify-confirmed = Il tuo indirizzo è confermato
web-notify-confirmed-note = Lì saprai quando tocca a te.
web-notify-wait = Un momento…
web-notify-to-start = Alla pagina iniziale
