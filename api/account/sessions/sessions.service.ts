import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Prisma, Session } from '../../platform/__generated__/prisma/client.ts'
import { InputError, NotFoundError, UnauthorizedError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import { addressHeader, type Auth } from '../auth.ts'
import { secretIn, viewerOfSecret } from '../accessTokens/accessTokens.service.ts'
import { refusePrograms } from '../programs.ts'
import { proofIn, proofKeyIn } from './proof/proof.ts'
import { SessionCache } from './proof/sessionCache.ts'
import { SESSIONS_ENDED, SESSIONS_ROTATED, type SessionNews } from './openStreams.ts'

export type { Session }

export interface SignedIn {
  viewer: Viewer
  /** For clients without cookies, as a bearer token. */
  token: string
  setCookies: string[]
}

export interface SignedOut {
  setCookies: string[]
}

/** How exactly it is known when a session was last active. */
const activityMs = 5 * 60_000
const maxListed = 100

/** Who is asking, and for how long. */
export class SessionService {
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>
  readonly #auth: () => Promise<Auth>
  readonly #cache = new SessionCache()
  /** By the key of their credential. */
  readonly #known = new LRUCache<string, string>({ max: 10_000, ttl: 3_600_000 })
  readonly #closing = new AbortController()

  constructor(platform: Pick<Platform, 'db' | 'live' | 'log'>, auth: () => Promise<Auth>) {
    this.#platform = platform
    this.#auth = auth
    for (const topic of [SESSIONS_ENDED, SESSIONS_ROTATED]) void this.#forgetOn(topic)
  }

  /**
   * By session cookie, or by bearer token, which is a session’s or an access token; null when signed out.
   * @param setCookies takes the cookie that prolongs a session in use
   */
  async viewerFromHeaders(headers: Headers, setCookies: string[] = []): Promise<Viewer | null> {
    const key = proofKeyIn(headers)
    if (!key) return null
    const viewer = await this.#cache.get(key, () => this.#load(headers, setCookies))
    if (viewer) this.#known.set(key, viewer.userId)
    return viewer
  }

  /** Who proved themselves with the same credential within the last hour. It may have ended since. */
  knownUserId(headers: IncomingHttpHeaders): string | null {
    const key = proofKeyIn(headers)
    return (key && this.#known.get(key)) ?? null
  }

  /** @param opened better-auth's answer to signing in or up */
  async begin(opened: { headers: Headers; response: { token: string | null } }): Promise<SignedIn> {
    const session = await this.#platform.db.session.findUniqueOrThrow({
      where: { token: opened.response.token ?? '' },
      select: { id: true, userId: true },
    })
    return {
      viewer: { userId: session.userId, sessionId: session.id },
      token: opened.headers.get('set-auth-token') ?? '',
      setCookies: opened.headers.getSetCookie(),
    }
  }

  /** Prolongs the session under a new token; the old one is worthless at once, and whatever the session holds open stays open. */
  async refresh(viewer: Viewer, client: ClientInfo): Promise<SignedIn> {
    refusePrograms(viewer)
    const auth = await this.#auth()
    const proof = proofIn(client.headers)
    if (!proof) throw new UnauthorizedError()
    const rotated = await auth.api.rotateSession({ headers: proof, returnHeaders: true }).catch((error: unknown) => {
      throw error instanceof Error && 'status' in error && error.status === 'UNAUTHORIZED' ? new UnauthorizedError() : error
    })
    const session = await this.begin(rotated)
    await this.#tell(SESSIONS_ROTATED, [session.viewer.sessionId])
    return session
  }

  /** Signing out when nobody is signed in is fine, and clears the cookies. */
  async end(client: ClientInfo, viewer: Viewer | null): Promise<SignedOut> {
    if (viewer) refusePrograms(viewer)
    // better-auth only logs it when a session could not be deleted, which would leave the person signed in unawares.
    if (viewer) await this.#platform.db.session.deleteMany({ where: { id: viewer.sessionId, userId: viewer.userId } })
    if (viewer) await this.tellEnded([viewer.sessionId])
    const auth = await this.#auth()
    const { headers } = await auth.api.signOut({ headers: proofIn(client.headers) ?? new Headers(), returnHeaders: true })
    return { setCookies: headers.getSetCookie() }
  }

  /** Where the viewer is signed in, the most recently active first. */
  async list(viewer: Viewer): Promise<Session[]> {
    refusePrograms(viewer)
    const { userId } = viewer
    return this.#platform.db.session.findMany({
      where: { userId, expiresAt: { gt: new Date() } },
      orderBy: [{ lastActiveAt: 'desc' }, { id: 'desc' }],
      take: maxListed,
    })
  }

  /** Ends one of the viewer's other sessions. */
  async endOne(viewer: Viewer, { id }: { id: string }): Promise<void> {
    refusePrograms(viewer)
    const { userId, sessionId } = viewer
    if (id === sessionId) throw new InputError('current_session', { field: 'sessionId' })
    if ((await this.#endWhere({ id, userId })).length === 0) throw new NotFoundError('no_such_session')
  }

  /** Answers with the ids of those that ended. */
  async endOthers(viewer: Viewer): Promise<string[]> {
    refusePrograms(viewer)
    const { userId, sessionId } = viewer
    return this.#endWhere({ userId, id: { not: sessionId } })
  }

  async endById(id: string): Promise<void> {
    await this.#endWhere({ id })
  }

  async endAllOf(userId: string): Promise<void> {
    await this.#endWhere({ userId })
  }

  /** To be called once sessions or access tokens are gone: whoever remembers them forgets them, and what they hold open is closed. */
  tellEnded(sessionIds: string[]): Promise<void> {
    return this.#tell(SESSIONS_ENDED, sessionIds)
  }

  close(): void {
    this.#closing.abort()
  }

  async #endWhere(where: Prisma.SessionWhereInput): Promise<string[]> {
    const { db } = this.#platform
    const sessions = await db.session.findMany({ where, select: { id: true } })
    const sessionIds = sessions.map(({ id }) => id)
    await db.session.deleteMany({ where: { id: { in: sessionIds } } })
    await this.tellEnded(sessionIds)
    return sessionIds
  }

  async #load(headers: Headers, setCookies: string[]): Promise<Viewer | null> {
    const secret = secretIn(headers)
    if (secret) return viewerOfSecret(this.#platform.db, secret)
    const proof = proofIn(headers)
    if (!proof) return null
    const auth = await this.#auth()
    const found = await auth.api.getSession({ headers: proof, returnHeaders: true })
    if (!found.response) return null
    setCookies.push(...found.headers.getSetCookie())
    const { session, user } = found.response
    await this.#noteActivity(session)
    return { userId: user.id, sessionId: session.id, expiresAt: session.expiresAt }
  }

  async #noteActivity({ id, lastActiveAt }: { id: string; lastActiveAt?: Date | null }): Promise<void> {
    const now = new Date()
    if (lastActiveAt && now.getTime() - lastActiveAt.getTime() < activityMs) return
    await this.#platform.db.session.updateMany({ where: { id }, data: { lastActiveAt: now } })
  }

  async #tell(topic: string, sessionIds: string[]): Promise<void> {
    this.#cache.forget(sessionIds)
    await this.#platform.live.publish(topic, { sessionIds } satisfies SessionNews)
  }

  async #forgetOn(topic: string): Promise<void> {
    try {
      const news = await this.#platform.live.subscribe<SessionNews>(topic, this.#closing.signal)
      for await (const { sessionIds } of news) this.#cache.forget(sessionIds)
    } catch (error) {
      // Without the news an ended session is remembered for the few seconds that the cache keeps it.
      this.#platform.log.error({ err: error, topic }, 'cannot follow the news of sessions')
    }
  }
}

/** What better-auth needs to know of somebody who is not signed in yet. */
export function stranger(client: ClientInfo): Headers {
  return new Headers({ 'user-agent': client.userAgent ?? '', [addressHeader]: client.ip })
}
