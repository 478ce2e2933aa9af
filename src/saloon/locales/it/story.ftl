# What happened, as the page tells it: by turns, since the reader was last asked, and at its pace.

web-turn-whose = Turno: { $who }
web-turn-yours = Il tuo turno
web-since = Dal tuo ultimo turno
web-since-none = Dal tuo ultimo turno non è successo nulla.
web-to-moment = Rivedi questo momento
web-to-the-table = Al tavolo
web-tempo = Ritmo al tavolo
web-tempo-note = Per quanto tempo ogni azione degli altri resta visibile prima della successiva. Tocca lo schermo per tornare al presente.
web-tempo-relaxed = Tranquillo
web-tempo-normal = Normale
web-tempo-fast = Veloce
web-tempo-instant = Immediato
web-high-turn = Momento decisivo
web-sound-off = Disattiva il suono
web-sound-on = Attiva il suono
