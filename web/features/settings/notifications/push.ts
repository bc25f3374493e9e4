import type { SavePushSubscriptionInput } from '../../../__generated__/NotificationsSectionSaveMutation.graphql.ts'

/** False without HTTPS, and in Safari on iPhones until the app is installed. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Null without permission. Called by a press, which browsers require. */
export async function subscribe(publicKey: string): Promise<Omit<SavePushSubscriptionInput, 'kinds'> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const manager = await findManager()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await manager.subscribe(options).catch(async () => {
    // An earlier subscription may belong to another public key.
    await unsubscribe()
    return manager.subscribe(options)
  })
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, p256dh, auth }
}

export async function unsubscribe(): Promise<void> {
  const manager = await findManager()
  const subscription = await manager.getSubscription()
  await subscription?.unsubscribe()
}

async function findManager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('The worker is not registered.')
  return registration.pushManager
}
