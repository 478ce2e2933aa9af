# The page: what stands on it beside the words of the games.

## The house

web-home = Torna al saloon
web-nowhere = Qui non abita nessuno
web-offline = Nessun collegamento con la casa. Riprovo …
web-one-moment = Un momento …
web-guest-name = Straniero
web-close = Chiudi
web-cancel = Annulla
web-undo = Riprendi
web-settings = Impostazioni
web-log = Che cosa è successo
web-hint = Che cosa farebbe la casa?

## People

web-you = Tu
web-bot = bot
web-away = via
web-thinking = sta pensando
web-open-seat = posto libero
web-bot-name-0 = Clem
web-bot-name-1 = Ruth
web-bot-name-2 = Hank
web-bot-name-3 = Silas
level-random = Vagabondo
level-greenhorn = Pivello
level-deputy = Vicesceriffo
level-marshal = Marshal
level-ranger = Ranger

## Every table

web-table = Il tavolo
web-phase = A che punto è il turno
web-your-turn = Tocca a te:
web-hint-chance = vince al { $chance }
web-hint-money = circa { $dollars } alla fine della mano
web-hint-do = Gioca così
web-skip-ahead = Salta
web-go-on = Avanti
web-over-you = Hai vinto!
web-over-other = Vince { $who }
web-over-nobody = Non vince nessuno
web-over-conceded = { $who } si è arreso.
web-over-abandoned = La partita è stata interrotta.
web-score = Partite vinte:
web-rematch = Rivincita
web-to-rematch = Alla rivincita
web-replay = Rivedi la partita
web-check-fair = Controlla la distribuzione
web-waits-for = Decide { $who }.
web-last-moves = Ultime mosse
web-selected = scelta
web-times = { $n } copie
web-not-now = { $card } non si può giocare ora.

## Wyatt Earp

web-wanted = WANTED
web-posters = Manifesti
web-posters-note = Catturato con 8 punti. Chi ha cinque di vantaggio prende tutto.
web-not-opened = Non aperto
web-needs-three = servono 3 carte
web-at-large = In libertà
web-of-eight = { $n } di 8
web-you-take-all = Prendi tutto
web-takes-all = { $who } prende tutto
web-shared = Diviso
web-thousands = ${ $n }k
web-pay-escaped = In fuga: { $n } punti su 8. La taglia resta.
web-pay-sole = Catturato: uno solo prende tutto.
web-pay-shared = Catturato: la taglia si divide.
web-to-draw = da pescare
web-discards = scarti
web-no-piles = ancora nessuna pila
web-piles-of = Le pile di { $who }
web-step-draw = Pescare
web-step-play = Giocare
web-step-discard = Scartare
web-ask = Chiedi …
web-ask-for-whom = Chi chiedi? Scegli un manifesto.
web-order-left = prima il vicino di sinistra
web-order-right = prima il vicino di destra
web-order-other = in quest’ordine
web-card-most-wanted = chiedi · ruba
web-card-hideout = copre una pila
web-card-wyatt-earp = 3 usi
web-do-take-two = Pesca due carte
web-do-take-discard = Prendi { $card }
web-do-lay = Cala { $cards }
web-do-play-photo = Cala la Foto
web-do-shoot = Spara
web-do-ask = Chiedi, { $order }
web-do-steal = Ruba
web-do-hide = Spara per nascondere
web-do-earp-draw = Pesca due carte
web-do-earp-pick = Cerca una carta
web-do-earp-remove = Spara a un nascondiglio
web-do-keep = Tienila
web-do-discard = Scarta
web-do-answer = { $yes ->
    [yes] Spara con { we-card-wyatt-earp }
   *[no] Lascia stare
}
web-do-photo-now = { $yes ->
    [yes] Cala la Foto
   *[no] Tienila
}
web-do-earp-now = { $yes ->
    [yes] Spara al nascondiglio su { $outlaw }
   *[no] Lascia stare
}

## Round the house

web-skip = Vai al contenuto
web-rooms = Le stanze della casa
web-menu = Menu
web-play = Gioca
web-lobby = Tavoli
web-my-games = Le mie partite
web-learn = Impara
web-rules = Regole
web-profile = Profilo
web-fairness = Gioco leale
web-about = Chi siamo
web-language = Lingua
web-rule = Regola { $rule } nel regolamento
web-nowhere-note = Questo indirizzo porta nel deserto.
web-no-game = Qui non si gioca
web-no-game-note = Qui non c’è un gioco «{ $name }». Si gioca a:
web-not-loaded = Questa parte della pagina non è arrivata
web-reload = Ricarica
web-foot-fair = Mischiata leale: ogni mano si può verificare
web-foot-rules = Regole e regole della casa
web-foot-access = Tastiera, lettore di schermo, dimensione del testo
web-foot-fans = Non ufficiale, fatto da appassionati
web-copied = Copiato
web-not-copied = Non si è potuto copiare
web-copy = Copia
web-save = Salva
web-saved = Salvato.
illegal-offline = Nessun collegamento con la casa. C’è la rete?
illegal-not-a-record = Questo file non è la registrazione di una partita.
illegal-house-trouble = La casa ha dato una risposta illeggibile. Riprova fra un momento.

## Home

web-pull-up-a-chair = Prendi posto.
web-pull-up-note = Tavoli da gioco del vecchio West. Gioca contro la casa o manda un link a un amico. Senza account, senza attese.
web-play-now = Gioca ora
web-dealing = Si danno le carte …
web-invite = Invita
web-invite-text = Prendi posto: un gioco di carte del vecchio West.
web-players-from-to = { $least }–{ $most } giocatori
web-players-wyatt-earp = 2–4 giocatori
web-players-revolver = 2 giocatori
web-minutes-wyatt-earp = 30 minuti
web-minutes-revolver = 40 minuti
web-bot-levels = { $n } livelli di bot
web-about-wyatt-earp = Dai la caccia a sette fuorilegge. Cala le loro carte, alza le taglie e fatti trovare quando lo sceriffo paga.
web-about-revolver = Il colonnello McReady insegue la banda Colty per cinque campi di battaglia. Raggiungi l’Espresso delle 3:15, o il confine.
web-how-many = Quanti avversari
web-how-strong = Quanto sono forti i bot
web-your-side = La tua parte
web-opponents = { $n ->
    [one] { $n } avversario
   *[other] { $n } avversari
}
web-your-games = Le tue partite
web-continue = Continua
web-its-your-turn = Tocca a te
web-turn-of = Tocca a { $who }
web-waiting = In attesa di giocatori
web-with = con { $who }
web-first-time = Prima volta qui?
web-first-time-note = Impara in cinque minuti: una prima mano con una guida accanto.
web-more-games = Altri giochi
web-open-tables = Tavoli aperti
web-no-open-tables = Ora non aspetta nessuno. Apri un tavolo, e gli altri ti troveranno qui.
web-open-a-table = Apri un tavolo
web-sit = Siediti
web-watch = Guarda
web-table-of = Tavolo di { $who }
web-seats-taken = { $n } posti su { $of }

## Lobby and my games

web-lobby-note = Siediti dove c’è una sedia libera, o guarda una partita.
web-all-games = Tutti i giochi
web-running-tables = In corso
web-nobody-plays = Ora non c’è nessuna partita pubblica.
web-play-the-house = Gioca contro la casa
web-going-on = In corso
web-over = Finite
web-result-won = Vinta
web-result-lost = Persa
web-result-drawn = Pareggiata
web-result-stopped = Interrotta
web-see-replay = Rivedi
web-download-record = Scarica la registrazione
web-older = Partite più vecchie
web-no-games-yet = Nessuna partita è ancora finita.

## A new table

web-new-table = Un nuovo tavolo
web-new-table-note = Chi gioca, con quali regole e chi può guardare.
web-who-plays = Chi gioca?
web-game = Gioco
web-how-many-seats = Quanti posti
web-n-seats = { $n ->
    [one] { $n } posto
   *[other] { $n } posti
}
web-me = Io
web-beside-me = Qualcuno su questo schermo
web-friend-by-link = Chi ha il link
web-bot-named = Bot: { $name }
web-name = Nome
web-name-of = Nome per { $seat }
web-hot-seat-note = In più persone su questo schermo: fra un turno e l’altro le carte sono coperte.
web-link-note = Riceverai un link per i posti liberi. Le carte si danno quando tutti sono seduti.
web-which-rules = Con quali regole?
web-preset = Regole
web-preset-standard = Le regole consuete
web-preset-standard-note = Come le danno quasi tutte le fonti. Nel dubbio, queste.
web-preset-standard_photo = Le regole consuete, con Foto rapide
web-preset-standard_photo-note = Una Foto si può calare fuori turno, appena qualcuno apre il suo fuorilegge.
web-preset-research = Le regole consuete, per bot e ricerca
web-preset-research-note = Ogni partita finisce: una mano dopo 20 turni senza azioni, una partita dopo 1000 turni.
web-preset-rules_002 = Secondo la fonte rules_002
web-preset-rules_002-note = Chiedere in qualsiasi ordine, nascondere qualsiasi pila, rispondere a un Nascondiglio in ogni momento; nella spartizione dopo il primo viene l’ultimo.
web-preset-card_001 = Secondo la fonte card_001
web-preset-card_001-note = Un fuorilegge è aperto solo finché ci sono carte sue; solo la mano vuota del prossimo chiude la mano; chi ha punti partecipa alla spartizione.
web-preset-card_004 = Secondo la fonte card_004
web-preset-card_004-note = Foto fuori turno, chi ha punti partecipa alla spartizione, e vince chi arriva primo alla meta.
web-preset-literal = Alla lettera
web-preset-literal-note = Le carte esattamente secondo il testo, anche dove le regole consuete sono più miti.
web-preset-gentle = Dolce
web-preset-gentle-note = La banda non perde la partita se Cortez cade presto.
web-changed-rules = Che cosa differisce dalle regole consuete
web-all-options = Tutte le { $n } opzioni
web-find-option = Cerca un’opzione
web-sort-v = Varianti
web-sort-s = Dove le fonti differiscono
web-sort-q = Dove le fonti tacciono
web-option-stall_guard = sì: una mano dopo { $n } turni senza azioni, una partita dopo 1000 turni
web-option-first_dealer-designated = qualcuno scelto prima
web-dealer = Chi dà le carte per primo?
web-the-table = Il tavolo
web-who-may-come = Chi può venire
web-private = Solo con il link
web-public = Tutti
web-private-note = Trova questo tavolo solo chi ha il link.
web-public-note = Il tavolo è nell’elenco dei tavoli.
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-move-30 = 30 secondi a decisione
web-clock-move-90 = 90 secondi a decisione
web-clock-game-10 = 10 minuti a giocatore, 10 secondi in più a turno
web-clock-game-25 = 25 minuti a giocatore, 15 secondi in più a turno
web-clock-day-1 = Per corrispondenza: un giorno a decisione
web-clock-day-3 = Per corrispondenza: tre giorni a decisione
web-clock-told-move = Orologio: { $span } per decisione.
web-clock-told-game = Orologio: { $span } a testa per tutta la partita, più { $more } a ogni turno.
web-pace = Ritmo dei bot
web-pace-none = Immediato
web-pace-quick = Svelto
web-pace-normal = Normale
web-pace-slow = Tranquillo
web-hints = Consigli
web-hints-note = Ciascuno può chiedere che cosa farebbe la casa.
web-aids = Aiuto alla memoria
web-aids-note = Il registro ricorda gli scarti. Senza, bisogna tenerli a mente.
web-spectators = Spettatori
web-spectators-note = Altri possono guardare. Non vedono le carte in mano.
web-chat = Chat
web-chat-note = Parole e frasi pronte al tavolo.
web-deal-the-cards = Dai le carte
web-open-the-table = Apri il tavolo

## The waiting room

web-seats-missing = { $n ->
    [one] Un posto è ancora libero. Le carte si danno quando tutti sono seduti.
   *[other] { $n } posti sono ancora liberi. Le carte si danno quando tutti sono seduti.
}
web-at-this-table = A questo tavolo
web-host = padrone di casa
web-sit-here = Siediti qui
web-put-bot = Metti un bot
web-put-a-bot = Metti un bot a questo posto: { $seat }
web-free-seat = Libera il posto
web-fill-with = Completa con dei bot ({ $level })
web-leave-table = Lascia il tavolo
web-invite-friends = Invita amici
web-invite-note = Chi apre questo link può sedersi: senza account, senza installare nulla.
web-invite-link = Link a questo tavolo
web-qr = Il link come codice QR
web-copy-link = Copia il link
web-share = Condividi
web-agreed = Che cosa è convenuto
web-usual-rules = Le regole consuete.
web-no-hints = Niente consigli.
web-no-aids = Nessun aiuto alla memoria.
web-fair-before = La casa è già legata alla sua mischiata.
web-deal-waits = Si aspetta { $names }: le carte si danno quando ogni parte della mischiata è arrivata.
web-deal-renewed = Una parte della mischiata non è arrivata in tempo. Quel posto è di nuovo libero e si ricomincia a mischiare.
web-part-player = partecipa alla mischiata
web-part-nobody = non aggiunge nulla
web-part-server = mischia il server
web-said = Che cosa si è detto
web-nothing-said = Nessuno ha ancora detto niente.
web-say = Di’ qualcosa
web-send = Invia
web-mute = Muto
web-report = Segnala
web-reported = Segnalato

## Settings

web-settings-note = Restano in questo browser e valgono subito.
web-looks = Aspetto
web-theme = Luce
web-theme-system = Come il dispositivo
web-theme-light = Mezzogiorno
web-theme-dark = Lume
web-text-size = Dimensione del testo
web-text-normal = Normale
web-text-large = Grande
web-text-larger = Più grande
web-speed = Animazioni
web-speed-note = Se il dispositivo chiede meno movimento, non si muove nulla.
web-speed-off = Senza
web-speed-fast = Veloci
web-speed-normal = Normali
web-sounds = Suono
web-sound = Effetti sonori
web-sound-note = Carte, spari e due tintinnii di sperone quando tocca a te.
web-volume = Volume
web-at-the-table = Al tavolo
web-confirm = Conferma l’irrevocabile
web-confirm-note = Uno sparo, lo scarto che chiude la mano, il deragliamento.
web-auto-pass = Passa da solo
web-auto-pass-note = Quando potresti reagire ma non hai nulla per farlo.
web-sums = Aiuto con i conti
web-sums-note = Chi riceverebbe quanto se la mano finisse ora.

## Profile

web-you-are-nobody = Ancora nessuno: avrai un nome quando ti siederai.
web-you-are-guest = { $name }, di passaggio. Le tue partite sono legate a questo browser.
web-you-are-member = { $name }, membro: le tue partite ti seguono su ogni dispositivo.
web-you-are-program = { $name }, tramite un programma.
web-your-name = Il tuo nome
web-become-member = Diventa membro
web-become-member-note = Con una password il nome e le partite sono tuoi su ogni dispositivo. Non serve un indirizzo e-mail.
web-log-in = Accedi
web-log-in-note = Per i membri: nome e password.
web-have-account = Ho un account: accedi
web-password = Password
web-password-note = Almeno { $n } caratteri.
web-account = Account
web-old-password = Vecchia password
web-new-password = Nuova password
web-change-password = Cambia la password
web-log-out = Esci
web-log-out-elsewhere = Esci da tutti gli altri
web-statistics = Vinte e perse
web-won-of = { $won } partite vinte su { $n }
web-n-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
web-against = Contro
web-rivals-people = persone
web-rivals-mixed = misti
web-won = Vinte
web-lost = Perse
web-other = Altre
web-tokens = Token per programmi
web-tokens-note = Con un token un tuo programma può giocare a nome tuo. La sedia mostra che ha giocato un programma.
web-token-once = Conservalo adesso: si mostra una volta sola.
web-token-name = Nome del token
web-new-token = Crea un token
web-revoke = Revoca
web-revoke-token = Revoca { $label }
web-farewell = Addio
web-farewell-note = L’eliminazione toglie il tuo nome ovunque. Le partite finite restano, senza.
web-delete-account = Elimina questo account
web-delete-for-good = Sì, elimina per sempre

## Fair play

web-fairness-note = Nessuno deve credere che si sia mischiato onestamente. Si può verificare.
web-fair-how = Come funziona
web-fair-how-1 = Prima che qualcuno si sieda, la casa estrae un seme segreto di 512 bit, da cui discenderanno ogni carta e ogni sparo.
web-fair-how-2 = Ne mostra l’impronta SHA-256: l’impegno. Un altro seme ne avrebbe un’altra.
web-fair-how-3 = La pagina di ciascuno si impegna su un numero casuale. I numeri si rivelano e si mescolano solo quando tutti si sono impegnati: nessuno può scegliere il proprio in base a quello di un altro.
web-fair-how-4 = Dopo la partita il seme viene mostrato. Chiunque può rigiocare la registrazione e vedere che ogni carta torna.
web-fair-proves = Che cosa dimostra
web-fair-proves-1 = L’ordine delle carte era fissato prima della prima decisione e non è cambiato dopo.
web-fair-proves-2 = Gli spari non hanno colpito o mancato a seconda di chi sparava.
web-fair-proves-3 = I bot hanno ricevuto le carte come tutti, e ogni mossa era lecita.
web-fair-not = Che cosa non dimostra
web-fair-not-1 = Che chi gestisce la casa non abbia guardato: il seme sta sulla sua macchina. Gioca da chi merita fiducia.
web-fair-not-2 = Che due giocatori non si siano detti le carte.
web-fair-not-3 = Che nessuna mischiata sia stata scartata prima di cominciare. Se qualcuno non rivela il suo numero, si ricomincia con un nuovo impegno: il tavolo lo dice e la registrazione lo conta.
web-check-record = Verifica una registrazione
web-check-record-note = Ogni partita finita si può scaricare come file. Dallo qui: ogni decisione viene rigiocata.
web-choose-record = Scegli una registrazione
web-choose-record-note = o trascina qui il file
web-checking = La si rigioca …
web-record-holds = { $n ->
    [one] La registrazione regge: una decisione rigiocata.
   *[other] La registrazione regge: { $n } decisioni rigiocate, ogni carta e ogni sparo come scritto.
}
web-record-breaks = La registrazione non regge.
web-commitment-holds = Il seme corrisponde all’impegno: calcolato nel tuo browser.
web-commitment-differs = Il seme non corrisponde all’impegno.
web-deal-check-note = Tutto qui è calcolato nel tuo browser, dalla sola registrazione. Il server non vi ha parte.
web-deal-part-fits = { $name }: il numero aggiunto corrisponde all’impegno.
web-deal-part-breaks = { $name }: il numero aggiunto non corrisponde all’impegno.
web-deal-part-nobody = { $name }: nulla è stato aggiunto.
web-deal-part-server = { $name }: posto del server, che non aggiunge nulla.
web-deal-agrees = { $n ->
    [one] Una carta data, pescata o girata concorda con la partita rivista.
   *[other] { $n } carte date, pescate o girate concordano con la partita rivista.
}
web-deal-differs = Le carte non sono quelle che derivano dal seme.
web-deal-renewals = { $n ->
    [one] Una volta una parte è mancata, e tutto è ricominciato prima di questa distribuzione.
   *[other] { $n } volte una parte è mancata, e tutto è ricominciato prima di questa distribuzione.
}
web-deal-compare = Confronta questo con l’impegno che hai visto prima della distribuzione:
web-deal-unshown = Questa registrazione non ha un seme: non c’è ancora nulla da controllare.
web-check-yourself = Per non fidarsi di nessuno, nemmeno di questa pagina, verifica sulla tua macchina:

## About

web-about-note = Tavoli da gioco del vecchio West, nel browser o nel terminale.
web-about-fans = Fatto da appassionati
web-about-fans-1 = Saloon è una realizzazione non ufficiale dei giochi di carte Wyatt Earp e Revolver. Autori ed editori non l’hanno fatta, sostenuta né approvata.
web-about-fans-2 = Se un gioco ti piace, compralo: su un tavolo vero è ancora più bello.
web-about-art = Immagini e parole
web-about-art-1 = Ogni immagine è stata disegnata per questa casa, come linee in un file: ritratti, marchi, paesaggi, carte. Nulla è copiato o ricalcato.
web-about-art-2 = Anche le parole sono nostre. Caratteri: Rye, Bitter e Barlow Condensed, con licenza SIL Open Font.
web-about-rules = Da dove vengono le regole
web-about-rules-1 = Dalle regole stampate e dagli elenchi di carte, confrontati frase per frase. Dove differiscono o tacciono, è un’opzione del tavolo; ogni rifiuto e ogni opzione cita la sua regola.
web-about-house = La casa
web-about-house-1 = Il software è libero, con licenza MIT. Chiunque può aprire una casa; questa non carica nulla da altri e usa un solo cookie, per il tuo posto.
web-about-house-2 = I programmi sono benvenuti: c’è un’interfaccia aperta per bot e strumenti.
web-api = L’interfaccia aperta

## Accanto al gioco

web-table-menu = Tavolo
web-call-bot = Lascia giocare un bot per { $who }
web-concede = Arrendersi
web-abandon = Interrompere la partita
web-leave = Andare via: continua un bot
web-pass-on = Lo schermo a { $who }!
web-i-am = Sono io, { $who }
web-bot-plays = Un bot gioca per te.
web-offer-concede = { $who } vuole arrendersi. D’accordo?
web-offer-abandon = { $who } vuole interrompere la partita. D’accordo?
web-agree = D’accordo
web-refuse = No, si continua

## Rivedere

web-replay-note = Una partita finita, passo per passo, come l’ha vista ogni posto. Porta la sua registrazione: un file di questa casa o del terminale.
web-replay-first = Alla distribuzione
web-replay-back = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-next = Un passo avanti
web-replay-last = Alla fine
web-replay-step = Passo della partita
web-replay-at = { $n } di { $most }
web-replay-speed = Velocità
web-replay-times = { $n }×
web-replay-from = Visto da
web-replay-beside = Accanto al tavolo
web-replay-moves = Tutte le mosse
web-replay-hidden = Da qui non si vede nulla.
web-replay-link = Copia il link a questa mossa
web-replay-keys = Frecce: un passo. Spazio: riproduci e pausa. Inizio e Fine: alla distribuzione e alla fine.

## The rulebook, the cards, and how the games are played

web-rules-of = { $game }: le regole
web-rules-note = Ogni regola ha un numero. Rifiuti e opzioni lo citano, e il suo indirizzo porta dritto lì.
web-cards-of = { $game }: le carte
web-contents = Indice
web-rulebook-search = Cerca nel regolamento
web-rulebook-search-note = Una parola (in inglese) o un numero: hideout, 4.6
web-rulebook-found = { $n ->
    [0] Non si trova nulla.
    [one] Trovata una voce.
   *[other] Trovate { $n } voci.
}
web-rulebook-missing = Il regolamento non ha una voce { $rule }.
web-rulebook-english = Il regolamento è scritto in inglese.
web-cards-outlaws = Fuorilegge
web-cards-sheriff = Carte sceriffo
web-cards-sheriff-note = Una per turno. Una pistola ai piedi della carta vuol dire che serve uno sparo.
web-cards-photos = Foto
web-cards-defence = difesa { $n }
web-card-does-outlaw = 2 punti sulla tua pila. Tre carte aprono un fuorilegge; poi tutti possono calarne anche una sola. In uno sparo, un fuorilegge è un colpo a segno.
web-card-does-photo = 4 punti sulla tua pila di un fuorilegge aperto, e 1.000 $ sulla taglia. Senza sparo. Una Foto vale come carta sceriffo.
web-card-does-stagecoach-robbery = Colpo a segno: 1 punto su una delle tue pile, e 3.000 $ sulla taglia.
web-card-does-bank-robbery = Colpo a segno: 2 punti su una delle tue pile, e 1.000 $ sulla taglia.
web-card-does-fastest-gun = Colpo a segno: 3 punti su una delle tue pile, e 1.000 $ sulla taglia. Sul tavolo ce n’è una sola: la nuova scaccia la vecchia.
web-card-does-most-wanted = Chiedi agli altri un fuorilegge: il primo che ne ha una carta deve dartela. Oppure spara: un colpo a segno ruba una carta fuorilegge da una pila altrui.
web-card-does-hideout = Colpo a segno: copre una pila altrui, che non conta più.
web-card-does-wyatt-earp = Pesca due carte. Oppure scegline una dagli scarti. Oppure spara per togliere un Nascondiglio da una delle tue pile.
web-learn-note = Gioca una prima mano preparata con una guida, in meno di cinque minuti. Oppure guarda prima sette immagini.
web-learn-game = Come si gioca a { $game }
web-learn-how = Impara in cinque minuti
web-learn-cards = Le carte
web-learn-step = { $n } di { $of }
web-learn-back = Indietro
web-learn-next = Avanti
web-learn-hit = A segno
web-learn-miss = Mancato
web-learn-title-wyatt-earp-1 = Sette fuorilegge, sette taglie
web-learn-text-wyatt-earp-1 = Dai la caccia ai fuorilegge, e gli altri pure. Su ogni manifesto ci sono dei soldi. Crescono mentre si gioca, e a fine mano vanno a chi ha fatto di più per la cattura.
web-learn-title-wyatt-earp-2 = Un turno
web-learn-text-wyatt-earp-2 = Pesca due carte dal mazzo, o prendi l’ultimo scarto. Cala quanti fuorilegge vuoi, e se ti va gioca una carta sceriffo. Uno scarto chiude il turno.
web-learn-title-wyatt-earp-3 = Calare i fuorilegge
web-learn-text-wyatt-earp-3 = Ogni carta vale 2 punti. Chi cala per primo un fuorilegge deve calarne almeno tre insieme; poi ne basta una, per tutti. Ogni carta calata insieme, dopo la prima, aggiunge 1.000 $ alla taglia.
web-learn-title-wyatt-earp-4 = Le carte sceriffo
web-learn-text-wyatt-earp-4 = Portano punti e soldi, rubano carte, nascondono le pile altrui o ti tolgono dai guai. Una sola per turno: scegli bene.
web-learn-title-wyatt-earp-5 = Gli spari
web-learn-text-wyatt-earp-5 = Molte carte sceriffo vogliono uno sparo: si gira la prima carta del mazzo. Un fuorilegge è un colpo a segno. Una carta sceriffo è un colpo mancato, e la tua carta è persa. Vanno a segno circa cinque spari su otto.
web-learn-title-wyatt-earp-6 = Giorno di paga
web-learn-text-wyatt-earp-6 = La mano finisce quando qualcuno scarta l’ultima carta. Un fuorilegge con almeno 8 punti sul tavolo è catturato. Con cinque punti di vantaggio su tutti prendi l’intera taglia; se no, la divide chi segue da vicino. Chi non è catturato tiene la taglia per la mano dopo.
web-learn-title-wyatt-earp-7 = Vince il più ricco
web-learn-text-wyatt-earp-7 = Quando qualcuno ha 25.000 $ dopo una mano, la partita è finita e vince chi ha più soldi. Non serve altro: la pagina mostra che cosa puoi fare.
web-learn-title-revolver-1 = Chi insegue e chi scappa
web-learn-text-revolver-1 = La banda di Jack Colty ha rapinato una banca e scappa verso il Messico. Il colonnello McReady la insegue. Guidi una parte, con un mazzo tutto suo: la banda vuole scappare, McReady vuole Jack morto.
web-learn-title-revolver-2 = Cinque campi di battaglia
web-learn-text-revolver-2 = L’inseguimento va dalla banca all’Espresso delle 3:15. Il turno di Colty comincia facendo avanzare il segnaturno. Conta solo il campo di battaglia del segnaturno; quel che resta indietro non conta più.
web-learn-title-revolver-3 = Un turno
web-learn-text-revolver-3 = Pesca due carte, poi giocane quante vuoi. Colty avanza prima di pescare. McReady attacca dopo aver giocato.
web-learn-title-revolver-4 = Le carte pagano le carte
web-learn-text-revolver-4 = Qui non ci sono soldi: una carta che costa due si paga scartandone altre due. Armi e uomini di legge restano e contano la loro potenza di fuoco. Le carte immediate agiscono una volta. La banda ha posto per tre armi in ogni campo di battaglia, e McReady può sbarrarlo.
web-learn-title-revolver-5 = L’attacco
web-learn-text-revolver-5 = La potenza di fuoco degli uomini di legge sta contro le armi della banda e la difesa del luogo. Se la legge ne ha di più, muore un bandito. Colty sceglie quale, fra quelli con la sopravvivenza più bassa. In parità la banda regge.
web-learn-title-revolver-6 = Il confine messicano
web-learn-text-revolver-6 = Se in tutto il turno di McReady non muore nessun bandito, uno dei dodici cubetti lascia il confine. McReady deve colpire di continuo, e la banda deve reggere.
web-learn-title-revolver-7 = Chi vince
web-learn-text-revolver-7 = La banda vince quando il confine è vuoto, o se Jack è vivo alla fine dell’ultimo campo di battaglia. McReady vince quando Jack è morto; o Cortez, se cade prima dell’Espresso. Non serve altro: la pagina mostra che cosa puoi fare.

## Revolver

web-rv-role = { $side ->
    [colty] guidi la banda Colty
    [mcready] cavalchi con il colonnello McReady
   *[none] stai a guardare
}
web-rv-step-ride = In sella
web-rv-step-draw = Pesca
web-rv-step-play = Gioca
web-rv-step-attack = Attacca
web-rv-deck-left = mazzo { $n }
web-rv-lawmen = La legge
web-rv-gang = La banda
web-rv-your-gang = La tua banda
web-rv-no-limit = senza limite
web-rv-at-most = al massimo { $n }
web-rv-slots = { $used } di { $most }
web-rv-border = Confine messicano
web-rv-cubes-of = Confine messicano: restano { $n } cubetti su { $most }
web-rv-n-cubes = { $n ->
    [one] { $n } cubetto
   *[other] { $n } cubetti
}
web-rv-to-border = al confine
web-rv-n-bandits = { $n ->
    [one] { $n } bandito
   *[other] { $n } banditi
}
web-rv-next = prossimo: { $bandit } ({ $n })
web-rv-ride-on = { $n } di { $most } in sella
web-rv-piles = Mazzi e scarti
web-rv-dead = morto
web-rv-leader = capo della banda
web-rv-saved = salvato
web-rv-firepower = potenza di fuoco { $n }
web-rv-marker-here = il segnaturno è sulla casella { $space }
web-rv-free = Gratis
web-rv-pays = Paga
web-rv-pay-cards = { $n ->
    [one] paga { $n } carta
   *[other] paga { $n } carte
}
web-rv-paid-with = { $n ->
    [one] { $cards } ne paga il costo.
   *[other] { $cards } ne pagano il costo.
}
web-rv-tap-again = Per tornare indietro tocca di nuovo ciò che hai preso.
web-rv-question = { $what }?
web-sure-what = Davvero? { $what }
web-for-good = Non si può tornare indietro.
web-choose = Scegli
web-rv-verdict = { $outcome ->
    [casualty] { $side ->
        [colty] Perdi un bandito
       *[mcready] Un bandito cade
    }
    [tie] Pareggio: la banda regge
   *[holds] La banda regge
}
web-rv-end-turn = { $side ->
    [colty] Finisci il turno
   *[mcready] Attacca: { $law } contro { $gang }
}
web-rv-do-play = { $mode ->
    [shot] Gioca { $card } come immediata
   *[card] Gioca { $card }
}
web-rv-play-it = { $mode ->
    [shot] Giocala come immediata
   *[card] Giocala
}
web-rv-do-discard = Scarta { $card }
web-rv-do-react = Rispondi con { $card }
web-rv-do-lose = { $bandit } prende la pallottola
web-rv-do-save = Salva { $bandit }
web-rv-do-hit = Colpisci { $card }
web-rv-do-clear = Sgombera { $card }
web-rv-do-destroy = Distruggi { $card }
web-rv-do-take-back = Riprendi { $card } da { $place }
web-rv-do-recover = Prendi { $card }
web-rv-do-move = { $card } da { $place }
web-rv-do-use-special = Usa { $card }
web-rv-do-take-off = Togli { $card }
web-rv-copies = { $n ->
    [one] { $n } copia nel mazzo
   *[other] { $n } copie nel mazzo
}
web-rv-sources = Da dove viene
web-rv-figure-name = Nome
web-rv-figure-copies = Copie
web-rv-figure-fp = Potenza di fuoco
web-rv-figure-cost = Costo
web-rv-figure-effect = Effetto
web-rv-figure-rating = Valore di sopravvivenza

## Playing on from a move, and how a game stood

web-play-on = Gioca da qui
web-play-on-note = Le carte sono come dopo la mossa { $n }. Tocca a { $who }.
web-play-on-seat = Tu giochi
web-play-on-others = Gli altri sono giocati da
web-play-on-other = L’altra parte è giocata da
web-play-on-over = Qui la partita è finita. Torna indietro di qualche mossa, poi gioca.
web-study = Partita di studio
web-study-note = Una partita di studio: la distribuzione è nota, perciò resta privata e non conta in nessuna statistica.
web-study-from = Partita di studio dalla mossa { $n } di una partita precedente. Non conta.
web-chances = Probabilità
web-chances-show = Mostra le probabilità
web-chances-note = Quanto ciascuno poteva sperare di vincere, mossa per mossa. La casa continua da ogni mossa, molte volte, solo con ciò che i giocatori potevano sapere.
web-chances-wait = La casa guarda ogni mossa. Un momento…
web-chances-graph = Probabilità di vincere, mossa per mossa
web-chances-numbers = Le probabilità in cifre
web-move = Mossa
web-turns = Svolte
web-turn = Mossa { $n }: { $who } da { $before } a { $after }
web-no-turns = Nessuna mossa da sola ha deciso questa partita.
web-again = Riprova
web-fair-facts = Che cosa dice la registrazione
web-fair-seed = Seme
web-fair-commitment = Impegno
web-fair-added = Aggiunto dai giocatori

## La lezione: una prima mano con una guida

web-coach = Guida
web-coach-start = Gioca la tua prima mano
web-coach-start-note = Carte preparate contro il Pivello, con una guida accanto. Meno di cinque minuti.
web-coach-pictures = Sette immagini
web-coach-done = Imparato
web-coach-of = { $n } cose su { $of } mostrate
web-coach-back = Consiglio precedente
web-coach-again = Ripeti
web-coach-show = Mostrami
web-coach-skip = Salta la lezione
web-coach-own-way = Va bene anche a modo tuo. Ora io farei così:
web-coach-free-title = Tocca a te
web-coach-free = Tutto ciò che è evidenziato si può giocare. Prova: la pagina dice che cosa fa.
web-coach-title-wyatt-earp-posters = Sette ricercati
web-coach-text-wyatt-earp-posters = Sette fuorilegge, e soldi su ogni manifesto. Chi fa di più per la cattura è pagato a fine mano.
web-coach-title-wyatt-earp-hand = La tua mano
web-coach-text-wyatt-earp-hand = Un volto e un marchio: un fuorilegge. Una stella: una carta sceriffo, che fa qualcosa di speciale.
web-coach-title-wyatt-earp-draw = Pesca due carte
web-coach-text-wyatt-earp-draw = Ogni turno comincia pescando. Tocca il mazzo.
web-coach-title-wyatt-earp-lay = Cala { $cards } × { $outlaw }
web-coach-text-wyatt-earp-lay = Chi cala per primo un fuorilegge ha bisogno di almeno tre carte insieme. Tocca la carta: si alzano tutte. Poi calale.
web-coach-title-wyatt-earp-points = Punti e soldi
web-coach-text-wyatt-earp-points = Ogni carta vale 2 punti sulla tua pila. Ogni carta dopo la prima aggiunge 1.000 $ sul manifesto: è la tua taglia che cresce.
web-coach-title-wyatt-earp-photo = Cala la Foto
web-coach-text-wyatt-earp-photo = La Foto di un fuorilegge aperto: subito 4 punti e 1.000 $. È una carta sceriffo, e se ne gioca una sola per turno.
web-coach-title-wyatt-earp-discard = Scarta { $card }
web-coach-text-wyatt-earp-discard = Lo scarto chiude il turno. Dai via ciò che ti serve meno: il prossimo può prenderlo.
web-coach-title-wyatt-earp-watch = Gioca { $who }
web-coach-text-wyatt-earp-watch = Lo stesso turno dall’altra parte: pescare, giocare, scartare. Il registro dice che cosa succede.
web-coach-title-wyatt-earp-lay-more = Cala { $outlaw }
web-coach-text-wyatt-earp-lay-more = Questo fuorilegge è già aperto: ora basta una carta. 2 punti in più.
web-coach-title-wyatt-earp-lay-theirs = Cala { $outlaw }
web-coach-text-wyatt-earp-lay-theirs = { $who } ha aperto questo fuorilegge, e puoi accodarti: le tue carte restano davanti a te. Chi è indietro di 4 punti al massimo ha una parte.
web-coach-title-wyatt-earp-shoot = Spara con { $card }
web-coach-text-wyatt-earp-shoot = Serve uno sparo: si gira la prima carta del mazzo. Un fuorilegge è a segno, una carta sceriffo è mancato. Vanno a segno circa cinque su otto.
web-coach-title-wyatt-earp-attach = A segno! Su { $outlaw }
web-coach-text-wyatt-earp-attach = La carta va su una delle tue pile, con i suoi punti, e i suoi soldi sul manifesto.
web-coach-title-wyatt-earp-miss = Mancato
web-coach-text-wyatt-earp-miss = È uscita una carta sceriffo. La tua carta è persa, ed era la tua carta sceriffo del turno.
web-coach-title-wyatt-earp-take = Prendi { $card }
web-coach-text-wyatt-earp-take = Invece di due carte ignote puoi prendere l’ultimo scarto. Fallo se va con le carte che hai.
web-coach-title-wyatt-earp-hide = Spara con { $card }
web-coach-text-wyatt-earp-hide = Un colpo a segno copre la pila di un altro: non conta più. Decide lo sparo.
web-coach-title-wyatt-earp-cover = A segno! Nascondi { $outlaw }
web-coach-text-wyatt-earp-cover = Scegli la pila che fa più male a { $who }. Solo una carta { we-card-wyatt-earp } può liberarla.
web-coach-title-wyatt-earp-out = La tua ultima carta
web-coach-text-wyatt-earp-out = Scartala, e la mano è finita. I fuorilegge con 8 punti sono catturati; chi ha cinque di vantaggio prende tutto, se no si divide.
web-coach-title-wyatt-earp-payday = Giorno di paga: hai { $dollars }
web-coach-text-wyatt-earp-payday = I soldi restano a te, le taglie non vinte restano sui manifesti, e comincia una nuova mano. A 25.000 $ la partita finisce, e vince il più ricco.
web-coach-title-revolver-gang = La tua banda
web-coach-text-revolver-gang = Sedici banditi con Jack Colty. Il numero è la loro sopravvivenza: i più bassi cadono per primi, e Jack deve vivere.
web-coach-title-revolver-field = Dove si combatte
web-coach-text-revolver-field = Cinque campi di battaglia, dalla banca al treno. Ora conta solo quello col segnaturno.
web-coach-title-revolver-gun = Gioca { $card }
web-coach-text-revolver-gun = Un’arma resta sul campo e conta la sua potenza di fuoco. Questa non costa nulla: toccala, poi giocala.
web-coach-title-revolver-duel = Legge contro banda
web-coach-text-revolver-duel = A sinistra la legge, a destra le tue armi e la difesa del luogo. Devono averne più di te: in parità la banda regge.
web-coach-title-revolver-pay = Gioca { $card }, e paga
web-coach-text-revolver-pay = Costa { $n ->
        [one] un’altra carta
       *[other] altre { $n } carte
    } della tua mano. Toccala, poi scegli che cosa paga: va negli scarti.
web-coach-title-revolver-end = Chiudi il turno
web-coach-text-revolver-end = Ora McReady pesca, gioca i suoi uomini di legge e attacca. Le carte che tieni possono pagare o servire dopo.
web-coach-title-revolver-watch = Gioca McReady
web-coach-text-revolver-watch = Pesca due carte, gioca uomini di legge e sbarramenti, e alla fine attacca sempre.
web-coach-title-revolver-cube = Hai retto
web-coach-text-revolver-cube = Nel suo turno non è morto nessuno, e un cubetto ha lasciato il confine. Quando l’ultimo dei dodici è andato, hai vinto.
web-coach-title-revolver-marker = Si avanza
web-coach-text-revolver-marker = Comincia il tuo turno: il segnaturno avanza di uno spazio, e hai pescato due carte. Dopo l’ultimo spazio viene il campo seguente.
web-coach-title-revolver-ahead = Manda avanti { $card }
web-coach-text-revolver-ahead = Certe carte possono andare su un campo che deve ancora venire: toccala, poi il luogo. Là riceve un segnalino, +1.
web-coach-title-revolver-shot = Gioca { $card }
web-coach-text-revolver-shot = Una carta immediata agisce una volta e va negli scarti. Questa uccide qui un uomo di legge.
web-coach-title-revolver-hit = Scegli l’uomo di legge
web-coach-text-revolver-hit = La sua potenza esce dallo scontro. La barra in mezzo lo mostra prima che tu confermi.
web-coach-title-revolver-lose = Cade un bandito
web-coach-text-revolver-lose = La legge aveva più potenza. Scegli tu chi, ma solo fra i numeri più bassi. Qualunque sia lo scarto: uno solo.
web-coach-title-revolver-row = Sbarramenti
web-coach-text-revolver-row = McReady ha messo uno sbarramento dalla tua parte: là occupa uno dei tre posti per le tue armi.
web-coach-title-revolver-express = Il treno
web-coach-text-revolver-express = All’Espresso puoi far deragliare il treno, una volta: tutto ciò che è là viene spazzato via. Ogni carta scartata salva un bandito; gli altri sono persi.
web-coach-title-revolver-win = Come finisce
web-coach-text-revolver-win = Vinci quando il confine è vuoto, o se Jack è vivo alla fine dell’ultimo campo. McReady vince quando Jack è morto, o Cortez prima del treno.
web-coach-end-wyatt-earp = Questa era la tua prima mano
web-coach-end-revolver = Ora sai guidare una banda
web-coach-end-note = Sai tutto quel che serve: la pagina mostra che cosa si può giocare, e la casa dà un consiglio a chi lo chiede.
web-coach-end-wyatt-earp-1 = Pescare, calare, giocare una carta sceriffo, scartare.
web-coach-end-wyatt-earp-2 = Tre carte aprono un fuorilegge; poi ne basta una, per tutti.
web-coach-end-wyatt-earp-3 = Fuorilegge girato: a segno. Carta sceriffo: mancato.
web-coach-end-wyatt-earp-4 = 8 punti: catturato. 5 di vantaggio: tutto. Al massimo 4 indietro: una parte.
web-coach-end-revolver-1 = Le carte pagano le carte; le armi restano e contano potenza.
web-coach-end-revolver-2 = La legge deve superare armi e difesa insieme; la parità regge.
web-coach-end-revolver-3 = Se la supera, cade un bandito col numero più basso; se no, un cubetto lascia il confine.
web-coach-end-revolver-4 = Confine vuoto o Jack vivo alla fine: vinto. Jack morto: perso.
web-coach-deputy = Gioca contro il Vicesceriffo
web-coach-rules = Leggi le regole
web-coach-go-on = Continua questa partita

## Movement, sounds and help at the tables

web-stamp-hit = COLPITO
web-stamp-miss = MANCATO
web-stamp-holds = RESISTE
web-stamp-saved = SALVO
web-stamp-cancelled = ANNULLATO
web-stamp-derailed = DERAGLIATO
web-stamp-grit = TRUE GRIT
web-no = No
web-if-done = Così { $outlaw } ti dà { $points }, taglia { $pot }. { $verdict }
