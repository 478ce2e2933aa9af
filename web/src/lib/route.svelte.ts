/** Which screen is shown: the address, and nothing else. */

class Route {
  path = $state(location.pathname)
  query = $state(new URLSearchParams(location.search))
  anchor = $state(location.hash.slice(1)) // what follows the `#`

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.anchor = location.hash.slice(1)
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.read()
    scrollTo(0, 0)
  }

  /** The parts of the address behind a first part: `/t/abc` behind `t` is `['abc']`. */
  behind(first: string): string[] | null {
    const parts = this.path.split('/').filter(Boolean)
    return parts[0] === first ? parts.slice(1) : null
  }
}

export const route = new Route()

/** For links: go there without reloading the page, unless the reader wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a[href^="/"]')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.hasAttribute('download') || link.getAttribute('target')) return
  event.preventDefault()
  const address = link.getAttribute('href') ?? '/'
  // Whoever looks up a rule at a table stays at the table.
  if (route.path.startsWith('/t/') && address.startsWith('/rules/')) open(address, '_blank', 'noopener')
  else route.go(address)
}
