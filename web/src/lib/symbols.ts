/** Our symbols, put into the page itself: using one from another document would mean searching all of that document. */

const AGAIN = 3_000 // milliseconds

export async function bringSymbols(): Promise<void> {
  try {
    const answer = await fetch('/cards.svg')
    if (!answer.ok) throw new Error(answer.statusText)
    const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
    const symbols = document.importNode(drawn.documentElement, true)
    const shades = symbols.cloneNode() as Element // what fills refer to must be laid out, the symbols need not be
    shades.append(...symbols.querySelectorAll('linearGradient'))
    symbols.setAttribute('class', 'symbols')
    shades.setAttribute('class', 'shades')
    for (const sheet of [symbols, shades]) {
      sheet.setAttribute('aria-hidden', 'true')
      document.body.append(sheet)
    }
  } catch {
    setTimeout(() => void bringSymbols(), AGAIN) // without a line there are no pictures yet
  }
}
