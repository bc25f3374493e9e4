import type { Platform } from '../platform/platform.ts'
import { cookiePrefix } from './sessions/proof/proof.ts'

/** Carries the caller's proven address to better-auth, which would otherwise believe any X-Forwarded-For. */
export const addressHeader = 'x-client-address'

const DAY = 86_400

export interface AuthEvents {
  onResetRequested(recipient: { email: string; token: string }): void
}

export type Auth = Awaited<ReturnType<typeof createAuth>>

/**
 * better-auth as a library: passwords, sessions and one-time proofs in our tables. None of its HTTP routes is served, and
 * its rate limiter, which trusts headers and counts per process, is replaced by ours.
 */
export async function createAuth({ config, db, log }: Pick<Platform, 'config' | 'db' | 'log'>, events: AuthEvents) {
  const [{ betterAuth }, { createPasswordHashing }, { prismaAdapter }, { bearer }, { username }] = await Promise.all([
    import('better-auth/minimal'),
    import('./passwords/passwordHashing.ts'),
    import('better-auth/adapters/prisma'),
    import('better-auth/plugins/bearer'),
    import('better-auth/plugins/username'),
  ])
  return betterAuth({
    baseURL: config.publicUrl,
    secret: config.sessionSecret,
    database: prismaAdapter(db, { provider: 'postgresql' }),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Its warnings name the addresses of people who mistyped their password.
    logger: { level: 'error', log: (_level, message, ...details: unknown[]) => log.error({ details }, message) },
    // Without a cookie cache, which would keep a session alive after its end.
    session: {
      expiresIn: 30 * DAY,
      updateAge: DAY,
      additionalFields: { lastActiveAt: { type: 'date', required: false, input: false } },
    },
    verification: { storeIdentifier: 'hashed' },
    user: { additionalFields: { timezone: { type: 'string', required: false }, about: { type: 'string', required: false } } },
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
      // The rules of a username are ours; this plugin stores it and keeps it unique.
      username({ minUsernameLength: 1, usernameValidator: () => true, displayUsername: false }),
      await sessionRotation(),
    ],
  })
}

/** The status with which better-auth refused a request; null when it failed at it. */
export function refusalOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null
  return error.statusCode < 500 ? error.statusCode : null
}

/** Gives a session a new token and a new term; the old token is worthless from then on, the session's id stays. */
async function sessionRotation() {
  const [{ APIError, createAuthEndpoint, sessionMiddleware }, { setSessionCookie }, { generateRandomString }] = await Promise.all([
    import('better-auth/api'),
    import('better-auth/cookies'),
    import('better-auth/crypto'),
  ])
  return {
    id: 'session-rotation',
    endpoints: {
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
          // Another request rotated or ended it in the meantime.
          if (!rotated) throw new APIError('UNAUTHORIZED')
          await setSessionCookie(ctx, { session: rotated, user })
          return ctx.json({ token: rotated.token })
        },
      ),
    },
  }
}
