import { expect, vi } from 'vitest'
import { viewerTopic } from '../platform/events/viewerNews.ts'
import type { TestApp } from './app.ts'

/** Begins to read what a person's screens are told, and answers once nothing can be missed any more. */
export async function following<T>(app: TestApp, userId: string, events: AsyncIterator<T>): Promise<{ first: Promise<IteratorResult<T>> }> {
  const subscribe = vi.spyOn(app.platform.live, 'subscribe')
  const first = events.next()
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledWith(viewerTopic(userId), expect.anything()))
  await subscribe.mock.results.at(-1)?.value
  subscribe.mockRestore()
  return { first }
}
