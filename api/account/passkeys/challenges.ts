import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import type { Config } from '../../config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import { cookiePrefix } from '../sessions/proof/proof.ts'

const lifeMs = 10 * 60_000
const prefix = 'passkey:'

/** Each challenge works once, for one purpose, and in the browser or session that requested it. */
export class Challenges {
  readonly #db: Database
  readonly #name: string
  readonly #isSecure: boolean

  constructor(db: Database, { publicUrl }: Pick<Config, 'publicUrl'>) {
    this.#db = db
    this.#isSecure = publicUrl.startsWith('https:')
    this.#name = `${this.#isSecure ? '__Secure-' : ''}${cookiePrefix}.passkey`
  }

  async createForBrowser(client: ClientInfo): Promise<string> {
    // Challenges of other tabs stay valid.
    const browser = this.#readBrowser(client) ?? randomBytes(24).toString('base64url')
    const { setCookies } = client
    setCookies.push(
      serialize(this.#name, browser, { path: '/', httpOnly: true, sameSite: 'Lax', secure: this.#isSecure, maxAge: lifeMs / 1000 }),
    )
    return this.#create(toBrowserValue(browser))
  }

  createForSession(viewer: Viewer): Promise<string> {
    return this.#create(toSessionValue(viewer))
  }

  async useInBrowser(client: ClientInfo, challenge: string): Promise<boolean> {
    const browser = this.#readBrowser(client)
    return browser !== null && this.#use(challenge, toBrowserValue(browser))
  }

  useInSession(viewer: Viewer, challenge: string): Promise<boolean> {
    return this.#use(challenge, toSessionValue(viewer))
  }

  async #create(value: string): Promise<string> {
    const challenge = randomBytes(32).toString('base64url')
    const now = Date.now()
    await this.#db.verification.deleteMany({ where: { identifier: { startsWith: prefix }, expiresAt: { lt: new Date(now) } } })
    await this.#db.verification.create({ data: { identifier: toIdentifier(challenge), value, expiresAt: new Date(now + lifeMs) } })
    return challenge
  }

  async #use(challenge: string, value: string): Promise<boolean> {
    const where = { identifier: toIdentifier(challenge), value, expiresAt: { gt: new Date() } }
    const { count } = await this.#db.verification.deleteMany({ where })
    return count > 0
  }

  #readBrowser({ headers }: ClientInfo): string | null {
    const cookie = parse(headers.get('cookie') ?? '', this.#name)[this.#name]
    return cookie && /^[\w-]{32}$/.test(cookie) ? cookie : null
  }
}

function toIdentifier(challenge: string): string {
  return `${prefix}${hash(challenge)}`
}

function toBrowserValue(browser: string): string {
  return `browser ${hash(browser)}`
}

/** Starts with the user’s ID, so that deleting an account finds it. */
function toSessionValue({ userId, sessionId }: Viewer): string {
  return `${userId} ${sessionId}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
