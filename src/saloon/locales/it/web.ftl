# The page: what stands on it beside the words of the games.

## The house

web-home = Torna al saloon
web-nowhere = Qui non abita nessuno
web-offline = Connessione persa. Riprovo…
web-one-moment = Un momento…
web-guest-name = Viandante
web-close = Chiudi
web-cancel = Annulla
web-undo = Annulla mossa
web-settings = Impostazioni
web-log = Registro
web-hint = Chiedi un consiglio

## People

web-you = Tu
web-number = { $value }
web-bot = bot
web-away = assente
web-thinking = sta pensando
web-open-seat = posto libero
web-bot-name-0 = Clem
web-bot-name-1 = Ruth
web-bot-name-2 = Hank
web-bot-name-3 = Silas
level-random = Vagabondo
level-tenderfoot = Principiante
level-greenhorn = Pivello
level-cowhand = Mandriano
level-deputy = Vicesceriffo
level-marshal = Marshal
level-gunslinger = Pistolero
level-ranger = Ranger
level-champion = Campione
level-random-plays = Fa una mossa permessa qualsiasi, a caso.
level-tenderfoot-plays = Per una prima partita: sa appena che cosa conta.
level-greenhorn-plays = Conosce un po’ il gioco e spesso non vede la mossa migliore.
level-cowhand-plays = Sa che cosa conta e spesso fa altro.
level-deputy-plays = Gioca con buon senso e ogni tanto sbaglia.
level-marshal-plays = Gioca d’esperienza, senza errori e subito.
level-gunslinger-plays = Ha imparato dal Campione, ma dimentica ciò che ha visto e rischia troppo.
level-ranger-plays = Pensa in anticipo: prova ogni mossa contro le carte che potresti avere.
level-champion-plays = Ha imparato da sé in un miliardo di mosse e risponde subito. Dove le regole o il mazzo gli sono ignoti, gioca Ranger.
level-replaced = { $why ->
    [no-numpy] { $asked } ha bisogno di numpy, che qui non è installato (pip install numpy): al suo posto gioca { $plays }.
    [no-weights] Qui mancano i dati di { $asked } (l’installazione è incompleta): al suo posto gioca { $plays }.
   *[other] { $asked } non conosce queste regole o questo mazzo: al suo posto gioca { $plays }.
}
level-wins = Contro { $rival }: { $share } di partite vinte.
level-points = Forza { $n } (± { $margin }).

## Every table

web-table = Il tavolo
web-phase = Fasi di questo turno
web-your-turn = Tocca a te.
web-hint-chance = { $chance } di probabilità di vincere
web-hint-money = circa { $dollars } alla fine della mano
web-hint-even = Qui queste scelte più o meno si equivalgono.
web-hint-whole = Nel complesso è la scelta migliore: non decide un motivo solo.
web-hint-do = Gioca così
web-skip-ahead = Salta
web-go-on = Avanti
web-over-you = Hai vinto!
web-over-other = Vince { $who }
web-over-nobody = Non vince nessuno
web-over-conceded = { $you ->
    [yes] Ti arrendi.
   *[no] { $who } si arrende.
}
web-over-abandoned = La partita è stata interrotta.
web-score = Partite vinte:
web-rematch = Rivincita
web-to-rematch = Alla rivincita
web-replay = Rivedi la partita
web-check-fair = Verifica il mazzo
web-waits-for = Tocca a { $who }.
web-last-moves = Ultime mosse
web-selected = scelta
web-times = { $n ->
    [one] { $n } copia
   *[other] { $n } copie
}
web-not-now = { $card } non si può giocare ora.

## Wyatt Earp

web-wanted = WANTED
web-posters = Manifesti
web-posters-note = Cattura con 8 punti. Chi ha cinque punti di vantaggio prende tutto.
web-not-opened = Nessun set
web-needs-three = servono 3 carte
web-at-large = In libertà
web-you-take-all = Prendi tutto
web-takes-all = { $who } prende tutto
web-shared = Si divide
web-thousands = { $n }k $
web-to-draw = da pescare
web-discards = scarti
web-no-piles = ancora nessun set
web-piles-of = Set: { $who }
web-step-draw = Pesca
web-step-play = Gioca
web-step-discard = Scarta
web-ask = Chiedi…
web-ask-for-whom = Quale fuorilegge chiedi? Scegli un manifesto.
web-order-left = cominciando da sinistra
web-order-right = cominciando da destra
web-order-other = in quest’ordine
web-card-most-wanted = chiedi · ruba
web-card-hideout = nasconde
web-card-wyatt-earp = 3 usi
web-do-take-two = Pesca due carte
web-do-take-discard = Prendi { $card }
web-do-lay = Cala { $cards } { $outlaw }
web-do-play-photo = Cala la Foto
web-do-shoot = Spara
web-do-ask = Chiedi, { $order }
web-do-steal = Ruba
web-do-hide = Spara per nascondere
web-do-earp-draw = Pesca due carte
web-do-earp-pick = Cerca una carta
web-do-earp-remove = Spara a un nascondiglio
web-do-keep = Tienila
web-do-discard = Scarta { $card }
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

## Around the page

web-skip = Vai al contenuto
web-rooms = Menu principale
web-menu = Menu
web-play = Gioca
web-lobby = Tavoli
web-my-games = Le mie partite
web-learn = Impara
web-rules = Regole
web-profile = Profilo
web-fairness = Correttezza
web-about = Informazioni
web-language = Lingua
web-rule = Regola { $rule } nel regolamento
web-nowhere-note = Questo indirizzo porta nel deserto.
web-no-game = Qui non si gioca
web-no-game-note = Qui non c’è un gioco «{ $name }». Si gioca a:
web-not-loaded = Questa parte della pagina non si è caricata
web-reload = Ricarica
web-foot-fair = Mescolata onesta: ogni mano si può verificare
web-foot-rules = Regole e varianti
web-foot-access = Tastiera, lettore di schermo, dimensione del testo
web-foot-fans = Non ufficiale, fatto da appassionati
web-copied = Copiato
web-not-copied = Non copiato
web-copy = Copia
web-save = Salva
web-saved = Salvato.
illegal-offline = Il server non risponde. Sei in rete?
illegal-not-a-record = Questo file non è la registrazione di una partita.
illegal-house-trouble = Il server ha dato una risposta illeggibile. Riprova fra un momento.

## Home

web-pull-up-a-chair = Prendi posto.
web-pull-up-note = Giochi di carte del vecchio West. Gioca contro i bot o manda un link a un amico. Senza account, senza attese.
web-play-now = Gioca ora
web-dealing = Si danno le carte…
web-invite = Invita
web-invite-text = Prendi posto: un gioco di carte del vecchio West.
web-players-from-to = { $least }–{ $most } giocatori
web-players-wyatt-earp = 2–4 giocatori
web-players-revolver = 2 giocatori
web-minutes-wyatt-earp = 30 minuti
web-minutes-revolver = 40 minuti
web-bot-levels = { $n ->
    [one] { $n } livello di bot
   *[other] { $n } livelli di bot
}
web-about-wyatt-earp = Dai la caccia a sette fuorilegge. Cala le loro carte, alza le ricompense e fatti trovare quando lo sceriffo paga.
web-about-revolver = Il colonnello McReady insegue la banda Colty per cinque campi di battaglia. Raggiungi l’Express delle 3:15, o il confine.
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
web-table-of = Tavolo: { $who }
web-seats-taken = { $n ->
    [one] { $n } posto su { $of }
   *[other] { $n } posti su { $of }
}

## Lobby and my games

web-lobby-note = Siediti dove c’è una sedia libera, o guarda una partita.
web-all-games = Tutti i giochi
web-running-tables = In corso
web-nobody-plays = Ora non c’è nessuna partita pubblica.
web-play-the-house = Gioca contro i bot
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
web-preset-standard-note = Come le danno quasi tutti i regolamenti. Nel dubbio, queste.
web-preset-standard_photo = Le regole consuete, con Foto rapide
web-preset-standard_photo-note = Una Foto si può calare fuori turno, appena qualcuno apre il suo fuorilegge.
web-preset-research = Le regole consuete, per bot e ricerca
web-preset-research-note = Ogni partita finisce: una mano dopo 20 turni senza azioni, una partita dopo 1.000 turni.
web-preset-rules_002 = Come nel secondo regolamento francese
web-preset-rules_002-note = Chiedere in qualsiasi ordine, nascondere qualsiasi set, rispondere a un Nascondiglio in ogni momento; nella spartizione dopo il primo viene l’ultimo.
web-preset-card_001 = Come nella scheda francese
web-preset-card_001-note = Un fuorilegge è aperto solo finché ci sono carte sue; la mano finisce solo se resta senza carte il giocatore seguente; chi ha punti partecipa alla spartizione.
web-preset-card_004 = Come nella scheda italiana
web-preset-card_004-note = Foto fuori turno, chi ha punti partecipa alla spartizione, e vince chi arriva primo a 25.000 $.
web-preset-literal = Alla lettera
web-preset-literal-note = Le carte esattamente secondo il testo, anche dove le regole consuete sono più miti.
web-preset-gentle = Più mite
web-preset-gentle-note = La banda non perde la partita se Cortez cade presto.
web-changed-rules = Che cosa differisce dalle regole consuete
web-all-options = Tutte le opzioni ({ $n })
web-find-option = Cerca un’opzione
web-sort-v = Varianti
web-sort-s = Dove i regolamenti stampati differiscono
web-sort-q = Dove i regolamenti stampati tacciono
web-option-stall_guard = { $n ->
    [one] sì: una mano dopo un turno senza azioni, una partita dopo 1.000 turni
   *[other] sì: una mano dopo { $n } turni senza azioni, una partita dopo 1.000 turni
}
web-option-first_dealer-designated = un giocatore a tua scelta
web-dealer = Chi dà le carte all’inizio?
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
web-clock-told-move = Orologio: { $span } a decisione.
web-clock-told-game = Orologio: { $span } a testa per tutta la partita, più { $more } a turno.
web-pace = Ritmo dei bot
web-pace-none = Immediato
web-pace-quick = Svelto
web-pace-normal = Normale
web-pace-slow = Tranquillo
web-hints = Consigli
web-hints-note = Ciascuno può chiedere un consiglio.
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
web-host = chi ospita
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
web-agreed = Regole del tavolo
web-usual-rules = Le regole consuete.
web-no-hints = Niente consigli.
web-no-aids = Nessun aiuto alla memoria.
web-fair-before = La mescolata è già fissata.
web-deal-waits = Si aspetta: { $names }. Le carte si danno quando ogni parte della mescolata è arrivata.
web-deal-renewed = Una parte della mescolata non è arrivata in tempo. Quel posto è di nuovo libero e si ricomincia a mescolare.
web-part-player = partecipa alla mescolata
web-part-nobody = non aggiunge nulla
web-part-server = mescola il server
web-said = Che cosa si è detto
web-nothing-said = Nessuno ha ancora detto niente.
web-say = Di’ qualcosa
web-send = Invia
web-mute = Silenzia
web-report = Segnala
web-reported = Segnalato

## Settings

web-settings-note = Salvate in questo browser; valgono subito.
web-looks = Aspetto
web-theme = Tema
web-theme-system = Come il dispositivo
web-theme-light = Mezzogiorno
web-theme-dark = A lume di lampada
web-text-size = Dimensione del testo
web-text-normal = Normale
web-text-large = Grande
web-text-larger = Più grande
web-speed = Animazioni
web-speed-note = Se il dispositivo riduce i movimenti, non si muove nulla.
web-speed-off = Senza
web-speed-fast = Veloci
web-speed-normal = Normali
web-sounds = Suono
web-sound = Effetti sonori
web-sound-note = Carte, spari e due tintinnii di sperone quando tocca a te.
web-volume = Volume
web-at-the-table = Al tavolo
web-confirm = Conferma le mosse irrevocabili
web-confirm-note = Una sparatoria, lo scarto che chiude la mano, il deragliamento.
web-auto-pass = Passa automaticamente
web-auto-pass-note = Quando potresti reagire ma non hai nulla per farlo.
web-sums = Aiuto con i conti
web-sums-note = Chi riceverebbe quanto se la mano finisse ora.

## Profile

web-you-are-nobody = Ancora nessun nome: ne avrai uno quando ti siederai.
web-you-are-guest = { $name } (account ospite). Le tue partite sono legate a questo browser.
web-you-are-member = { $name }, membro. Le tue partite ti seguono su ogni dispositivo.
web-you-are-program = { $name }: gioca un programma.
web-your-name = Il tuo nome
web-become-member = Diventa membro
web-become-member-note = Con una password il nome e le partite sono tuoi su ogni dispositivo. Non serve un indirizzo e-mail.
web-log-in = Accedi
web-log-in-note = Per i membri: nome e password.
web-have-account = Ho un account
web-password = Password
web-password-note = Almeno { $n } caratteri.
web-account = Account
web-old-password = Vecchia password
web-new-password = Nuova password
web-change-password = Cambia la password
web-log-out = Esci
web-log-out-elsewhere = Esci altrove
web-statistics = Vinte e perse
web-won-of = Vinte: { $won } su { $n }
web-n-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
web-against = Contro
web-rivals-people = umani
web-rivals-mixed = misti
web-won = Vinte
web-lost = Perse
web-other = Altre
web-tokens = Token per programmi
web-tokens-note = Con un token un tuo programma può giocare a nome tuo. Il posto mostra che ha giocato un programma.
web-token-once = Copialo adesso: non verrà più mostrato.
web-token-name = Nome del token
web-new-token = Crea un token
web-revoke = Revoca
web-revoke-token = Revoca { $label }
web-farewell = Elimina l’account
web-farewell-note = L’eliminazione toglie il tuo nome ovunque. Le partite finite restano, senza.
web-delete-account = Elimina account
web-delete-for-good = Sì, elimina

## Fair play

web-fairness-note = Non serve crederci sulla parola: ogni mescolata si può verificare.
web-fair-how = Come funziona
web-fair-how-1 = Prima che qualcuno si sieda, il server estrae un seme segreto di 512 bit, da cui discendono ogni carta e ogni sparatoria.
web-fair-how-2 = Ne mostra l’impronta SHA-256: l’impegno. Un altro seme ne avrebbe un’altra.
web-fair-how-3 = La pagina di ogni giocatore si impegna su un numero casuale. I numeri si rivelano e si mescolano solo quando tutti si sono impegnati: nessuno può scegliere il proprio in base a quello di un altro, e il server non può conoscerli prima.
web-fair-how-4 = Dopo la partita il seme viene mostrato. Chiunque può rigiocare la registrazione e vedere che ogni carta torna.
web-fair-proves = Che cosa dimostra
web-fair-proves-1 = L’ordine delle carte era fissato prima della prima decisione e non è cambiato dopo.
web-fair-proves-2 = Le sparatorie non sono andate a segno o a vuoto a seconda di chi sparava.
web-fair-proves-3 = I bot hanno ricevuto le carte come tutti, e ogni mossa era lecita.
web-fair-not = Che cosa non dimostra
web-fair-not-1 = Che chi gestisce il server non abbia guardato: il seme sta sulla sua macchina. Gioca da chi merita fiducia.
web-fair-not-2 = Che due giocatori non si siano detti le carte.
web-fair-not-3 = Che nessuna mescolata sia stata scartata prima di cominciare. Se qualcuno non rivela il suo numero, si ricomincia con un nuovo impegno: il tavolo lo dice e la registrazione lo conta.
web-check-record = Verifica una registrazione
web-check-record-note = Ogni partita finita si può scaricare come file. Dallo qui: ogni decisione viene rigiocata.
web-choose-record = Scegli una registrazione
web-choose-record-note = o trascina qui il file
web-checking = Verifica in corso…
web-record-holds = { $n ->
    [one] La registrazione è corretta: una decisione rigiocata.
   *[other] La registrazione è corretta: { $n } decisioni rigiocate, ogni carta e ogni sparatoria come scritto.
}
web-record-breaks = La registrazione non è corretta.
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

web-about-note = Giochi di carte del vecchio West, nel browser o nel terminale.
web-about-fans = Fatto da appassionati
web-about-fans-1 = Saloon è una realizzazione non ufficiale dei giochi di carte Wyatt Earp e Revolver. Autori ed editori non l’hanno fatta, sostenuta né approvata.
web-about-fans-2 = Se un gioco ti piace, compralo: su un tavolo vero è ancora più bello.
web-about-art = Immagini e parole
web-about-art-1 = Ogni immagine è stata disegnata per Saloon: ritratti, marchi, paesaggi, carte. Nulla è copiato o ricalcato.
web-about-art-2 = Anche le parole sono nostre. Caratteri: Rye, Bitter e Barlow Condensed, con licenza SIL Open Font.
web-about-rules = Da dove vengono le regole
web-about-rules-1 = Dalle regole stampate e dagli elenchi di carte, confrontati frase per frase. Dove differiscono o tacciono, è un’opzione del tavolo; ogni rifiuto e ogni opzione cita la sua regola.
web-about-house = Il server
web-about-house-1 = Il software è libero, con licenza MIT. Chiunque può aprire un server; questo non carica nulla da altri e usa un solo cookie, per il tuo posto.
web-about-house-2 = I programmi sono benvenuti: c’è un’interfaccia aperta per bot e strumenti.
web-api = L’interfaccia aperta

## Accanto al gioco

web-table-menu = Tavolo
web-call-bot = Lascia giocare un bot per { $who }
web-concede = Arrenditi
web-abandon = Interrompi partita
web-leave = Lascia a un bot
web-pass-on = Passa lo schermo a { $who }!
web-i-am = Sono io, { $who }
web-bot-plays = Un bot gioca per te.
web-offer-concede = { $who } vuole arrendersi. D’accordo?
web-offer-abandon = { $who } vuole interrompere la partita. D’accordo?
web-agree = D’accordo
web-refuse = No, si continua

## Rivedere

web-replay-note = Una partita finita, passo per passo, come l’ha vista ogni posto. Carica la sua registrazione: un file di questo server o del terminale.
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
web-replay-beside = Da spettatore
web-replay-moves = Tutte le mosse
web-replay-hidden = Da qui non si vede nulla.
web-replay-link = Copia il link a questa mossa
web-replay-keys = Frecce: un passo. Spazio: riproduci e pausa. Inizio e Fine: alla distribuzione e alla fine.

## The rulebook, the cards, and how the games are played

web-rules-of = { $game }: le regole
web-rules-note = Ogni regola ha un numero. Rifiuti e opzioni lo citano, e ha un suo link.
web-cards-of = { $game }: le carte
web-contents = Indice
web-rulebook-search = Cerca nel regolamento
web-rulebook-search-note = Una parola, una carta o un numero come 4.6
web-rulebook-found = { $n ->
    [0] Non si trova nulla.
    [one] Trovata una voce.
   *[other] Trovate { $n } voci.
}
web-rulebook-missing = Il regolamento non ha una voce { $rule }.
web-rulebook-english = Le regole di questo gioco ci sono solo in inglese.
web-rulebook-appendix = Appendice: il riferimento
web-rulebook-appendix-note = Opzioni, altri esempi e note di redazione, in inglese: il testo che seguono il programma e i suoi test.
web-rulebook-reference = Tutto il riferimento come testo, con le fonti
web-rules-beside = Regole (nuova scheda)
web-cards-outlaws = Fuorilegge
web-cards-sheriff = Carte sceriffo
web-cards-sheriff-note = Una per turno. Una pistola in fondo alla carta vuol dire che serve una sparatoria.
web-cards-photos = Foto
web-cards-defence = difesa { $n }
web-card-does-outlaw = 2 punti nel tuo set. Tre carte aprono un fuorilegge; poi tutti possono calarne anche una sola. In una sparatoria, un fuorilegge è un colpo a segno.
web-card-does-photo = 4 punti nel tuo set di un fuorilegge aperto, e 1.000 $ sulla ricompensa. Senza sparatoria. Una Foto vale come carta sceriffo.
web-card-does-stagecoach-robbery = Colpo a segno: 1 punto su uno dei tuoi set, e 3.000 $ sulla ricompensa.
web-card-does-bank-robbery = Colpo a segno: 2 punti su uno dei tuoi set, e 1.000 $ sulla ricompensa.
web-card-does-fastest-gun = Colpo a segno: 3 punti su uno dei tuoi set, e 1.000 $ sulla ricompensa. Sul tavolo ce n’è una sola: la nuova scaccia la vecchia.
web-card-does-most-wanted = Chiedi agli altri un fuorilegge: il primo che ne ha una carta deve dartela. Oppure spara: un colpo a segno ruba una carta fuorilegge da un set altrui.
web-card-does-hideout = Colpo a segno: nasconde un set altrui, che non conta più.
web-card-does-wyatt-earp = Pesca due carte. Oppure scegline una dagli scarti. Oppure spara per togliere un Nascondiglio da uno dei tuoi set.
web-learn-note = Gioca una prima mano preparata con una guida, in meno di cinque minuti. Oppure guarda prima sette immagini.
web-learn-game = Come si gioca: { $game }
web-learn-how = Impara in cinque minuti
web-learn-cards = Le carte
web-learn-step = { $n } di { $of }
web-learn-back = Indietro
web-learn-next = Avanti
web-learn-hit = A segno
web-learn-miss = A vuoto
web-learn-title-wyatt-earp-1 = Sette fuorilegge, sette ricompense
web-learn-text-wyatt-earp-1 = Dai la caccia ai fuorilegge, e gli altri pure. Su ogni manifesto ci sono dei soldi. Crescono mentre si gioca, e a fine mano vanno a chi ha fatto di più per la cattura.
web-learn-title-wyatt-earp-2 = Un turno
web-learn-text-wyatt-earp-2 = Pesca due carte dal mazzo, o prendi l’ultimo scarto. Cala quanti fuorilegge vuoi, e se ti va gioca una carta sceriffo. Uno scarto chiude il turno.
web-learn-title-wyatt-earp-3 = Calare i fuorilegge
web-learn-text-wyatt-earp-3 = Ogni carta vale 2 punti. Chi cala per primo un fuorilegge deve calarne almeno tre insieme; poi ne basta una, per tutti. Ogni carta calata insieme, dopo la prima, aggiunge 1.000 $ alla ricompensa.
web-learn-title-wyatt-earp-4 = Le carte sceriffo
web-learn-text-wyatt-earp-4 = Portano punti e soldi, rubano carte, nascondono i set altrui o ti tolgono dai guai. Una sola per turno: scegli bene.
web-learn-title-wyatt-earp-5 = Le sparatorie
web-learn-text-wyatt-earp-5 = Molte carte sceriffo vogliono una sparatoria: si gira la prima carta del mazzo. Un fuorilegge è un colpo a segno. Una carta sceriffo è un colpo a vuoto, e la tua carta è persa. Vanno a segno circa cinque colpi su otto.
web-learn-title-wyatt-earp-6 = Giorno di paga
web-learn-text-wyatt-earp-6 = La mano finisce quando qualcuno scarta l’ultima carta. Un fuorilegge con almeno 8 punti sul tavolo è catturato. Con cinque punti di vantaggio su tutti prendi l’intera ricompensa; se no, la divide chi segue da vicino. La ricompensa di chi sfugge resta per la mano dopo.
web-learn-title-wyatt-earp-7 = Vince il più ricco
web-learn-text-wyatt-earp-7 = Quando qualcuno ha 25.000 $ dopo una mano, la partita è finita e vince chi ha più soldi. Non serve altro: la pagina mostra che cosa puoi fare.
web-learn-title-revolver-1 = Chi insegue e chi scappa
web-learn-text-revolver-1 = La banda di Jack Colty ha rapinato una banca e scappa verso il Messico. Il colonnello McReady la insegue. Guidi una parte, con un mazzo tutto suo: la banda vuole scappare, McReady vuole Jack morto.
web-learn-title-revolver-2 = Cinque campi di battaglia
web-learn-text-revolver-2 = L’inseguimento va dalla banca all’Express delle 3:15. Il turno di Colty comincia facendo avanzare il segnaturno. Conta solo il campo di battaglia del segnaturno; quel che resta indietro non conta più.
web-learn-title-revolver-3 = Un turno
web-learn-text-revolver-3 = Pesca due carte, poi giocane quante vuoi. Colty avanza prima di pescare. McReady attacca dopo aver giocato.
web-learn-title-revolver-4 = Le carte pagano le carte
web-learn-text-revolver-4 = Qui non ci sono soldi: una carta che costa due si paga scartandone altre due. Armi e uomini di legge restano e contano la loro potenza di fuoco. Le carte immediate agiscono una volta. La banda ha posto per tre armi in ogni campo di battaglia, e McReady può sbarrarlo.
web-learn-title-revolver-5 = L’attacco
web-learn-text-revolver-5 = La potenza di fuoco degli uomini di legge sta contro le armi della banda e la difesa del luogo. Se la legge ne ha di più, muore un bandito. Colty sceglie quale, fra quelli con la sopravvivenza più bassa. In parità la banda regge.
web-learn-title-revolver-6 = Il confine messicano
web-learn-text-revolver-6 = Se in tutto il turno di McReady non muore nessun bandito, uno dei dodici cubetti lascia il confine. McReady deve colpire di continuo, e la banda deve reggere.
web-learn-title-revolver-7 = Chi vince
web-learn-text-revolver-7 = La banda vince quando il confine è vuoto, o se Jack è vivo alla fine dell’ultimo campo di battaglia. McReady vince quando Jack è morto; o Cortez, se cade prima dell’Express. Non serve altro: la pagina mostra che cosa puoi fare.

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
web-rv-slots = { $used } su { $most }
web-rv-border = Confine messicano
web-rv-cubes-of = { $n ->
    [one] Confine messicano: resta { $n } cubetto su { $most }
   *[other] Confine messicano: restano { $n } cubetti su { $most }
}
web-rv-n-cubes = { $n ->
    [one] { $n } cubetto
   *[other] { $n } cubetti
}
web-rv-to-border = al confine
web-rv-n-bandits = { $n ->
    [one] { $n } bandito
   *[other] { $n } banditi
}
web-rv-next = poi { $bandit } ({ $n })
web-rv-ride-on = { $n } su { $most } in sella
web-rv-piles = Mazzi e scarti
web-rv-dead = fuori gioco
web-rv-leader = capo della banda
web-rv-saved = in salvo
web-rv-firepower = potenza di fuoco { $n }
web-rv-marker-here = segnaturno: { $space }
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
web-rv-do-take-back = Riprendi { $card } ({ $place })
web-rv-do-recover = Prendi { $card }
web-rv-do-move = { $card } ({ $place })
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
web-play-on-others = Per gli altri gioca
web-play-on-other = Per l’altra parte gioca
web-play-on-over = Qui la partita è finita. Torna indietro di qualche mossa, poi gioca.
web-study = Partita di studio
web-study-note = Una partita di studio: la distribuzione è nota, perciò resta privata e non conta in nessuna statistica.
web-study-from = Partita di studio dalla mossa { $n } di una partita precedente. Non conta.
web-chances = Probabilità
web-chances-show = Mostra le probabilità
web-chances-note = { $by ->
    [net] Le probabilità di vittoria di ciascuno, mossa per mossa, secondo il Campione, solo con ciò che i giocatori potevano sapere in quel momento.
   *[other] Le probabilità di vittoria di ciascuno, mossa per mossa. Il server continua da ogni mossa, molte volte, solo con ciò che i giocatori potevano sapere.
 }
web-chances-by = Secondo ciò che sapeva
web-chances-all = l’insieme dei giocatori
web-chances-why = { $why ->
    [other-rules] Qui le decisioni non sono giudicate: il Campione non conosce queste regole o questo mazzo.
    [no-net] Qui le decisioni non sono giudicate: per questo gioco non c’è un Campione.
   *[other] Qui le decisioni non sono giudicate: su questo server il Campione non può giocare.
 }
web-chances-wait = Esame di ogni mossa. Un momento…
web-chances-graph = Probabilità di vincere, mossa per mossa
web-chances-numbers = Le probabilità in cifre
web-move = Mossa
web-turns = Svolte
web-turn = Mossa { $n }: { $who } da { $before } a { $after }
web-no-turns = Nessuna mossa da sola ha deciso questa partita.
web-turn-decision = La mossa stessa: { $share }. Il resto era fortuna.
web-worth = Errori e occasioni mancate
web-worth-note = Ogni mossa è confrontata con la migliore, secondo ciò che il giocatore poteva sapere. Compare solo una perdita netta, confermata da un secondo esame.
web-worth-closer = Secondo esame delle mosse che forse erano errori…
web-worth-none = Nessun errore netto.
web-worth-mark = { $mark ->
    [mistake] Errore
   *[missed-chance] Occasione mancata
 }
web-worth-lost = Mossa { $n }: { $who } perde { $share }
web-worth-better = Meglio: { $choice }
web-worth-all = Ogni mossa in cifre
web-worth-who = Giocatore
web-worth-best = Probabilità con la mossa migliore
web-worth-after = Con questa mossa
web-worth-choice = Meglio
web-accuracy = Precisione
web-accuracy-note = Quanto sono state buone le scelte, rispetto a scelte alla cieca. 100%: sempre la mossa migliore; 0%: non meglio che alla cieca. Un trattino: la posta era troppo piccola per dirlo.
web-accuracy-of = { $n ->
    [one] { $n } decisione
   *[other] { $n } decisioni
 }
web-skill = Fortuna e abilità
web-skill-note = Da dove viene il risultato di ciascuno. Le mosse contano per ciò che hanno cambiato rispetto alle migliori. Tutto il resto è fortuna: pescate, colpi, carte nascoste. Sommate, le righe danno il risultato finale.
web-skill-beginning = Prima della distribuzione
web-skill-deal = La distribuzione
web-skill-luck = Fortuna
web-skill-own = Mosse proprie
web-skill-others = Mosse degli altri
web-skill-end = Alla fine
web-again = Riprova
web-fair-facts = Che cosa dice la registrazione
web-fair-seed = Seme
web-fair-commitment = Impegno
web-fair-added = Aggiunto dai giocatori

## La lezione: una prima mano con una guida

web-coach = Guida
web-coach-start = Gioca la prima mano
web-coach-start-note = Carte preparate contro il Pivello, con una guida accanto. Meno di cinque minuti.
web-coach-pictures = Sette immagini
web-coach-done = Imparato
web-coach-of = Passo { $n } di { $of }
web-coach-back = Consiglio precedente
web-coach-again = Ripeti
web-coach-show = Mostrami
web-coach-skip = Salta la lezione
web-coach-own-way = Va bene anche a modo tuo. Ora io farei così:
web-coach-free-title = Tocca a te
web-coach-free = Tutto ciò che è evidenziato si può giocare. Prova: la pagina dice che cosa fa.
web-coach-title-wyatt-earp-posters = Sette ricercati
web-coach-text-wyatt-earp-posters = Sette fuorilegge, e soldi su ogni manifesto. Chi fa di più per la cattura è pagato a fine mano.
web-coach-title-wyatt-earp-hand = Le tue carte
web-coach-text-wyatt-earp-hand = Un volto e un marchio: un fuorilegge. Una stella: una carta sceriffo, che fa qualcosa di speciale.
web-coach-title-wyatt-earp-draw = Pesca due carte
web-coach-text-wyatt-earp-draw = Ogni turno comincia pescando. Tocca il mazzo.
web-coach-title-wyatt-earp-lay = Cala { $cards } × { $outlaw }
web-coach-text-wyatt-earp-lay = Per aprire un fuorilegge servono almeno tre carte insieme. Tocca la carta: si alzano tutte. Poi calale.
web-coach-title-wyatt-earp-points = Punti e soldi
web-coach-text-wyatt-earp-points = Ogni carta vale 2 punti nel tuo set. Ogni carta dopo la prima aggiunge 1.000 $ sul manifesto: è la tua ricompensa che cresce.
web-coach-title-wyatt-earp-photo = Cala la Foto
web-coach-text-wyatt-earp-photo = La Foto di un fuorilegge aperto: subito 4 punti e 1.000 $. È una carta sceriffo, e se ne gioca una sola per turno.
web-coach-title-wyatt-earp-discard = Scarta { $card }
web-coach-text-wyatt-earp-discard = Lo scarto chiude il turno. Dai via ciò che ti serve meno: il prossimo può prenderlo.
web-coach-title-wyatt-earp-watch = Gioca { $who }
web-coach-text-wyatt-earp-watch = Lo stesso turno dall’altra parte: pescare, giocare, scartare. Il registro dice che cosa succede.
web-coach-title-wyatt-earp-lay-more = Cala { $outlaw }
web-coach-text-wyatt-earp-lay-more = Questo fuorilegge è già aperto: ora basta una carta. 2 punti in più.
web-coach-title-wyatt-earp-lay-theirs = Cala { $outlaw }
web-coach-text-wyatt-earp-lay-theirs = { $who } ha aperto questo fuorilegge, e puoi accodarti: le tue carte restano davanti a te. Chi è indietro di 4 punti al massimo ha una parte.
web-coach-title-wyatt-earp-shoot = Spara con { $card }
web-coach-text-wyatt-earp-shoot = Serve una sparatoria: si gira la prima carta del mazzo. Un fuorilegge è a segno, una carta sceriffo è a vuoto. Vanno a segno circa cinque su otto.
web-coach-title-wyatt-earp-attach = A segno! Su { $outlaw }
web-coach-text-wyatt-earp-attach = La carta va su uno dei tuoi set, con i suoi punti, e i suoi soldi sul manifesto.
web-coach-title-wyatt-earp-miss = A vuoto
web-coach-text-wyatt-earp-miss = È uscita una carta sceriffo. La tua carta è persa, ed era la tua carta sceriffo del turno.
web-coach-title-wyatt-earp-take = Prendi { $card }
web-coach-text-wyatt-earp-take = Invece di due carte ignote puoi prendere l’ultimo scarto. Fallo se va con le carte che hai.
web-coach-title-wyatt-earp-hide = Spara con { $card }
web-coach-text-wyatt-earp-hide = Un colpo a segno nasconde il set di un altro: non conta più. Anche qui decide la sparatoria.
web-coach-title-wyatt-earp-cover = A segno! Nascondi { $outlaw }
web-coach-text-wyatt-earp-cover = Scegli il set che fa più male a { $who }. Solo una carta { we-card-wyatt-earp } può liberarlo.
web-coach-title-wyatt-earp-out = La tua ultima carta
web-coach-text-wyatt-earp-out = Scartala, e la mano è finita. I fuorilegge con 8 punti sono catturati; chi ha cinque di vantaggio prende tutto, se no si divide.
web-coach-title-wyatt-earp-payday = Giorno di paga: hai { $dollars }
web-coach-text-wyatt-earp-payday = I soldi restano a te, le ricompense non vinte restano sui manifesti, e comincia una nuova mano. A 25.000 $ la partita finisce, e vince il più ricco.
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
} di quelle che hai in mano. Toccala, poi scegli che cosa paga: va negli scarti.
web-coach-title-revolver-end = Finisci il turno
web-coach-text-revolver-end = Ora McReady pesca, gioca i suoi uomini di legge e attacca. Le carte che tieni possono pagare o servire dopo.
web-coach-title-revolver-watch = Gioca McReady
web-coach-text-revolver-watch = Pesca due carte, gioca uomini di legge e sbarramenti, e alla fine attacca sempre.
web-coach-title-revolver-cube = Hai retto
web-coach-text-revolver-cube = Nel suo turno non è morto nessuno, e un cubetto ha lasciato il confine. Quando l’ultimo dei dodici è andato, hai vinto.
web-coach-title-revolver-marker = Si avanza
web-coach-text-revolver-marker = Comincia il tuo turno: il segnaturno avanza di una casella, e hai pescato due carte. Dopo l’ultima casella viene il campo di battaglia seguente.
web-coach-title-revolver-ahead = Manda avanti { $card }
web-coach-text-revolver-ahead = Certe carte possono andare su un campo che deve ancora venire: toccala, poi il luogo. Là riceve un segnalino, +1.
web-coach-title-revolver-shot = Gioca { $card }
web-coach-text-revolver-shot = Una carta immediata agisce una volta e va negli scarti. Questa uccide qui un uomo di legge.
web-coach-title-revolver-hit = Scegli l’uomo di legge
web-coach-text-revolver-hit = La sua potenza esce dallo scontro. La barra in mezzo lo mostra prima che tu confermi.
web-coach-title-revolver-lose = Cade un bandito
web-coach-text-revolver-lose = La legge aveva più potenza. Scegli tu chi, ma solo fra i numeri più bassi. Qualunque sia la differenza: uno solo.
web-coach-title-revolver-row = Uno sbarramento
web-coach-text-revolver-row = McReady ha messo uno sbarramento dalla tua parte: là occupa uno dei tre posti per le tue armi.
web-coach-title-revolver-express = Il treno
web-coach-text-revolver-express = All’Express puoi far deragliare il treno, una volta: tutto ciò che è là viene spazzato via. Ogni carta scartata salva un bandito; gli altri sono persi.
web-coach-title-revolver-win = Come finisce
web-coach-text-revolver-win = Vinci quando il confine è vuoto, o se Jack è vivo alla fine dell’ultimo campo. McReady vince quando Jack è morto, o Cortez prima del treno.
web-coach-end-wyatt-earp = Questa era la tua prima mano
web-coach-end-revolver = Ora sai guidare una banda
web-coach-end-note = Sai tutto quel che serve: la pagina mostra che cosa si può giocare, e puoi sempre chiedere un consiglio.
web-coach-end-wyatt-earp-1 = Pescare, calare, giocare una carta sceriffo, scartare.
web-coach-end-wyatt-earp-2 = Tre carte aprono un fuorilegge; poi ne basta una, per tutti.
web-coach-end-wyatt-earp-3 = Fuorilegge girato: a segno. Carta sceriffo: a vuoto.
web-coach-end-wyatt-earp-4 = 8 punti: cattura. 5 di vantaggio: tutto. Al massimo 4 indietro: una parte.
web-coach-end-revolver-1 = Le carte pagano le carte; le armi restano e contano potenza.
web-coach-end-revolver-2 = La legge deve superare armi e difesa insieme; in parità la banda regge.
web-coach-end-revolver-3 = Se la supera, cade un bandito col numero più basso; se no, un cubetto lascia il confine.
web-coach-end-revolver-4 = Confine vuoto o Jack vivo alla fine: vinto. Jack morto: perso.
web-coach-deputy = Ora il Vicesceriffo
web-coach-rules = Leggi le regole
web-coach-go-on = Continua la partita

## Movement, sounds and help at the tables

web-stamp-hit = A SEGNO
web-stamp-miss = A VUOTO
web-stamp-holds = RESISTE
web-stamp-saved = IN SALVO
web-stamp-cancelled = ANNULLATA
web-stamp-derailed = DERAGLIATO
web-stamp-grit = TRUE GRIT
web-no = No
web-if-done = Così hai { $points } su { $outlaw }, ricompensa { $pot }. { $verdict }

## Keys

web-keys = Scorciatoie
web-keys-table = Al tavolo
web-keys-replay = Rivedendo una partita
web-keys-everywhere = Ovunque
web-keys-answer = scegli quella risposta, da sinistra
web-keys-hand = scorri le tue carte
web-keys-press = prendi la carta, premi il pulsante
web-keys-back = rimettila giù, o chiudi
web-keys-step = una mossa indietro, una avanti
web-keys-ends = all’inizio, alla fine
web-keys-play = riproduci, pausa
web-keys-list = questo elenco
web-keys-on = Scorciatoie con un tasto
web-keys-on-note = Lettere e cifre premono i pulsanti; il tasto ? mostra l’elenco.
web-key-enter = Invio
web-key-escape = Esc
web-key-home = Inizio
web-key-end = Fine
web-key-space = Spazio

# Puzzles

web-puzzles = Problemi
web-puzzles-note = Posizioni da partite di bot forti in cui una scelta è chiaramente la migliore. Trovala.
web-puzzles-about = Ogni scelta è stata provata in migliaia di distribuzioni immaginate, compatibili con quello che sai. La difficoltà viene dai bot che sbagliano, e poi dalle risposte di tutti. Conta solo la tua prima risposta.
web-puzzles-none = Qui non ci sono problemi.
web-puzzles-n = { $n ->
    [one] Un problema
   *[other] { $n } problemi
}
web-puzzle = Problema
web-puzzle-ask = Trova la scelta migliore.
web-puzzle-level = livello: { $level }
web-puzzle-level-1 = Facile
web-puzzle-level-2 = Medio
web-puzzle-level-3 = Difficile
web-puzzle-level-4 = Molto difficile
web-puzzle-rating = il tuo punteggio: { $rating }
web-puzzle-change = punteggio { $rating } ({ $change })
web-puzzle-streak = { $n ->
    [one] una risposta giusta di fila
   *[other] { $n } risposte giuste di fila
}
web-puzzle-again = hai già risposto: non conta più
web-puzzle-right = Giusto!
web-puzzle-wrong = Non è la scelta migliore.
web-puzzle-ahead = { $n ->
    [one] Probabilità di vincere: { $chance }, con la seconda scelta { $next }, in { $n } distribuzione immaginata.
   *[other] Probabilità di vincere: { $chance }, con la seconda scelta { $next }, in { $n } distribuzioni immaginate.
}
web-puzzle-behind = { $n ->
    [one] Probabilità di vincere con la tua scelta: { $chance }, con la migliore { $best }, in { $n } distribuzione immaginata.
   *[other] Probabilità di vincere con la tua scelta: { $chance }, con la migliore { $best }, in { $n } distribuzioni immaginate.
}
web-puzzle-why = Perché?
web-puzzle-then = Che cosa segue
web-puzzle-mine = La tua scelta
web-puzzle-answer = Scelta migliore
web-puzzle-best = Mostra la migliore
web-puzzle-next = Problema seguente
web-puzzle-solve = Risolvi
web-puzzle-theme = L’argomento
web-puzzle-any-theme = Tutti
web-puzzle-difficulty = La difficoltà
web-puzzle-any-level = Adatta a me
web-puzzle-your-rating = Il tuo punteggio
web-puzzle-provisional = Il tuo punteggio è ancora incerto.
web-puzzle-solved = Risolti
web-puzzle-solved-of = { $solved } su { $tried }
web-puzzle-row = Giuste di fila
web-puzzle-row-best = { $now }, al massimo: { $best }
## Ratings, statistics, players who look for each other

web-rated = Classificata
web-rated-note = Il risultato conta per il tuo punteggio. Un posto a testa, un orologio, niente consigli e niente ripensamenti; chi se ne va ha perso.
web-sit-rated = Siediti: conta
web-friendly = Amichevole
web-quick = Trova giocatori
web-quick-note = Giochi con le prossime persone che vogliono lo stesso. Se nessuno arriva in tempo, i bot prendono i posti liberi.
web-quick-kind = Che tipo di partita
web-quick-wait = Aspetta le persone
web-quick-wait-0 = Per niente: subito i bot
web-quick-wait-15 = 15 secondi
web-quick-wait-60 = 1 minuto
web-quick-wait-300 = 5 minuti
web-quick-wait-ever = Tutto il tempo che serve
web-quick-bot = Poi questo bot
web-quick-start = Cerca una partita
web-quick-looking = Ricerca di giocatori…
web-quick-alone = Adesso nessun altro cerca questa partita.
web-quick-others = { $n ->
    [one] Anche 1 altra persona cerca.
   *[other] Anche altre { $n } persone cercano.
}
web-quick-bots-in = Bot tra { $left }
web-quick-elsewhere = Ora cerchi una partita in un’altra finestra.
web-standings = Classifica
web-standings-note = Solo dalle partite classificate. Una differenza di 400 punti vuol dire circa dieci vittorie in undici partite in due.
web-standings-people = Persone
web-standings-programs = Programmi
web-standings-who = Chi è classificato
web-standings-none = Qui non c’è ancora nessuno. I bot mostrano dove li metterebbe la loro forza.
web-standings-bots = I bot hanno la forza misurata tra loro; non cambia.
web-place = Posto
web-player = Giocatore
web-rating = Punteggio
web-rated-games = Partite
web-provisional = provvisorio
web-provisional-note = Provvisorio finché abbastanza partite non lo confermano. ± dice di quanto può sbagliare, 19 volte su 20.
web-my-ratings = I tuoi punteggi
web-no-ratings = Non hai ancora partite classificate.
web-rating-graph = Il tuo punteggio, partita per partita: da { $first } a { $last }
web-figures = Come giochi
web-figures-of = { $n ->
    [one] Da 1 partita
   *[other] Da { $n } partite
}
web-figures-none = Il server esamina le partite finite quando ha tempo. Torna dopo la prossima.
web-figure-odds = { $got } su { $n } · { $expected } probabili
web-figure-luck = Fortuna
web-figure-luck-note = Di quanto le carte date, e poi tutto ciò che nessuna decisione spiega, hanno cambiato la tua probabilità di vincere, per partita.
web-figure-lost = Probabilità persa per decisione
web-figure-lost-note = Quanta probabilità di vincere è costata in media una decisione, rispetto alla migliore, da ciò che potevi sapere.
web-figure-accuracy = Precisione
web-figure-accuracy-note = 0% è come scegliere a caso, 100% sempre il meglio.
web-points-of-chance = { $n ->
    [one] { $text } punto
   *[other] { $text } punti
}
web-privacy = Che cosa vedono gli altri
web-listed = Mostra il mio nome nella classifica
web-listed-note = Disattivato per gli ospiti, finché non lo attivano.
web-shares = Condividi le mie partite finite per la ricerca
web-shares-note = Senza nomi, e solo partite in cui tutti al tavolo sono d’accordo. Se lo disattivi o elimini l’account, nessuna nuova raccolta le contiene.
