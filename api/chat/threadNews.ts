import type { Platform } from '../platform/platform.ts'

/** What changes in a person's lists while they look. */
export type ViewerNews =
  | { readonly type: 'thread-changed'; readonly threadId: string }
  | { readonly type: 'thread-deleted'; readonly threadId: string }

export function viewerTopic(userId: string): string {
  return `viewer:${userId}`
}

/** Call it after the commit: whoever hears of it reads the database. A lost message costs a list its freshness, so it fails nothing. */
export async function announce({ live, log }: Pick<Platform, 'live' | 'log'>, userId: string, news: ViewerNews): Promise<void> {
  await live.publish(viewerTopic(userId), news).catch((err: unknown) => log.warn({ err }, 'a change could not be announced'))
}
