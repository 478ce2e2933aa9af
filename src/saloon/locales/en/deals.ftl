# The deal of the day and challenges: cards that many play, each at a table of their own.

## Refusals

illegal-no-such-deal = There is no such deal.
illegal-deal-not-yet = This deal can be played when its day begins.
illegal-deal-members-only = This deal is for accounts with a password: choose one in your profile.
illegal-deal-sealed = Others may still play this deal: its cards are shown when its day is over.
illegal-no-rematch-here = There is no rematch of a deal that many play.
illegal-challenge-unfinished = Finish the game first: then you can challenge others to its cards.
illegal-challenge-not-this = You can challenge others to a game of your own against bots, dealt for you alone.
malformed-no-day = “{ $value }” is not a day. Write it like 2026-11-18.
illegal-no-such-club = There is no such club, or it is gone.
illegal-too-many-clubs = You can have at most { $most } clubs and matches: leave one first.
illegal-club-full = This club is full: it has { $most } members.
illegal-team-chosen = You have already played for your team.
illegal-join-first = Join the club first: then you can play its deals.
