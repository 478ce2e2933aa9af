# What the server says to people: why something is refused, and the ready phrases of the chat.

## Coming in

# Names that nobody may have, with commas between them. Fine with terms: they are what a guest might type.
# Fine with address: names that nobody may take.
reserved-names = la casa, casa, il server, gestore, padrone di casa, ospite, tu, voi, tutti, nessuno

illegal-bad-name = Questo nome non va: lettere di un solo alfabeto, cifre e spazi, al massimo { $most } caratteri.
illegal-name-reserved = Il nome { $name } è riservato. Scegline un altro.
illegal-name-taken = Il nome { $name } è già preso, o somiglia troppo a un nome già preso. Scegline un altro.
illegal-wrong-password = Nome o password errati.
illegal-password-is-name = La password non può essere il tuo nome.
illegal-password-common = Questa password sarebbe indovinata presto: è troppo comune o troppo semplice. Scegline un’altra, più lunga o più insolita.
illegal-member-already = Hai già un account con password.
illegal-members-only = Solo un account con password ne ha una da cambiare.
illegal-people-only = I programmi non possono farlo: accedi di persona.
illegal-no-session = Prima dicci come ti chiami, o accedi.
illegal-unknown-token = Questo token è sconosciuto, o è stato revocato.
illegal-bad-label = A un token serve un nome leggibile.
illegal-no-such-token = Questo token non esiste.
illegal-too-many-tokens = Hai già { $most } token: prima revocane uno.
illegal-foreign-origin = Veniva da un altro sito. Apri direttamente questa pagina e riprova.
illegal-no-such-page = Qui non c’è niente.
illegal-too-large = È troppo in una volta.
illegal-too-fast =
    { $what ->
        [accounts] Troppi nuovi ospiti dal tuo indirizzo
        [chances] Troppe partite esaminate passo per passo
        [chat] Troppi messaggi
        [clubs] Troppi nuovi club e gare dal tuo indirizzo
        [devices] Troppe password sbagliate
        [guesses] Troppe password sbagliate per questo account su dispositivi che non ha mai usato
        [hints] Troppi consigli
        [letters] Troppe conferme via e-mail dal tuo indirizzo
        [logins] Troppe password sbagliate dal tuo indirizzo
        [mails] Troppi messaggi a questo indirizzo
        [notify] Troppe modifiche
        [passwords] Troppe password sbagliate per questo account dal tuo indirizzo
        [places] Troppe modifiche dal tuo indirizzo
        [proofs] Troppe partite da verificare
        [reports] Troppe segnalazioni
        [tables] Troppi nuovi tavoli
       *[requests] Troppe richieste
    }: riprova tra { $minutes ->
        [1] { $seconds } s
       *[other] { $minutes } min
    }.
illegal-no-mail-here = Questo server non manda e-mail.
illegal-mail-for-members = L’e-mail è per i membri: scegli prima una password.
illegal-too-many-channels = Ricevi già avvisi in { $most } posti: prima rimuovine uno.
illegal-no-such-channel = Lì non ricevi più avvisi.
illegal-not-confirmed = Apri prima il link nell’e-mail.
illegal-no-such-link = Questo link non funziona più.
illegal-mail-not-sent = Non è stato possibile mandare l’e-mail. Controlla l’indirizzo o riprova più tardi.
malformed-bad-endpoint = Questo server non manda notifiche a { $host }.
malformed-bad-push-key = Le chiavi del browser ({ $field }) non sono valide.
illegal-tables-full =
    { $what ->
        [address] Dal tuo indirizzo ci sono già { $most } tavoli non conclusi: prima concludine uno.
        [public-account] Hai già { $most } tavoli pubblici non conclusi: prima concludine uno, oppure aprine uno privato.
        [public-address] Dal tuo indirizzo ci sono già { $most } tavoli pubblici non conclusi: prima concludine uno, oppure aprine uno privato.
       *[account] Hai già { $most } tavoli non conclusi: prima concludine uno.
    }
illegal-too-many-connections = Troppe connessioni insieme: al massimo { $most }.
illegal-too-busy = Il server è molto occupato: riprova fra un momento.
illegal-broken = Qualcosa è andato storto da parte nostra. Riprova fra un momento.
illegal-store-unavailable = In questo momento non si può salvare nulla. Non è andato perso nulla: riprova fra un momento.
illegal-other-rules = Questo tavolo segue le regole { $game } in versione { $found }; questo server gioca secondo la versione { $here }. La partita non può continuare qui.
illegal-game-not-here = Il gioco di questo tavolo ({ $game }) non è più installato su questo server.
illegal-unreadable-entry = Impossibile aprire questo tavolo: il server non sa leggere la voce { $seq } ({ $kind }) di quanto è accaduto.
illegal-game-failed = Il gioco { $game } ha fallito con questa risposta. Non è cambiato nulla: rispondi in un altro modo, o avvisa chi gestisce questo server.

## Tables

illegal-no-such-table = Questo tavolo non esiste.
illegal-not-invited = Questo tavolo è solo per chi ha il link.
illegal-link-ended = Questo link non funziona più: è stato ritirato oppure è incompleto. Chiedine uno nuovo.
illegal-watch-later = Nessuno può guardare questa partita mentre si gioca. Torna quando sarà finita.
illegal-too-many-tables = Segui già { $most } tavoli: prima lasciane uno.
illegal-table-not-open = La partita è già cominciata.
illegal-table-not-running = Qui non c’è nessuna partita in corso.
illegal-table-not-over = La partita non è ancora finita.
illegal-no-seat-here = Non siedi a questo tavolo.
illegal-not-your-seat = Questo posto non è il tuo.
illegal-table-full = Tutti i posti di questo tavolo sono occupati.
illegal-rules-differ = Il server gioca a { $game } con la versione { $there } delle regole, questo programma con la versione { $here }.
illegal-no-position = A questo tavolo ognuno deve ricordare da sé: un programma non può giocare qui, e nemmeno il terminale.
illegal-seat-taken = Questo posto non è libero.
illegal-not-the-host = Può farlo solo chi ha aperto il tavolo.
illegal-not-your-turn = Non tocca a te.
illegal-question-is-past = A questa domanda è già stato risposto.
illegal-bot-plays-here = Un bot sta giocando per te. Prima riprendi il tuo posto.
illegal-cannot-undo = Troppo tardi per annullare: qualcuno ne ha saputo qualcosa.
illegal-offer-open = C’è già una proposta che aspetta risposta.
illegal-no-offer = Non c’è niente a cui tu debba rispondere.
illegal-nobody-to-replace = A questo posto non si può sostituire nessuno.
illegal-still-here = Chi siede lì è ancora presente.
illegal-presence-unknown = Per ora non si può dire se la persona è presente. Riprova tra poco.
illegal-has-time-left = Chi siede lì ha ancora tempo.
illegal-nothing-to-return-to = Qui nessun bot gioca per te.
illegal-rematch-begun = La partita successiva è già cominciata.
illegal-commitment-used = Questo impegno è già stato usato. Scegli un altro numero.
illegal-nothing-to-add = A questo tavolo non si può aggiungere nulla alla distribuzione.
illegal-reveals-begun = Tutti si sono già impegnati: le carte stanno per essere distribuite.
illegal-nothing-to-reveal = Per questo posto ora non c’è nulla da rivelare.
illegal-not-as-committed = Non corrisponde all’impegno di questo posto.
illegal-silent-before = Qui hai già perso due volte il posto, perché nulla è stato rivelato.
illegal-no-hints-here = A questo tavolo non ci sono consigli.
illegal-no-chat-here = A questo tavolo non si chiacchiera.
illegal-no-such-account = Questo account non esiste.
illegal-too-many-mutes = Non puoi silenziare più di { $most } persone. Prima riattiva qualcuno.
illegal-no-such-message = Nessuno lo ha detto a questo tavolo.
illegal-not-watching = Puoi segnalare solo ciò che si dice a un tavolo dove siedi o che guardi.
illegal-nothing-said = Di’ qualcosa, o scegli una delle frasi.

## Messages that cannot be read

malformed-bad-message = Messaggio incomprensibile: { $cause }.
malformed-other-table = Il comando nomina un tavolo diverso dall’indirizzo.
malformed-too-little-time = { $value } s sono pochi: almeno { $least } s.
malformed-takes-too-long = { $seconds ->
    [one] Rigiocare la partita registrata richiede più di { $seconds } secondo.
   *[other] Rigiocare la partita registrata richiede più di { $seconds } secondi.
}
malformed-study-other-game = La registrazione è di un altro gioco: { $value }.
malformed-study-other-table = La registrazione non è di quel tavolo, o la sua partita non è finita.
malformed-study-has-rules = Un tavolo di studio segue le regole della sua registrazione, e nessun’altra.
malformed-study-is-private = Un tavolo di studio non è mai pubblico: chi ha la registrazione conosce tutte le carte.
malformed-nothing-left-to-play = Dopo { $value } decisioni la partita è finita: non resta nulla da giocare.

## Ready phrases of the chat

phrase-hello = Salve, gente!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-wow = Accidenti!
phrase-one-moment = Un momento, per favore.
phrase-good-game = Bella partita!
phrase-rematch = Un’altra?
phrase-bye = Alla prossima!
illegal-no-such-puzzle = Questo problema non esiste.
illegal-rated-not-agreed = Questo tavolo è classificato: siediti solo se vuoi che il risultato conti.
illegal-rated-one-seat = A un tavolo classificato ognuno ha un solo posto.
illegal-rated-for-others = { $whom ->
    [programs] A questo tavolo classificato giocano solo programmi.
   *[people] A questo tavolo classificato giocano solo persone, non programmi.
}
illegal-rated-counts = Una partita classificata non si può interrompere senza un altro giocatore: arrenditi o gioca fino alla fine.
malformed-not-rateable = { $why ->
    [seats] A un tavolo classificato hai esattamente un posto, e gli altri hanno il resto.
    [clock] Un tavolo classificato ha bisogno di un orologio.
    [study] Un tavolo di studio non può essere classificato.
   *[deck] Un tavolo con un mazzo tuo non può essere classificato.
}
malformed-bot-not-rated = La forza di { $value } non è nota: a un tavolo classificato non può giocare. Possono: { $known }.
malformed-unknown-role = Qui non c’è il ruolo «{ $value }». Ci sono: { $known }.
malformed-match-needs-clock = Per trovare avversari serve un orologio: nessuno aspetta chi se n’è andato.
illegal-programs-only = Solo un programma, con un token, può farlo.
illegal-no-such-program = Non c’è un programma «{ $name }» da sfidare.
illegal-no-such-challenge = Questa sfida non esiste.
illegal-not-your-challenge = Questa sfida non è per te, o ha già una risposta.
illegal-too-many-challenges = Hai già { $most } sfide aperte: prima ritirane una.
illegal-challenge-declined = L’altro programma ha rifiutato la sfida.
