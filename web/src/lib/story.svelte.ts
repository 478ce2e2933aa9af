/** The story of a table as its reader is told it: the log, what others are doing just now, and how long that may be read. */

import type { Line } from './face'
import { settings, TEMPOS } from './settings.svelte'
import { justDone, readingTime, sentences, sinceMine, telling, type Tone, toneOf, type Turn, waitsFor } from './story'
import type { Shape, Table } from './table.svelte'

const CLOCK = 700 // milliseconds at the most, where the reader's own time may be running

export interface Told {
  text: string
  tone: Tone
}

const NOTHING: Told = { text: '', tone: '' }

export class Story<G extends Shape = Shape> {
  now = $state.raw<Told>(NOTHING) // what others have just done
  question = $state('') // the text of the prompt
  lines: Line[] = $derived.by(() => this.log(this.table.facts))
  fresh: Line[] = $derived.by(() => this.log(this.table.fresh)) // what the last news told
  done: Line[] = $derived.by(() => (this.table.news?.question && !this.table.recorded ? justDone(this.fresh, this.me) : []))
  since: Turn[] = $derived.by(() => (this.me >= 0 && this.table.news?.question ? sinceMine(this.lines, this.me) : []))

  constructor(
    readonly table: Table<G>,
    private readonly log: (facts: readonly G['fact'][]) => Line[],
    private readonly called: () => readonly string[],
  ) {}

  get names(): readonly string[] {
    return this.called()
  }

  /** The reader's seat; -1: he looks on. */
  get me(): number {
    return this.table.you
  }

  /** A bot plays for the reader. */
  private get replaced(): boolean {
    return !this.table.recorded && !!this.table.news?.chairs[this.me]?.bot
  }

  get waits(): string {
    return waitsFor(this.table.news?.to_act ?? -1, this.names, this.me, this.replaced)
  }

  /** What a question out of turn is about: what was told with it, or after a reload what was told last. */
  get cause(): string {
    const lines = telling(this.fresh, this.me)
    return this.words(lines.length ? lines : this.lines.filter(({ head }) => !head).slice(-1))
  }

  /** Lines as one reads them. */
  words(lines: readonly Line[]): string {
    return sentences(lines, this.names, this.me)
  }

  /** Tell what comes, as it comes; the answer stops it. */
  follow(): () => void {
    return this.table.onFacts((facts, afresh) => {
      const lines = afresh ? [] : telling(this.log(facts), this.me, this.replaced)
      const text = this.words(lines)
      if (text || afresh || facts.length) this.now = text ? { text, tone: toneOf(lines) } : NOTHING
      if (this.table.recorded) return
      const ms = readingTime(text, lines.some((line) => line.touches)) * TEMPOS[settings.tempo]
      this.table.linger(this.table.setup?.clock.kind === 'none' ? ms : Math.min(ms, CLOCK))
    })
  }
}
