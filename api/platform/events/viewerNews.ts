import type { Platform } from '../platform.ts'

/** Something changed in what a person sees. Each domain has kinds of its own, and makes of each what a screen is told. */
export interface ViewerNews {
  readonly type: string
}

export function viewerTopic(userId: string): string {
  return `viewer:${userId}`
}

/** Call it after the commit: whoever hears of it reads the database. A lost message costs a list its freshness, so it fails nothing. */
export async function tellViewer({ live, log }: Pick<Platform, 'live' | 'log'>, userId: string, news: ViewerNews): Promise<void> {
  await live.publish(viewerTopic(userId), news).catch((err: unknown) => log.warn({ err }, 'a change could not be announced'))
}
