import type { Platform } from '../../platform/platform.ts'
import { publishToViewer } from '../../platform/events/viewerNews.ts'

export type ThreadNews =
  | { readonly type: 'thread-changed'; readonly threadId: string }
  | { readonly type: 'thread-deleted'; readonly threadId: string }

export async function announce(platform: Pick<Platform, 'live' | 'log'>, userId: string | null, news: ThreadNews): Promise<void> {
  if (userId !== null) await publishToViewer(platform, userId, news)
}
