### Crazy Eights, in English. The ids are explained in docs/add-a-game.md of Saloon.

ce-title = Crazy Eights
ce-intro = Get rid of your cards. Play one that matches the suit or the rank of the top card; eights always fit and call a suit.

## Questions

ce-ask-play = Play a card that fits, or draw one.
ce-ask-drawn = Play a card that fits, or pass.
ce-ask-over = The game is over.

## Choices

ce-decision-play = Play { $card }
ce-decision-call = Play { $card } and call { $suit }
ce-decision-draw = Draw a card
ce-decision-pass = Pass

## What happened

ce-fact-dealt = { $card ->
    [none] is dealt a card
   *[other] is dealt { $card }
}
ce-fact-turned-up = { $card } is turned up
ce-fact-played = plays { $card }
ce-fact-called = calls { $suit }
ce-fact-drew = { $card ->
    [none] draws a card
   *[other] draws { $card }
}
ce-fact-passed = passes
ce-fact-reshuffled = { $cards ->
    [one] One discard becomes the new pile
   *[other] { $cards } discards become the new pile
}
ce-fact-showed = still holds { $cards }
ce-fact-won = { $out ->
    [yes] has no card left and wins
   *[no] has the fewest points and wins
}

## The table

ce-view-hand = Your hand
ce-view-top = Top card
ce-view-suit = Suit to follow
ce-view-pile = Cards in the pile
ce-view-discards = Discards
ce-view-cards = Cards in hand
ce-view-shown = Left in hand

## Refusals

illegal-ce-does-not-fit = { $card } does not fit: follow { $suit }, match the rank, or play an eight.
illegal-ce-drawn-already = You have drawn a card in this turn: play one, or pass.
illegal-ce-nothing-to-draw = There is nothing to draw.
illegal-ce-draw-first = You can pass only after drawing a card.

malformed-ce-wrong-cards = All 52 cards must lie somewhere, each once, and at most one hand may be empty.
malformed-ce-wrong-turn = A seat must decide as long as the game is not over, and none afterwards.

## Options

ce-option-reshuffle = Whether the discards become a new pile
    .once = once in a game
    .never = never

## Names

ce-name-clubs = clubs
ce-name-diamonds = diamonds
ce-name-hearts = hearts
ce-name-spades = spades
ce-name-ace-clubs = A♣
ce-name-2-clubs = 2♣
ce-name-3-clubs = 3♣
ce-name-4-clubs = 4♣
ce-name-5-clubs = 5♣
ce-name-6-clubs = 6♣
ce-name-7-clubs = 7♣
ce-name-8-clubs = 8♣
ce-name-9-clubs = 9♣
ce-name-10-clubs = 10♣
ce-name-jack-clubs = J♣
ce-name-queen-clubs = Q♣
ce-name-king-clubs = K♣
ce-name-ace-diamonds = A♦
ce-name-2-diamonds = 2♦
ce-name-3-diamonds = 3♦
ce-name-4-diamonds = 4♦
ce-name-5-diamonds = 5♦
ce-name-6-diamonds = 6♦
ce-name-7-diamonds = 7♦
ce-name-8-diamonds = 8♦
ce-name-9-diamonds = 9♦
ce-name-10-diamonds = 10♦
ce-name-jack-diamonds = J♦
ce-name-queen-diamonds = Q♦
ce-name-king-diamonds = K♦
ce-name-ace-hearts = A♥
ce-name-2-hearts = 2♥
ce-name-3-hearts = 3♥
ce-name-4-hearts = 4♥
ce-name-5-hearts = 5♥
ce-name-6-hearts = 6♥
ce-name-7-hearts = 7♥
ce-name-8-hearts = 8♥
ce-name-9-hearts = 9♥
ce-name-10-hearts = 10♥
ce-name-jack-hearts = J♥
ce-name-queen-hearts = Q♥
ce-name-king-hearts = K♥
ce-name-ace-spades = A♠
ce-name-2-spades = 2♠
ce-name-3-spades = 3♠
ce-name-4-spades = 4♠
ce-name-5-spades = 5♠
ce-name-6-spades = 6♠
ce-name-7-spades = 7♠
ce-name-8-spades = 8♠
ce-name-9-spades = 9♠
ce-name-10-spades = 10♠
ce-name-jack-spades = J♠
ce-name-queen-spades = Q♠
ce-name-king-spades = K♠
