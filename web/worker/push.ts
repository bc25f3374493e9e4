import type { WorkerScope } from './scope.ts'

export interface PushMessage {
  readonly title: string
  /** On this server. */
  readonly path: string
}

/** Null for anything but messages of this server. */
export function readMessage(text: string, origin: string): PushMessage | null {
  try {
    const { title, path } = JSON.parse(text) as Partial<PushMessage>
    if (typeof title !== 'string' || typeof path !== 'string') return null
    const url = new URL(path, origin)
    return url.origin === origin ? { title, path: url.pathname + url.search + url.hash } : null
  } catch {
    return null
  }
}

export async function openPath({ clients, location }: Pick<WorkerScope, 'clients' | 'location'>, path: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url === new URL(path, location.origin).href)
  if (tab) await tab.focus()
  else await clients.openWindow(path)
}
