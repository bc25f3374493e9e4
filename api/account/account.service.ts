import type { z } from 'zod'
import { Prisma, type User } from '../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../platform/database/database.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { ConflictError, ForbiddenError, InputError, UnauthorizedError } from '../platform/errors.ts'
import { parseInput, toInputError } from '../platform/text/parseInput.ts'
import type { Platform } from '../platform/platform.ts'
import type { ClientInfo, Viewer } from '../platform/viewer.ts'
import { AccessTokensService, type GetAccountLimits } from './accessTokens/accessTokens.service.ts'
import { ConfirmationService } from './confirmation/confirmation.service.ts'
import { Attempts } from './passwords/attempts.ts'
import { type Auth, createAuth, getRefusalStatus } from './auth.ts'
import { EmailChangeService } from './emails/emailChange.service.ts'
import { EmailsService } from './emails/emails.service.ts'
import { FormerUsernames } from './formerUsernames.ts'
import { KnownBrowsers } from './sessions/knownBrowsers.ts'
import { reportNewDevice } from './sessions/newDevices.ts'
import { logRefusal } from './sessions/refusedSignIns.ts'
import { comesFromAnotherSite } from './sessions/proof/proof.ts'
import { PasskeysService } from './passkeys/passkeys.service.ts'
import { PasswordsService } from './passwords/passwords.service.ts'
import { type OpenedSession, SessionService, type SignedIn, createAnonymousHeaders } from './sessions/sessions.service.ts'
import { SignInLinksService } from './signInLinks/signInLinks.service.ts'
import { SingleSignOnService } from './singleSignOn/singleSignOn.service.ts'
import { TwoFactorService } from './twoFactor/twoFactor.service.ts'
import { accountChange, credentials, email as emailRules, isKnownTimeZone, registration, username as usernameRules } from './validation.ts'

export type { User }

type UserQuery = Pick<Prisma.UserFindUniqueArgs, 'include' | 'select'>

export interface Availability {
  refusal: InputError | ConflictError | null
}

export interface Names {
  username?: string
  displayName?: string | null
}

/** Permission to create one account. */
export interface Admission {
  settle(userId: string): Promise<void>
  release(): Promise<void>
}

/** Call with every new session. */
export type Welcome = (client: ClientInfo, headers: Headers, signedIn: SignedIn, account?: { isNew: boolean }) => Promise<SignedIn>

interface AccountHooks {
  admit(person: { email: string; invitation?: string | null }): Promise<Admission>
  checkEmailDomain(email: string, field: 'email' | 'token'): Promise<void>
  getLimits: GetAccountLimits
  onSignedIn(viewer: Viewer, client: ClientInfo): Promise<void>
  onOnboardingFinished(tx: Transaction, viewer: Pick<Viewer, 'userId'>): Promise<void>
}

export class AccountService {
  readonly sessions: SessionService
  readonly passwords: PasswordsService
  readonly emails: EmailsService
  readonly emailChange: EmailChangeService
  readonly accessTokens: AccessTokensService
  readonly twoFactor: TwoFactorService
  readonly passkeys: PasskeysService
  readonly signInLinks: SignInLinksService
  readonly confirmation: ConfirmationService
  readonly formerUsernames: FormerUsernames
  readonly singleSignOn: SingleSignOnService
  readonly #platform: Platform
  readonly #hooks: AccountHooks
  readonly #attempts: Attempts
  readonly #browsers: KnownBrowsers
  readonly #reportNewDevice: (viewer: Viewer, client: ClientInfo) => Promise<void>
  readonly #auth: () => Promise<Auth>

  constructor(platform: Platform, notifications: NotificationsService, hooks: AccountHooks) {
    this.#platform = platform
    this.#hooks = hooks
    this.#attempts = new Attempts(platform.limits)
    this.#browsers = new KnownBrowsers(platform.config)
    let auth: Promise<Auth> | undefined
    this.#auth = () =>
      (auth ??= createAuth(platform, { onResetRequested: ({ email, token }) => void this.passwords.sendReset(email, token) }))
    this.sessions = new SessionService(platform, this.#auth)
    this.emails = new EmailsService(platform, this.#attempts)
    this.formerUsernames = new FormerUsernames(platform)
    const uses = { notifications, sessions: this.sessions, emails: this.emails, attempts: this.#attempts }
    this.emailChange = new EmailChangeService(platform, { ...uses, checkDomain: hooks.checkEmailDomain })
    this.accessTokens = new AccessTokensService(platform.db, { ...uses, getLimits: hooks.getLimits })
    this.passwords = new PasswordsService(platform, {
      ...uses,
      accessTokens: this.accessTokens,
      browsers: this.#browsers,
      auth: this.#auth,
    })
    this.twoFactor = new TwoFactorService(platform, { ...uses, passwords: this.passwords, auth: this.#auth })
    this.#reportNewDevice = (viewer, client) => reportNewDevice(platform, { ...uses, browsers: this.#browsers }, viewer, client)
    const welcome: Welcome = (...signedIn) => this.#welcome(...signedIn)
    this.passkeys = new PasskeysService(platform, { ...uses, welcome })
    this.signInLinks = new SignInLinksService(platform, { ...uses, twoFactor: this.twoFactor, welcome })
    this.confirmation = new ConfirmationService(platform.db, this)
    this.singleSignOn = new SingleSignOnService(platform, {
      sessions: this.sessions,
      attempts: this.#attempts,
      formerUsernames: this.formerUsernames,
      admit: hooks.admit,
      takeOver: (email) => this.passwords.takeOver(email),
      welcome,
    })
  }

  start(): void {
    this.sessions.start()
    this.formerUsernames.start()
  }

  async register(client: ClientInfo, input: z.input<typeof registration>): Promise<SignedIn> {
    this.#refuseOtherSites(client)
    this.#refusePasswords()
    const { email, password, username, displayName, timezone, about, invitation } = parseInput(registration, input)
    await this.#attempts.countByAddress('register-address', client.ip)
    if (await this.formerUsernames.isReserved(username, null)) throw new InputError('username_recently_used', { field: 'username' })
    // A taken address or username must not use up the invitation.
    const taken = invitation && (await this.#findCollision(email, username))
    if (taken) throw taken
    const admission = await this.#hooks.admit({ email, invitation })
    const auth = await this.#auth()
    const opened = await auth.api
      .signUpEmail({
        body: {
          email,
          password,
          username,
          name: displayName ?? username,
          about: about ?? undefined,
          // Browsers may know newer time zones than our database.
          timezone: timezone && isKnownTimeZone(timezone) ? timezone : undefined,
        },
        headers: createAnonymousHeaders(client),
        returnHeaders: true,
      })
      .catch(async (error: unknown) => {
        if (!(await this.#isEmailTaken(email))) await admission.release()
        // The conflicting row may have been deleted in between.
        const collision = await this.#findCollision(email, username)
        throw collision ?? (getRefusalStatus(error) === null ? error : new ConflictError('username_taken', { field: 'username' }))
      })
    const signedIn = await this.sessions.begin(opened)
    await admission.settle(signedIn.viewer.userId)
    await this.emails.sendFirstVerification(signedIn.viewer.userId, client)
    return this.#welcome(client, opened.headers, signedIn, { isNew: true })
  }

  logIn(client: ClientInfo, input: z.input<typeof credentials>): Promise<SignedIn> {
    return logRefusal(this.#platform, client, 'password', this.#logIn(client, input))
  }

  /** Unknown addresses and wrong passwords are indistinguishable, also in timing. */
  async #logIn(client: ClientInfo, input: z.input<typeof credentials>): Promise<SignedIn> {
    this.#refuseOtherSites(client)
    this.#refusePasswords()
    const { code, ...body } = parseInput(credentials, input)
    const credential = await this.#findCredential(body.email)
    const browserId = credential && (await this.#browsers.getId(credential.userId, client))
    const claim = { ip: client.ip, email: body.email, browserId }
    await this.#attempts.countLogin(claim)
    const auth = await this.#auth()
    const opened = await auth.api
      .signInEmail({ body, headers: createAnonymousHeaders(client), returnHeaders: true })
      .catch((error: unknown) => {
        if (!getRefusalStatus(error)) throw error
        throw new InputError('wrong_credentials')
      })
    let session: OpenedSession = opened
    if (credential && 'twoFactorRedirect' in opened.response) {
      if (!code) await this.#attempts.clearLogin(claim)
      session = await this.twoFactor.signIn(credential.userId, client, opened.headers, code)
    }
    const signedIn = await this.sessions.begin(session)
    // This session did not exist yet when the password change ended the others, or two-factor authentication was turned on.
    const current = await this.#findCredential(body.email)
    const missesCode = session === opened && current?.user.twoFactorEnabled
    if (current?.password !== credential?.password || current?.user.suspendedAt || missesCode) {
      await this.sessions.endById(signedIn.viewer.sessionId)
      if (missesCode) throw new InputError('two_factor_required', { field: 'code' })
      throw new InputError(current?.user.suspendedAt ? 'account_suspended' : 'wrong_credentials')
    }
    await this.#attempts.clearLogin(claim)
    return this.#welcome(client, session.headers, signedIn)
  }

  /** @returns the URL at which the browser also signs out of the identity provider, or null */
  async logOut(client: ClientInfo, viewer: Viewer | null): Promise<string | null> {
    const { isSingleSignOn } = await this.sessions.end(client, viewer)
    return isSingleSignOn ? this.singleSignOn.findLogoutUrl() : null
  }

  async getCurrentUser(viewer: Pick<Viewer, 'userId'>, query: UserQuery = {}): Promise<User> {
    const user: User | null = await this.#platform.db.user.findUnique({ ...query, where: { id: viewer.userId } })
    if (!user) throw new UnauthorizedError()
    return user
  }

  /** A user’s own former usernames are available to them. */
  async checkUsername(client: ClientInfo, username: string, viewer: Pick<Viewer, 'userId'> | null): Promise<Availability> {
    await this.#attempts.countByAddress('check-username', client.ip)
    const checked = usernameRules.safeParse(username)
    if (!checked.success) return { refusal: toInputError(checked.error.issues) }
    if (await this.#isUsernameTaken(checked.data)) return { refusal: new ConflictError('username_taken') }
    const isReserved = await this.formerUsernames.isReserved(checked.data, viewer?.userId ?? null)
    return { refusal: isReserved ? new InputError('username_recently_used') : null }
  }

  async checkEmail(client: ClientInfo, email: string): Promise<Availability> {
    await this.#attempts.countByAddress('check-email', client.ip)
    await this.#attempts.countByAddress('check-email-hour', client.ip)
    const checked = emailRules.safeParse(email)
    if (!checked.success) return { refusal: toInputError(checked.error.issues) }
    return { refusal: (await this.#isEmailTaken(checked.data)) ? new ConflictError('email_taken') : null }
  }

  async changeNames(tx: Transaction, viewer: Viewer, { username, displayName }: Names): Promise<void> {
    const { userId: id } = viewer
    const before = await tx.user.findUniqueOrThrow({ where: { id }, select: { username: true, name: true } })
    const chosen = username ?? before.username
    if (chosen !== before.username) {
      if (await tx.user.count({ where: { username: chosen } })) throw new ConflictError('username_taken', { field: 'username' })
      if (await this.formerUsernames.isReserved(chosen, id, tx)) throw new InputError('username_recently_used', { field: 'username' })
      await this.formerUsernames.requireRoom(tx, { userId: id, username: chosen })
    }
    const kept = before.name === before.username ? null : before.name
    const name = (displayName === undefined ? kept : displayName) ?? chosen
    await tx.user.update({ where: { id }, data: { username: chosen, name } }).catch((error: unknown) => {
      const isDuplicate = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
      throw isDuplicate ? new ConflictError('username_taken', { field: 'username' }) : error
    })
  }

  async update(viewer: Pick<Viewer, 'userId'>, input: z.input<typeof accountChange>, query: UserQuery = {}): Promise<User> {
    const data = parseInput(accountChange, input)
    await this.#platform.db.user.updateMany({ where: { id: viewer.userId }, data })
    return this.getCurrentUser(viewer, query)
  }

  async finishOnboarding(viewer: Pick<Viewer, 'userId'>, query: UserQuery = {}): Promise<User> {
    await transaction(this.#platform.db, async (tx) => {
      await tx.user.updateMany({ where: { id: viewer.userId }, data: { isOnboarded: true } })
      await this.#hooks.onOnboardingFinished(tx, viewer)
    })
    return this.getCurrentUser(viewer, query)
  }

  async #welcome(client: ClientInfo, headers: Headers, signedIn: SignedIn, { isNew = false } = {}): Promise<SignedIn> {
    client.setCookies.push(...headers.getSetCookie())
    this.#platform.log.info({ ip: client.ip, userId: signedIn.viewer.userId }, isNew ? 'signed up' : 'signed in')
    if (!isNew) await this.#reportNewDevice(signedIn.viewer, client)
    await this.#browsers.remember(signedIn.viewer.userId, client)
    await this.#hooks.onSignedIn(signedIn.viewer, client)
    return signedIn
  }

  #refuseOtherSites({ headers }: ClientInfo): void {
    if (comesFromAnotherSite(headers, this.#platform.config.publicUrl)) throw new ForbiddenError('request_from_another_site')
  }

  #refusePasswords(): void {
    if (this.#platform.config.sso?.isOnly) throw new InputError('sso_required')
  }

  #findCredential(email: string) {
    return this.#platform.db.account.findFirst({
      where: { user: { email }, providerId: 'credential' },
      select: { userId: true, password: true, user: { select: { suspendedAt: true, twoFactorEnabled: true } } },
    })
  }

  async #findCollision(email: string, username: string): Promise<ConflictError | null> {
    if (await this.#isEmailTaken(email)) return new ConflictError('email_taken', { field: 'email' })
    if (await this.#isUsernameTaken(username)) return new ConflictError('username_taken', { field: 'username' })
    return null
  }

  async #isEmailTaken(email: string): Promise<boolean> {
    return (await this.#platform.db.user.count({ where: { email } })) > 0
  }

  async #isUsernameTaken(username: string): Promise<boolean> {
    return (await this.#platform.db.user.count({ where: { username } })) > 0
  }
}
