import type { Platform } from '../platform.ts'

export interface ViewerNews {
  readonly type: string
}

/** Followed by all signed-in users. */
export const serverTopic = 'server'

export function toViewerTopic(userId: string): string {
  return `viewer:${userId}`
}

/** Open pages of visitors subscribe to it. */
export function toSharedContentTopic(ownerId: string): string {
  return `shared-content:${ownerId}`
}

/** Call after the commit: subscribers read the database. Never throws. */
export function publishToViewer(platform: Pick<Platform, 'live' | 'log'>, userId: string, news: ViewerNews): Promise<void> {
  return publish(platform, toViewerTopic(userId), news)
}

export function publishToEveryone(platform: Pick<Platform, 'live' | 'log'>, news: ViewerNews): Promise<void> {
  return publish(platform, serverTopic, news)
}

/** Call after the commit of a change that visitors may see. Never throws. */
export function publishSharedContent(platform: Pick<Platform, 'live' | 'log'>, ownerId: string): Promise<void> {
  return publish(platform, toSharedContentTopic(ownerId), { type: 'shared-content-changed' })
}

async function publish({ live, log }: Pick<Platform, 'live' | 'log'>, topic: string, news: ViewerNews): Promise<void> {
  await live.publish(topic, news).catch((err: unknown) => log.warn({ err }, 'a change could not be published'))
}
