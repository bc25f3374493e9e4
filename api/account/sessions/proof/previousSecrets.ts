import type { Secrets } from '../../../platform/seal.ts'

/** A better-auth plugin that accepts sessions signed with a previous secret. */
export async function acceptPreviousSecrets([current, ...previous]: Secrets) {
  const [{ createAuthMiddleware }, { constantTimeEqual, makeSignature }] = await Promise.all([
    import('better-auth/api'),
    import('better-auth/crypto'),
  ])

  async function signAgain(signed: string): Promise<string | null> {
    const end = signed.lastIndexOf('.')
    const [token, signature] = [signed.slice(0, end), signed.slice(end + 1)]
    for (const secret of previous) {
      if (constantTimeEqual(await makeSignature(token, secret), signature)) return `${token}.${await makeSignature(token, current)}`
    }
    return null
  }

  return {
    id: 'previous-secrets',
    hooks: {
      before: [
        {
          matcher: () => previous.length > 0,
          handler: createAuthMiddleware(async (ctx) => {
            const { name } = ctx.context.authCookies.sessionToken
            const signed = findSigned(ctx.headers, name)
            const signedAgain = signed && (await signAgain(signed))
            if (!signedAgain) return
            return { context: { headers: new Headers({ cookie: `${name}=${encodeURIComponent(signedAgain)}` }) } }
          }),
        },
      ],
    },
  }
}

function findSigned(headers: Headers | undefined, name: string): string | null {
  const bearer = /^bearer (.+)$/i.exec(headers?.get('authorization') ?? '')?.[1]
  const cookies = headers?.get('cookie')?.split(/;\s*/) ?? []
  const value = bearer ?? cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  try {
    return value ? decodeURIComponent(value.trim()) : null
  } catch {
    return null
  }
}
