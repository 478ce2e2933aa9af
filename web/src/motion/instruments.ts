/** Our own instruments: short, dry and wooden, made by the browser itself. */

import type { Cue } from './cues'

const QUIET = 0.0001

let context: AudioContext | null = null
let out: GainNode
let crackle: AudioBuffer

function open(): AudioContext {
  if (context) return context
  context = new AudioContext()
  const dry = context.createDynamicsCompressor() // a volley is not louder than a shot
  out = context.createGain()
  out.connect(dry).connect(context.destination)
  crackle = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = crackle.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  return context
}

interface Shape {
  at?: number // seconds from now
  lasts: number
  loud: number
  attack?: number
}

function fade(c: AudioContext, { at = 0, lasts, loud, attack = 0.004 }: Shape): GainNode {
  const gain = c.createGain()
  const start = c.currentTime + at
  gain.gain.setValueAtTime(QUIET, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + attack)
  gain.gain.exponentialRampToValueAtTime(QUIET, start + lasts)
  gain.connect(out)
  return gain
}

/** A string, a bell, a piece of wood: from one pitch to another. */
function tone(c: AudioContext, from: number, to: number, shape: Shape, wave: OscillatorType = 'sine'): void {
  const start = c.currentTime + (shape.at ?? 0)
  const voice = c.createOscillator()
  voice.type = wave
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + shape.lasts)
  voice.connect(fade(c, shape))
  voice.start(start)
  voice.stop(start + shape.lasts)
}

/** Paper, powder, dust: noise around a pitch that may wander. */
function rustle(c: AudioContext, from: number, to: number, width: number, shape: Shape): void {
  const start = c.currentTime + (shape.at ?? 0)
  const noise = c.createBufferSource()
  const band = c.createBiquadFilter()
  noise.buffer = crackle
  band.type = 'bandpass'
  band.Q.value = width
  band.frequency.setValueAtTime(from, start)
  band.frequency.exponentialRampToValueAtTime(to, start + shape.lasts)
  noise.connect(band).connect(fade(c, shape))
  noise.start(start, Math.random() * 0.5, shape.lasts)
}

function bang(c: AudioContext, at = 0): void {
  rustle(c, 2400, 160, 0.5, { at, lasts: 0.34, loud: 1.6, attack: 0.001 })
  tone(c, 150, 42, { at, lasts: 0.22, loud: 0.9, attack: 0.001 }, 'triangle')
}

function wood(c: AudioContext, pitch: number, at = 0, loud = 0.5): void {
  tone(c, pitch, pitch * 0.6, { at, lasts: 0.07, loud, attack: 0.001 }, 'triangle')
  rustle(c, pitch * 5, pitch * 3, 2, { at, lasts: 0.03, loud: loud * 0.7, attack: 0.001 })
}

function clink(c: AudioContext, pitch: number, at = 0, loud = 0.16): void {
  tone(c, pitch, pitch * 0.995, { at, lasts: 0.4, loud, attack: 0.001 })
  tone(c, pitch * 2.76, pitch * 2.75, { at, lasts: 0.22, loud: loud * 0.55, attack: 0.001 })
}

/** Notes of the upright piano in the corner, slightly out of tune. */
function piano(c: AudioContext, notes: readonly number[], at = 0, loud = 0.16): void {
  for (const note of notes) {
    const pitch = 440 * 2 ** ((note - 69) / 12)
    tone(c, pitch, pitch, { at, lasts: 0.9, loud, attack: 0.003 }, 'triangle')
    tone(c, pitch * 1.004, pitch * 1.004, { at, lasts: 0.6, loud: loud * 0.5, attack: 0.003 })
  }
}

const SOUNDS: Record<Cue, (c: AudioContext) => void> = {
  slide: (c) => rustle(c, 1800, 3200, 0.9, { lasts: 0.13, loud: 0.32, attack: 0.03 }),
  draw: (c) => rustle(c, 2600, 4600, 1.1, { lasts: 0.11, loud: 0.26, attack: 0.02 }),
  discard: (c) => {
    rustle(c, 2600, 1300, 0.9, { lasts: 0.1, loud: 0.3, attack: 0.01 })
    wood(c, 190, 0.07, 0.2)
  },
  turn: (c) => {
    clink(c, 1568)
    clink(c, 2093, 0.13)
  },
  cock: (c) => {
    wood(c, 620, 0, 0.22)
    wood(c, 840, 0.09, 0.26)
  },
  hit: (c) => {
    bang(c)
    clink(c, 880, 0.07, 0.3)
  },
  miss: (c) => {
    bang(c)
    tone(c, 3400, 700, { at: 0.06, lasts: 0.5, loud: 0.12, attack: 0.02 })
  },
  kill: (c) => {
    bang(c)
    tone(c, 96, 40, { at: 0.26, lasts: 0.2, loud: 0.8, attack: 0.002 }, 'triangle')
    rustle(c, 700, 300, 0.8, { at: 0.34, lasts: 0.16, loud: 0.25, attack: 0.02 })
  },
  chip: (c) => {
    clink(c, 2350, 0, 0.12)
    clink(c, 2790, 0.04, 0.09)
  },
  cube: (c) => wood(c, 430),
  marker: (c) => {
    wood(c, 980, 0, 0.16)
    wood(c, 740, 0.12, 0.16)
  },
  hammer: (c) => {
    wood(c, 240, 0, 0.8)
    wood(c, 225, 0.17, 0.8)
  },
  badge: (c) => {
    clink(c, 1175, 0, 0.22)
    wood(c, 300, 0.01, 0.4)
  },
  derail: (c) => {
    tone(c, 740, 700, { lasts: 0.45, loud: 0.12, attack: 0.05 }, 'square')
    tone(c, 932, 880, { lasts: 0.45, loud: 0.1, attack: 0.05 }, 'square')
    rustle(c, 420, 90, 0.4, { at: 0.45, lasts: 0.9, loud: 1.3, attack: 0.02 })
    for (const [i, pitch] of [310, 240, 275, 180].entries()) clink(c, pitch, 0.5 + i * 0.12, 0.4)
  },
  round: (c) => piano(c, [48, 60, 64, 67]),
  win: (c) => [[60], [64], [67], [60, 64, 67, 72]].forEach((notes, i) => piano(c, notes, i * 0.15, 0.18)),
  lose: (c) => [[67], [63], [60], [48, 55]].forEach((notes, i) => piano(c, notes, i * 0.2, 0.14)),
  chat: (c) => wood(c, 700, 0, 0.12),
  tick: (c) => wood(c, 1150, 0, 0.16),
}

/** A browser that has not been touched yet stays silent: nothing is kept for later. */
export function play(name: Cue, volume: number): void {
  const { userActivation } = navigator
  if (userActivation && !userActivation.hasBeenActive) return
  const c = open()
  if (c.state === 'suspended') {
    void c.resume()
    if (!userActivation) return
  }
  out.gain.value = volume * volume // ears are not linear
  SOUNDS[name](c)
}
