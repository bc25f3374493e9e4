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

/** How much is begun in one turn of the event loop when none of it takes long. */
const mostPerTurn = 16

/**
 * Begins what has come in piece by piece, the clients taking turns: Node accepts one connection, and reads each one, once in a turn of the
 * event loop.
 */
export class RequestPace {
  readonly #longestTurnMs: number
  readonly #now: () => number
  /** Who has waited longest is first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  /** When the first piece of this turn of the event loop began; null while there was none. */
  #since: number | null = null
  #isDraining = false

  /** @param longestTurnMs what is begun in one turn of the event loop may take as long together */
  constructor(longestTurnMs: number, now = () => performance.now()) {
    this.#longestTurnMs = longestTurnMs
    this.#now = now
  }

  begin(client: string, work: () => void): void {
    if (!this.#isDraining && this.#hasTime()) return work()
    const waiting = this.#waiting.get(client)
    if (waiting) waiting.push(work)
    else this.#waiting.set(client, [work])
    this.#drainSoon()
  }

  /** Of the client whose turn it is; the others come before their next one. */
  #beginNext(): void {
    for (const [client, [work, ...others]] of this.#waiting) {
      this.#waiting.delete(client)
      if (others.length > 0) this.#waiting.set(client, others)
      return work?.()
    }
  }

  #hasTime(): boolean {
    if (this.#since === null) {
      this.#since = this.#now()
      setImmediate(() => (this.#since = null))
    }
    return this.#now() - this.#since < this.#longestTurnMs
  }

  /** Each in a callback of its own, so that all that a piece does before it waits for something counts. */
  #drainSoon(): void {
    if (this.#isDraining) return
    this.#isDraining = true
    for (let index = 0; index < mostPerTurn; index += 1) setImmediate(() => this.#hasTime() && this.#beginNext())
    setImmediate(() => {
      this.#isDraining = false
      if (this.#waiting.size > 0) this.#drainSoon()
    })
  }
}
