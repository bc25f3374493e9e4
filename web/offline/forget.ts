import { keepMessagesInTab, offlineAccount } from '../lib/storage.ts'
import { shellPrefix } from '../worker/answers.ts'
import { readAll, transact } from './database.ts'
import { showUnsent } from './unsentList.ts'

/** Afterwards the deletion continues, or starts again with the app. */
const patienceMs = 500

/**
 * Deletes all that this browser keeps for offline use, and the worker with its notifications.
 * @param lostUserId user whose session has expired; their unsent messages become drafts in this tab
 */
export async function forget(lostUserId?: string | null): Promise<void> {
  offlineAccount.set('')
  showUnsent([])
  if (lostUserId) {
    const unsent = await readAll('unsent').catch(() => [])
    keepMessagesInTab(
      lostUserId,
      unsent.filter(({ owner }) => owner === lostUserId),
    )
  }
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([deleteAll(), late])
}

async function deleteAll(): Promise<void> {
  await Promise.all([
    transact('answers', 'readwrite', (store) => store.clear()),
    transact('unsent', 'readwrite', (store) => store.clear()),
    transact('shared', 'readwrite', (store) => store.clear()),
    deleteShell(),
  ])
  // The next user may already be signed in.
  if (offlineAccount.get() === '') offlineAccount.set(null)
}

async function deleteShell(): Promise<void> {
  // Missing without HTTPS.
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  // The next registration would be the same one while a tab is open.
  const pushed = await registration?.pushManager?.getSubscription()
  await Promise.all([pushed?.unsubscribe(), registration?.unregister()])
  for (const name of await caches.keys()) if (name.startsWith(shellPrefix)) await caches.delete(name)
}
