import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Other processes wait this long for the answers of this one. */
const maxFinishMs = 1000

/** A request cut off during a shutdown may have taken effect, and its client would repeat it. */
export class PendingRequests {
  readonly #responses = new Set<ServerResponse>()

  add(response: ServerResponse): void {
    this.#responses.add(response)
    response.once('close', () => this.#responses.delete(response))
  }

  /** Does not wait for streams, which other processes continue. */
  async finish(): Promise<void> {
    const unanswered = [...this.#responses].filter(({ headersSent }) => !headersSent)
    const finished = Promise.allSettled(unanswered.map((response) => once(response, 'close')))
    await Promise.race([finished, pause(maxFinishMs, undefined, { ref: false })])
  }
}
