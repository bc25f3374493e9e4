import { openPath, readMessage } from './push.ts'
import { chooseSource, isKeepable, shellPath, shellPrefix, startPath } from './answers.ts'
import { transact } from '../offline/database.ts'
import type { RequestEvent, Shell, WorkerScope } from './scope.ts'

declare const self: WorkerScope
declare const shell: Shell

const name = shellPrefix + shell.version

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', (event) => event.waitUntil(keepFiles(event.data.keep)))

self.addEventListener('fetch', (event) => {
  const source = chooseSource(event.request, self.location.origin)
  if (source === 'file') event.respondWith(answerFile(event))
  if (source === 'screen') event.respondWith(askNetworkFirst(event, shellPath))
  if (source === 'share') event.respondWith(takeShared(event.request))
  if (source === 'start') event.respondWith(askNetworkFirst(event, startPath))
})

self.addEventListener('push', (event) => {
  const message = readMessage(event.data?.text() ?? '', self.location.origin)
  if (!message) return
  const { title, path } = message
  event.waitUntil(self.registration.showNotification(title, { tag: path, icon: '/icons/192.png', data: path }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(self, String(event.notification.data)))
})

async function keepShell(): Promise<void> {
  const page = await fetch(shellPath, { cache: 'no-store' })
  // Another process of the server may still be of the version before.
  if (!page.ok || !(await page.clone().text()).includes(shell.entry)) throw new Error('The page is of another version.')
  const cache = await caches.open(name)
  await cache.addAll([startPath, ...shell.files])
  await cache.put(shellPath, page)
}

async function takeOver(): Promise<void> {
  for (const other of await caches.keys()) if (other.startsWith(shellPrefix) && other !== name) await caches.delete(other)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Sent by the page that registers the worker. After a sign-out, the cache is gone even if the worker is unchanged. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  if (!(await caches.has(name))) await keepShell()
  const cache = await caches.open(name)
  const isMissing = async (path: string) => isKeepable(path) && !(await cache.match(path))
  for (const path of paths) if (await isMissing(path)) await cache.add(path)
}

async function answerFile(event: RequestEvent): Promise<Response> {
  // A cache deleted at the sign-out stays deleted.
  const cache = (await caches.has(name)) ? await caches.open(name) : null
  const kept = await cache?.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(event.request)
  if (cache && response.ok) event.waitUntil(cache.put(event.request, response.clone()).catch(() => {}))
  return response
}

/** The page that opens next turns it into a draft. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const parts = ['title', 'text', 'url'].flatMap((field) => form.get(field) ?? []).map(String)
  const text = [...new Set(parts.map((part) => part.trim()))].filter(Boolean).join('\n')
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0)
  await transact('shared', 'readwrite', (store) => store.put({ id: 1, text, files, keptAt: Date.now() }))
  return Response.redirect('/chat?shared=true', 303)
}

async function askNetworkFirst(event: RequestEvent, path: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const kept = (await caches.has(name)) ? await caches.match(path, { cacheName: name, ignoreVary: true }) : undefined
    if (!kept) throw error
    return kept
  }
}
