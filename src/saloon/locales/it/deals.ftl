# La partita del giorno e le sfide.

## Refusals

illegal-no-such-deal = Questa distribuzione non esiste.
illegal-deal-not-yet = Si può giocare quando comincia il suo giorno.
illegal-deal-members-only = È per gli account con password: scegline una nel tuo profilo.
illegal-deal-sealed = Altri possono ancora giocare con queste carte: si mostrano quando il giorno è finito.
illegal-no-rematch-here = Per le carte giocate da molti non c’è rivincita.
illegal-challenge-unfinished = Finisci prima la partita: poi puoi sfidare altri con le sue carte.
illegal-challenge-not-this = Puoi sfidare altri con una tua partita contro i bot, con carte date solo per te.
malformed-no-day = «{ $value }» non è un giorno. Scrivilo come 2026-11-18.
illegal-no-such-club = Questo club non esiste, o non esiste più.
illegal-too-many-clubs = Puoi avere al massimo { $most } club e sfide a squadre: prima lasciane uno.
illegal-club-full = Questo club è al completo: ha { $most } membri.
illegal-team-chosen = Hai già giocato per la tua squadra.
illegal-join-first = Prima entra nel club: poi puoi giocare le sue partite.
