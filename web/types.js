/** src/protocol.ts, the types of all messages and answers: made from docs/protocol.schema.json, and not in git. */

import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const FROM = new URL('../docs/protocol.schema.json', import.meta.url)
const TO = new URL('./src/protocol.ts', import.meta.url)

const { $defs, version } = JSON.parse(readFileSync(FROM, 'utf8'))
const names = Object.keys($defs)
const protocol = {
  description: 'All types by name.',
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  required: names,
  $defs,
}
const text = await compile(protocol, 'Protocol', {
  additionalProperties: false,
  ignoreMinAndMaxItems: true, // lists, not tuples of every length
  bannerComment: `/* Made from docs/protocol.schema.json by types.js: not to be edited. */\n\nexport const PROTOCOL = ${version}\n`,
  style: { printWidth: 120, semi: false, singleQuote: true },
})
writeFileSync(TO, text)
