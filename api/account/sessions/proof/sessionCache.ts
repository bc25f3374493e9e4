import type { Viewer } from '../../../platform/viewer.ts'

interface Entry {
  readonly viewer: Promise<Viewer | null>
  /** On the monotonic clock: a wall clock set back would keep ended sessions. */
  staleAt: number
  sessionId: string | null
}

/** Only existing sessions are cached, so made-up credentials can’t fill the cache. */
export class SessionCache {
  readonly #entries = new Map<string, Entry>()
  readonly #freshMs: number
  readonly #capacity: number

  constructor({ freshMs = 10_000, capacity = 10_000 } = {}) {
    this.#freshMs = freshMs
    this.#capacity = capacity
  }

  get(credential: string, load: () => Promise<Viewer | null>): Promise<Viewer | null> {
    const found = this.#entries.get(credential)
    if (found && found.staleAt > performance.now()) return found.viewer

    const entry: Entry = { viewer: load(), staleAt: performance.now() + this.#freshMs, sessionId: null }
    this.#entries.delete(credential)
    this.#entries.set(credential, entry)
    if (this.#entries.size > this.#capacity) this.#dropOldest()

    const settle = (viewer: Viewer | null) => {
      entry.sessionId = viewer?.sessionId ?? null
      if (viewer?.expiresAt) entry.staleAt = Math.min(entry.staleAt, performance.now() + viewer.expiresAt.getTime() - Date.now())
      if (!viewer && this.#entries.get(credential) === entry) this.#entries.delete(credential)
    }
    entry.viewer.then(settle, () => settle(null))
    return entry.viewer
  }

  /** Also drops pending loads, which may have read the session before it ended. */
  forget(sessionIds: readonly string[]): void {
    for (const [credential, { sessionId }] of this.#entries) {
      if (sessionId === null || sessionIds.includes(sessionId)) this.#entries.delete(credential)
    }
  }

  #dropOldest() {
    for (const credential of this.#entries.keys()) {
      this.#entries.delete(credential)
      return
    }
  }
}
