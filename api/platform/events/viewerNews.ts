import type { Platform } from '../platform.ts'

export interface ViewerNews {
  readonly type: string
}

export function viewerTopic(userId: string): string {
  return `viewer:${userId}`
}

/** Call after the commit: subscribers read the database. Never throws. */
export async function publishToViewer({ live, log }: Pick<Platform, 'live' | 'log'>, userId: string, news: ViewerNews): Promise<void> {
  await live.publish(viewerTopic(userId), news).catch((err: unknown) => log.warn({ err }, 'a change could not be published'))
}
