import { RateLimitError } from '../platform/errors.ts'
import type { Limit, Limits } from '../platform/limits.ts'
import { networkOf } from '../platform/networks.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A whole school may share one address, so it gets more attempts than an account. */
const rules = {
  'register-address': { points: 300, seconds: HOUR },
  'login-account': { points: 10, seconds: 15 * MINUTE },
  'login-address': { points: 100, seconds: 15 * MINUTE },
  'check-address': { points: 120, seconds: MINUTE },
  'forgot-account': { points: 5, seconds: HOUR },
  'forgot-address': { points: 60, seconds: HOUR },
  'password-account': { points: 10, seconds: 15 * MINUTE },
  'token-account': { points: 30, seconds: HOUR },
  'reset-address': { points: 60, seconds: HOUR },
}

export type Attempt = keyof typeof rules

/** How often one may try what strangers may try. */
export class Attempts {
  readonly #limits: Map<Attempt, Limit>

  constructor(limits: Limits) {
    this.#limits = new Map(Object.entries(rules).map(([name, rule]) => [name as Attempt, limits.define(name, rule)]))
  }

  async countByAddress(attempt: Attempt, ip: string): Promise<void> {
    await this.#count(attempt, networkOf(ip))
  }

  async countByAccount(attempt: Attempt, account: string): Promise<void> {
    await this.#count(attempt, account)
  }

  /** Before the password is checked, so that guesses at the same moment count too. */
  async countLogin(ip: string, email: string): Promise<void> {
    await this.#count('login-address', networkOf(ip))
    await this.#count('login-account', email)
  }

  /** Only failures are held against anyone. */
  async forgiveLogin(ip: string, email: string): Promise<void> {
    await this.forgive('login-address', networkOf(ip))
    await this.forgive('login-account', email)
  }

  async forgive(attempt: Attempt, key: string): Promise<void> {
    await this.#limits.get(attempt)?.consume(key, -1)
  }

  async #count(attempt: Attempt, key: string): Promise<void> {
    const verdict = await this.#limits.get(attempt)?.consume(key)
    if (!verdict || verdict.isAllowed) return
    const seconds = Math.ceil(verdict.retryAfterMs / 1000)
    throw new RateLimitError(`Too many attempts. Try again in ${inWords(seconds)}.`, seconds)
  }
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / MINUTE), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
