/** The games that can be played here, and what they are called. Faces are known at once, the server tells the rest. */

import type { GameInfo } from '../wire'
import { get } from './api'
import type { Face } from './face'
import { capital, maybe, percent, plainly, t, welcome } from './words.svelte'

const LEVELS = ['tenderfoot', 'greenhorn', 'cowhand', 'deputy', 'marshal', 'gunslinger', 'champion'] // of a game that knows them all

let faces: Readonly<Record<string, Face>> = {}
let plain: Face

/** `games` brings the faces that there are, in their order, and the one for all other games, before anything is shown. */
export function bringFaces(found: Readonly<Record<string, Face>>, other: Face): void {
  faces = found
  plain = other
}

let offered = $state.raw<readonly GameInfo[] | null>(null)
let asked: Promise<readonly GameInfo[]> | null = null

/** What can be played, with the words of games that bring their own; asked once. */
export function games(): Promise<readonly GameInfo[]> {
  asked ??= get<GameInfo[]>('/api/games')
    .then(async (found) => {
      await welcome(found)
      return (offered = found)
    })
    .catch((error: unknown) => {
      asked = null
      throw error
    })
  return asked
}

export const infoOf = (game: string): GameInfo | null => offered?.find(({ name }) => name === game) ?? null

/** Games by name: those with a face of their own first. Until the server has answered, these are all there are. */
export function gameNames(): string[] {
  const own = Object.keys(faces)
  if (!offered) return own
  const names = offered.map(({ name }) => name)
  return [...own.filter((name) => names.includes(name)), ...names.filter((name) => !own.includes(name))]
}

/** Whether there is such a game; null: the server has not answered yet. */
export const isGame = (name: string): boolean | null => gameNames().includes(name) || (offered ? false : null)

export const faceOf = (game: string): Face => faces[game] ?? plain
export const prefixOf = (game: string): string => faces[game]?.prefix ?? infoOf(game)?.prefix ?? game
export const rolesOf = (game: string): readonly string[] => faces[game]?.roles ?? infoOf(game)?.roles ?? []
export const playersOf = (game: string): readonly number[] => infoOf(game)?.players ?? faceOf(game).players
export const hasRulebook = (game: string): boolean => infoOf(game)?.rulebook ?? game in faces

/** The bots that play it, and the one to begin with: the level that was chosen last, if it plays this game. */
export const botsOf = (game: string): readonly string[] => infoOf(game)?.bots ?? LEVELS
export function levelOf(game: string, wanted: string): string {
  const info = infoOf(game)
  return !info || info.bots.includes(wanted) ? wanted : info.standard_bot
}

/** What a bot is called: its level, or as its package calls it. */
export const levelName = (bot: string): string => maybe(`level-${bot}`) ?? bot

/** How a bot plays, and how strong it was measured to be. */
export function levelNote(game: string, bot: string): string {
  const won = infoOf(game)?.strength[bot]
  const wins = won ? t('level-wins', { rival: levelName(won.rival), share: percent(won.games / 100) }) : ''
  const points = won?.points ? t('level-points', { n: won.points, margin: won.margin }) : ''
  return [maybe(`level-${bot}-plays`) ?? '', wins, points].filter(Boolean).join(' ')
}

/** So many against me: as many as were chosen last, if that many can play. */
export function rivalsOf(game: string, wanted: number): number {
  const most = playersOf(game)
  return most.includes(wanted + 1) ? wanted : (most[0] ?? 2) - 1
}

// A preset of the rules, by the game's own words or by those of all games.
export const presetWords = (game: string, preset: string, part = ''): string | null =>
  maybe(`${prefixOf(game)}-preset-${preset}${part}`) ?? maybe(`web-preset-${preset}${part}`)
export const gameTitle = (game: string): string => maybe(`${prefixOf(game)}-title`) ?? capital(plainly(game))
export const aboutGame = (game: string): string => maybe(`web-about-${game}`) ?? maybe(`${prefixOf(game)}-intro`) ?? ''

/** A chair: where seats are roles, its role. */
export function placeName(game: string, seat: number): string {
  const role = rolesOf(game)[seat]
  return role ? capital(maybe(`${prefixOf(game)}-side-${role}`) ?? plainly(role)) : t('seat', { n: seat + 1 })
}

/** What an option decides, and what a value of it means. */
export const optionWords = (game: string, option: string): string =>
  maybe(`${prefixOf(game)}-option-${option}`) ?? capital(plainly(option))

export function valueWords(game: string, option: string, value: string): string {
  const attribute = /^\d/.test(value) ? `n${value}` : value
  return (
    maybe(`web-option-${option}-${value}`) ??
    maybe(`${prefixOf(game)}-option-${option}.${attribute}`) ??
    maybe(`web-option-${option}`, { n: Number(value) }) ??
    plainly(value)
  )
}

/** Where the rulebook has a rule or an option: `RV-3.2` belongs to the game whose rules begin with `RV-`. */
export function ruleLink(rule: string): string {
  const names = gameNames()
  const begins = (start: string): boolean => rule.startsWith(start)
  const game = names.find((name) => begins(`${prefixOf(name).toUpperCase()}-`)) ?? names.find((name) => faceOf(name).cites?.some(begins))
  return `/rules/${game ?? ''}/${rule.toLowerCase().replaceAll('.', '-')}`
}
