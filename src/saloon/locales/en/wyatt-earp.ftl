# Wyatt Earp: names, questions, choices, what happens, payouts.

## Names

we-title = Wyatt Earp
we-card-belle-starr = Belle Starr
we-card-billy-the-kid = Billy the Kid
we-card-bob-dalton = Bob Dalton
we-card-butch-cassidy = Butch Cassidy
we-card-jesse-james = Jesse James
we-card-sundance-kid = Sundance Kid
we-card-wes-hardin = Wes Hardin
we-card-photo-belle-starr = Photo of { we-card-belle-starr }
we-card-photo-billy-the-kid = Photo of { we-card-billy-the-kid }
we-card-photo-bob-dalton = Photo of { we-card-bob-dalton }
we-card-photo-butch-cassidy = Photo of { we-card-butch-cassidy }
we-card-photo-jesse-james = Photo of { we-card-jesse-james }
we-card-photo-sundance-kid = Photo of { we-card-sundance-kid }
we-card-photo-wes-hardin = Photo of { we-card-wes-hardin }
we-card-wyatt-earp = Wyatt Earp
we-card-bank-robbery = Bank Robbery
we-card-fastest-gun = Fastest Gun
we-card-most-wanted = Most Wanted
we-card-hideout = Hideout
we-card-stagecoach-robbery = Stagecoach Robbery
# A sheriff card in a sentence; its name has no cases.
we-said = { $card }
# One letter for each card that can lie on a pile beside the outlaw cards; `hideout` covers it.
we-mark =
    .photo = P
    .stagecoach = S
    .bank = B
    .gun = F
we-mark-name =
    .photo = Photo
    .stagecoach = Stagecoach
    .bank = Bank
    .gun = Fastest Gun
we-cards = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}
we-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

## The table

we-round = round { $round }
we-draw-pile = draw pile { $n }
we-draw-pile-last = draw pile { $n } (final)
we-discard-pile = discards { $n }: { $card }
we-discard-pile-empty = discard pile empty
we-pot = reward
we-money = money (goal { $goal })
we-now = if the round ended now
we-hidden = hidden
we-legend = cards = points ▸ payout if it ended now
we-hand = Hand
we-outlaws = outlaws
we-nothing = none

## Phases: a short name, and the question that the deciding player reads

we-phase-draw = drawing
we-phase-play = playing
we-phase-pick = picking a card
we-phase-follow-up = playing the picked card
we-phase-aim-pile = choosing a pile
we-phase-aim-steal = choosing what to steal
we-phase-aim-hideout = choosing what to hide
we-phase-aim-remove = choosing a hideout
we-phase-hideout-answer = answering a hideout
we-phase-photo-window = laying a photo out of turn
we-phase-earp-window = answering hideouts
we-phase-over = over

we-ask-draw = Your turn. Take two cards from the draw pile, or the top discard?
we-ask-play = Lay outlaws, play one sheriff card if you like; a discard ends your turn.
we-ask-play-used = Your sheriff card is played. Lay outlaws if you like; a discard ends your turn.
we-ask-pick = Pick a card out of the pile.
we-ask-follow-up = You have picked { $card }. Play it now, or keep it for another turn?
we-ask-aim-pile = { $shot ->
    [none] Which of your piles is { $card } for?
   *[other] { $shot }: a hit! Which of your piles does { $card } go on?
}
we-ask-aim-steal = { $shot ->
    [none] Which outlaw card do you want to take?
   *[other] { $shot }: a hit! Which outlaw card do you take?
}
we-ask-aim-hideout = { $shot ->
    [none] Which pile do you want to cover?
   *[other] { $shot }: a hit! Which pile do you cover?
}
we-ask-aim-remove = { $shot ->
    [none] Which Hideout do you want to remove?
   *[other] { $shot }: a hit! Which Hideout do you remove?
}
we-ask-hideout-answer = { $who } plays a Hideout on your { $outlaw }. Try to shoot it off with { we-card-wyatt-earp }?
we-ask-photo-window = { $outlaw } has just been opened. Lay the Photo now, out of turn?
we-ask-earp-window = Shoot at one of your hideouts with a { we-card-wyatt-earp }, out of turn?
we-ask-over = The game is over.

## Choices

we-group-draw = Take
we-group-lay = Lay
we-group-sheriff = Sheriff
we-group-discard = Discard
we-group-pick = Pick
we-group-aim = Pile
we-group-answer = Answer
we-group-ask = Ask for
we-group-order = Ask first

we-decision-take-two = two cards from the draw pile
we-decision-take-two-end = two cards from the used-up draw pile: that ends the round
we-decision-take-discard = { $card } from the discard pile
we-decision-lay = lay { $cards } { $outlaw }
    .effect = { $points ->
        [one] { $points } point, reward { $pot }
       *[other] { $points } points, reward { $pot }
    }
we-decision-play-photo = lay the Photo of { $outlaw }
    .effect = 4 points, reward +{ $dollars }
we-decision-shoot = shoot with { $card }
    .effect = +{ $points }, reward +{ $dollars }
we-decision-ask = ask for { $outlaw }, { $order }
    .effect = ask the others for an outlaw card…
we-decision-steal = shoot with { we-card-most-wanted } to steal
    .effect = take an outlaw card from another player’s pile
we-decision-hide = shoot with { we-card-hideout }
    .effect = another player’s pile counts for nothing
we-decision-earp-draw = draw two cards with { we-card-wyatt-earp }
    .effect = draw two more cards
    .end = draw two cards: the draw pile is used up, that ends the round
we-decision-earp-pick = look through the pile with { we-card-wyatt-earp }
    .effect = { $pile ->
        [draw] look through the draw pile and pick a card
       *[discard] look through the discard pile and pick a card
    }
we-decision-earp-remove = shoot at a hideout with { we-card-wyatt-earp }
    .effect = free one of your piles from its hideout
we-decision-attach = on { $outlaw }
    .effect = { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }, reward { $pot }
we-decision-rob = { $outlaw } from { $who }
    .effect = { $cards } there
we-decision-spare = take no card after all
we-decision-cover = { $who }’s { $outlaw }
    .effect = { $points }
we-decision-answer = { $yes ->
    [yes] yes, shoot with { we-card-wyatt-earp } (a hit: { $odds })
   *[no] no, leave it
}
we-decision-pick = { $card }
we-decision-keep = keep it
we-decision-uncover = { $who }’s { $outlaw }
we-decision-discard = discard { $card }
we-decision-photo-now = { $yes ->
    [yes] yes, lay the Photo: 4 points, reward +{ $dollars }
   *[no] no, keep it back
}
we-decision-earp-now = { $yes ->
    [yes] shoot at the hideout on { $outlaw } (a hit: { $odds })
   *[no] no, leave it
}
we-odds = { $odds } to hit
we-hold = you have { $n }

## What happened. A fact with a subject is written without it: the reader sees the name first.

we-fact-round-began = Round { $round }: { $dealer } deals, every poster +{ $dollars }
we-fact-dealt = gets { $cards }
we-fact-turned-up = the discard pile starts with { $card }
we-fact-turn-began = plays next
we-fact-drew = draws { $cards }
we-fact-took = takes { $card } from the discard pile
we-fact-laid = lays { $cards } { $outlaw }
we-fact-pot-grew = { $outlaw }: reward +{ $dollars }
    .short = (reward +{ $dollars })
we-fact-played = { $use ->
    [photo] plays the { $card }
    [attach] shoots with { $card }
    [ask] plays { $card } to ask the others
    [steal] shoots with { $card } to steal a card
    [hide] shoots with { $card } to cover a pile
    [draw] plays { $card } to draw two cards
    [pick] plays { $card } to pick a card
    [remove] shoots with { $card } at a Hideout
   *[other] plays { $card }
}
we-fact-turned = { $hit ->
    [yes] turns over { $card }: a hit
    [no] turns over { $card }: a miss
   *[none] has no card to shoot with: a miss
}
we-fact-spent = { $card } goes to the discard pile
we-fact-attached = puts { $card } on { $outlaw }
we-fact-gun-left = loses the Fastest Gun on { $outlaw }
we-fact-asked = asks for { $outlaw }, { $order ->
    [left] starting on the left
    [right] starting on the right
   *[other] around the table
}
we-fact-denied = has no { $outlaw }
we-fact-gave = hands one { $outlaw } to { $to }
we-fact-stole = steals a { $outlaw } from { $owner }
we-fact-orphaned = loses { $card }: no card left under it
we-fact-covered = covers { $owner }’s { $outlaw } with a Hideout
we-fact-uncovered = { $owner }’s { $outlaw } counts again
we-fact-looked = { $pile ->
    [draw] looks through the draw pile
   *[discard] looks through the discard pile
}
we-fact-picked = { $known ->
    [yes] picks { $card }
   *[no] picks a card
}
we-fact-kept = keeps the card
we-fact-declined = does not react
we-fact-reshuffled = the discard pile is shuffled: { $cards } in the new draw pile
we-fact-discarded = discards { $card }
we-fact-no-discard = has no card left to discard
we-fact-round-ended = { $reason ->
    [went-out] Round over: { $who } has discarded the last card
    [empty-hand] Round over: someone has no cards left
    [exhausted] Round over: the draw pile is used up
    [out-of-turns] Round and game over: the last turn has been played
   *[stalled] Round over: too many turns without a play
}
we-fact-put-away = puts away { $cards }
we-fact-captured = { $outlaw } is captured ({ $points })
we-fact-escaped = { $outlaw } gets away ({ $points })
we-fact-paid = takes { $dollars } for { $outlaw }
    .short = { $who } { $dollars }
we-fact-stayed = { $dollars } stays on the poster of { $outlaw }
    .short = { $dollars } stays
we-fact-exchanged = changes small tokens into { $tokens } of { $dollars }
we-fact-duel-began = duels for the win
we-fact-duelled = { $hit ->
    [yes] turns over { $card }: a hit
   *[no] turns over { $card }: a miss
}
we-fact-won = wins the game
we-log-escaped = Got away: { $outlaws }

## Payouts, step by step

we-score-not-captured = { $total } in all. That is not enough for a capture: it takes { $needed }. Nobody is paid.
we-score-captured = { $total } in all: captured.
we-score-sole = { $who } leads by { $gap } (at least { $needed } needed) and takes the whole reward.
we-score-shared = The lead is only { $gap }, less than { $needed }: { $who } share the reward, most points first.
we-score-take = { $n ->
    [one] { $who } takes { $dollars }; { $left } left.
   *[other] { $who } take { $dollars } each; { $left } left.
}
we-score-tie-unpaid = { $who } are tied and would need { $needed } between them; the { $pot } left does not cover that, so the sharing stops.
we-score-tie-partly = { $who } are tied and the { $pot } left is too little: { $each } each, and the sharing stops.
we-score-stays = { $dollars } stays on the poster for the next round.
we-pay-sole = { $gap } ahead: { $who } takes it all, { $dollars }.
we-pay-shared = { $n ->
    [0] A tie at the top: shared, most points first. { $sums }.
   *[other] Only { $gap } ahead: shared, most points first. { $sums }.
}
we-pay-none = nobody gets anything
we-pay-escaped = Got away

## A first look

we-intro =
    Lay outlaw cards in front of you: each is worth 2 points, and laying several at once raises the reward on the
    poster. When the round ends, an outlaw with 8 points or more on the table is captured; whoever has the most points
    takes the reward, or shares it with those close behind. Sheriff cards tilt the odds. Many need a shot: turn over the
    top card of the draw pile, and an outlaw is a hit. When someone has { $goal } the game ends, and the richest wins.
we-help-turn =
    A turn: draw, play, discard. The first time an outlaw is laid it takes three cards or more; after that one is
    enough, for everyone. Laying n cards together adds $1,000 × (n − 1) to the reward. Only one sheriff card per turn.
    You may not play your last card: discard it, and the round ends.
we-example = hideout
we-about-rules = the rules about a word, or one rule: ? WE-4.6
we-about-notation = You can also type moves: lay jesse-james 3, take two, discard bank-robbery.
we-result = { $rounds ->
    [one] { $who } wins, after one round.
   *[other] { $who } wins, after { $rounds } rounds.
}

# What puzzles are about

we-theme-go-out = When to go out
we-theme-hideout = Hideouts
we-theme-most-wanted = Most Wanted
we-theme-shot = Shoot or not
we-theme-which-poster = Which outlaw
we-theme-how-many = How many cards
we-theme-hold-back = Keep or lay
we-theme-draw = Draw or take
we-theme-discard = Which discard
we-theme-wyatt-earp = Wyatt Earp
we-theme-photo = Photos
we-theme-turn = The turn as a whole
we-figure-shots = Shots that hit
we-figure-shots-note = Your hits beside how many were likely, from what you could know before each shot. A shot that misses by rule does not count.
we-figure-money = Money per round
we-figure-money-note = What rewards paid you, over all rounds.
we-figure-posters-won = Posters won alone
we-figure-posters-won-note = Rewards that you were the only one to be paid, per game.
we-figure-posters-shared = Posters shared
we-figure-posters-shared-note = Rewards that several players were paid, you among them, per game.
