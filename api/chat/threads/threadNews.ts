import type { Platform } from '../../platform/platform.ts'
import { publishToViewer } from '../../platform/events/viewerNews.ts'

export type ThreadNews =
  | { readonly type: 'thread-changed'; readonly threadId: string }
  | { readonly type: 'thread-deleted'; readonly threadId: string }

export async function announce(platform: Pick<Platform, 'live' | 'log'>, userId: string | null, news: ThreadNews): Promise<void> {
  if (userId !== null) await publishToViewer(platform, userId, news)
}

/** Of a conversation with a twin; its visitor and its owner subscribe to it. */
export function getConversationTopic(threadId: string): string {
  return `twin-conversation:${threadId}`
}

/** Never throws. */
export async function announceConversation(
  { live, log }: Pick<Platform, 'live' | 'log'>,
  threadId: string,
  change: object = {},
): Promise<void> {
  await live
    .publish(getConversationTopic(threadId), change)
    .catch((err: unknown) => log.warn({ err }, 'a change of a conversation could not be published'))
}
