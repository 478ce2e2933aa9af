/** A link as a QR code. */

import { correction, generate } from 'lean-qr/nano'

/** How many squares it has on a side, and the dark ones as the path of a drawing. */
export interface Code {
  size: number
  path: string
}

export function qr(text: string): Code {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const places = [...Array(code.size).keys()]
  const dark = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
  return { size: code.size, path: dark.join('') }
}
