/** What happened, as told to one reader: by turns, in whole sentences, and since they were last asked. */

import type { Line } from './face'
import { capital, sentence, t } from './words.svelte'

/** The lines of a turn, and the one that says whose it is. */
export interface Turn {
  head: Line | null
  lines: Line[]
}

/** By turns; where a game does not say when one begins, each player's lines in a row are one. */
export function byTurn(lines: readonly Line[]): Turn[] {
  const told = lines.some(({ head }) => head)
  const turns: Turn[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (line.head) turns.push({ head: line, lines: [] })
    else if (!last || (!told && line.seat !== null && line.seat !== whose({ head: null, lines: last.lines }))) turns.push({ head: null, lines: [line] })
    else last.lines.push(line)
  }
  return turns.filter(({ head, lines: own }) => head || own.length)
}

/** Whose turn it is; null: nobody's. */
export const whose = ({ head, lines }: Turn): number | null => head?.seat ?? lines.find(({ seat }) => seat !== null)?.seat ?? null

/** The turns of others since the reader's own last one ended: all of them, if he had none yet. */
export function sinceMine(lines: readonly Line[], me: number): Turn[] {
  const turns = byTurn(lines)
  const now = turns.at(-1)
  const end = now && whose(now) === me ? turns.length - 1 : turns.length
  const before = turns.slice(0, end).findLastIndex((turn) => whose(turn) === me)
  return turns.slice(before + 1, end).filter((turn) => turn.lines.length && whose(turn) !== null)
}

/** What a seat is called in the log. */
export const subject = (seat: number | null, names: readonly string[], me: number): string =>
  seat === null ? '' : seat === me ? t('web-you') : (names[seat] ?? '')

/** Whom the table waits for, while the reader has nothing to decide: a bot may play for him (`replaced`). */
export const waitsFor = (seat: number, names: readonly string[], me: number, replaced: boolean): string =>
  replaced && seat === me ? t('web-bot-plays') : t('web-waits-for', { who: names[seat] ?? '' })

/** Who did it, before a line of a turn: not again where the head or the line above has just said so. */
export function before({ head, lines }: Turn, at: number, names: readonly string[], me: number): string {
  const { seat, named } = lines[at]!
  const told = !!head && seat === head.seat && seat !== me && (at === 0 || lines[at - 1]!.seat === seat)
  return told ? '' : subject(seat, names, named ? -1 : me)
}

/** Lines as whole sentences: what one did in a row is one, up to something that is told after a colon. */
export function sentences(lines: readonly Line[], names: readonly string[], me: number): string {
  const said: { seat: number | null; named?: true; texts: string[] }[] = []
  for (const { seat, text, head, named } of lines) {
    const last = said.at(-1)
    if (head) continue
    if (last && seat !== null && last.seat === seat && last.named === named && !last.texts.at(-1)?.includes(':')) last.texts.push(text)
    else said.push({ seat, texts: [text], ...(named && { named }) })
  }
  return said
    .map(({ seat, named, texts }) => capital([subject(seat, names, named ? -1 : me), texts.join(t('list-comma'))].filter(Boolean).join(' ')))
    .map(sentence)
    .join(' ')
}

/** How a text is shown that concerns the reader: as bad for him, as good, or just as something about him; else as any other. */
export type Tone = '' | 'touches' | 'good' | 'bad'

export function toneOf(lines: readonly Line[]): Tone {
  const own = lines.filter(({ touches }) => touches)
  return (['bad', 'good'] as const).find((tone) => own.some((line) => line.tone === tone)) ?? (own.length ? 'touches' : '')
}

/** What the reader has just done, and what came of it: the cards that were drawn, a shot, what the others answered. The end of
it, if that is much. */
export function justDone(fresh: readonly Line[], me: number): Line[] {
  const first = me < 0 ? -1 : fresh.findIndex(({ seat, head }) => !head && seat === me)
  return first < 0 ? [] : fresh.slice(first).filter(({ head }) => !head).slice(-DONE)
}
const DONE = 2 // lines

/** What is told of a piece of news while others act: what concerns the reader first of all, and never too much. Of his own
deeds it is only what chance made of them, unless a bot did them for him (`replaced`). */
export function telling(fresh: readonly Line[], me: number, replaced = false): Line[] {
  const others = fresh.filter(({ seat, head, touches, tone }) => !head && (replaced || seat !== me || touches || tone))
  if (others.length <= MOST) return others
  const weighty = others.filter(({ touches, tone }) => touches || tone)
  return (weighty.length ? weighty : others).slice(-MOST)
}
const MOST = 3 // lines of one piece of news

const LEAST = 450 // milliseconds that a sentence stays at the normal pace
const LETTER = 16 // and for each letter
const LONGEST = 4_500
const MINE = 1.7 // times as long, if it concerns the reader

/** How long a sentence should stay before the next one comes. */
export function readingTime(text: string, touches: boolean): number {
  return text ? Math.min(LONGEST, (LEAST + LETTER * text.length) * (touches ? MINE : 1)) : 0
}
