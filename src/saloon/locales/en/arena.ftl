# The arena: bots play bots.

help-arena = Let bots play each other for many deals, and count who wins.
opt-bots = who plays: names with commas between them, as in marshal,ranger:0.1 (seconds) or ranger:200i (iterations)
opt-deals = how many deals; each is played in all seatings
opt-arena-players = how many sit at a table
opt-lone = play only tables at which this bot sits alone among others of one kind, as in --bots marshal --lone ranger:0.1
opt-jobs = how many games at the same time (default: one per core)
opt-arena-seed = a number that fixes all deals
opt-out = save the match in this file; the same command resumes it
opt-plots = draw charts into this folder
opt-cluster = play on the Dask cluster at this address, as in tcp://192.0.2.7:8786

## While they play

arena-intro = { $game }: { $bots }; { $players } at a table, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} of { $games ->
    [one] 1 game.
   *[other] { $games } games each.
}
arena-oracle-cheats = The oracle CHEATS: it sees every card and everything chance will bring. It measures luck and is not an opponent.
arena-kept = Saved in { $file }.
arena-resumed = { $n ->
    [one] 1 deal is already there.
   *[other] { $n } deals are already there.
}
arena-so-far = Deals: { $n } of { $total }; { $score }
arena-interrupted = Interrupted. Saved in { $file }: deals { $n } of { $total }.
arena-go-on = To continue:
arena-plots = { $n ->
    [one] 1 picture
   *[other] { $n } pictures
} in { $folder }.

## What came out

arena-played = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-rating = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-time-s = { $n } s
arena-time-ms = { $n } ms
arena-time-us = { $n } µs
arena-against = { $n ->
    [one] { $bot } against { $other }
   *[other] { $bot } against { $n } × { $other }
}
arena-mixed = { $bot } at mixed tables
arena-on-seat = { $bot }: { $seat }
arena-head-wins = match|wins|95% interval|games|par
arena-head-bot-seats = bot and seat|wins|95% interval|games
arena-head-seats = seat|wins|95% interval|games
arena-head-endings = way of winning|share|games
arena-head-ratings = rating (OpenSkill)|µ|2σ
arena-head-times = time to think|mean|99% below|longest|decisions
arena-gap = { $bot } closes { $share } of the gap from { $first } to { $oracle } (95% interval { $interval }).
arena-unit-rounds = rounds
arena-unit-turns = turns
arena-unit-decisions = decisions
arena-length = Length of a game: { $mean } { $unit } on average ({ $least } to { $most }); decisions: { $decisions }.
arena-drawn = { $games ->
    [one] One game was drawn: nobody won it.
   *[other] { $games } games were drawn: nobody won them.
}
arena-stalled = { $games ->
    [one] In one game a rule ended what the bots would not end.
   *[other] In { $games } games a rule ended what the bots would not end.
}
arena-interval-how = Intervals by bootstrap over deals: all games of a deal count together, for they share its cards.
arena-ending-adjudged = stopped after too many decisions
arena-ending-all-dead = the whole gang is dead
arena-ending-leader-dead = the leader is dead
arena-ending-early-death = someone died too early
arena-ending-last-space = escaped on the last space
arena-ending-border-empty = across the border
arena-ending-lost-by-card = a card lost the game

## Pictures

arena-plot-win-rate = { $deals ->
    [one] Share of games won, with 95% interval (1 deal)
   *[other] Share of games won, with 95% interval ({ $deals } deals)
}
arena-plot-par = equal strength
arena-plot-ratings = Rating ladder
arena-plot-money = Money at the end of each round, on average
arena-plot-points = Points at the end of each round, on average
arena-plot-length = Length of the games
arena-plot-mean = mean { $n }
arena-plot-sides = Games won by side and way of winning

## Complaints

arena-no-bots = No bots are named: --bots marshal,ranger.
arena-bad-number = { $name } is a whole number from { $least } to { $most }, not “{ $value }”.
arena-bot-failed = { $bot } broke down in deal { $deal }: { $cause }. What was played before is kept.
arena-other-house = A worker runs a different Saloon ({ $there }) from this one ({ $here }): install the same version everywhere.
arena-crew-lost = The workers are gone or keep crashing. What was played is saved in { $file }; the same command continues.
arena-no-cluster = There is no cluster at { $address }: { $cause }
malformed-bot-does-not-load = The bot “{ $value }” cannot be loaded: { $cause }
malformed-arena-file-in-use = another arena is writing into { $field } now.
malformed-not-an-arena-file = { $field } already exists and is not an arena match. Choose another file.
malformed-other-arena = { $field } holds another match: it differs in { $names } (there: { $there }). Choose another file, or the same settings.
