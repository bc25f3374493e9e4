import { expect, vi } from 'vitest'
import { toViewerTopic } from '../platform/events/viewerNews.ts'
import type { TestApp } from './app.ts'

export async function followEvents<T>(
  app: TestApp,
  userId: string,
  events: AsyncIterator<T>,
): Promise<{ first: Promise<IteratorResult<T>> }> {
  const subscribe = vi.spyOn(app.platform.live, 'subscribe')
  const first = events.next()
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledWith(expect.arrayContaining([toViewerTopic(userId)]), expect.anything()))
  await subscribe.mock.results.at(-1)?.value
  subscribe.mockRestore()
  return { first }
}
