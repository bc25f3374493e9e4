import type { ServerResponse } from 'node:http'
import { Turns } from '../platform/limits/turns.ts'

/** How many more of them wait. Together with the ones that are answered it is more than anybody needs. */
const maxWaiting = 5000

/** Who takes longer waits for something: a slow connection, a password that is checked. That keeps nobody else waiting. */
const longestTurnMs = 500

/**
 * Lets the requests of one client wait for each other, so that thousands of one do not stand between two of another. A turn ends
 * when the answer begins: what is streamed or downloaded afterwards keeps nobody waiting.
 */
export class RequestTurns {
  readonly #turns: Turns

  /** @param atOnce how many requests of one client are worked on at the same moment */
  constructor(atOnce: number) {
    this.#turns = new Turns(atOnce)
  }

  take(key: string, response: ServerResponse, work: () => void): void {
    if (this.#turns.waitingFor(key) >= maxWaiting) return refuse(response)
    this.#turns.take(key, (end) => {
      // They have left meanwhile.
      if (response.closed) return end()
      // Not within this turn of the event loop, which others wait for.
      whenTurnEnds(response, () => setImmediate(end))
      work()
    })
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'retry-after': '1' }).end()
}

/** Node tells of the end of an answer, and calls `writeHead` itself where nobody else does. */
function whenTurnEnds(response: ServerResponse, tell: () => void): void {
  let isTold = false
  const tellOnce = () => {
    if (isTold) return
    isTold = true
    clearTimeout(timer)
    tell()
  }
  const timer = setTimeout(tellOnce, longestTurnMs)
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    tellOnce()
    return writeHead(...args)
  }) as typeof response.writeHead
  response.once('close', tellOnce)
}
