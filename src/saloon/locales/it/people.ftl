## Tempo, persone e consenso al tavolo

web-time-left = Tempo rimasto: { $time }
web-time-over-you = A zero un bot gioca questo turno al posto tuo.
web-time-over = A zero un bot gioca per { $who }.
web-clock-zero = Quando il tempo scade, un bot gioca il turno; puoi tornare in ogni momento.
web-i-am-here = Ci sono
web-returning = Sei di nuovo al tavolo. Il bot finisce questo turno.
web-is-away = Non al tavolo: { $who }.
web-bot-soon = Fra { $n } s potrà continuare un bot.
web-bot-plays-on = Fai giocare un bot
web-watching = Stai guardando la partita.
web-waiting-for = Si aspetta { $who }.
web-offered-concede = Hai proposto di arrenderti.
web-offered-abandon = Hai proposto di interrompere la partita.
web-offer-told-concede = { $who } propone di arrendersi.
web-offer-told-abandon = { $who } propone di interrompere la partita.
web-offer-declined = La tua proposta è stata respinta. La partita continua.
web-offer-gone = La proposta non vale più. La partita continua.
web-withdraw = Ritira
web-notice-other = Domanda o proposta
web-took-back = { $who } ha annullato l’ultima mossa.
web-rematch-sides = a parti scambiate
web-rematch-seats = tutti avanzano di un posto
web-rematch-asked = Rivincita chiesta da { $who }.
web-sure-concede = Vuoi arrenderti? La partita finisce e per te è persa.
web-sure-abandon = Vuoi interrompere? La partita finisce senza vincitore e non conta per nessuno.
web-sure-leave = Vuoi andare via? Al tuo posto continua un bot. Puoi tornare.
web-sure-asks = Prima viene chiesto agli altri.
web-play-on-here = Continua a giocare
web-let-watch = Fai guardare altri
web-copy-watch-link = Copia il link per guardare
web-unshare = Ritira il link
web-chat-unread = Chat: { $n ->
    [one] un nuovo messaggio
   *[other] { $n } nuovi messaggi
    }
web-muted = Hai silenziato { $who }.
web-unmute = Riattiva
web-ask-name = Come ti chiami?
web-ask-name-note = Gli altri vedono questo nome al tavolo. Puoi cambiarlo nel profilo.
web-no-undo-took = Non si può annullare: hai visto la carta sotto.
