# What happened, as the page tells it: by turns, since the reader was last asked, and at its pace.

web-turn-whose = Tour : { $who }
web-turn-yours = Votre tour
web-since = Depuis votre dernier tour
web-since-none = Rien ne s’est passé depuis votre dernier tour.
web-to-moment = Revoir ce moment
web-to-the-table = À la table
web-tempo = Rythme à la table
web-tempo-note = Combien de temps chaque action des autres reste visible avant la suivante. Touchez l’écran pour revenir au présent.
web-tempo-relaxed = Tranquille
web-tempo-normal = Normal
web-tempo-fast = Rapide
web-tempo-instant = Immédiat
web-high-turn = Tournant de la partie
web-sound-off = Couper le son
web-sound-on = Remettre le son
