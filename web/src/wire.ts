/* The wire protocol in types. Made by tools/wire_types.py from src/saloon/server/protocol.py: not to be edited. */

export const PROTOCOL = 1

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** What each game shows, tells and offers. */
export interface Games {
  'wyatt-earp': { view: WyattEarpView; fact: WyattEarpFact; choice: WyattEarpChoice }
  'revolver': { view: RevolverView; fact: RevolverFact; choice: RevolverChoice }
}

export type Game = keyof Games

/** A choice that the house would think of: the chance to win, and the money to be expected, where there is any. */
export interface Advised {
  code: number
  notation: string
  chance: number
  money: number | null
  reason: Reason | null
}

/** Say yes or no to what another proposed. */
export interface Answer {
  type: 'answer'
  yes: boolean
  table: string
  id: string
}

/** A member of the gang; `deadly`: his death has an effect. */
export interface BanditInfo {
  id: string
  name: string
  rating: number
  grit: number
  leader: boolean
  deadly: boolean
  says: Saying
  sources: { [name: string]: string }
}

/** A bot, the games it plays, and its level among the house's own (1 is the weakest; 0: no level). */
export interface BotInfo {
  name: string
  level: number
  games: string[]
}

/** Let a bot play for somebody who has gone away. */
export interface CallBot {
  type: 'call-bot'
  seat: number
  table: string
  id: string
}

/** A kind of card in one of the two decks. `discard`: what its ability costs, in cards (0: it has none). */
export interface CardInfo {
  id: string
  side: string
  name: string
  copies: number
  kind: string
  cost: number
  firepower: number
  free_at: string[]
  not_at: string[]
  reach: string
  flags: string[]
  reacts_to: string
  discard: number
  two_modes: boolean
  says: Saying
  sources: { [name: string]: string }
}

/** A seat as everybody sees it. */
export interface Chair {
  kind: 'bot' | 'open' | 'person'
  name: string
  account: string
  bot: string
  wants_rematch: boolean
  program: boolean
}

/** How a game stood. A game that is very long, or a house that is very busy, has fewer steps than decisions. */
export interface Chances {
  steps: Standing[]
  turns: Turning[]
}

export type Choice = WyattEarpChoice | RevolverChoice

/** `move`: so many seconds each time one must answer; `game`: for the whole game, and more with every turn. */
export interface Clock {
  kind: 'game' | 'move' | 'none'
  seconds: number
  increment: number
}

/** `move`: so many seconds each time one must answer; `game`: for the whole game, and more with every turn. */
export interface ClockWish {
  kind?: 'game' | 'move' | 'none'
  seconds?: number
  increment?: number
}

/** A deck. `packaged`: it is the house's own, and no figure was changed. */
export interface DeckInfo {
  id: string
  note: string
  packaged: boolean
  cubes: number
  draw: number
  slots: number
  battlefields: FieldInfo[]
  bandits: BanditInfo[]
  specials: SpecialInfo[]
  cards: CardInfo[]
}

/** A command is in the notebook, and will be there after any accident. */
export interface Done {
  type: 'done'
  table: string
  id: string
}

/** How it ended: by the rules (`finished`, with the game's own result), `conceded` or `abandoned`. */
export interface Ending {
  how: 'abandoned' | 'conceded' | 'finished'
  winner: number | null
  seat: number | null
  result: { [name: string]: Json }
}

export type Fact = WyattEarpFact | RevolverFact

/** The commitment from before the deal and what each seat added to it; the seed after the end. The rematch has a seed of its own, which the house is bound to before anybody says what he adds to that one. */
export interface Fairness {
  commitment: string
  entropy: string[]
  seed: string
  next_commitment: string
}

/** A battlefield. */
export interface FieldInfo {
  id: string
  name: string
  defence: number
  sources: { [name: string]: string }
}

/** The host puts a bot on an open seat; without a bot it is open again. */
export interface Fill {
  type: 'fill'
  seat: number
  bot?: string
  table: string
  id: string
}

/** A game: who may play it by which rules. A preset is a set of options that differ from the default. `prefix` is that of its messages, in capitals that of its rules. Where the seats are roles, `roles` names them. `words`: the languages of words that the game brings itself, at `/api/games/{game}/words/{language}`. */
export interface GameInfo {
  name: string
  prefix: string
  rules: number
  players: number[]
  roles: string[]
  bots: string[]
  standard_bot: string
  decks: boolean
  rulebook: boolean
  words: string[]
  options: Option[]
  presets: { [name: string]: { [name: string]: string } }
}

/** The first word, with the protocol that the client speaks. */
export interface Hello {
  type: 'hello'
  protocol: number
}

/** What would the house do? */
export interface Hint {
  type: 'hint'
  table: string
  id: string
  seat: number
}

/** The best choices of a seat at one of its questions, the best first. */
export interface Hints {
  type: 'hints'
  table: string
  id: string
  seat: number
  question: number
  choices: Advised[]
}

export type Inbound = 
  | Hello
  | Ping
  | Watch
  | Unwatch
  | Sit
  | Leave
  | Fill
  | Move
  | Undo
  | Propose
  | Answer
  | CallBot
  | Return
  | Rematch
  | Try
  | Hint
  | Say
  | Mute
  | Report

/** Give the seats up; in a running game a bot goes on in them, and one may return. */
export interface Leave {
  type: 'leave'
  table: string
  id: string
}

/** Who asks. `kind` is guest, member, or program (by a token). */
export interface Me {
  account: string
  name: string
  kind: string
  preferences: Preferences
}

/** Answer a question: its number, as it was asked, and one of the codes. */
export interface Move {
  type: 'move'
  seat: number
  question: number
  code: number
  table: string
  id: string
}

/** Hear no more of somebody. */
export interface Mute {
  type: 'mute'
  account: string
  on?: boolean
}

/** A table as its host wants it. With a `start` it has that record's options, and is for study. */
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: { [name: string]: Json }
  preset?: string
  public?: boolean
  clock?: ClockWish
  spectators?: boolean
  aids?: boolean
  hints?: boolean
  chat?: boolean
  pace?: number
  start?: Start | null
}

/** A table, as this viewer sees it now, and what happened since the last news. */
export interface News<G extends Game = Game> {
  type: 'news'
  table: string
  status: 'open' | 'over' | 'running'
  seat: number
  chairs: Chair[]
  to_act: number
  view: Games[G]['view'] | null
  question: Question<G> | null
  can_undo: boolean
  time: Time | null
  offer: Offer | null
  fairness: Fairness
  ending: Ending | null
  score: number[]
  next: string
  facts: Games[G]['fact'][]
  afresh: boolean
  done: string[]
}

/** What somebody proposed, and who still has to answer. */
export interface Offer {
  seat: number
  what: 'abandon' | 'concede'
  waiting: number[]
}

/** A switch of the rules, the first value is the default. `class`: S sources differ, V a variant, Q sources are quiet. Some may also be a number from `least` to `most`. */
export interface Option {
  id: string
  name: string
  class: string
  rule: string
  values: string[]
  default: string
  least: number | null
  most: number | null
}

export type Outbound<G extends Game = Game> = Welcome | Pong | Done | Refused | News<G> | TableSetup | Presence | Said | Trial<G> | Hints

export interface Ping {
  type: 'ping'
  n?: number
}

export interface Pong {
  type: 'pong'
  n: number
}

/** How somebody likes the house; it is the same on every device. */
export interface Preferences {
  language: '' | 'de' | 'en' | 'fr' | 'it'
  theme: 'dark' | 'light' | 'system'
  motion: 'fast' | 'none' | 'normal' | 'system'
  volume: number
  text: number
  confirm: boolean
  zen: boolean
}

/** Who is there, by seat, and how many bystanders. */
export interface Presence {
  type: 'presence'
  table: string
  present: boolean[]
  bystanders: number
}

/** Give up, or stop without a winner: it takes effect when the other people agree. */
export interface Propose {
  type: 'propose'
  seat: number
  what: 'abandon' | 'concede'
  table: string
  id: string
}

/** What this viewer is asked. `number` counts the questions to this seat. */
export interface Question<G extends Game = Game> {
  number: number
  choices: Games[G]['choice'][]
  odds: number | null
}

/** Why a choice is good: a message id and its values. */
export interface Reason {
  id: string
  values: { [name: string]: Json }
}

/** Nothing has changed, and why: a message id (`illegal-...`), its values, and the rule behind it. */
export interface Refused {
  type: 'refused'
  reason: string
  rule: string
  details: { [name: string]: Json }
  table: string
  id: string
}

/** Again, with the seats moved on by one; when all people want it. */
export interface Rematch {
  type: 'rematch'
  entropy?: string
  table: string
  id: string
}

/** A game that is over, as it was seen from one seat or from beside the table (-1); the deck, if it is Revolver. `ending` is `null` for a record that stops before the end of its game. */
export interface Replay<G extends Game = Game> {
  table: string
  game: string
  seat: number
  chairs: Chair[]
  ending: Ending | null
  deck: DeckInfo | null
  steps: ReplayStep<G>[]
}

/** A decision, what the viewer learnt by it and saw after it. The first step is the deal, and nobody's (-1). */
export interface ReplayStep<G extends Game = Game> {
  notation: string
  seat: number
  facts: Games[G]['fact'][]
  view: Games[G]['view']
}

/** Something that the people of the house should read. */
export interface Report {
  type: 'report'
  table: string
  message: number
  why?: string
}

/** I am back: my seats are mine again. */
export interface Return {
  type: 'return'
  table: string
  id: string
}

/** To an offer, a window, a question (DP-13, DP-15, DP-16). */
export interface RevolverAnswerChoice {
  code: number
  notation: string
  kind: 'answer'
  values: { yes: boolean }
}

/** RV-OPT-25 The law does not attack. */
export interface RevolverAttackWaivedFact {
  fact: 'attack-waived'
}

export interface RevolverAttackedFact {
  fact: 'attacked'
  law: number
  gang: number
  won: boolean
}

/** A member of the gang; `next` are those whom the next casualty can hit (RV-10.2). */
export interface RevolverBandit {
  bandit: string
  rating: number
  alive: boolean
  grit: number
  next: boolean
}

export interface RevolverBanditDiedFact {
  fact: 'bandit-died'
  bandit: string
}

export interface RevolverBanditGritLostFact {
  fact: 'bandit-grit-lost'
  bandit: string
}

export interface RevolverBanditTokenFact {
  fact: 'bandit-token'
  bandit: string
}

export interface RevolverBannedFact {
  fact: 'banned'
  card: string
}

/** A battlefield with both columns; RV-12.2 firepower of the law, and of the gang with the defence. */
export interface RevolverBattlefield {
  field: string
  spaces: string[]
  faces: string[]
  defence: number
  law: number
  gang: number
  slots: number
  lawmen: RevolverTableCard[]
  guns: RevolverTableCard[]
  rows: RevolverTableCard[]
  standing: RevolverTableCard[]
  caps: (number | null)[]
}

export interface RevolverCancelledFact {
  fact: 'cancelled'
  card: string
}

/** So many cards of a kind. */
export interface RevolverCards {
  card: string
  count: number
}

export type RevolverChoice = 
  | RevolverEndTurnChoice
  | RevolverPlayChoice
  | RevolverPlaceChoice
  | RevolverDiscardChoice
  | RevolverAnswerChoice
  | RevolverReactChoice
  | RevolverLoseChoice
  | RevolverSaveChoice
  | RevolverDoneChoice
  | RevolverHitChoice
  | RevolverClearChoice
  | RevolverDestroyChoice
  | RevolverTakeBackChoice
  | RevolverRecoverChoice
  | RevolverMoveChoice
  | RevolverUseChoice
  | RevolverUseSpecialChoice
  | RevolverTakeOffChoice

/** A blocking row here (DP-11). */
export interface RevolverClearChoice {
  code: number
  notation: string
  kind: 'clear'
  values: { card: string }
}

export interface RevolverCubesRemovedFact {
  fact: 'cubes-removed'
  cubes: number
  left: number
  by_check: boolean
}

export interface RevolverDealtFact {
  fact: 'dealt'
  side: string
  card: string | null
}

/** There was no card left to draw. */
export interface RevolverDeckEmptyFact {
  fact: 'deck-empty'
  side: string
}

/** A gun here (DP-17). */
export interface RevolverDestroyChoice {
  code: number
  notation: string
  kind: 'destroy'
  values: { card: string; tokens: string[] }
}

/** One card of the hand, as a price or because it must be (DP-03). */
export interface RevolverDiscardChoice {
  code: number
  notation: string
  kind: 'discard'
  values: { card: string }
}

/** Because a card or a death demands it. */
export interface RevolverDiscardedFact {
  fact: 'discarded'
  side: string
  card: string
}

/** No more bandits to save, no more lawmen to hit (DP-07, DP-10). */
export interface RevolverDoneChoice {
  code: number
  notation: string
  kind: 'done'
  values: Record<string, never>
}

export interface RevolverDrewFact {
  fact: 'drew'
  side: string
  card: string | null
}

/** No more to play (DP-08). */
export interface RevolverEndTurnChoice {
  code: number
  notation: string
  kind: 'end-turn'
  values: Record<string, never>
}

export interface RevolverFaceOpenedFact {
  fact: 'face-opened'
  face: string
  field: string
}

export type RevolverFact = 
  | RevolverGameBeganFact
  | RevolverDealtFact
  | RevolverTurnBeganFact
  | RevolverMarkerMovedFact
  | RevolverFieldReachedFact
  | RevolverDrewFact
  | RevolverDeckEmptyFact
  | RevolverReshuffledFact
  | RevolverPlayedFact
  | RevolverPaidFact
  | RevolverDiscardedFact
  | RevolverPlacedFact
  | RevolverSpentFact
  | RevolverCancelledFact
  | RevolverPaidBackFact
  | RevolverReactedFact
  | RevolverHeldBackFact
  | RevolverGritHelpedFact
  | RevolverLawmanKilledFact
  | RevolverRemovedFact
  | RevolverGunDestroyedFact
  | RevolverRowDestroyedFact
  | RevolverTokenGainedFact
  | RevolverBanditTokenFact
  | RevolverNoTokenLeftFact
  | RevolverTakenOffFact
  | RevolverTakenBackFact
  | RevolverRecoveredFact
  | RevolverMovedFact
  | RevolverUsedFact
  | RevolverOfferedFact
  | RevolverSparedFact
  | RevolverBanditGritLostFact
  | RevolverBanditDiedFact
  | RevolverPreventedFact
  | RevolverAttackedFact
  | RevolverAttackWaivedFact
  | RevolverCubesRemovedFact
  | RevolverFaceOpenedFact
  | RevolverBannedFact
  | RevolverSpecialUsedFact
  | RevolverSavedFact
  | RevolverWreckedFact
  | RevolverLostInWreckFact
  | RevolverHandShownFact
  | RevolverWonFact
  | RevolverPutAsideFact

/** The marker is on space 1 of the next battlefield. */
export interface RevolverFieldReachedFact {
  fact: 'field-reached'
  field: string
}

/** RV-2 Everything is set up. */
export interface RevolverGameBeganFact {
  fact: 'game-began'
}

/** A lawman loses his token and stays. */
export interface RevolverGritHelpedFact {
  fact: 'grit-helped'
  card: string
  field: string
  tokens: string[]
}

export interface RevolverGunDestroyedFact {
  fact: 'gun-destroyed'
  card: string
  field: string
  tokens: string[]
}

export interface RevolverHandShownFact {
  fact: 'hand-shown'
  side: string
  card: string
  cards: number
}

/** No reaction to a card. */
export interface RevolverHeldBackFact {
  fact: 'held-back'
  side: string
}

/** A lawman here (DP-09, DP-10). */
export interface RevolverHitChoice {
  code: number
  notation: string
  kind: 'hit'
  values: { card: string; tokens: string[] }
}

export interface RevolverLawmanKilledFact {
  fact: 'lawman-killed'
  card: string
  field: string
  tokens: string[]
}

/** This bandit takes the casualty (DP-14). */
export interface RevolverLoseChoice {
  code: number
  notation: string
  kind: 'lose'
  values: { bandit: string }
}

export interface RevolverLostInWreckFact {
  fact: 'lost-in-wreck'
  bandit: string
}

/** To another space of its battlefield. */
export interface RevolverMarkerMovedFact {
  fact: 'marker-moved'
  field: string
  space: string
  by_card: boolean
}

/** A lawman from this battlefield to the current one (DP-19). */
export interface RevolverMoveChoice {
  code: number
  notation: string
  kind: 'move'
  values: { field: string; card: string; tokens: string[] }
}

export interface RevolverMovedFact {
  fact: 'moved'
  card: string
  field: string
  to: string
  tokens: string[]
}

export interface RevolverNoTokenLeftFact {
  fact: 'no-token-left'
  token: string
}

/** A choice that a card gave: whether it was taken. */
export interface RevolverOfferedFact {
  fact: 'offered'
  side: string
  taken: boolean
}

export interface RevolverPaidBackFact {
  fact: 'paid-back'
  side: string
  card: string
}

export interface RevolverPaidFact {
  fact: 'paid'
  side: string
  card: string
}

/** The card that is being played goes to this battlefield (DP-02). */
export interface RevolverPlaceChoice {
  code: number
  notation: string
  kind: 'place'
  values: { field: string }
}

export interface RevolverPlacedFact {
  fact: 'placed'
  card: string
  field: string
}

/** A card from the hand, if it has two modes as a shot or not (DP-01). */
export interface RevolverPlayChoice {
  code: number
  notation: string
  kind: 'play'
  values: { card: string; as_shot: boolean }
}

/** Announced, with its mode and its battlefield. */
export interface RevolverPlayedFact {
  fact: 'played'
  side: string
  card: string
  as_shot: boolean
  field: string
}

/** RV-15.2, RV-15.3 What all see of a side: numbers, the discard pile (RV-5.8), cards known to be in the hand. */
export interface RevolverPlayer {
  side: string
  hand: number
  deck: number
  discard: string[]
  discards: number
  known: RevolverCards[]
}

/** A casualty does not happen. */
export interface RevolverPreventedFact {
  fact: 'prevented'
}

/** RV-6.1 A card is about to be played; where it goes is still to be said, and `Played` follows. */
export interface RevolverPutAsideFact {
  fact: 'put-aside'
  side: string
  card: string
}

/** What is being asked, with the card in question. */
export interface RevolverQuestion {
  phase: string
  card: string | null
  as_shot: boolean
  field: string | null
  number: number
  why: string
}

/** Prevent the casualty with this card (DP-14). */
export interface RevolverReactChoice {
  code: number
  notation: string
  kind: 'react'
  values: { card: string }
}

export interface RevolverReactedFact {
  fact: 'reacted'
  side: string
  card: string
}

/** A lawman from the discard pile (DP-18). */
export interface RevolverRecoverChoice {
  code: number
  notation: string
  kind: 'recover'
  values: { card: string }
}

export interface RevolverRecoveredFact {
  fact: 'recovered'
  card: string
  to_hand: boolean
}

/** Whatever tokens lay on it. */
export interface RevolverRemovedFact {
  fact: 'removed'
  card: string
  field: string
  tokens: string[]
}

export interface RevolverReshuffledFact {
  fact: 'reshuffled'
  side: string
  cards: number
}

export interface RevolverRowDestroyedFact {
  fact: 'row-destroyed'
  card: string
  field: string
}

/** This bandit is saved from the wreck (DP-07). */
export interface RevolverSaveChoice {
  code: number
  notation: string
  kind: 'save'
  values: { bandit: string }
}

export interface RevolverSavedFact {
  fact: 'saved'
  bandit: string
}

/** The side discards, so that nothing worse follows. */
export interface RevolverSparedFact {
  fact: 'spared'
  side: string
}

export interface RevolverSpecialUsedFact {
  fact: 'special-used'
  card: string
}

/** The effect of a shot is over; it goes to the discard pile. */
export interface RevolverSpentFact {
  fact: 'spent'
  card: string
}

/** So many cards of a kind on the table that carry the same tokens; firepower is that of each. */
export interface RevolverTableCard {
  card: string
  count: number
  tokens: string[]
  firepower: number
}

/** A gun from this battlefield into the hand (DP-12). */
export interface RevolverTakeBackChoice {
  code: number
  notation: string
  kind: 'take-back'
  values: { field: string; card: string; tokens: string[] }
}

/** One of the own cards here goes to the discard pile (DP-04). */
export interface RevolverTakeOffChoice {
  code: number
  notation: string
  kind: 'take-off'
  values: { card: string; tokens: string[] }
}

export interface RevolverTakenBackFact {
  fact: 'taken-back'
  card: string
  field: string
  tokens: string[]
}

export interface RevolverTakenOffFact {
  fact: 'taken-off'
  card: string
  field: string
  tokens: string[]
}

export interface RevolverTokenGainedFact {
  fact: 'token-gained'
  card: string
  field: string
  token: string
}

export interface RevolverTurnBeganFact {
  fact: 'turn-began'
  side: string
  number: number
}

/** The ability of a card in play (DP-05). */
export interface RevolverUseChoice {
  code: number
  notation: string
  kind: 'use'
  values: { card: string; direction: string }
}

/** Derail the Train (DP-06). */
export interface RevolverUseSpecialChoice {
  code: number
  notation: string
  kind: 'use-special'
  values: { card: string }
}

/** The ability of a card in play. */
export interface RevolverUsedFact {
  fact: 'used'
  card: string
}

/** The table, as one viewer sees it. */
export interface RevolverView {
  viewer: number
  number: number
  turn: string
  to_act: number
  question: RevolverQuestion
  field: string
  space: string
  cubes: number
  kills: number
  battlefields: RevolverBattlefield[]
  bandits: RevolverBandit[]
  players: RevolverPlayer[]
  hand: RevolverCards[]
  hands: RevolverCards[][]
  supply: RevolverCards[]
  banned: string[]
  specials: string[]
  saved: string[]
  can_undo: boolean
  winner: number | null
}

export interface RevolverWonFact {
  fact: 'won'
  side: string
  reason: string
}

export interface RevolverWreckedFact {
  fact: 'wrecked'
  card: string
  field: string
  tokens: string[]
}

/** A rule, an option, an example or a note. What belongs to it stands in lines that begin with two spaces. */
export interface RuleEntry {
  id: string
  section: string
  text: string
}

/** The rulebook of a game: its entries in the order of the page. */
export interface Rulebook {
  game: string
  entries: RuleEntry[]
}

export interface Said {
  type: 'said'
  table: string
  n: number
  account: string
  name: string
  text: string
  phrase: string
  at: number
}

/** To everybody at a table: words, or one of the ready phrases. */
export interface Say {
  type: 'say'
  table: string
  id: string
  text?: string
  phrase?: string
}

/** What a card says: the message that has it in every language, or (if that is empty) the words of its writer. */
export interface Saying {
  message: string
  text: string
}

/** Who shall sit here: the one who asks (several seats: they share a screen), anybody, or a bot of this level. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open'
  bot?: string
  name?: string
}

export interface Sit {
  type: 'sit'
  seat: number
  invite?: string
  entropy?: string
  table: string
  id: string
}

/** A card that lies there from the start, to be used once. */
export interface SpecialInfo {
  id: string
  side: string
  name: string
  at: string
  says: Saying
  sources: { [name: string]: string }
}

/** The chances after so many decisions, by seat. */
export interface Standing {
  step: number
  chances: number[]
}

/** Where a study table begins: a record, so many of whose decisions are made already, and its table if it has one. It is dealt from the record's seed, so whoever has the record knows every card of it. */
export interface Start {
  record: { [name: string]: Json }
  decisions: number
  table?: string
}

/** A table that began from a record: after how many decisions, and of which table if that is known. */
export interface Study {
  table: string
  decisions: number
}

/** A table as somebody who does not watch it sees it. `invite` is empty for those who do not sit there. */
export interface TableInfo {
  id: string
  game: string
  rules: number
  status: 'open' | 'over' | 'running'
  public: boolean
  options: { [name: string]: Json }
  clock: Clock
  spectators: boolean
  aids: boolean
  hints: boolean
  chat: boolean
  host: string
  chairs: Chair[]
  to_act: number
  until: number | null
  how: string
  winner: number | null
  score: number[]
  mine: number[]
  my_turn: boolean
  invite: string
  changed: number
  commitment: string
  previous: string
  next: string
  study: Study | null
}

/** Some tables, the last changed first. `more`, as `before`, asks for the next ones; it is empty when it was all. */
export interface TablePage {
  tables: TableInfo[]
  more: string
}

/** What was agreed; told once, when one begins to watch. `mine` are the seats of whoever asked. */
export interface TableSetup {
  type: 'setup'
  table: string
  game: string
  rules: number
  options: { [name: string]: Json }
  host: string
  public: boolean
  clock: Clock
  spectators: boolean
  aids: boolean
  hints: boolean
  chat: boolean
  pace: number
  previous: string
  study: Study | null
  invite: string
  mine: number[]
}

/** Whose clock runs, until when (seconds since 1970), and what the others have left. */
export interface Time {
  seat: number
  until: number
  left: number[]
}

/** What a seat would see after the answers that it tried, and could answer next. The view is `null` if one of the answers could not be taken back. */
export interface Trial<G extends Game = Game> {
  type: 'trial'
  table: string
  id: string
  view: Games[G]['view'] | null
  choices: Games[G]['choice'][]
}

/** What would the table look like to me after these answers of mine, one after the other? Nothing is played. An answer is a code, or a decision in writing: whoever asks why something cannot be done has no code for it. */
export interface Try {
  type: 'try'
  table: string
  id: string
  seat: number
  question: number
  codes: (number | string)[]
}

/** A decision that changed somebody's chance more than most. */
export interface Turning {
  step: number
  seat: number
  before: number
  after: number
}

/** Take the last answer back, while nobody has learnt anything by it (promise 6). */
export interface Undo {
  type: 'undo'
  seat: number
  question: number
  table: string
  id: string
}

export interface Unwatch {
  type: 'unwatch'
  table: string
}

/** Whether a record holds: if not, the first thing that is wrong (a message `malformed-...`), and where. */
export interface Verdict {
  holds: boolean
  decisions: number
  reason: string
  field: string
  details: { [name: string]: Json }
}

export type View = WyattEarpView | RevolverView

/** Tell me what happens at a table, as seen from a seat of mine (-1: from beside it); said again to change seats. */
export interface Watch {
  type: 'watch'
  table: string
  seat?: number | null
  invite?: string
}

export interface Welcome {
  type: 'welcome'
  protocol: number
  account: string
  name: string
  version: string
}

/** Answer a Hideout with Wyatt Earp, or not. */
export interface WyattEarpAnswerChoice {
  code: number
  notation: string
  kind: 'answer'
  values: { yes: boolean }
}

/** Most Wanted: ask the others for an outlaw card. */
export interface WyattEarpAskChoice {
  code: number
  notation: string
  kind: 'ask'
  values: { outlaw: string; order: string }
}

export interface WyattEarpAskedFact {
  fact: 'asked'
  seat: number
  outlaw: string
  order: string
}

/** The card that hit goes onto the own pile of this outlaw. */
export interface WyattEarpAttachChoice {
  code: number
  notation: string
  kind: 'attach'
  values: { outlaw: string }
}

export interface WyattEarpAttachedFact {
  fact: 'attached'
  seat: number
  outlaw: string
  card: string
}

export interface WyattEarpCapturedFact {
  fact: 'captured'
  outlaw: string
  points: number
}

/** So many cards of a kind. */
export interface WyattEarpCards {
  card: string
  count: number
}

export type WyattEarpChoice = 
  | WyattEarpTakeTwoChoice
  | WyattEarpTakeDiscardChoice
  | WyattEarpLayChoice
  | WyattEarpPlayPhotoChoice
  | WyattEarpShootChoice
  | WyattEarpAskChoice
  | WyattEarpStealChoice
  | WyattEarpHideChoice
  | WyattEarpEarpDrawChoice
  | WyattEarpEarpPickChoice
  | WyattEarpEarpRemoveChoice
  | WyattEarpAttachChoice
  | WyattEarpRobChoice
  | WyattEarpCoverChoice
  | WyattEarpAnswerChoice
  | WyattEarpPickChoice
  | WyattEarpKeepChoice
  | WyattEarpUncoverChoice
  | WyattEarpDiscardChoice
  | WyattEarpPhotoNowChoice
  | WyattEarpEarpNowChoice

/** The Hideout goes onto this pile. */
export interface WyattEarpCoverChoice {
  code: number
  notation: string
  kind: 'cover'
  values: { seat: number; outlaw: string }
}

export interface WyattEarpCoveredFact {
  fact: 'covered'
  seat: number
  owner: number
  outlaw: string
}

export interface WyattEarpDealtFact {
  fact: 'dealt'
  seat: number
  card: string | null
}

/** No answer to a question out of turn. */
export interface WyattEarpDeclinedFact {
  fact: 'declined'
  seat: number
}

export interface WyattEarpDeniedFact {
  fact: 'denied'
  seat: number
  outlaw: string
}

/** One card, to end the turn. */
export interface WyattEarpDiscardChoice {
  code: number
  notation: string
  kind: 'discard'
  values: { card: string }
}

export interface WyattEarpDiscardedFact {
  fact: 'discarded'
  seat: number
  card: string
}

export interface WyattEarpDrewFact {
  fact: 'drew'
  seat: number
  card: string | null
}

/** This seat takes part in the duel. */
export interface WyattEarpDuelBeganFact {
  fact: 'duel-began'
  seat: number
}

export interface WyattEarpDuelledFact {
  fact: 'duelled'
  seat: number
  card: string
  hit: boolean
}

/** Wyatt Earp: draw two cards. */
export interface WyattEarpEarpDrawChoice {
  code: number
  notation: string
  kind: 'earp-draw'
  values: Record<string, never>
}

/** Shoot at the Hideout on this outlaw out of turn, or at none (OPT-13). */
export interface WyattEarpEarpNowChoice {
  code: number
  notation: string
  kind: 'earp-now'
  values: { outlaw: string | null }
}

/** Wyatt Earp: look through the pile and pick a card. */
export interface WyattEarpEarpPickChoice {
  code: number
  notation: string
  kind: 'earp-pick'
  values: Record<string, never>
}

/** Wyatt Earp: remove a Hideout, with a shot. */
export interface WyattEarpEarpRemoveChoice {
  code: number
  notation: string
  kind: 'earp-remove'
  values: Record<string, never>
}

export interface WyattEarpEscapedFact {
  fact: 'escaped'
  outlaw: string
  points: number
}

/** Small tokens for so many big ones. */
export interface WyattEarpExchangedFact {
  fact: 'exchanged'
  seat: number
  tokens: number
}

export type WyattEarpFact = 
  | WyattEarpRoundBeganFact
  | WyattEarpDealtFact
  | WyattEarpTurnedUpFact
  | WyattEarpTurnBeganFact
  | WyattEarpDrewFact
  | WyattEarpTookFact
  | WyattEarpLaidFact
  | WyattEarpPotGrewFact
  | WyattEarpPlayedFact
  | WyattEarpTurnedFact
  | WyattEarpSpentFact
  | WyattEarpAttachedFact
  | WyattEarpGunLeftFact
  | WyattEarpAskedFact
  | WyattEarpDeniedFact
  | WyattEarpGaveFact
  | WyattEarpStoleFact
  | WyattEarpOrphanedFact
  | WyattEarpCoveredFact
  | WyattEarpUncoveredFact
  | WyattEarpLookedFact
  | WyattEarpPickedFact
  | WyattEarpKeptFact
  | WyattEarpDeclinedFact
  | WyattEarpReshuffledFact
  | WyattEarpDiscardedFact
  | WyattEarpNoDiscardFact
  | WyattEarpRoundEndedFact
  | WyattEarpPutAwayFact
  | WyattEarpCapturedFact
  | WyattEarpEscapedFact
  | WyattEarpPaidFact
  | WyattEarpStayedFact
  | WyattEarpExchangedFact
  | WyattEarpDuelBeganFact
  | WyattEarpDuelledFact
  | WyattEarpWonFact

export interface WyattEarpGaveFact {
  fact: 'gave'
  seat: number
  to: number
  outlaw: string
}

/** The old Fastest Gun goes to the discard pile. */
export interface WyattEarpGunLeftFact {
  fact: 'gun-left'
  seat: number
  outlaw: string
}

/** Hideout, with a shot. */
export interface WyattEarpHideChoice {
  code: number
  notation: string
  kind: 'hide'
  values: Record<string, never>
}

/** The picked sheriff card is not played now. */
export interface WyattEarpKeepChoice {
  code: number
  notation: string
  kind: 'keep'
  values: Record<string, never>
}

/** The picked card is not played now; only the picker knows that there was a choice. */
export interface WyattEarpKeptFact {
  fact: 'kept'
  seat: number
}

export interface WyattEarpLaidFact {
  fact: 'laid'
  seat: number
  outlaw: string
  cards: number
}

/** So many cards of an outlaw, into the own territory. */
export interface WyattEarpLayChoice {
  code: number
  notation: string
  kind: 'lay'
  values: { outlaw: string; cards: number }
}

/** Through the discard pile, or the draw pile (OPT-12). */
export interface WyattEarpLookedFact {
  fact: 'looked'
  seat: number
  draw_pile: boolean
}

/** The turn ends without a discard, for want of a card (OPT-28). */
export interface WyattEarpNoDiscardFact {
  fact: 'no-discard'
  seat: number
}

/** A sheriff card without a pile goes to the discard pile. */
export interface WyattEarpOrphanedFact {
  fact: 'orphaned'
  seat: number
  outlaw: string
  card: string
}

export interface WyattEarpPaidFact {
  fact: 'paid'
  seat: number
  outlaw: string
  dollars: number
}

/** Lay the Photo out of turn, or not (OPT-09). */
export interface WyattEarpPhotoNowChoice {
  code: number
  notation: string
  kind: 'photo-now'
  values: { yes: boolean }
}

/** This card out of the pile. */
export interface WyattEarpPickChoice {
  code: number
  notation: string
  kind: 'pick'
  values: { card: string }
}

export interface WyattEarpPickedFact {
  fact: 'picked'
  seat: number
  card: string | null
  shown: boolean
}

/** WE-4.11 All cards of an outlaw in one territory lie open, covered or not (WE-12.3). */
export interface WyattEarpPile {
  outlaw: string
  cards: number
  photo: boolean
  stagecoaches: number
  banks: number
  gun: boolean
  covered: boolean
  points: number
}

/** The Photo of an opened outlaw. */
export interface WyattEarpPlayPhotoChoice {
  code: number
  notation: string
  kind: 'play-photo'
  values: { outlaw: string }
}

/** A sheriff card is announced, with its use; `picked`: it was picked with Wyatt Earp a moment ago. */
export interface WyattEarpPlayedFact {
  fact: 'played'
  seat: number
  card: string
  use: string
  picked: boolean
}

/** WE-18.2 What everybody sees of a player; WE-18.3 of the hand, its size. */
export interface WyattEarpPlayer {
  seat: number
  money: number
  hand: number
  piles: WyattEarpPile[]
}

/** An outlaw's pot, and what would become of it if the round ended now. */
export interface WyattEarpPoster {
  outlaw: string
  pot: number
  opened: boolean
  points: number
  pays: number[]
  stays: number
}

export interface WyattEarpPotGrewFact {
  fact: 'pot-grew'
  outlaw: string
  dollars: number
}

/** Cards left in a hand, at the end of a round. */
export interface WyattEarpPutAwayFact {
  fact: 'put-away'
  seat: number
  card: string | null
  cards: number
  shown: boolean
}

/** What is being asked, with the card in question: sheriff card, its use, its shot card, the pile aimed at. */
export interface WyattEarpQuestion {
  phase: string
  card: string | null
  use: string
  shot: string | null
  seat: number | null
  outlaw: string | null
}

export interface WyattEarpReshuffledFact {
  fact: 'reshuffled'
  cards: number
}

/** The stolen card comes from this pile. */
export interface WyattEarpRobChoice {
  code: number
  notation: string
  kind: 'rob'
  values: { seat: number; outlaw: string }
}

export interface WyattEarpRoundBeganFact {
  fact: 'round-began'
  round: number
  dealer: number
}

export interface WyattEarpRoundEndedFact {
  fact: 'round-ended'
  reason: string
  seat: number
}

/** Stagecoach Robbery, Bank Robbery or Fastest Gun, with a shot. */
export interface WyattEarpShootChoice {
  code: number
  notation: string
  kind: 'shoot'
  values: { card: string }
}

/** A played card goes to the discard pile. */
export interface WyattEarpSpentFact {
  fact: 'spent'
  seat: number
  card: string
}

export interface WyattEarpStayedFact {
  fact: 'stayed'
  outlaw: string
  dollars: number
}

/** Most Wanted: take an outlaw card from the table, with a shot. */
export interface WyattEarpStealChoice {
  code: number
  notation: string
  kind: 'steal'
  values: Record<string, never>
}

export interface WyattEarpStoleFact {
  fact: 'stole'
  seat: number
  owner: number
  outlaw: string
}

/** The top card of the discard pile. */
export interface WyattEarpTakeDiscardChoice {
  code: number
  notation: string
  kind: 'take-discard'
  values: Record<string, never>
}

/** The top two cards of the draw pile; when it is exhausted, the end of the round (WE-6.6). */
export interface WyattEarpTakeTwoChoice {
  code: number
  notation: string
  kind: 'take-two'
  values: Record<string, never>
}

/** From the discard pile. */
export interface WyattEarpTookFact {
  fact: 'took'
  seat: number
  card: string
}

export interface WyattEarpTurnBeganFact {
  fact: 'turn-began'
  seat: number
}

/** A shot; without a card it misses by rule. */
export interface WyattEarpTurnedFact {
  fact: 'turned'
  card: string | null
  hit: boolean
}

/** The first card of the discard pile. */
export interface WyattEarpTurnedUpFact {
  fact: 'turned-up'
  card: string
}

/** The Hideout on this pile is removed. */
export interface WyattEarpUncoverChoice {
  code: number
  notation: string
  kind: 'uncover'
  values: { seat: number; outlaw: string }
}

export interface WyattEarpUncoveredFact {
  fact: 'uncovered'
  owner: number
  outlaw: string
}

/** The table, as one viewer sees it. */
export interface WyattEarpView {
  viewer: number
  round: number
  dealer: number
  turn: number
  to_act: number
  question: WyattEarpQuestion
  sheriff_used: boolean
  reshuffled: boolean
  draw_pile: number
  discard_pile: number
  top_discard: string | null
  pile: WyattEarpCards[]
  posters: WyattEarpPoster[]
  players: WyattEarpPlayer[]
  hand: WyattEarpCards[]
  picked: string | null
  can_undo: boolean
  winner: number | null
}

export interface WyattEarpWonFact {
  fact: 'won'
  seat: number
}
