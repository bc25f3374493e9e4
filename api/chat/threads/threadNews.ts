import type { Platform } from '../../platform/platform.ts'
import { tellViewer } from '../../platform/events/viewerNews.ts'

/** What changes in a person's lists while they look. */
export type ThreadNews =
  | { readonly type: 'thread-changed'; readonly threadId: string }
  | { readonly type: 'thread-deleted'; readonly threadId: string }

/** Nobody is told of the threads of guests, who have no lists. */
export async function announce(platform: Pick<Platform, 'live' | 'log'>, userId: string | null, news: ThreadNews): Promise<void> {
  if (userId !== null) await tellViewer(platform, userId, news)
}
