/** Any game in words, by the convention of docs/add-a-game.md: `<prefix>-ask-<phase>`, `<prefix>-decision-<kind>`,
`<prefix>-fact-<kind>`, `<prefix>-view-<field>`, `<prefix>-name-<value>`. What has no message is said in plain letters. */

import { prefixOf } from '../../lib/games.svelte'
import type { Shape } from '../../lib/table.svelte'
import { capital, listed, maybe, plainly, t, whole } from '../../lib/words.svelte'
import type { Chosen, Line, Log } from '../../lib/face'

const SEATS = ['seat', 'to', 'owner', 'dealer', 'winner'] // fields whose number is a player, like all that end in `_seat` or `_seats`
const ELSEWHERE = ['viewer', 'to_act', 'phase', 'can_undo', 'winner'] // fields of a view that the table shows by itself

/** Whose words, and what the players are called. */
export interface Speech {
  prefix: string
  names: readonly string[]
}

/** Something of a view: a value in words, or several things under one label. */
export interface Item {
  label: string
  text: string
  inner: Item[]
}

/** A view as a list: what one holds, what lies there for all, and what belongs to each player. */
export interface Listing {
  hands: { label: string; cards: string[] }[]
  common: Item[]
  seats: Item[][]
}

const namesSeats = (field: string): boolean => SEATS.includes(field) || /_seats?$/.test(field)
const isSeat = (field: string, value: unknown): value is number => typeof value === 'number' && namesSeats(field)
const isStruct = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as it is given to a message: numbers stay, and `yes`, `no` and `none` can be chosen by. */
function given(field: string, value: unknown, { prefix, names }: Speech): string | number {
  if (isSeat(field, value)) return names[value] ?? value
  if (typeof value === 'number') return value
  if (typeof value === 'string') return maybe(`${prefix}-name-${value}`) ?? value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : listed(value.map((one) => shown(field, one, { prefix, names })))
  return isStruct(value) ? parts(value, { prefix, names }) : 'none'
}

/** A value as it is read. */
function shown(field: string, value: unknown, speech: Speech): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value) && !value.length) return '–'
  return String(given(field, value, speech))
}

/** A struct in a line: `rank 7, suit hearts`; so many of something: `Photo ×2`. */
function parts(struct: object, speech: Speech): string {
  const fields = Object.entries(struct)
  const [[field, value] = ['', null]] = fields.filter(([name]) => name !== 'count')
  const count = 'count' in struct && typeof struct.count === 'number' ? struct.count : null
  if (fields.length === 2 && count !== null && typeof value === 'string') return `${shown(field, value, speech)}${count === 1 ? '' : ` ×${count}`}`
  return fields.map(([name, one]) => `${label(name, speech)} ${shown(name, one, speech)}`).join(t('list-comma'))
}

const label = (field: string, { prefix }: Speech): string => maybe(`${prefix}-view-${field}`) ?? plainly(field)

/** The values of a message: every field, and as `who` the player of `seat`. */
function valuesOf(fields: object, speech: Speech): Record<string, string | number> {
  const values = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, given(field, value, speech)]))
  return 'seat' in values ? { ...values, who: values.seat ?? '' } : values
}

/** Something that has no message: its kind and its values in plain letters. */
function plain(kind: string, fields: object, speech: Speech): string {
  const [first, ...more] = Object.entries(fields)
  const text = first && !more.length ? shown(first[0], first[1], speech) : first ? parts(fields, speech) : ''
  return text ? `${plainly(kind)}${t('colon')}${text}` : plainly(kind)
}

export function choiceWords({ kind, values }: Shape['choice'], speech: Speech): string {
  return capital(whole(`${speech.prefix}-decision-${kind}`, valuesOf(values, speech)) ?? plain(kind, values, speech))
}

/** What the reader is asked, in one sentence. */
export function questionWords(view: object, { prefix }: Speech): string {
  const phase = 'phase' in view && typeof view.phase === 'string' ? maybe(`${prefix}-ask-${view.phase}`) : null
  return phase ? `${t('web-your-turn')} ${phase}` : t('plain-ask')
}

/** The log: whatever a game tells, the same several times in a row once. */
export function logLines(facts: readonly Shape['fact'][], speech: Speech, me: number): Line[] {
  const lines: (Line & { times: number })[] = []
  facts.forEach((fact, at) => {
    const line = lineOf(fact, speech, me)
    const last = lines.at(-1)
    if (last && last.text === line.text && last.seat === line.seat) last.times += 1
    else lines.push({ ...line, at, times: 1 })
  })
  return lines.map(({ times, ...line }) => (times > 1 ? { ...line, text: `${line.text} ×${times}` } : line))
}

/** A fact of somebody: its message says who that is, or his name stands before it. Of the reader it is said by
`<prefix>-you-<fact>`, where the game has that; and a fact `turn-began` of somebody begins his turn. */
function lineOf({ fact, ...fields }: Shape['fact'], speech: Speech, me: number): Omit<Line, 'at'> {
  const mine = me >= 0 && 'seat' in fields && fields.seat === me
  const second = mine ? whole(`${speech.prefix}-you-${fact}`, valuesOf(fields, speech)) : null
  if (second !== null) return { seat: me, text: second, tone: '' }
  if (fact === 'turn-began' && 'seat' in fields && typeof fields.seat === 'number') {
    const text = mine ? t('web-turn-yours') : t('web-turn-whose', { who: speech.names[fields.seat] ?? '' })
    return { seat: fields.seat, text, tone: '', head: true }
  }
  const id = `${speech.prefix}-fact-${fact}`
  const { seat, ...rest }: { seat?: unknown } = fields
  const { who, ...values } = valuesOf(fields, speech)
  const nameless = whole(id, values)
  const said = nameless ?? (who === undefined ? null : whole(id, { ...values, who }))
  const own = typeof seat === 'number' && (nameless !== null || said === null)
  const text = said ?? plain(fact, own ? rest : fields, speech)
  return own ? { seat, text, tone: '', ...(mine && { named: true }) } : { seat: null, text: capital(text), tone: '' }
}

export function logOf(game: string): Log<Shape> {
  return (facts, names, me) => logLines(facts, { prefix: prefixOf(game), names }, me)
}

export function chosenOf(game: string): Chosen<Shape> {
  return (choice, _, names) => choiceWords(choice, { prefix: prefixOf(game), names })
}

/** What one holds: things in a field that begins so, one thing or none; but not numbers, and not several hands. */
function heldIn(field: string, value: unknown): unknown[] | null {
  if (!field.startsWith('hand')) return null
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value)) return value === null ? [] : null
  return value.some((one) => typeof one === 'number' || Array.isArray(one)) ? null : value
}

/** A list with something for each player: by its name, or because it is as long as there are players. A list of names, or of
seats, may be so by chance. */
function isForSeats(field: string, value: unknown, seats: number): value is unknown[] {
  if (!Array.isArray(value) || value.length !== seats) return false
  return field.startsWith('each_') || !(namesSeats(field) || value.every((one) => typeof one === 'string'))
}

function itemOf(field: string, value: unknown, speech: Speech): Item {
  const name = capital(label(field, speech))
  const nested = isStruct(value) && Object.values(value).some((one) => isStruct(one) || Array.isArray(one))
  const structs = Array.isArray(value) && value.some((one) => isStruct(one) && Object.values(one).length > 2)
  if (nested) return { label: name, text: '', inner: itemsOf(value, speech) }
  if (structs) return { label: name, text: '', inner: value.map((one, at) => ({ ...itemOf('', one, speech), label: String(at + 1) })) }
  return { label: name, text: shown(field, value, speech), inner: [] }
}

const itemsOf = (struct: object, speech: Speech): Item[] => Object.entries(struct).map(([field, value]) => itemOf(field, value, speech))

/** A view, or the result of a game, as a list. */
export function listing(view: object, speech: Speech): Listing {
  const found: Listing = { hands: [], common: [], seats: speech.names.map(() => []) }
  for (const [field, value] of Object.entries(view)) {
    if (ELSEWHERE.includes(field)) continue
    const held = heldIn(field, value)
    if (held) {
      found.hands.push({ label: capital(label(field, speech)), cards: held.map((card) => shown(field, card, speech)) })
    } else if (isForSeats(field, value, speech.names.length)) {
      value.forEach((one, seat) => found.seats[seat]?.push(...itemsOfSeat(field, one, seat, speech)))
    } else if (value !== null && !(Array.isArray(value) && !value.length)) {
      found.common.push(itemOf(field, value, speech))
    }
  }
  return found
}

/** What a list has for one player: its value, or the fields of its struct, without saying again who that is. */
function itemsOfSeat(field: string, value: unknown, seat: number, speech: Speech): Item[] {
  if (!isStruct(value)) return [itemOf(field, value, speech)]
  return Object.entries(value).flatMap(([name, one]) => (name === 'seat' && one === seat ? [] : [itemOf(name, one, speech)]))
}
