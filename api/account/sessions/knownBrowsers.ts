import { randomBytes } from 'node:crypto'
import type { Config } from '../../config.ts'
import { createSignedCookies, type SignedCookies } from '../../platform/signedCookies.ts'
import type { ClientInfo } from '../../platform/viewer.ts'
import { cookiePrefix } from './proof/proof.ts'

const keptSeconds = 365 * 86_400
const maxAccounts = 4

/** Strangers can’t use up the limit of browsers that have signed in. */
export class KnownBrowsers {
  readonly #name: string
  readonly #cookies: SignedCookies
  readonly #isSecure: boolean

  constructor({ publicUrl, sessionSecrets }: Pick<Config, 'publicUrl' | 'sessionSecrets'>) {
    this.#isSecure = publicUrl.startsWith('https:')
    this.#name = `${this.#isSecure ? '__Secure-' : ''}${cookiePrefix}.browser`
    this.#cookies = createSignedCookies(sessionSecrets, 'browser')
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
      await this.#cookies.serialize(this.#name, value.join('~'), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: this.#isSecure,
        maxAge: keptSeconds,
      }),
    )
  }

  async #read(headers: Headers): Promise<Map<string, string>> {
    const value = await this.#cookies.read(headers.get('cookie'), this.#name)
    return new Map(
      (value ?? '').split('~').flatMap((entry) => {
        const [userId, id] = entry.split('.')
        return userId && id ? [[userId, id] as const] : []
      }),
    )
  }
}
