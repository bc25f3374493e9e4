import { RateLimitError } from '../../platform/errors.ts'
import type { Limit, Limits } from '../../platform/limits/limits.ts'
import { toNetwork } from '../../platform/limits/networks.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Many people can share a network. */
const rules = {
  'register-address': { points: 300, seconds: HOUR },
  'login-address': { points: 100, seconds: 15 * MINUTE },
  'login-account-address': { points: 10, seconds: 15 * MINUTE },
  // Strangers can use this up; known browsers have a separate limit.
  'login-account': { points: 100, seconds: HOUR },
  'login-browser': { points: 10, seconds: 15 * MINUTE },
  'sso-address': { points: 300, seconds: HOUR },
  'passkey-address': { points: 600, seconds: HOUR },
  'check-username': { points: 120, seconds: MINUTE },
  'check-email': { points: 20, seconds: MINUTE },
  'check-email-hour': { points: 100, seconds: HOUR },
  'forgot-address': { points: 60, seconds: HOUR },
  'forgot-account': { points: 5, seconds: HOUR },
  'link-account': { points: 5, seconds: HOUR },
  'reset-address': { points: 60, seconds: HOUR },
  'verify-address': { points: 120, seconds: HOUR },
  'verify-account': { points: 5, seconds: HOUR },
  'password-account': { points: 10, seconds: 15 * MINUTE },
  'token-account': { points: 30, seconds: HOUR },
}

export type Attempt = keyof typeof rules

export interface Claim {
  ip: string
  email: string
  browserId: string | null
}

export class Attempts {
  readonly #limits: Record<Attempt, Limit>

  constructor(limits: Limits) {
    const defined = Object.entries(rules).map(([name, rule]) => [name, limits.define(name, rule)] as const)
    this.#limits = Object.fromEntries(defined) as Record<Attempt, Limit>
  }

  async countByAddress(attempt: Attempt, ip: string): Promise<void> {
    await this.#count(attempt, toNetwork(ip))
  }

  async countByAccount(attempt: Attempt, account: string): Promise<void> {
    await this.#count(attempt, account)
  }

  async isWithin(attempt: Attempt, account: string): Promise<boolean> {
    return (await this.#limits[attempt].consume(account)).isAllowed
  }

  /** Call before checking the password so that concurrent guesses count. */
  async countLogin(claim: Claim): Promise<void> {
    for (const [attempt, key] of listCounters(claim)) await this.#count(attempt, key)
  }

  async clearLogin(claim: Claim): Promise<void> {
    for (const [attempt, key] of listCounters(claim)) await this.clear(attempt, key)
  }

  async clear(attempt: Attempt, key: string): Promise<void> {
    await this.#limits[attempt].consume(key, -1)
  }

  async clearAccount({ userId, email, ip }: { userId: string; email: string; ip: string }): Promise<void> {
    await this.#limits['login-account'].clear(email)
    await this.#limits['login-account-address'].clear(`${email} ${toNetwork(ip)}`)
    await this.#limits['forgot-account'].clear(email)
    await this.#limits['password-account'].clear(userId)
  }

  async #count(attempt: Attempt, key: string): Promise<void> {
    const verdict = await this.#limits[attempt].consume(key)
    if (verdict.isAllowed) return
    const seconds = Math.ceil(verdict.retryAfterMs / 1000)
    throw new RateLimitError('too_many_attempts', seconds, { params: formatWait(seconds) })
  }
}

/** Guessing elsewhere can’t lock the owner’s browser out. */
function listCounters({ ip, email, browserId }: Claim): [Attempt, string][] {
  if (browserId) return [['login-browser', browserId]]
  const network = toNetwork(ip)
  // The account’s counter comes last: refused attempts from one network can’t use it up.
  return [
    ['login-address', network],
    ['login-account-address', `${email} ${network}`],
    ['login-account', email],
  ]
}

function formatWait(seconds: number) {
  return seconds < 90 ? { count: seconds, unit: 'seconds' } : { count: Math.ceil(seconds / MINUTE), unit: 'minutes' }
}
