import { SESSIONS_ENDED, type SessionNews } from '../account/sessionNews.ts'
import type { LiveChannel } from '../platform/liveChannel.ts'
import type { Participant } from '../platform/viewer.ts'

/**
 * Follows something for somebody until their session ends or the reader leaves; guests have no session that ends. A generator alone would hear of a leaving reader
 * only after the next event, which may never come; so `return` also aborts the signal that it follows with.
 */
export function whileSignedIn<T>(
  live: LiveChannel,
  participant: Participant,
  follow: (signal: AbortSignal) => AsyncIterable<T> | Promise<AsyncIterable<T>>,
): AsyncIterableIterator<T, void, void> {
  const over = new AbortController()
  const events = generate()

  async function* generate() {
    if ('sessionId' in participant) {
      void endWith(await live.subscribe<SessionNews>(SESSIONS_ENDED, over.signal), participant.sessionId)
    }
    try {
      yield* await follow(over.signal)
    } finally {
      over.abort()
    }
  }
  async function endWith(endings: AsyncIterable<SessionNews>, sessionId: string) {
    for await (const { sessionIds } of endings) if (sessionIds.includes(sessionId)) over.abort()
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
