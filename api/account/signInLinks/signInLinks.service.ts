import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { ForbiddenError, InputError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { ClientInfo } from '../../platform/viewer.ts'
import type { Welcome } from '../account.service.ts'
import { writeSignInLink } from '../emails/accountMails.ts'
import type { EmailsService } from '../emails/emails.service.ts'
import type { Attempts } from '../passwords/attempts.ts'
import { comesFromAnotherSite } from '../sessions/proof/proof.ts'
import { logRefusal } from '../sessions/refusedSignIns.ts'
import type { SessionService, SignedIn } from '../sessions/sessions.service.ts'
import { getLanguage } from '../settings/languages.ts'
import type { TwoFactorService } from '../twoFactor/twoFactor.service.ts'
import { emailProof, signInLink, signInLinkRequest } from '../validation.ts'

interface Uses {
  attempts: Attempts
  emails: EmailsService
  sessions: SessionService
  twoFactor: TwoFactorService
  welcome: Welcome
}

const lifeMs = 10 * 60_000
const prefix = 'sign-in:'

/** A link replaces the password, not the second factor. */
export class SignInLinksService {
  readonly #platform: Platform
  readonly #uses: Uses

  constructor(platform: Platform, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
  }

  /** The result does not reveal whether the account exists or an email was sent. */
  async request(client: ClientInfo, input: z.input<typeof signInLinkRequest>): Promise<{ message: string }> {
    this.#refuseSsoOnly()
    const { email } = parseInput(signInLinkRequest, input)
    const { attempts } = this.#uses
    await attempts.countByAddress('forgot-address', client.ip)
    // No error: strangers could use up the limit, and earlier links remain valid as long as it applies.
    if (await attempts.isWithin('link-account', email)) void this.#send(email, client)
    return { message: 'If there is an account with this email, a sign-in link is on its way. It works for 10 minutes.' }
  }

  /** Lets users see whose account a link opens. */
  async show(client: ClientInfo, input: z.input<typeof emailProof>): Promise<{ username: string }> {
    const { token } = parseInput(emailProof, input)
    await this.#uses.attempts.countByAddress('verify-address', client.ip)
    const { username } = await this.#find(token)
    return { username }
  }

  signIn(client: ClientInfo, input: z.input<typeof signInLink>): Promise<SignedIn> {
    return logRefusal(this.#platform, client, 'link', this.#signIn(client, input))
  }

  async #signIn(client: ClientInfo, input: z.input<typeof signInLink>): Promise<SignedIn> {
    if (comesFromAnotherSite(client.headers, this.#platform.config.publicUrl)) throw new ForbiddenError('request_from_another_site')
    this.#refuseSsoOnly()
    const { token, code } = parseInput(signInLink, input)
    await this.#uses.attempts.countByAddress('verify-address', client.ip)
    const user = await this.#find(token)
    if (user.suspendedAt) throw new InputError('account_suspended')
    const { sessions, twoFactor } = this.#uses
    const { db } = this.#platform
    let opened = await sessions.openAfterFirstFactor(user.id, client)
    // A missing or wrong code keeps the link.
    const isChallenged = opened.response.twoFactorRedirect
    if (isChallenged) opened = await twoFactor.signIn(user.id, client, opened.headers, code)
    const signedIn = await sessions.begin(opened)
    const current = await db.user.findFirst({ where: { id: user.id, suspendedAt: null }, select: { twoFactorEnabled: true } })
    // It was turned on during the sign-in.
    if (!isChallenged && current?.twoFactorEnabled) {
      await sessions.endById(signedIn.viewer.sessionId)
      throw new InputError('two_factor_required', { field: 'code' })
    }
    const { count } = await db.verification.deleteMany({ where: { identifier: toIdentifier(token) } })
    if (count === 0 || !current) {
      await sessions.endById(signedIn.viewer.sessionId)
      throw createExpiredLinkError()
    }
    return this.#uses.welcome(client, opened.headers, signedIn)
  }

  /** Not awaited: the duration would reveal that the account exists. */
  async #send(to: string, { headers }: ClientInfo): Promise<void> {
    const { config, db, log, mail } = this.#platform
    try {
      const user = await db.user.findUnique({
        where: { email: to },
        select: { id: true, emailVerified: true, suspendedAt: true, language: true },
      })
      if (!user || user.suspendedAt || !this.#uses.emails.isTrusted(user)) return
      const token = randomBytes(24).toString('base64url')
      const expiresAt = new Date(Date.now() + lifeMs)
      await db.verification.create({ data: { identifier: toIdentifier(token), value: `${user.id} ${to}`, expiresAt } })
      const language = getLanguage(user.language, headers)
      await mail.send(writeSignInLink({ to, language, publicUrl: config.publicUrl, expiresAt, token }))
    } catch (err) {
      log.error({ err }, 'a sign-in link could not be mailed')
    }
  }

  async #find(token: string) {
    const { db } = this.#platform
    const proof = await db.verification.findFirst({ where: { identifier: toIdentifier(token), expiresAt: { gt: new Date() } } })
    const [id = '', email = ''] = proof?.value.split(' ') ?? []
    const select = { id: true, username: true, suspendedAt: true } as const
    const user = proof && (await db.user.findFirst({ where: { id, email }, select }))
    if (!user) throw createExpiredLinkError()
    return user
  }

  #refuseSsoOnly(): void {
    if (this.#platform.config.sso?.isOnly) throw new InputError('sso_required')
  }
}

/** Only a hash is stored, so a leaked database reveals no valid links. */
function toIdentifier(token: string): string {
  return `${prefix}${createHash('sha256').update(token).digest('hex')}`
}

function createExpiredLinkError(): InputError {
  return new InputError('link_expired', { field: 'token' })
}
