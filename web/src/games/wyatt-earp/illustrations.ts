/** Which cards of Wyatt Earp the entries of its rulebook are about. */

import type { Illustrations } from '../../lib/face'
import Card from './Card.svelte'
import { OUTLAWS, PHOTO, SHERIFFS } from './cards'
import CardSheet from './CardSheet.svelte'
import { cardName } from './names'

const JAMES = 'jesse-james'
const BILLY = 'billy-the-kid'
const KID = 'sundance-kid'
const BELLE = 'belle-starr'

export const CARDS: Readonly<Record<string, readonly string[]>> = {
  'WE-1.2': SHERIFFS,
  'WE-1.3': OUTLAWS,
  'WE-1.5': ['wyatt-earp', PHOTO + BELLE],
  'WE-4.2': [JAMES],
  'WE-4.3': [KID, PHOTO + KID],
  'WE-8.2': [BELLE, 'bank-robbery', PHOTO + BILLY],
  'WE-9.1': [PHOTO + BILLY],
  'WE-10.3': ['stagecoach-robbery', 'bank-robbery', 'fastest-gun'],
  'WE-10.5': ['fastest-gun'],
  'WE-11.1': ['most-wanted'],
  'WE-12.1': ['hideout'],
  'WE-13.1': ['wyatt-earp'],
  'WE-13.12': ['hideout', 'wyatt-earp'],
  'ST-3': ['hideout'],
  'ST-4': ['most-wanted'],
  'ST-10': ['hideout', 'wyatt-earp'],
  'EX-S01': [JAMES],
  'EX-S05': [BILLY, PHOTO + BILLY],
  'EX-S06': [PHOTO + BILLY, 'bank-robbery'],
  'EX-S08': [KID, PHOTO + KID],
  'EX-S09': ['stagecoach-robbery'],
  'EX-S11': ['fastest-gun', JAMES],
  'EX-S12': ['most-wanted', KID],
  'EX-S13': ['most-wanted', 'wes-hardin', 'bank-robbery'],
  'EX-S14': [BELLE, PHOTO + BELLE, 'stagecoach-robbery', 'hideout'],
  'EX-S15': ['hideout', 'wyatt-earp'],
}

const illustrations: Illustrations = {
  cards: (rule) => CARDS[rule] ?? [],
  name: cardName,
  Picture: Card,
  Large: CardSheet,
}

export default (): Promise<Illustrations> => Promise.resolve(illustrations)
