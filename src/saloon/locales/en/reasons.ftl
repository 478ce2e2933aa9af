# Why a choice may be good: the hints of both games. Money is what the posters would pay if the round ended there.

reason-only-choice = There is no other choice.
reason-cheapest = Of all your cards you will miss { $card } least.

## Wyatt Earp

reason-go-out = This ends the round: you get { $dollars }, nobody else more than { $most }.
reason-play-on = Keeps the round going: if it ended now, { $who } would get the most, { $dollars }.
reason-capture = { $points ->
    [one] Captures { $outlaw } with { $points } point on the table: { $dollars } for you as things stand.
   *[other] Captures { $outlaw } with { $points } points on the table: { $dollars } for you as things stand.
}
reason-sole-claim = { $lead ->
    [one] Puts you { $lead } point ahead on { $outlaw }: the whole reward is yours, { $dollars }.
   *[other] Puts you { $lead } points ahead on { $outlaw }: the whole reward is yours, { $dollars }.
}
reason-break-claim = { $who } no longer gets { $outlaw } alone: { $dollars } for you as things stand.
reason-take-lead = { $points ->
    [one] You lead on { $outlaw } with { $points } point: { $dollars } for you as things stand.
   *[other] You lead on { $outlaw } with { $points } points: { $dollars } for you as things stand.
}
reason-share = Earns you a share of the reward on { $outlaw }: { $dollars } as things stand.
reason-raise-pot = Raises the reward on { $outlaw } to { $most }: { $dollars } for you as things stand.
reason-points = { $missing ->
    [0] { $points ->
        [one] That makes your { $outlaw } worth { $points } point.
       *[other] That makes your { $outlaw } worth { $points } points.
    }
   *[other] { $points ->
        [one] That makes your { $outlaw } worth { $points } point; { $missing } more on the table and the outlaw is captured.
       *[other] That makes your { $outlaw } worth { $points } points; { $missing } more on the table and the outlaw is captured.
    }
}
reason-under-hideout = Your { $outlaw } is under a { we-card-hideout }: its points count again once it is gone.
reason-shot = { $points ->
    [one] A hit (about { $odds }) makes your { $outlaw } worth { $points } point.
   *[other] A hit (about { $odds }) makes your { $outlaw } worth { $points } points.
}
reason-steal = { $odds ->
    [none] { $who } loses a { $outlaw }, and you can lay it.
   *[other] A hit (about { $odds }) costs { $who } a { $outlaw }, which you can lay.
}
reason-hide = { $odds ->
    [none] { $points ->
        [one] { $who }’s { $outlaw } no longer counts: { $points } point gone.
       *[other] { $who }’s { $outlaw } no longer counts: { $points } points gone.
    }
   *[other] { $points ->
        [one] A hit (about { $odds }) and { $who }’s { $outlaw } no longer counts: { $points } point gone.
       *[other] A hit (about { $odds }) and { $who }’s { $outlaw } no longer counts: { $points } points gone.
    }
}
reason-free = { $odds ->
    [none] { $points ->
        [one] { $who }’s { $outlaw } counts again: { $points } point.
       *[other] { $who }’s { $outlaw } counts again: { $points } points.
    }
   *[other] { $points ->
        [one] A hit (about { $odds }) and { $who }’s { $outlaw } counts again: { $points } point.
       *[other] A hit (about { $odds }) and { $who }’s { $outlaw } counts again: { $points } points.
    }
}
reason-ask = About { $odds } that someone has to hand you a { $outlaw }.
reason-earp-draw = Two more cards, and your turn continues.
reason-earp-pick = { $card } should be in there: the best card for you.
reason-keep = { $card } may be worth more later.
reason-goes-with = { $ready ->
    [yes] { $n ->
        [one] With it you have one { $outlaw } card in hand and can lay it at once.
       *[other] With it you have { $n } { $outlaw } cards in hand and can lay at once.
    }
   *[no] { $n ->
        [one] With it you have one { $outlaw } card in hand; three let you open.
       *[other] With it you have { $n } { $outlaw } cards in hand; three let you open.
    }
}
reason-sheriff-card = { $card } is a card that you can put to good use.
reason-two-cards = Two unknown cards may bring you more than this one: { $card }.
reason-safe = { $who }, who is next, can do little with { $card }.
reason-gift = { $who }, who is next, could use { $card }, but your other cards are worth more to you.
reason-hold-back = { $n ->
    [one] Keeps one { $outlaw } card in hand: once it is laid, anyone can add cards.
   *[other] Keeps { $n } { $outlaw } cards in hand: once they are laid, anyone can add cards.
}

## Revolver

reason-attack-wins = Wins this turn’s attack: { $law } against { $gang }.
reason-holds = The gang holds, as far as anyone can see: { $law } against { $gang }.
reason-concede = { $n ->
    [0] Concedes this attack, { $law } against { $gang }.
    [one] Concedes this attack, { $law } against { $gang }, and saves the card for a better one.
   *[other] Concedes this attack, { $law } against { $gang }, and saves { $n } cards for a better one.
}
reason-with-others = With other cards in your hand it decides the attack; on its own it makes it { $law } against { $gang }.
reason-law = The law’s firepower here goes from { $before } to { $after }, against { $gang }.
reason-gang = The gang’s firepower here goes from { $before } to { $after }, against { $law }.
reason-kill-lawman = Fewer lawmen: their firepower here falls from { $before } to { $after }, against { $gang }.
reason-destroy-gun = Fewer guns: the gang’s firepower here falls from { $before } to { $after }, against { $law }.
reason-takes-grit = Costs a lawman his True Grit: the next hit kills him.
reason-kill-bandit = { $n ->
    [0] { $cube ->
        [yes] Kills a bandit without an attack, and no cube leaves the border.
       *[no] Kills a bandit without an attack.
    }
    [one] { $cube ->
        [yes] Costs the gang a card or a bandit; if a bandit, no cube leaves the border.
       *[no] Costs the gang a card or a bandit.
    }
   *[other] { $cube ->
        [yes] Costs the gang { $n } cards or a bandit; if a bandit, no cube leaves the border.
       *[no] Costs the gang { $n } cards or a bandit.
    }
}
reason-marker = { $by ->
    [on] One attack fewer at this battlefield.
   *[back] One attack more at this battlefield.
}
reason-comes-here = { $card } brings firepower { $n } to this battlefield.
reason-to-hand = Brings { $card } back into your hand.
reason-draw = { $n ->
    [0] You draw nothing: no cards are left.
    [one] You draw a card.
   *[other] You draw { $n } cards.
}
reason-effect = { $card } is for its effect here, not its firepower.
reason-limit = { $n ->
    [0] From now on the other side may have no cards here.
    [one] From now on the other side may have only one card here.
   *[other] From now on the other side may have only { $n } cards here.
}
reason-row = { $turns ->
    [one] Takes a slot from the gang, for one attack: { $battlefield }.
   *[other] Takes a slot from the gang, for { $turns } attacks: { $battlefield }.
}
reason-ahead = { $turns ->
    [0] It would no longer count there: { $battlefield } lies behind.
    [one] It will count in one attack: { $battlefield }.
   *[other] It will count in { $turns } attacks: { $battlefield }.
}
reason-make-room = { $card } goes, and there is room for something better.
reason-derail = { $n ->
    [0] Wrecks everything there; you have no cards to save bandits with.
    [one] Wrecks everything there; your cards save one bandit.
   *[other] Wrecks everything there; your cards save { $n } bandits.
}
reason-lose = { $effect ->
    [grit] { $bandit } only loses True Grit, and lives.
    [good] The death of { $bandit } has its good side for the gang.
    [bad] The death of { $bandit } costs the gang something extra, but stronger bandits live on.
    [game] If { $bandit } dies, the game is lost.
   *[none] The death of { $bandit } has no further effect.
}
reason-reflexes = { $cube ->
    [yes] Nobody dies; and if nobody has died this turn a cube leaves the border.
   *[no] Nobody dies.
}
reason-save = { $leader ->
    [yes] Without { $bandit } the game is lost.
   *[no] { $bandit } is one life more for the attacks to come.
}
reason-enough = Doing more would cost more than it gains.
reason-cancel = { $card } then does nothing.
reason-pay = { $why ->
    [spare] { $n ->
        [one] A card is cheaper than the alternative.
       *[other] { $n } cards are cheaper than the alternative.
    }
   *[more] { $n ->
        [one] What it brings is worth another card.
       *[other] What it brings is worth { $n } more cards.
    }
}
reason-keep-cards = { $n ->
    [one] Keeps your last card for later.
   *[other] Keeps your { $n } cards for later.
}
reason-dear = { $card } could still be of use, but the cards you keep are worth more.

## Hints by the net

reason-net-posters = What this does for you on the posters counts for most.
reason-net-money = The money you can expect from this round counts for most.
reason-net-hand = The cards it leaves in your hand count for most.
reason-net-rivals = It leaves the others the least to use; that counts for most.
reason-net-end = How close the end of the round is counts for most.
reason-net-firepower = What it does for your side’s firepower counts for most.
reason-net-gang = What becomes of the bandits counts for most.
reason-net-border = The border counts for most.
reason-net-chase = Where the chase stands counts for most.
reason-net-piles = What can still be drawn or come back counts for most.
