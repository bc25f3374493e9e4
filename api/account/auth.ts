import { randomInt } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { z } from 'zod'
import type { Platform } from '../platform/platform.ts'
import type { Secrets } from '../platform/seal.ts'
import { acceptPreviousSecrets } from './sessions/proof/previousSecrets.ts'
import { cookiePrefix } from './sessions/proof/proof.ts'

/** Passes the verified client address to better-auth, which would otherwise trust any X-Forwarded-For. */
export const addressHeader = 'x-client-address'

const DAY = 86_400

interface AuthEvents {
  onResetRequested(recipient: { email: string; token: string }): void
}

interface AuthExtension {
  provider?: GenericOAuthConfig
  databaseHooks?: BetterAuthOptions['databaseHooks']
}

export type Auth = Awaited<ReturnType<typeof createAuth>>

/** Bypasses better-auth’s HTTP routes and rate limiter, which trusts headers and counts per process. */
export async function createAuth(
  { config, db, log }: Pick<Platform, 'config' | 'db' | 'log'>,
  events: AuthEvents,
  { provider, databaseHooks }: AuthExtension = {},
) {
  const [{ betterAuth }, { createPasswordHashing }, { prismaAdapter }, { bearer }, { genericOAuth }, { twoFactor }, { username }] =
    await Promise.all([
      import('better-auth/minimal'),
      import('./passwords/passwordHashing.ts'),
      import('better-auth/adapters/prisma'),
      import('better-auth/plugins/bearer'),
      import('better-auth/plugins/generic-oauth'),
      import('better-auth/plugins/two-factor'),
      import('better-auth/plugins/username'),
    ])
  return betterAuth({
    baseURL: config.publicUrl,
    secret: config.sessionSecrets[0],
    database: prismaAdapter(db, { provider: 'postgresql' }),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // better-auth’s warnings contain email addresses of failed sign-ins.
    logger: { level: 'error', log: (_level, message, ...details: unknown[]) => log.error({ details: details.map(describe) }, message) },
    // A cookie cache would keep ended sessions alive.
    session: {
      expiresIn: 30 * DAY,
      updateAge: DAY,
      additionalFields: { lastActiveAt: { type: 'date', required: false, input: false } },
    },
    databaseHooks,
    account: { updateAccountOnSignIn: false },
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: {
        timezone: { type: 'string', required: false },
        about: { type: 'string', required: false },
        suspendedAt: { type: 'date', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: 3600,
      password: createPasswordHashing(),
      sendResetPassword: async ({ user, token }) => events.onResetRequested({ email: user.email, token }),
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: config.publicUrl.startsWith('https:'),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [
      bearer({ requireSignature: true }),
      username({ minUsernameLength: 1, usernameValidator: () => true, displayUsername: false }),
      twoFactor({ issuer: 'Twain', allowPasswordless: true, backupCodeOptions: { customBackupCodesGenerate: createRecoveryCodes } }),
      genericOAuth({ config: provider ? [provider] : [] }),
      await acceptPreviousSecrets(config.sessionSecrets),
      await createSessionEndpoints(),
    ],
  })
}

export function getRefusalStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null
  return error.statusCode < 500 ? error.statusCode : null
}

export async function findTimeStep(auth: Auth, encryptedSecret: string, code: string): Promise<number | null> {
  const [{ symmetricDecrypt }, { createOTP }] = await Promise.all([import('better-auth/crypto'), import('@better-auth/utils/otp')])
  const { secretConfig } = await auth.$context
  const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: encryptedSecret }))
  const now = Math.floor(Date.now() / 30_000)
  for (const step of [now, now - 1, now + 1]) if ((await otp.hotp(step)) === code) return step
  return null
}

/** better-auth encrypts with the current secret only. */
export async function createTwoFactorSeal([current, ...previous]: Secrets) {
  const { symmetricDecrypt, symmetricEncrypt } = await import('better-auth/crypto')
  return {
    /** Null unless the text was sealed with a previous secret. */
    async reseal(sealed: string): Promise<string | null> {
      for (const key of previous) {
        const text = await symmetricDecrypt({ key, data: sealed }).catch(() => null)
        if (text !== null) return symmetricEncrypt({ key: current, data: text })
      }
      return null
    },
  }
}

/** Codes avoid characters that look alike and ignore case. */
function createRecoveryCodes(): string[] {
  const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
  const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 10 }, () => `${part()}-${part()}`)
}

async function createSessionEndpoints() {
  const [{ APIError, createAuthEndpoint, sessionMiddleware }, { setSessionCookie }, { generateRandomString }] = await Promise.all([
    import('better-auth/api'),
    import('better-auth/cookies'),
    import('better-auth/crypto'),
  ])
  const opensSession = (path: string) =>
    createAuthEndpoint(path, { method: 'POST', requireHeaders: true, body: z.object({ userId: z.uuid() }) }, async (ctx) => {
      const { internalAdapter } = ctx.context
      const user = await internalAdapter.findUserById(ctx.body.userId)
      if (!user) throw new APIError('UNAUTHORIZED')
      const session = await internalAdapter.createSession(user.id)
      await setSessionCookie(ctx, { session, user })
      return ctx.json({ token: session.token })
    })
  return {
    id: 'sessions',
    endpoints: {
      /** The caller has checked who signs in. */
      openSession: opensSession('/open-session'),
      /** The two-factor plugin replaces the session with a challenge on few paths; this one belongs to no plugin in use. */
      openSessionAfterFirstFactor: opensSession('/sign-in/phone-number'),
      rotateSession: createAuthEndpoint(
        '/rotate-session',
        { method: 'POST', requireHeaders: true, use: [sessionMiddleware] },
        async (ctx) => {
          const { session, user } = ctx.context.session
          const rotated = await ctx.context.internalAdapter.updateSession(session.token, {
            token: generateRandomString(32),
            expiresAt: new Date(Date.now() + ctx.context.sessionConfig.expiresIn * 1000),
            updatedAt: new Date(),
          })
          if (!rotated) throw new APIError('UNAUTHORIZED')
          await setSessionCookie(ctx, { session: rotated, user })
          return ctx.json({ token: rotated.token })
        },
      ),
    },
  }
}

/** Errors have no JSON. */
function describe(detail: unknown): unknown {
  if (detail instanceof Error) return detail.cause instanceof Error ? `${detail.message}: ${detail.cause.message}` : detail.message
  if (typeof detail !== 'object' || detail === null) return detail
  return Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, value instanceof Error ? describe(value) : value]))
}
