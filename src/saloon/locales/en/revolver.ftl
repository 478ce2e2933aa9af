# Revolver: names, questions, choices, what happens, the deck. Names of cards, bandits and places come from the deck.

## Names

rv-title = Revolver
rv-side-colty = the Colty gang
rv-side-mcready = Colonel McReady
# A bot that plays a side: a name that needs no article, as the cards use it.
rv-name-colty = Colty
rv-name-mcready = McReady
# The two columns of a battlefield: short.
rv-column-colty = gang
rv-column-mcready = law
# A name in a sentence that has commas or exclamation marks of its own.
rv-quoted = “{ $name }”
rv-kind-gun = gun
rv-kind-lawman = lawman
rv-kind-row = row
rv-kind-standing = permanent
rv-kind-shot = one-shot
rv-kind-reaction = reaction
rv-cards = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}
rv-cost = { $n ->
    [0] free
   *[other] costs { $n }
}
rv-cost-here = free here, else costs { $n }
rv-nothing = none
rv-hand = Hand
rv-hand-rest = Not now
rv-hand-of = { $who } has
rv-discards = discards
rv-discards-of = Discards: { $who }

## The table

rv-turn = turn { $n }
rv-marker = { $place }, { $space }
# A space of the track, in a sentence: its number, the one marked with a dash, or one that a death has opened.
rv-space = { $kind ->
    [dash] the dash space
    [extra] extra space { $n }
   *[number] space { $n }
}
rv-border = border
rv-holds = hand { $hand }, deck { $deck }, discards { $discards }
rv-defence = defence { $n }, slots { $used }/{ $most }
rv-ahead = defence ahead: { $places }
rv-forecast = { $outcome ->
    [casualty] If McReady attacks now, { $law } to { $gang }: the gang takes a casualty.
    [spared] If McReady attacks now, { $law } to { $gang }: the gang holds; a bandit died this turn, so no cube leaves the border.
   *[cube] If McReady attacks now, { $law } to { $gang }: the gang holds, and a cube leaves the border.
}
rv-bandits = Bandits { $n }
rv-special = { $used ->
    [no] { $card }: not used yet
   *[yes] { $card }: used
}
rv-box = tokens left: True Grit { $grit }, power { $power }
rv-banned = can no longer be played: { $cards }
rv-known = { $who } is known to have { $cards }
rv-sign =
    .firepower = [n] firepower
    .grit = True Grit
    .power = power token
    .row = blocking row
    .standing = stays for good
    .next = next to fall
rv-there = law { $law }, gang { $gang }, slots { $used }/{ $most }
rv-rating = rating { $n }
rv-only-grit = only loses True Grit

## Questions: a short name, and the sentence that the deciding player reads

rv-phase-play = playing cards
rv-phase-place = choosing a battlefield
rv-phase-pay = discarding cards
rv-phase-window = reacting to a card
rv-phase-may-discard = discarding for an effect
rv-phase-unless-discard = discarding to avert an effect
rv-phase-casualty = taking a casualty
rv-phase-kill-lawman = choosing a lawman
rv-phase-blast = choosing lawmen
rv-phase-destroy-row = choosing a blocking row
rv-phase-destroy-gun = choosing a gun
rv-phase-return-gun = choosing a gun to take back
rv-phase-recover = choosing a lawman from the discard pile
rv-phase-move-lawman = choosing a lawman to move
rv-phase-save = saving bandits from the wreck
rv-phase-may-attack = attacking or not
rv-phase-over = over

rv-ask-play = { $side ->
    [colty] Your turn: play as many cards as you like, then end it.
   *[mcready] Your turn: play as many cards as you like, then end it. The attack follows.
}
rv-ask-place = Where do you place { $card }?
rv-ask-pay = { $why ->
    [for-card] Pay for { $card }: which card do you discard? ({ $n } to go)
    [for-use] This has to be paid for: which card do you discard? ({ $n } to go)
    [to-save] Saving a bandit costs a card. Which one do you discard?
   *[by-order] You must discard. Which card? (To go: { $n })
}
rv-ask-window = { $who } plays { $card }. Cancel it with { $reaction }?
rv-ask-may-discard = { $n ->
    [one] { $card }: { $text } Discard a card?
   *[other] { $card }: { $text } Discard { $n } cards?
}
rv-ask-unless-discard = { $n ->
    [one] { $who } plays { $card }. { $text } Discard a card?
   *[other] { $who } plays { $card }. { $text } Discard { $n } cards?
}
rv-ask-casualty = { $n ->
    [one] The gang takes a casualty. Who falls?
   *[other] The gang takes { $n } casualties, one after the other. Who is next?
}
rv-ask-kill-lawman = { $n ->
    [one] Which lawman is hit?
   *[other] Which lawman is hit? ({ $n } hits to go)
}
rv-ask-blast = Which lawman does the blast hit? Firepower left: { $n }.
rv-ask-destroy-row = Which blocking row is cleared?
rv-ask-destroy-gun = { $n ->
    [one] Which gun is destroyed?
   *[other] Which gun is destroyed? ({ $n } to go)
}
rv-ask-return-gun = Which gun do you take back into your hand?
rv-ask-recover = { $to ->
    [hand] Which lawman do you take from your discard pile into your hand?
   *[here] Which lawman comes from your discard pile onto this battlefield?
}
rv-ask-move-lawman = Which lawman rides over to this battlefield?
rv-ask-save = Whom do you save from the wreck? Each costs a card; the others are lost.
rv-ask-may-attack = You would win the attack, { $law } against { $gang }. Do you attack?
rv-ask-over = The game is over.

## Choices

rv-group-play = Play
rv-group-take-off = Remove
rv-group-use = Use
rv-group-special = Special
rv-group-end = End
rv-group-place = Place
rv-group-discard = Discard
rv-group-react = React
rv-group-lose = Lose
rv-group-save = Save
rv-group-choose = Choose
rv-group-answer = Answer

rv-decision-end-turn = { $side ->
    [colty] end the turn
   *[mcready] end the turn: attack with { $law } against { $gang }
}
rv-decision-play = { $mode ->
    [shot] { $card } as a one-shot
   *[card] { $card }
}
rv-decision-place = { $when ->
    [here] { $place }: here
    [ahead] { $place }: ahead
   *[past] { $place }: past
}
rv-decision-discard = { $card }
rv-decision-answer = { $phase ->
    [window] { $yes ->
        [yes] yes, cancel it
       *[no] no, let it happen
    }
    [may-attack] { $yes ->
        [yes] yes, attack
       *[no] no, hold fire
    }
   *[other] { $yes ->
        [yes] yes, discard
       *[no] no
    }
}
rv-decision-react = { $card }: nobody dies
rv-decision-lose = { $bandit }
rv-decision-save = { $bandit }
rv-decision-done = { $phase ->
    [save] save nobody else: the train goes off the rails
   *[other] no more hits
}
rv-decision-hit = { $card }
rv-decision-clear = { $card }
rv-decision-destroy = { $card }
rv-decision-take-back = { $card } from { $place }
rv-decision-recover = { $card }
rv-decision-move = { $card } from { $place }
rv-decision-use = { $card }: use the ability (discard { $cards })
    .move = { $card } rides to { $place } (discard { $cards })
rv-decision-use-special = { $card }
rv-decision-take-off = { $card }

## What happened. A fact with a subject is written without it: the reader sees the name first.

rv-fact-game-began = The bank has been robbed: the chase begins (deck { $deck })
rv-fact-dealt = is dealt { $cards }
rv-fact-turn-began = begins turn { $n }
rv-fact-marker-moved = { $by ->
    [card] the marker is moved to { $place }, { $space }
   *[turn] the marker advances to { $place }, { $space }
}
rv-fact-field-reached = the chase reaches { $place }
rv-fact-drew = draws { $cards }
rv-fact-deck-empty = has no deck left to draw from
rv-fact-reshuffled = shuffles the discard pile into a new deck: { $cards }
rv-fact-put-aside = is about to play { $card }
rv-fact-played = { $mode ->
    [shot] plays { $card } as a one-shot
    [placed] plays { $card } at { $place }
   *[card] plays { $card }
}
rv-fact-paid = pays with { $cards }
rv-fact-discarded = discards { $cards }
rv-fact-placed = { $card } comes to { $place }
rv-fact-spent = { $card } goes to the discard pile
rv-fact-cancelled = { $card } has no effect
rv-fact-paid-back = gets { $card } back
rv-fact-reacted = answers with { $card }
rv-fact-held-back = does not react
rv-fact-grit-helped = { $card } loses True Grit but stays
rv-fact-lawman-killed = { $card } is killed
rv-fact-removed = { $card } is removed from { $place }
rv-fact-gun-destroyed = { $card } is destroyed
rv-fact-row-destroyed = { $card } is cleared away
rv-fact-token-gained = { $token ->
    [grit] { $card } gets True Grit
   *[power] { $card } gets a power token
}
rv-fact-bandit-token = { $bandit } gets True Grit
rv-fact-no-token-left = { $token ->
    [grit] no True Grit tokens are left
   *[power] no power tokens are left
}
rv-fact-taken-off = removes { $card } from play
rv-fact-taken-back = takes { $card } back from { $place }
rv-fact-recovered = { $to ->
    [hand] takes { $card } from the discard pile
   *[here] { $card } returns from the discard pile
}
rv-fact-moved = { $card } rides from { $place } to { $to }
rv-fact-used = uses the ability of { $card }
rv-fact-offered = { $taken ->
    [yes] discards to use the effect
   *[no] does not discard
}
rv-fact-spared = discards to avoid the effect
rv-fact-bandit-grit-lost = { $bandit } loses True Grit but lives
rv-fact-bandit-died = { $bandit } dies
rv-fact-prevented = the casualty is prevented: nobody dies
rv-fact-attacked = { $won ->
    [yes] attacks, { $law } against { $gang }: the gang takes a casualty
   *[no] attacks, { $law } against { $gang }: the gang holds
}
rv-fact-attack-waived = does not attack
rv-fact-cubes-removed = { $n ->
    [one] a cube leaves the border ({ $left } left)
   *[other] { $n } cubes leave the border ({ $left } left)
}
rv-fact-face-opened = { $n ->
    [one] an extra space opens at { $place }
   *[other] { $n } more spaces at { $place }
}
rv-fact-banned = { $card } can no longer be played
rv-fact-special-used = uses { $card }
rv-fact-saved = { $bandit } is saved
rv-fact-wrecked = wrecked: { $cards }
rv-fact-lost-in-wreck = { $n ->
    [one] lost in the wreck: { $bandits }
   *[other] { $n } lost in the wreck: { $bandits }
}
rv-fact-hand-shown = shows { $cards }
rv-fact-won = { $side ->
    [colty] { $reason ->
        [border-empty] wins: the border is open
       *[last-space] wins: the Express has got away
    }
   *[mcready] { $reason ->
        [all-dead] wins: the whole gang is dead
        [early-death] wins: the gang has lost someone it could not do without
        [lost-by-card] wins: a card has lost the game for the gang
       *[leader-dead] wins: the leader of the gang is dead
    }
}

## The end

rv-result = { $turns ->
    [one] { $side ->
        [colty] { $who } wins with the Colty gang, in the first turn.
       *[mcready] { $who } wins with Colonel McReady, in the first turn.
    }
   *[other] { $side ->
        [colty] { $who } wins with the Colty gang, in turn { $turns }.
       *[mcready] { $who } wins with Colonel McReady, in turn { $turns }.
    }
}
rv-reason = { $reason ->
    [all-dead] Every bandit is dead.
    [leader-dead] { $leader } is dead, and without a leader there is no gang.
    [early-death] Someone the gang needed alive has died too early.
    [lost-by-card] A card has lost the game for the gang.
    [border-empty] The last cube has left the Mexican border: the gang is across.
   *[last-space] The turn on the last space is over, and { $leader } is still alive.
}
rv-left = Bandits alive: { $bandits }. Cubes on the border: { $cubes }.

## A first look

rv-seated = { $colty } leads the Colty gang and begins; { $mcready } rides with Colonel McReady.
rv-intro =
    Jack Colty’s gang has robbed the bank and is making for Mexico; Colonel McReady chases it across five battlefields.
    Each turn the marker moves on. Cards are paid for with other cards from the hand. After playing his cards McReady
    attacks: if his firepower beats the gang’s guns plus the battlefield’s defence, a bandit dies, and Colty picks one
    with the lowest survival rating. If no bandit is killed in McReady’s whole turn, one of the { $cubes } cubes leaves
    the border. The gang wins when the border is empty or Jack is alive at the end of the last battlefield; McReady wins
    when Jack is dead.
rv-help-turn =
    A turn: draw { $draw ->
    [one] one card
   *[other] { $draw } cards
}, then play as many as you like. A card that costs n is paid for by discarding n others.
    Guns and lawmen are placed at the battlefield where the marker is, and count there; one-shots take effect and are
    discarded. The gang has three slots at each battlefield, and blocking rows fill them; you may remove your own cards
    there.
rv-help-attack =
    When McReady ends his turn he attacks: law against gang, defence included; on a tie the gang holds. Battlefields
    already passed no longer count. True Grit is a second life. Cards in your hand that you cannot play now are listed
    under “Not now”: they can still pay for others.
rv-example = dynamite
rv-about-rules = the rules about a word, a card (? gatling-gun), the discard piles (? discards) or one rule: ? RV-10.2
rv-about-notation = You can also type moves: play gatling-gun, discard 38-special, place creek, lose bullet, end.

## The deck

rv-deck-name-frontier-1 = Frontier I
rv-deck-name-frontier-2 = Frontier II
rv-deck-name-frontier-3 = Frontier III
rv-deck-name-frontier-4 = Frontier IV
rv-reconstruction = The deck { $deck } is a reconstruction, not the published card list. The rules, most card names and most effects are sourced; the number of copies of each card, most costs, many firepower values and most survival ratings are ours. If you own the game you will notice differences, and you can play with your own deck: see docs/decks.md.
rv-own-deck = { $note ->
    [none] You are playing with your own deck: { $deck }.
   *[other] You are playing with your own deck: { $deck }. { $note }
}
# A row of a deck file: by its id, or (n above 0) by its number as long as it has none.
rv-deck-row = { $list ->
    [cards] card { $n ->
        [0] { $id }
       *[other] number { $n }
    }
    [bandits] bandit { $n ->
        [0] { $id }
       *[other] number { $n }
    }
    [battlefields] battlefield { $n ->
        [0] { $id }
       *[other] number { $n }
    }
   *[special] special card { $n ->
        [0] { $id }
       *[other] number { $n }
    }
}
rv-remark = Note on { $place }: { $text }
rv-mark =
    .sourced = sourced
    .sourced-weak = from a weak source
    .reconstructed = our own estimate
    .own-name = a name we made up
rv-head =
    .kind = kind
    .fp = fire
    .cost = cost
rv-deck-side = { $side ->
    [colty] The gang’s deck: { $cards } cards of { $kinds } kinds
   *[mcready] McReady’s deck: { $cards } cards of { $kinds } kinds
}
rv-deck-bandits = Bandits: { $n }, by survival rating
rv-deck-battlefields = The battlefields, from left to right
rv-deck-battlefield = defence { $defence }, numbered spaces { $turns }, dash spaces { $dash }, extra spaces { $faces }
rv-deck-special = Special cards
rv-free-at = free at { $places }
rv-not-at = not at { $places }

## What the cards of the packaged deck say

rv-text-jack-colty = If he dies the gang loses at once.
rv-text-cortez = If he dies before the marker reaches the Express, the gang loses. Gains True Grit when the marker gets there.
rv-text-skinny-landell = Starts with True Grit. If he loses it before the marker reaches Rattlesnake Creek: one extra space there.
rv-text-poppy-mcready = No effect.
rv-text-bruno-caple = Once he is dead, no Peacemaker .45 may be played.
rv-text-tin-cup-holloway = When he dies, Colty discards a card.
rv-text-manolito = When he dies, two cubes leave the border, but never the last one.
rv-text-kittens-mackenzie = If she dies before the marker reaches the Express: two extra spaces at Rattlesnake Creek.
rv-text-derail-the-train = Once, at the Express: save bandits for a hand card each, Jack first. Everything at the Express and all other bandits are lost.
rv-text-38-special = Plain gun.
rv-text-peacemaker-45 = Plain gun. Once Bruno Caple is dead no further copy may be played; copies on the table stay.
rv-text-hail-of-bullets = Strong gun.
rv-text-gatling-gun = Heavy gun. Cannot be taken back to hand.
rv-text-jackson-clan = Protected reinforcements; free at the Express. Leaves the table only when the train is derailed.
rv-text-derringer = Needs no slot and does not count towards the limit.
rv-text-cherokee-scout = May be placed at the current or an upcoming battlefield; gains a power token if placed ahead.
rv-text-lets-shoot = Play it either as a gun or, discarding it, to destroy one blocking row here.
rv-text-yellow-boy-rifle = On entry you may discard one more card to kill one lawman here.
rv-text-fire-at-will = Kill one lawman here. Can be cancelled by “He shot my hat clean off!”.
rv-text-chew-on-this = Kill one lawman here.
rv-text-polecats = Kill two lawmen here, or hit one with True Grit twice.
rv-text-stick-of-dynamite = Kill any lawmen here whose firepower adds up to 3 or less. Not at the Bank.
rv-text-pack-yer-bags = Move the turn marker one space to the right, inside the battlefield.
rv-text-lightning-reflexes = In McReady’s turn: prevents a casualty you are about to take.
rv-text-adios-amigo = Remove Colonel McReady wherever he is, True Grit or not; then draw a card in any case.
rv-text-saddlebags = Take one of your guns in play back into your hand (never a Gatling Gun).
rv-text-came-along = Take two casualties yourself, effects included; then remove every lawman here, True Grit or not.
rv-text-sandstorm = Stays beside the current battlefield for good: McReady may have no more than two cards there.
rv-text-improvise = Destroy one blocking row here.
rv-text-coffee-and-eggs = Draw two cards.
rv-text-ned-mcready = Enters with True Grit; on entry the gang takes a casualty. Free at Rattlesnake Creek and at the Express.
rv-text-charlie-weathers = Enters with True Grit.
rv-text-quincey-whitmore = Enters with True Grit. In your play phase, discard a card to move him to a neighbouring battlefield.
rv-text-josie-logan = May be placed at any battlefield; gains True Grit if placed ahead.
rv-text-apache-scout = May be placed at any battlefield; gains a power token if placed ahead.
rv-text-bounty-hunter = On entry draw a card.
rv-text-cowboy = Plain lawman.
rv-text-buffalo-stampede = On entry destroy one gang gun here.
rv-text-cactus-field = Placed on the gang’s side of the current or an upcoming battlefield: fills one of its three slots.
rv-text-pilgrim = Move the turn marker one space to the left, inside the battlefield.
rv-text-didnt-see-this = Move one of your lawmen from another battlefield to the current one; nothing is paid, no entry effect.
rv-text-ran-outta-bullets = Destroy one Gatling Gun here; then draw a card in any case.
rv-text-hat-clean-off = In Colty’s turn: cancel a “Fire at will, boys”.
rv-text-about-time-partner = Take one lawman from your discard pile into your hand.
rv-text-flesh-wound = Put one lawman from your discard pile onto the current battlefield. You do not pay the lawman’s cost; entry effects apply.
rv-text-rattlesnake-bite = The gang takes a casualty unless Colty discards a card.
rv-text-were-surrounded = Destroy two gang guns here of your choice, but no Gatling Gun and not the Jackson Clan.
rv-text-get-a-rope = The gang takes a casualty.

# What puzzles are about

rv-theme-leader = Save the leader
rv-theme-hold = Hold the battlefield
rv-theme-attack = Win the attack
rv-theme-concede = Concede the battlefield
rv-theme-casualty = Who takes the casualty
rv-theme-react = Reactions
rv-theme-target = Whom to hit
rv-theme-which-field = Which battlefield
rv-theme-keep-cards = Play on or stop
rv-theme-which-card = Which card
rv-theme-shot = One-shots
rv-theme-special = Derail the train
rv-theme-move = Move and clear
rv-theme-discard = What to pay with
rv-theme-turn = The turn as a whole
rv-figure-lawmen-killed = Lawmen killed
rv-figure-lawmen-killed-note = By your gang, per game.
rv-figure-bandits-lost = Bandits lost
rv-figure-bandits-lost-note = Of your gang, per game, in a train wreck too.
rv-figure-bandits-killed = Bandits killed
rv-figure-bandits-killed-note = By the law, per game, in a train wreck too.
rv-figure-lawmen-lost = Lawmen lost
rv-figure-lawmen-lost-note = Killed by the gang, per game.
rv-figure-attacks-won = Attacks won
rv-figure-attacks-won-note = The share of your attacks in which the law was stronger.
