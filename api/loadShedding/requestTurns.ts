import type { ServerResponse } from 'node:http'
import { Turns } from '../platform/limits/turns.ts'

/** How many more of them wait. Together with the ones that are answered it is more than anybody needs. */
const maxWaiting = 5000

/** Streams, downloads and slow connections last longer without using the processor, so they stop counting. */
const longestTurnMs = 500

/** Queues requests per client, so that thousands from one client do not delay another. */
export class RequestTurns {
  readonly #turns: Turns

  /** @param atOnce concurrent requests per client */
  constructor(atOnce: number) {
    this.#turns = new Turns(atOnce)
  }

  take(key: string, response: ServerResponse, work: () => void): void {
    if (this.#turns.waitingFor(key) >= maxWaiting) return refuse(response)
    this.#turns.take(key, (end) => {
      // The client has disconnected.
      if (response.closed) return end()
      // In the next turn of the event loop, so that other clients' requests come between.
      whenTurnEnds(response, () => setImmediate(end))
      work()
    })
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'retry-after': '1' }).end()
}

function whenTurnEnds(response: ServerResponse, end: () => void): void {
  const timer = setTimeout(end, longestTurnMs)
  response.once('close', () => {
    clearTimeout(timer)
    end()
  })
}
