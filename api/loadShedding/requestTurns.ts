import type { ServerResponse } from 'node:http'
import { Turns } from '../platform/limits/turns.ts'

const maxWaiting = 5000

/** Streams and slow connections use little CPU. */
const longestTurnMs = 500

/** One client’s requests do not delay another’s. */
export class RequestTurns {
  readonly #turns: Turns

  constructor(atOnce: number) {
    this.#turns = new Turns(atOnce)
  }

  take(key: string, response: ServerResponse, work: () => void): void {
    if (this.#turns.countWaiting(key) >= maxWaiting) return refuse(response)
    this.#turns.take(key, (end) => {
      if (response.closed) return end()
      // Lets requests of other clients run in between.
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
