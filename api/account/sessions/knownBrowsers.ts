import { randomBytes } from 'node:crypto'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { Config } from '../../config.ts'
import type { ClientInfo } from '../../platform/viewer.ts'
import { cookiePrefix } from './proof/proof.ts'

const keptSeconds = 365 * 86_400
const maxAccounts = 4

/** Strangers can’t use up the limit of browsers that have signed in. */
export class KnownBrowsers {
  readonly #name: string
  readonly #secret: string
  readonly #isSecure: boolean

  constructor({ publicUrl, sessionSecret }: Pick<Config, 'publicUrl' | 'sessionSecret'>) {
    this.#isSecure = publicUrl.startsWith('https:')
    this.#name = `${this.#isSecure ? '__Secure-' : ''}${cookiePrefix}.browser`
    // Signatures made for other purposes must not be accepted.
    this.#secret = `browser ${sessionSecret}`
  }

  async getId(userId: string, { headers }: ClientInfo): Promise<string | null> {
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
