import { SESSIONS_ENDED, type SessionNews } from '../account/sessionNews.ts'
import type { LiveChannel } from '../platform/liveChannel.ts'
import type { Viewer } from '../platform/viewer.ts'

/**
 * Follows something for a viewer until their session ends or the reader leaves. A generator alone would hear of a leaving reader
 * only after the next event, which may never come; so `return` also aborts the signal that it follows with.
 */
export function whileSignedIn<T>(
  live: LiveChannel,
  viewer: Viewer,
  follow: (signal: AbortSignal) => AsyncIterable<T> | Promise<AsyncIterable<T>>,
): AsyncIterableIterator<T, void, void> {
  const over = new AbortController()
  const events = generate()

  async function* generate() {
    const endings = await live.subscribe<SessionNews>(SESSIONS_ENDED, over.signal)
    void endWith(endings)
    try {
      yield* await follow(over.signal)
    } finally {
      over.abort()
    }
  }
  async function endWith(endings: AsyncIterable<SessionNews>) {
    for await (const { sessionIds } of endings) if (sessionIds.includes(viewer.sessionId)) over.abort()
  }

  return {
    next: () => events.next(),
    return() {
      over.abort()
      return events.return()
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
