import { UnauthorizedError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { createStreamPlaces, type Follower, type StreamResponse } from '../../platform/limits/streamPlaces.ts'
import type { Viewer } from '../../platform/viewer.ts'

export const SESSIONS_ENDED = 'session-revoked'

export const SESSIONS_ROTATED = 'session-rotated'

export interface SessionNews {
  sessionIds: string[]
}

export type OpenStreams = ReturnType<typeof createOpenStreams>

/** The maximum of setTimeout; longer delays fire immediately. */
const longestTimerMs = 2 ** 31 - 1

export function createOpenStreams({ config, db, live }: Pick<Platform, 'config' | 'db' | 'live'>) {
  const places = createStreamPlaces(config)

  /**
   * Wraps `return`: a generator notices a leaving reader only after the next event.
   * @throws TooManyStreamsError
   */
  function follow<T>(
    participant: Follower,
    response: StreamResponse,
    open: (signal: AbortSignal) => AsyncIterable<T> | Promise<AsyncIterable<T>>,
  ): AsyncIterableIterator<T, void, void> {
    const gone = places.take(participant, response)
    const over = new AbortController()
    if (gone.aborted) over.abort()
    else gone.addEventListener('abort', () => over.abort(), { once: true, signal: over.signal })
    const events = generate()

    async function* generate() {
      if ('sessionId' in participant) {
        endAtExpiry(participant, over)
        void endWith(await live.subscribe<SessionNews>(SESSIONS_ENDED, over.signal), participant.sessionId)
      }
      try {
        yield* await open(over.signal)
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

  /** The session may have been extended. */
  function endAtExpiry(viewer: Viewer, over: AbortController): void {
    let expiresAt = viewer.expiresAt ?? null
    let timer: NodeJS.Timeout
    const wait = () => {
      if (expiresAt === null || over.signal.aborted) return
      timer = setTimeout(() => void look(), Math.min(Math.max(0, expiresAt.getTime() - Date.now()), longestTimerMs)).unref()
    }
    const look = async () => {
      if (expiresAt && expiresAt.getTime() <= Date.now()) {
        const found = await findProof(viewer).catch(() => null)
        expiresAt = found?.expiresAt ?? null
        if (!found || (expiresAt && expiresAt.getTime() <= Date.now())) return over.abort()
      }
      wait()
    }
    over.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    wait()
  }

  async function findProof({ sessionId: id, isProgram }: Viewer): Promise<{ expiresAt: Date | null } | null> {
    const select = { expiresAt: true }
    return isProgram ? db.accessToken.findUnique({ where: { id }, select }) : db.session.findUnique({ where: { id }, select })
  }

  return {
    /**
     * Call before any other work for a stream.
     * @throws TooManyStreamsError
     */
    take: (participant: Follower, response: StreamResponse) => void places.take(participant, response),
    follow,
    /** For requests that take long to arrive. @throws UnauthorizedError if the session has ended */
    async requireActive(viewer: Viewer): Promise<void> {
      const found = await findProof(viewer)
      if (!found || (found.expiresAt && found.expiresAt.getTime() <= Date.now())) throw new UnauthorizedError()
    },
  }
}
