import { beforeAll, describe, expect, it, vi } from 'vitest'
import { speak, welcome } from '../../lib/words.svelte'
import { sentences } from '../../lib/story'
import { choiceWords, listing, logLines, questionWords } from './words'

const HOUSE = `
list-and = { $first } and { $last }
list-comma = {", "}
colon = {": "}
yes = yes
no = no
web-your-turn = Your turn.
web-you = You
plain-ask = Your turn.
`
const FARO = `
fa-ask-bet = Lay your bet.
fa-decision-play = Play { $card }
fa-fact-played = plays { $card }
fa-fact-passed = passes
fa-you-played = play { $card }
fa-fact-gave = { $who } gives { $to } { $cards ->
    [one] a card
   *[other] { $cards } cards
}
fa-fact-drew = { $card ->
    [none] draws a card
   *[other] draws { $card }
}
fa-fact-showed = { $cards ->
    [none] shows nothing
   *[other] shows { $cards }
}
fa-fact-copper = { $on ->
    [yes] is against it
   *[no] is for it
}
fa-view-purse = Chips
fa-name-ace = A♠
fa-name-two = 2♠
yes = replaced
`
const speech = { prefix: 'fa', names: ['Ann', 'Bob'] }
const lines = (...facts: ({ fact: string } & Record<string, unknown>)[]): string[] =>
  logLines(facts, speech, -1).map(({ seat, text }) => (seat === null ? text : `${speech.names[seat]} ${text}`))

beforeAll(async () => {
  vi.stubGlobal('fetch', (address: string) => {
    const text = address === '/api/games/faro/words/en' ? FARO : address.startsWith('/api/') ? null : HOUSE
    return Promise.resolve(text === null ? new Response('', { status: 404 }) : new Response(text))
  })
  await speak('fr')
  await welcome([
    { name: 'faro', words: ['en'] },
    { name: 'lost', words: ['en'] },
  ])
})

describe('what can be answered', () => {
  it('is said by the words that the game brings, in English where it has no other', () => {
    expect(choiceWords({ code: 1, notation: '', kind: 'play', values: { card: 'ace' } }, speech)).toBe('Play A♠')
  })

  it('is said in plain letters where there is no message', () => {
    const choice = (values: object) => choiceWords({ code: 1, notation: '', kind: 'call-turn', values }, speech)
    expect(choice({})).toBe('Call turn')
    expect(choice({ cards: ['two', 'ace', 'ten'] })).toBe('Call turn: 2♠, A♠ and ten')
    expect(choice({ to: 1, face_up: true })).toBe('Call turn: to Bob, face up yes')
  })

  it('has a question by its phase, or a general one', () => {
    expect(questionWords({ phase: 'bet' }, speech)).toBe('Your turn. Lay your bet.')
    expect(questionWords({ phase: 'other' }, speech)).toBe('Your turn.')
    expect(questionWords({}, speech)).toBe('Your turn.')
  })
})

describe('what happened', () => {
  it('names whoever did it, before the sentence or in it', () => {
    expect(lines({ fact: 'played', seat: 1, card: 'two' })).toEqual(['Bob plays 2♠'])
    expect(lines({ fact: 'gave', seat: 0, to: 1, cards: 1 })).toEqual(['Ann gives Bob a card'])
  })

  it('can choose its words by what is hidden, and by yes and no', () => {
    expect(lines({ fact: 'drew', seat: 0, card: null }, { fact: 'drew', seat: 0, card: 'ace' })).toEqual(['Ann draws a card', 'Ann draws A♠'])
    expect(lines({ fact: 'showed', seat: 0, cards: [] }, { fact: 'showed', seat: 0, cards: ['ace'] })).toEqual(['Ann shows nothing', 'Ann shows A♠'])
    expect(lines({ fact: 'copper', seat: 0, on: true }, { fact: 'copper', seat: 1, on: false })).toEqual(['Ann is against it', 'Bob is for it'])
  })

  it('is said to the reader in words of the game, and by the name where it has none', () => {
    const facts: ({ fact: string } & Record<string, unknown>)[] = [{ fact: 'played', seat: 0, card: 'ace' }, { fact: 'passed', seat: 0 }]
    const told = logLines(facts, speech, 0)
    expect(sentences(told, speech.names, 0)).toBe('You play A♠. Ann passes.')
  })

  it('is never left out: without a message, or with one that lacks a value, it is told in plain letters', () => {
    expect(lines({ fact: 'deck-cut' }, { fact: 'paid', seat: 1, chips: 3 }, { fact: 'played', seat: 0 })).toEqual(['Deck cut', 'Bob paid: 3', 'Ann played'])
  })

  it('is told once where it happens several times in a row', () => {
    const dealt = { fact: 'drew', seat: 1, card: null }
    expect(lines(dealt, dealt, dealt)).toEqual(['Bob draws a card ×3'])
  })
})

describe('a view', () => {
  const view = {
    viewer: 0,
    to_act: 1,
    phase: 'bet',
    hand: ['ace', 'two'],
    top: 'two',
    shoe: ['ace', 'two'],
    purse: [5, 7],
    players: [{ seat: 0, cases: [{ card: 'ace', count: 2 }] }, { seat: 1, cases: [] }],
    rules: { limit: 10, doubles: { count: 3, paid: false } },
    bids: [],
    winner: null,
  }

  it('is a list: the hand apart, what belongs to each player with him, the rest by its labels', () => {
    const { hands, common, seats } = listing(view, speech)
    expect(hands).toEqual([{ label: 'Hand', cards: ['A♠', '2♠'] }])
    expect(common).toEqual([
      { label: 'Top', text: '2♠', inner: [] },
      { label: 'Shoe', text: 'A♠ and 2♠', inner: [] },
      {
        label: 'Rules',
        text: '',
        inner: [
          { label: 'Limit', text: '10', inner: [] },
          { label: 'Doubles', text: 'count 3, paid no', inner: [] },
        ],
      },
    ])
    expect(seats).toEqual([
      [
        { label: 'Chips', text: '5', inner: [] },
        { label: 'Cases', text: 'A♠ ×2', inner: [] },
      ],
      [
        { label: 'Chips', text: '7', inner: [] },
        { label: 'Cases', text: '–', inner: [] },
      ],
    ])
  })
  it('has one thing, or none, that one holds with the hands; numbers are no cards', () => {
    const { hands, common } = listing({ hand_cart: 'ace', hand_claim: null, hand_size: 3 }, speech)
    expect(hands).toEqual([
      { label: 'Hand cart', cards: ['A♠'] },
      { label: 'Hand claim', cards: [] },
    ])
    expect(common).toEqual([{ label: 'Hand size', text: '3', inner: [] }])
  })

  it('tells by the name of a field what is a player, and what each of them has', () => {
    const { common, seats } = listing({ banker_seat: 1, best_seats: [1, 0], each_bet: ['ace', 'two'] }, speech)
    expect(common.map(({ label, text }) => `${label}: ${text}`)).toEqual(['Banker seat: Bob', 'Best seats: Bob and Ann'])
    expect(seats.map((items) => items.map(({ label, text }) => `${label}: ${text}`))).toEqual([['Each bet: A♠'], ['Each bet: 2♠']])
  })
})
