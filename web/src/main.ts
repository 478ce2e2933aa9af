import '@fontsource-variable/bitter/wght.css'
import '@fontsource/barlow-condensed/latin-600.css'
import '@fontsource/barlow-condensed/latin-700.css'
import '@fontsource/rye/latin-400.css'
import './art/tokens.css'
import './art/saloon.css'
import './art/page.css'
import { mount } from 'svelte'
import './games'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { bringSymbols } from './lib/symbols'
import { speak } from './lib/words.svelte'

void bringSymbols()
const target = document.getElementById('app')
if (target) {
  await speak(settings.language).catch(() => speak('en'))
  mount(App, { target })
}

const LATER = 2_000 // milliseconds: the first card goes before the offline page
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void keepShell().catch(() => undefined), LATER)

/** From now on the page can be opened offline. */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ used: performance.getEntriesByType('resource').map(({ name }) => name) })
}
