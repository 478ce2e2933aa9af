/** Web push: this browser is told what happens while the page is closed. It is asked for on a tap, and never before. */

import type { Channel, Me, Notifications } from '../wire'
import { ask, get, post } from './api'

const OWNER = 'saloon-push' // the account that turned it on here: nobody else is signed up for it silently

export type PushState = 'missing' | 'blocked' | 'off' | 'on'

const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const PATIENCE = 6_000 // milliseconds: on a first visit the worker comes a little later than the page

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([navigator.serviceWorker.ready, new Promise<undefined>((done) => setTimeout(done, PATIENCE))])

async function subscription(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null
}

const owner = (): string => {
  try {
    return localStorage.getItem(OWNER) ?? ''
  } catch {
    return ''
  }
}

function own(account: string): void {
  try {
    localStorage.setItem(OWNER, account)
  } catch {
    // a browser that keeps nothing signs up anew each time
  }
}

export async function pushState(who: Me | null): Promise<PushState> {
  if (!supported() || !(await registration())) return 'missing'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && who && owner() === who.account && (await subscription()) ? 'on' : 'off'
}

/** Text of a key, as the server writes it, in bytes. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}

const textOf = (bytes: ArrayBuffer | null): string => btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** What a browser is called in a list: enough to tell a phone from a laptop. */
export function browserName(agent: string): string {
  const name = /Edg\//.test(agent) ? 'Edge' : /OPR\//.test(agent) ? 'Opera' : /Firefox\//.test(agent) ? 'Firefox' : /Chrom(e|ium)\//.test(agent) ? 'Chrome' : /Safari\//.test(agent) ? 'Safari' : ''
  const system = /Android/.test(agent) ? 'Android' : /iPhone|iPad/.test(agent) ? 'iOS' : /Windows/.test(agent) ? 'Windows' : /Mac OS X/.test(agent) ? 'macOS' : /Linux/.test(agent) ? 'Linux' : ''
  return [name, system].filter(Boolean).join(' · ')
}

async function signUp(key: string, account: string): Promise<Channel> {
  const { pushManager } = await navigator.serviceWorker.ready
  let found = await pushManager.getSubscription()
  if (found && textOf(found.options.applicationServerKey) !== key) {
    await found.unsubscribe() // of another server's key
    found = null
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  const channel = await post<Channel>('/api/notifications/push', {
    endpoint: found.endpoint,
    key: textOf(found.getKey('p256dh')),
    auth: textOf(found.getKey('auth')),
    label: browserName(navigator.userAgent),
  })
  own(account)
  return channel
}

/** Ask the reader's permission, then tell the server where. `blocked`: the browser did not allow it. */
export async function turnOn(key: string, who: Me): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return Notification.permission === 'denied' ? 'blocked' : 'off'
  await signUp(key, who.account)
  return 'on'
}

/** No longer in this browser; the server finds out by itself that there is nobody there, but is told if it can be. */
export async function turnOff(channel: string | undefined): Promise<void> {
  own('')
  await (await subscription())?.unsubscribe()
  if (channel) await ask('DELETE', `/api/notifications/channels/${channel}`)
}

/** A new session of the same reader in the same browser: the server is told where, as before. */
export async function keepPush(who: Me | null): Promise<void> {
  if ((await pushState(who)) !== 'on' || !who) return
  const known = await get<Notifications>('/api/notifications')
  const label = browserName(navigator.userAgent)
  if (known.key && !known.channels.some((channel) => channel.kind === 'push' && channel.label === label)) await signUp(known.key, who.account)
}
