/* The page offline: its own files are cached, answers of the server never are. */

const KEPT = 'saloon-VERSION'
const FILES = [] // scripts and styles of every screen, put in by shell.js

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(['/', '/cards.svg', '/icon.svg', ...FILES])))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

/* A page that was there before this worker says what it has loaded: words and typefaces. */
self.addEventListener('message', (event) => {
  const used = event.data?.used
  if (!Array.isArray(used)) return
  const ours = used.filter((url) => isAsset(new URL(url, location.origin)))
  event.waitUntil(caches.open(KEPT).then((cache) => Promise.allSettled(ours.map((url) => cache.add(url)))))
})

const isAsset = (url) => url.origin === location.origin && url.pathname.startsWith('/assets/')

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api') && !url.pathname.startsWith('/schema')) event.respondWith(shell(request))
  } else if (isAsset(url)) {
    event.respondWith(kept(request))
  } else if (/^\/[^/]+\.(svg|png|webmanifest)$/.test(url.pathname)) {
    event.respondWith(fresh(request))
  }
})

/* Names of assets change with what is in them: what is kept is right. */
async function kept(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request))
}

async function fresh(request) {
  try {
    return await keep(request, await fetch(request))
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

/* Other addresses may be opened, too: what the server tells its operators, a picture. */
const isDocument = (answer) => /^text\/html\b/.test(answer.headers.get('content-type') ?? '')

/* Every screen is the same document. */
async function shell(request) {
  try {
    const answer = await fetch(request)
    return isDocument(answer) ? await keep('/', answer) : answer
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone())
  return answer
}

/* What the server tells while the page is closed. It says so itself what is to be shown, in the reader's language. */
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {}
  const actions = told.stop ? [{ action: 'stop', title: told.stopLabel }] : []
  const shown = { body: told.body, tag: told.tag, renotify: Boolean(told.tag), lang: told.language, icon: '/icon-192.png', data: told, actions }
  event.waitUntil(self.registration.showNotification(told.title ?? 'Saloon', shown))
})

self.addEventListener('notificationclick', (event) => {
  const { path = '/', stop } = event.notification.data ?? {}
  event.notification.close()
  event.waitUntil(event.action === 'stop' ? fetch(`/api/stop/${stop}`, { method: 'POST' }) : show(path))
})

/* To the page where it is open already, else in a new window. */
async function show(path) {
  const open = await self.clients.matchAll({ type: 'window' })
  const there = open.find((client) => new URL(client.url).pathname === path)
  return there ? there.focus() : self.clients.openWindow(path)
}
