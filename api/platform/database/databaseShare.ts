import { AsyncLocalStorage } from 'node:async_hooks'
import { Turns } from '../limits/turns.ts'

/** Work without a client, such as jobs, is not limited. */
export const workingFor = new AsyncLocalStorage<string>()

/** Clients without a session count as a single client. */
export const strangers = 'strangers'

/** Keeps one client from occupying all connections. */
export class DatabaseShare {
  readonly #turns: Turns

  constructor(connections: number) {
    this.#turns = new Turns(connections)
  }

  take(): Promise<() => void> {
    const client = workingFor.getStore()
    return client === undefined ? Promise.resolve(() => {}) : new Promise((resolve) => this.#turns.take(client, resolve))
  }

  async use<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = await this.take()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
