# Das Spiel des Tages und Herausforderungen.

## Refusals

illegal-no-such-deal = Diese Kartenverteilung gibt es nicht.
illegal-deal-not-yet = Das lässt sich spielen, wenn der Tag beginnt.
illegal-deal-members-only = Das ist für Konten mit Passwort: Wähl eines in deinem Profil.
illegal-deal-sealed = Andere können mit diesen Karten noch spielen: Gezeigt werden sie, wenn der Tag vorbei ist.
illegal-no-rematch-here = Was viele mit denselben Karten spielen, hat keine Revanche.
illegal-challenge-unfinished = Spiel erst zu Ende: Dann kannst du andere mit diesen Karten herausfordern.
illegal-challenge-not-this = Herausfordern kannst du mit einem eigenen Spiel gegen Bots, das für dich allein gegeben wurde.
malformed-no-day = „{ $value }“ ist kein Tag. Schreib ihn wie 2026-11-18.
illegal-no-such-club = Diesen Club gibt es nicht, oder nicht mehr.
illegal-too-many-clubs = Mehr als { $most } Clubs und Duelle kannst du nicht haben: Verlass erst eines davon.
illegal-club-full = Dieser Club ist voll: Er hat { $most } Mitglieder.
illegal-team-chosen = Du hast schon für dein Team gespielt.
illegal-join-first = Tritt erst dem Club bei: Dann kannst du mitspielen.
