import { AsyncLocalStorage } from 'node:async_hooks'
import { Turns } from '../limits/turns.ts'

/** Whose work is being done: `workingFor.run(client, work)`. What belongs to no client, such as jobs, is not limited. */
export const workingFor = new AsyncLocalStorage<string>()

/** All who are not signed in count as one client. */
export const strangers = 'strangers'

/** Leaves some connections to everybody else, however much one client asks for at once. */
export class DatabaseShare {
  readonly #turns: Turns

  /** @param connections how many of them one client may use at the same moment */
  constructor(connections: number) {
    this.#turns = new Turns(connections)
  }

  /** Waits for one of the client's connections. Call the answer when it is no longer in use. */
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
