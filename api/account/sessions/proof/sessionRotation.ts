/** Gives a session a new token and a new term; the old token is worthless from then on, the session's id stays. */
export async function sessionRotation() {
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
