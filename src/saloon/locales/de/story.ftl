# What happened, as the page tells it: by turns, since the reader was last asked, and at its pace.

web-turn-whose = Zug: { $who }
web-turn-yours = Dein Zug
web-since = Seit deinem letzten Zug
web-since-none = Seit deinem letzten Zug ist nichts geschehen.
web-to-moment = Diesen Moment ansehen
web-to-the-table = Zum Tisch
web-tempo = Tempo am Tisch
web-tempo-note = Wie lange alles, was andere tun, zu sehen ist, bevor es weitergeht. Tippen zeigt sofort den aktuellen Stand.
web-tempo-relaxed = Gemütlich
web-tempo-normal = Normal
web-tempo-fast = Schnell
web-tempo-instant = Sofort
web-high-turn = Wendepunkt
web-sound-off = Ton ausschalten
web-sound-on = Ton einschalten
