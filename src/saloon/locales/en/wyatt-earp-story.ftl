# Wyatt Earp, told to somebody who sits there: `you` did it (the word for “you” stands before it), or it was done to you.

we-you-round-began = Round { $round }: you deal, every poster +{ $dollars }
we-you-drew = draw { $cards }
we-you-took = take { $card } from the discard pile
we-you-laid = lay { $cards } { $outlaw }
we-you-played = { $use ->
    [photo] play the { $card }
    [attach] shoot with { $card }
    [ask] play { $card } to ask the others
    [steal] shoot with { $card } to steal a card
    [hide] shoot with { $card } to cover a pile
    [draw] play { $card } to draw two cards
    [pick] play { $card } to pick a card
    [remove] shoot with { $card } at a Hideout
   *[other] play { $card }
}
we-you-turned = { $hit ->
    [yes] turn over { $card }: a hit
    [no] turn over { $card }: a miss
   *[none] have no card to shoot with: a miss
}
we-you-attached = put { $card } on { $outlaw }
we-you-gun-left = lose the Fastest Gun on { $outlaw }
we-you-asked = ask for { $outlaw }, { $order ->
    [left] starting on the left
    [right] starting on the right
   *[other] around the table
}
we-you-stole = steal a { $outlaw } from { $owner }
we-you-orphaned = lose { $card }: no card left under it
we-you-covered = cover { $owner }’s { $outlaw } with a Hideout
we-you-looked = { $pile ->
    [draw] look through the draw pile
   *[discard] look through the discard pile
}
we-you-picked = { $known ->
    [yes] pick { $card }
   *[no] pick a card
}
we-you-kept = keep the card
we-you-declined = do not react
we-you-discarded = discard { $card }
we-you-no-discard = have no card left to discard
we-you-round-ended = { $reason ->
    [went-out] Round over: you have discarded the last card
    [empty-hand] Round over: someone has no cards left
    [exhausted] Round over: the draw pile is used up
    [out-of-turns] Round and game over: the last turn has been played
   *[stalled] Round over: too many turns without a play
}
we-you-paid = take { $dollars } for { $outlaw }
we-you-duel-began = duel for the win
we-you-duelled = { $hit ->
    [yes] turn over { $card }: a hit
   *[no] turn over { $card }: a miss
}
we-you-won = win the game
we-at-you-stole = steals a { $outlaw } from you
we-at-you-covered = covers your { $outlaw } with a Hideout
we-at-you-uncovered = your { $outlaw } counts again
# How those answer who are asked for an outlaw.
we-answer-denied = { $you ->
    [yes] you have none
   *[no] { $who } has none
}
we-answer-gave = { $you ->
    [yes] you hand one over
   *[no] { $who } hands one over
}

# Reward day: the end of a round, poster by poster.
we-day = Reward day
we-day-captured = { $n ->
    [0] No outlaw was captured.
    [one] One outlaw was captured.
   *[other] { $n } of { $of } outlaws were captured.
}
we-captured = Captured
we-of-needed = { $n } of { $needed }
we-day-why = { $kind ->
    [none] No points on the table
    [large] { $n } of { $needed } points: nobody is paid
    [sole] 5 or more points ahead: { $you ->
        [yes] you take it all
       *[no] { $who } takes it all
    }
    [all] Everyone with points has a share
    [tied] Tied at the top: equal shares
    [unpaid] Tied, and too little to pay everyone
   *[shared] Within 4 of the leader: shared
}
we-day-hidden = { $you ->
    [yes] your hidden points: { $n }
   *[no] { $who }’s hidden points: { $n }
}
we-day-stays = { $dollars } stays
we-day-race = Race to { $goal }
we-day-left = { $dollars } stays on the posters for the next round.
we-day-next = Next round
we-day-result = See who wins

# What is worth remembering of a game.
we-high-pot = Biggest reward
we-high-pot-text = { $dollars } for { $outlaw }: { $who }
we-high-shot = Best shot
we-high-shot-text = { $who }: { $card } on { $outlaw }, worth { $dollars }
we-high-turn-text = Round { $round }: { $dollars } for { $outlaw } { $you ->
    [yes] puts you ahead for good
   *[no] puts { $who } ahead for good
}

# What is picked up, as a question; a poster in full.
we-headline-lay = Lay { $cards } × { $outlaw }?
we-button-lay = Lay { $cards }
we-headline-play = Play { $card }?
we-headline-discard = Discard { $card }?
we-points-of = { $n } of { $needed } points towards capture
