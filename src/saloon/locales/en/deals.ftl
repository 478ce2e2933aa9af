# The deal of the day and challenges: cards that many play, each at a table of their own.

## Refusals

illegal-no-such-deal = There is no such deal.
illegal-deal-not-yet = This deal can be played when its day begins.
illegal-deal-members-only = This deal is for accounts with a password: choose one in your profile.
illegal-deal-sealed = Others may still play this deal: its cards are shown when its day is over.
illegal-pair-sealed = These cards stay hidden until both tables of the match have played them.
illegal-no-rematch-here = A deal that many people play has no rematch.
illegal-challenge-unfinished = Finish the game first: then you can challenge others to its cards.
illegal-challenge-not-this = You can only challenge others with a game that you played in one seat, with cards of its own.
malformed-no-day = “{ $value }” is not a day. Write it like 2026-11-18.
illegal-no-such-club = There is no such club, or it is gone.
illegal-too-many-clubs = You can have at most { $most } clubs and matches: leave one first.
illegal-club-full = This club is full: it has { $most } members.
illegal-team-chosen = You have already played for your team.
illegal-join-first = Join the club first: then you can play its deals.
illegal-bad-title = That name does not work: at least one letter or digit, at most { $most } characters.
illegal-club-removed = You are no longer in this club: its host has removed you.
illegal-match-begun = This match has begun: no one joins or leaves until it is over.
illegal-match-plays = A table of this match is still being played: concede there or stop it by agreement first.
illegal-not-your-match = You do not play in this match.
illegal-side-full = This side is complete: join the other one.
illegal-not-club-host = Only the host can do this.
illegal-not-yourself = You cannot remove yourself: leave the club.
illegal-no-such-member = This person is not in the club.

## The page: the deal of the day

web-day = Deal of the day
web-day-of = Deal of { $day }
web-day-note = The same cards for everyone, against the same bots. One try, no undo, no hints.
web-day-until = Until { $when }
web-day-ends = Today’s deals end: { $when }, { $left }
web-day-over = This day is over: play it unrated, as often as you like.
web-day-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}; your best: { $best }
web-day-go = Play today’s deals
web-day-tables = Results of today
web-day-today = Today
web-day-none = There are no deals of this day.
web-day-fair = Fair for everyone
web-day-fair-note = The deal is fixed: its commitment was published before the day. The seed is shown when the day is over, and anyone can check it then.
web-day-fair-over = The day is over: seed and commitment can be checked, and every listed game has its record.
web-commitment = Commitment
web-seed = Seed
web-calendar = Calendar
web-month-before = Month before
web-month-after = Month after
web-day-link = { $day }: finished { $done } of { $of }, won: { $won }

## The page: one deal

web-deal-as = { $game }: { $side }
web-deal-against = Against { $rival }
web-deal-place = Place { $place } of { $of }
web-deal-alone = Nobody else yet
web-deal-better = better than { $share } of the others
web-deal-lead = Your lead: { $margin }
web-deal-bot = { $bot } in your seat: { $margin }
web-deal-done = finished
web-deal-open = not played yet
web-deal-play = Play
web-deal-for-fun = Play unrated
web-deal-for-members = For members
web-deal-players = { $n ->
    [0] Nobody has finished yet
    [one] { $n } player has finished
   *[other] { $n } players have finished
}
web-deal-given-up = Not finished
web-deal-ahead = Begins: { $when }
web-deal-until = Open until { $when }.
web-deal-rules = One try, no undo, no hints.
web-deal-all = All deals of the day
web-deal-table = Results
web-deal-to-table = Compare results
web-deal-table-note = Winning comes first, then the lead. Percent: the share of the other results that it beats.
web-deal-hidden = { $n ->
    [0] Nobody has finished yet. The results are shown when you have.
    [one] { $n } player has finished. The results are shown when you have, too.
   *[other] { $n } players have finished. The results are shown when you have, too.
}
web-deal-nobody = No result is listed here yet.
web-deal-later = Other players’ games, and where your chances changed, are shown when it is over: { $when }.
web-deal-beside = Compare with the best
web-deal-beside-second = Compare with others
web-deal-share = Share
web-deal-col-place = No.
web-deal-col-margin = Lead
web-deal-col-percent = Percent
web-deal-sure = This is your one try: unfinished, it is not listed.
web-deal-doubt-guest = Only you see your place: only members are listed.
web-deal-doubt-address = Not listed: another account has played this deal from your connection.
web-deal-doubt-program = Not listed: a program played.
web-deal-doubt-bot = Not listed: a bot stood in for you.
web-deal-doubt-late = Not listed: finished too late.
web-deal-doubt-host = Not listed: you have already played with these cards.
web-deal-doubt-given-up = Not listed: not finished.
web-margin-wyatt-earp = The lead is in dollars, ahead of the richest of the others.
web-margin-revolver = The lead of the gang: bandits left, minus cubes left. For McReady it is the other way round.

## The page: tables over several days

web-league = Week and month
web-league-of = Which deals
web-league-span = How long
web-league-pair = Two days
web-league-week = Week
web-league-month = Month
web-league-from-to = { $first } – { $last }.
web-league-note = The percentages of all finished days, added up.
web-league-days = Deals
web-league-points = Points
web-league-empty = None of these days is over yet, or nobody is listed.

## The page: challenges

web-challenge = Challenge
web-challenge-by = Challenge by { $who }
web-challenge-note = Play the same cards in the same seat against the same bots, then compare.
web-challenge-done = The same cards in the same seat against the same bots.
web-challenge-make = Challenge others
web-challenge-link = Challenge others
web-challenge-link-note = Pass this link on: anyone who opens it gets your cards, and everyone who has finished sees all results.
web-challenge-stand-in = { $rival } has the seats of the people you played with, so your own game is not listed.
web-challenge-copy = Copy the link
web-challenge-send = Send it
web-beside = Two games side by side
web-beside-go = Show { $who }
web-beside-parts = They part at move { $n }
web-beside-both = Moves side by side
web-beside-note = The same game up to move { $n }.

## The page: clubs and matches

web-clubs = Clubs and matches
web-clubs-note = For a group by link: play the same deals alone against bots and compare, or play each other twice with the seats swapped.
web-clubs-short = A private board for your group: the same deals for all, every week.
web-clubs-mine = Yours
web-club-new = New club or match
web-club-kind = What it is
web-club-club = Club
web-club-match = Match
web-club-club-note = Four fresh deals every week, from Monday to Sunday (UTC), and a table of each week.
web-club-match-note = Two people or two teams, four deals, one week: both sides play each deal from the same seat, and the seats change from deal to deal.
web-club-name = Name
web-club-found = Create
web-club-join = Join
web-club-leave = Leave
web-club-leave-sure = Your results leave the table with you.
web-club-manage = Name and members
web-club-new-name = New name
web-club-rename = Rename
web-club-remove = Remove
web-club-remove-sure = Remove { $who }? This person cannot come back.
web-club-invites = Founded by { $who }.
web-club-week = Week of { $day }
web-club-weeks = Other weeks
web-club-closed = It is over.
web-club-no-deals = There were no deals that week.
web-club-deal = Deal of a club
web-club-back = To the board
web-club-link = Invite others
web-club-link-note = Anyone who has this link sees the board and can join. There is no list of clubs.
web-club-copy = Copy the link
web-club-played = Played
web-club-table-note = Points: the percentages of all finished deals, added up.
web-match-deals = Deals of the match
web-match-table-note = For each deal a team scores the average of its members.
web-match-won = Winner: team { $n }.
web-match-drawn = The match is drawn.
web-team = Team { $n }
web-team-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-team-join = Join team { $n }
web-team-change = Change to team { $n }
web-team-empty = Nobody yet.

## The page: matches head to head

web-club-duel = Head to head
web-club-duel-note = Play each other at real tables: each deal comes twice, the second time with the seats swapped, so the cards are equally good for both.
web-duel-people = Players
web-duel-side-1 = Two people
web-duel-side-2 = Two teams of two
web-duel-side-1-note = You play all deals once, then all of them again in another order.
web-duel-side-2-note = Both tables of a deal are played at the same time, and their results are added up.
web-duel-number = Deals
web-duel-n-deals = Deals: { $n }, each twice
web-duel-days = With a clock of days many deals are played at the same time; otherwise one after the other.
web-duel-open = It begins as soon as everyone is there.
web-duel-join = Play
web-duel-score = Deals won
web-duel-versus = { $one } – { $two }
web-duel-leads = Ahead: { $who }
web-duel-won = Winner: { $who }
web-duel-level = Level so far
web-duel-here = I’m here
web-duel-awaited = The next deal begins when everyone is here. Still missing: { $who }
web-duel-call = The next deal is ready when you are.
web-duel-your-turn = To the table: your turn
web-duel-table = To the table
web-duel-deal = Deal { $n }
web-duel-ahead = still to come
web-duel-half = seats swapped later
web-duel-void = stopped, does not count
web-duel-given-up = decided early
web-duel-playing = being played
web-duel-hidden = The result is shown when both tables are over.
web-duel-beside = Side by side
web-duel-rule = Whoever wins more of its two games wins a deal; if each wins one, the margin of both together decides. Anyone whose seat a bot holds at the end has lost that game.
web-duel-end = End the match
web-duel-end-sure = What was played twice counts. The match cannot be resumed.
web-duel-ended = Ended early by { $who }.
web-duel-to = To the match
web-duel-lose = The game then goes to the other side.
web-duel-stop = The deal then does not count in the match.
web-duel-commitments = Commitments to all deals
