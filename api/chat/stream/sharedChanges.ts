import type { LiveChannel } from '../../platform/events/liveChannel.ts'
import { toSharedContentTopic } from '../../platform/events/viewerNews.ts'

/** Changes of the content that an owner shares. */
export interface SharedChanges {
  count: number
  onChange(): void
}

export async function followSharedChanges(
  live: Pick<LiveChannel, 'subscribe'>,
  ownerId: string,
  signal: AbortSignal,
): Promise<SharedChanges> {
  const changes: SharedChanges = { count: 0, onChange() {} }
  const news = await live.subscribe(toSharedContentTopic(ownerId), signal)
  void (async () => {
    for await (const _ of news) {
      changes.count += 1
      changes.onChange()
    }
  })()
  return changes
}
