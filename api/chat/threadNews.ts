import type { Platform } from '../platform/platform.ts'
import { tellViewer } from '../platform/viewerNews.ts'

/** What changes in a person's lists while they look. */
export type ThreadNews =
  | { readonly type: 'thread-changed'; readonly threadId: string }
  | { readonly type: 'thread-deleted'; readonly threadId: string }

export function announce(platform: Pick<Platform, 'live' | 'log'>, userId: string, news: ThreadNews): Promise<void> {
  return tellViewer(platform, userId, news)
}
