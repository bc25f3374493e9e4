import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { SsoConfig } from '../../config.ts'
import { AppError, ForbiddenError, InputError, NotFoundError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { trimEndMatching } from '../../platform/text/trimming.ts'
import type { ClientInfo } from '../../platform/viewer.ts'
import type { Admission, Welcome } from '../account.service.ts'
import { type Auth, createAuth } from '../auth.ts'
import type { FormerUsernames } from '../formerUsernames.ts'
import type { Attempts } from '../passwords/attempts.ts'
import { comesFromAnotherSite } from '../sessions/proof/proof.ts'
import { logRefusal } from '../sessions/refusedSignIns.ts'
import { type SessionService, createAnonymousHeaders } from '../sessions/sessions.service.ts'
import { displayName, email as emailRules, username as usernameRules } from '../validation.ts'

interface Uses {
  sessions: SessionService
  attempts: Attempts
  formerUsernames: FormerUsernames
  admit(person: { email: string; invitation?: string | null }): Promise<Admission>
  takeOver(email: string): Promise<void>
  welcome: Welcome
}

interface Flow {
  email?: string | undefined
  hasVerifiedEmail: boolean
  preferredUsername: string
  admission?: Admission
  refusal?: AppError
  isAbandoned?: boolean
}

const providerId = 'oidc'
const answerMs = 10_000
const logoutMs = 3000

export class SingleSignOnService {
  readonly #platform: Platform
  readonly #uses: Uses
  readonly #flows = new AsyncLocalStorage<Flow>()
  #auth: Promise<Auth> | undefined

  constructor(platform: Platform, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
  }

  /** Logs an unusable issuer, which would otherwise appear at the first sign-in. */
  async check(): Promise<void> {
    const { sso } = this.#platform.config
    if (sso) await this.#connect(sso).catch(() => {})
  }

  /** @returns the URL of the identity provider */
  async start(client: ClientInfo, { invitation }: { invitation?: string }): Promise<string> {
    const sso = this.#requireConfig()
    if (comesFromAnotherSite(client.headers, this.#platform.config.publicUrl)) throw new ForbiddenError('request_from_another_site')
    await this.#uses.attempts.countByAddress('sso-address', client.ip)
    const auth = await this.#connect(sso)
    const started = await auth.api.signInSocial({
      body: { provider: providerId, callbackURL: '/accounts/login', disableRedirect: true, additionalData: { invitation } },
      headers: createAnonymousHeaders(client),
      returnHeaders: true,
    })
    client.setCookies.push(...started.headers.getSetCookie())
    return started.response.url ?? ''
  }

  /** @returns the path to continue at */
  finish(client: ClientInfo, query: Record<string, string>): Promise<string> {
    return logRefusal(this.#platform, client, 'sso', this.#finish(client, query))
  }

  /** Null if the identity provider supports no RP-initiated logout or does not answer in time. */
  async findLogoutUrl(): Promise<string | null> {
    const { sso, publicUrl } = this.#platform.config
    if (!sso) return null
    const found = this.#connect(sso)
      .then(findProvider)
      .catch(() => null)
    const provider = await Promise.race([found, setTimeout(logoutMs, null, { ref: false })])
    // Identifies Twain by its client ID, since ID tokens are not stored.
    const url = await provider?.createEndSessionURL?.({ postLogoutRedirectURI: `${publicUrl}/` })
    return url && ['https:', new URL(sso.issuer).protocol].includes(url.protocol) ? url.href : null
  }

  async #finish(client: ClientInfo, query: Record<string, string>): Promise<string> {
    const sso = this.#requireConfig()
    await this.#uses.attempts.countByAddress('sso-address', client.ip)
    const auth = await this.#connect(sso)
    const flow: Flow = { hasVerifiedEmail: false, preferredUsername: '' }
    const headers = createAnonymousHeaders(client)
    headers.set('cookie', client.headers.get('cookie') ?? '')
    const answering = this.#flows.run(flow, () =>
      auth.api.callbackOAuth({ method: 'GET', params: { id: providerId }, query, headers, asResponse: true }),
    )
    const response = await Promise.race([answering, setTimeout(answerMs, null, { ref: false })])
    if (!response) {
      flow.isAbandoned = true
      this.#platform.log.error({ issuer: sso.issuer }, 'The identity provider did not answer in time')
      answering.catch((err: unknown) => this.#platform.log.info({ err }, 'A late answer of the identity provider was discarded'))
      throw new InputError('sso_unavailable')
    }
    const token = response.headers.get('set-auth-token')
    if (!token) {
      await flow.admission?.release()
      const refusal = flow.refusal ?? toRefusal(response, flow)
      // Without passwords, only the identity provider can prove the address.
      if (!sso.isOnly || refusal.code !== 'sso_account_unverified' || !flow.email) throw refusal
      await this.#uses.takeOver(flow.email)
      return '/api/sso'
    }
    const opened = { headers: response.headers, response: { token: decodeURIComponent(token).split('.')[0] } }
    const signedIn = await this.#uses.sessions.begin(opened, { isStrong: true, isSingleSignOn: true })
    const { userId: id, sessionId } = signedIn.viewer
    await flow.admission?.settle(id)
    if (await this.#platform.db.user.count({ where: { id, suspendedAt: { not: null } } })) {
      await this.#uses.sessions.endById(sessionId)
      throw new InputError('account_suspended')
    }
    await this.#uses.welcome(client, response.headers, signedIn, { isNew: flow.admission !== undefined })
    return '/accounts/login'
  }

  #requireConfig(): SsoConfig {
    const { sso } = this.#platform.config
    if (!sso) throw new NotFoundError('no_such_call')
    return sso
  }

  /** Tries again after a failure, since better-auth reads the provider’s metadata only once. */
  #connect(sso: SsoConfig): Promise<Auth> {
    return (this.#auth ??= this.#readMetadata(sso).catch((error: unknown) => {
      this.#auth = undefined
      this.#platform.log.error({ err: error }, `OIDC_ISSUER is not usable: ${sso.issuer}`)
      throw new InputError('sso_unavailable')
    }))
  }

  async #readMetadata(sso: SsoConfig): Promise<Auth> {
    const auth = await createAuth(
      this.#platform,
      { onResetRequested: () => {} },
      {
        provider: {
          providerId,
          discoveryUrl: `${trimEndMatching(sso.issuer, /\//)}/.well-known/openid-configuration`,
          requireIdTokenVerification: true,
          clientId: sso.clientId,
          clientSecret: sso.clientSecret,
          authentication: 'basic',
          scopes: ['openid', 'email', 'profile'],
          redirectURI: `${this.#platform.config.publicUrl}/api/sso/callback`,
          accountSubject: ({ tokens, profile }) => getSubject(sso, tokens.idToken, profile.sub),
          mapProfileToUser: (profile) => this.#toUser(profile),
        },
        databaseHooks: {
          user: { create: { before: async (user) => ({ data: await this.#admit(user) }) } },
          account: { create: { before: async (account) => ({ data: { ...account, ...withoutTokens } }) } },
        },
      },
    )
    const provider = await Promise.race([findProvider(auth), setTimeout(answerMs, null, { ref: false })])
    const found = provider?.issuer
    if (found === undefined) throw new Error('its metadata could not be read')
    if (trimEndMatching(found, /\//) !== trimEndMatching(sso.issuer, /\//)) throw new Error(`its metadata names another issuer: ${found}`)
    return auth
  }

  #toUser(profile: Record<string, unknown>) {
    const flow = this.#flows.getStore()
    if (flow?.isAbandoned) throw new Error('The sign-in has timed out.')
    const { email, email_verified: verified, preferred_username: preferred } = profile
    const emailVerified = verified === true
    if (flow) {
      flow.email = emailRules.safeParse(email).data
      flow.hasVerifiedEmail = emailVerified
      flow.preferredUsername = typeof preferred === 'string' ? preferred : ''
    }
    return { emailVerified, image: undefined }
  }

  async #admit<T extends { email: string; emailVerified: boolean; name: string }>(user: T) {
    const { APIError, getOAuthState } = await import('better-auth/api')
    const flow = this.#flows.getStore()
    try {
      const email = emailRules.safeParse(user.email).data
      if (!flow || !email || !user.emailVerified) throw new InputError('sso_email_unverified')
      const state = await getOAuthState()
      const invitation = typeof state?.invitation === 'string' ? state.invitation : null
      flow.admission = await this.#uses.admit({ email, invitation })
      const username = await this.#chooseUsername([flow.preferredUsername, email])
      return { ...user, email, username, name: displayName.safeParse(user.name).data ?? username }
    } catch (error) {
      if (!flow || !(error instanceof AppError)) throw error
      flow.refusal = error
      throw new APIError('FORBIDDEN', { code: error.code })
    }
  }

  async #chooseUsername(suggestions: string[]): Promise<string> {
    const names = suggestions.map(toUsername)
    const withDigits = [...names, 'member'].map((name) => `${name.slice(0, 13)}-${randomBytes(3).toString('hex')}`)
    for (const name of [...names, ...withDigits]) {
      if (!usernameRules.safeParse(name).success) continue
      if (await this.#platform.db.user.count({ where: { username: name } })) continue
      if (!(await this.#uses.formerUsernames.isReserved(name, null))) return name
    }
    throw new InputError('sso_failed')
  }
}

const withoutTokens = { accessToken: null, refreshToken: null, idToken: null, accessTokenExpiresAt: null, refreshTokenExpiresAt: null }

async function findProvider(auth: Auth) {
  const { socialProviders } = await auth.$context
  return socialProviders.find(({ id }) => id === providerId)
}

/** Subjects are unique per issuer only. User info counts only for the subject of the verified ID token. */
function getSubject({ issuer }: SsoConfig, idToken: string | undefined, profileSubject: unknown): string {
  const payload = idToken?.split('.')[1]
  const { sub } = JSON.parse(payload ? Buffer.from(payload, 'base64url').toString() : '{}') as { sub?: unknown }
  if (typeof sub !== 'string' || !sub || sub !== profileSubject) throw new Error('The user info belongs to another subject.')
  return `${trimEndMatching(issuer, /\//)} ${sub}`
}

function toRefusal(response: Response, { hasVerifiedEmail }: Flow): InputError {
  const location = response.headers.get('location') ?? ''
  const error = new URLSearchParams(location.slice(location.indexOf('?'))).get('error')
  if (error !== 'account_not_linked') return new InputError('sso_failed')
  return new InputError(hasVerifiedEmail ? 'sso_account_unverified' : 'sso_email_unverified')
}

/** @param text a username or email address */
function toUsername(text: string): string {
  const words = text.split('@', 1)[0] ?? ''
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 20)
    .replaceAll(/^-|-$/g, '')
}
