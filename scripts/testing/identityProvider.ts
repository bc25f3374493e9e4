import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import Provider, { type AccountClaims } from 'oidc-provider'

interface Member {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  preferred_username?: string
}

export interface IdentityProvider {
  issuer: string
  settings: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string }
  /** Signed in at the provider; null cancels. */
  member: Member | null
  /** Until then, it accepts connections of clients without answering. */
  silence: Promise<void> | null
  /** In its metadata, instead of the own one. */
  endSessionEndpoint?: string | null
  close(): Promise<void>
}

/** @param publicUrl of the client, known before it starts */
export async function startIdentityProvider(publicUrl: string, port = 0): Promise<IdentityProvider> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { client_id: 'twain', client_secret: 'secret of the client' }
  const members = new Map<string, Member>()
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${publicUrl}/api/sso/callback`], post_logout_redirect_uris: [`${publicUrl}/`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['secret of the cookies'] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => members.get(sub) as unknown as AccountClaims }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({ clientId: client.client_id, accountId: ctx.oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const identity: IdentityProvider = {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.client_id, OIDC_CLIENT_SECRET: client.client_secret },
    member: null,
    silence: null,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.path !== '/.well-known/openid-configuration' || identity.endSessionEndpoint === undefined) return
    ctx.body = { ...(ctx.body as object), end_session_endpoint: identity.endSessionEndpoint ?? undefined }
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (request.url === '/token' && identity.silence) return void identity.silence.then(() => handle(request, response))
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
    const { member } = identity
    if (member) members.set(member.sub, member)
    const result = member ? { login: { accountId: member.sub } } : { error: 'access_denied' }
    void provider.interactionFinished(request, response, result)
  })
  return identity
}
