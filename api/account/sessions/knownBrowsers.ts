import { randomBytes } from 'node:crypto'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { Config } from '../../config.ts'
import type { ClientInfo } from '../../platform/viewer.ts'
import { cookiePrefix } from './proof/proof.ts'

const keptSeconds = 365 * 86_400
/** Browsers may be shared; the most recent accounts are kept. */
const maxAccounts = 4

/** A signed cookie gives a browser that has signed in before its own limit of failed attempts, so that strangers can’t lock the owner out. */
export class KnownBrowsers {
  readonly #name: string
  readonly #secret: string
  readonly #isSecure: boolean

  constructor({ publicUrl, sessionSecret }: Pick<Config, 'publicUrl' | 'sessionSecret'>) {
    this.#isSecure = publicUrl.startsWith('https:')
    this.#name = `${this.#isSecure ? '__Secure-' : ''}${cookiePrefix}.browser`
    // The prefix keeps signatures made for other purposes from being accepted.
    this.#secret = `browser ${sessionSecret}`
  }

  async idFor(userId: string, { headers }: ClientInfo): Promise<string | null> {
    const id = (await this.#read(headers)).get(userId)
    return id ? `${userId} ${id}` : null
  }

  async remember(userId: string, { headers, setCookies }: ClientInfo): Promise<void> {
    const known = await this.#read(headers)
    const id = known.get(userId) ?? randomBytes(12).toString('base64url')
    known.delete(userId)
    const value = [[userId, id], ...known].slice(0, maxAccounts).map((entry) => entry.join('.'))
    setCookies.push(
      await serializeSigned(this.#name, value.join('~'), this.#secret, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: this.#isSecure,
        maxAge: keptSeconds,
      }),
    )
  }

  async #read(headers: Headers): Promise<Map<string, string>> {
    const cookies = headers.get('cookie')
    const value = cookies?.includes(this.#name) && (await parseSigned(cookies, this.#secret, this.#name))[this.#name]
    return new Map(
      (value || '').split('~').flatMap((entry) => {
        const [userId, id] = entry.split('.')
        return userId && id ? [[userId, id] as const] : []
      }),
    )
  }
}
