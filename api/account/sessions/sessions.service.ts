import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Prisma, Session } from '../../platform/__generated__/prisma/client.ts'
import { InputError, NotFoundError, UnauthorizedError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { isEmbedded } from '../../platform/limits/clientInfo.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import { addressHeader, type Auth, getRefusalStatus } from '../auth.ts'
import { getSecret, findViewerBySecret } from '../accessTokens/accessTokens.service.ts'
import { refusePrograms } from '../programs.ts'
import { lacksSecondFactor } from '../twoFactor/requirement.ts'
import { findProof, getProofKey } from './proof/proof.ts'
import { SessionCache } from './proof/sessionCache.ts'
import { SESSIONS_ENDED, SESSIONS_ROTATED, type SessionNews } from './openStreams.ts'

export type { Session }

export interface SignedIn {
  viewer: Viewer
  token: string
}

export interface OpenedSession {
  headers: Headers
  response: { token?: string | null; twoFactorRedirect?: boolean }
}

interface SessionProof {
  /** Whether two factors were proved, with a passkey or to the identity provider. */
  isStrong: boolean
  isSingleSignOn?: boolean
}

/** The accuracy of `lastActiveAt`. */
const activityMs = 5 * 60_000
const maxListed = 100

export class SessionService {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'live' | 'log'>
  readonly #auth: () => Promise<Auth>
  readonly #cache = new SessionCache()
  readonly #known = new LRUCache<string, string>({ max: 10_000, ttl: 3_600_000 })
  readonly #closing = new AbortController()

  constructor(platform: Pick<Platform, 'config' | 'db' | 'live' | 'log'>, auth: () => Promise<Auth>) {
    this.#platform = platform
    this.#auth = auth
  }

  start(): void {
    for (const topic of [SESSIONS_ENDED, SESSIONS_ROTATED]) void this.#forgetOn(topic)
  }

  /** @param setCookies receives the cookie that extends a session in use */
  async findViewer(headers: Headers, setCookies: string[] = []): Promise<Viewer | null> {
    const key = isEmbedded(headers) ? null : getProofKey(headers)
    if (!key) return null
    const viewer = await this.#cache.get(key, () => this.#load(headers, setCookies))
    if (viewer) this.#known.set(key, viewer.userId)
    return viewer
  }

  /** For pages and pictures that signed-out visitors see, too. */
  async findReader(headers: Headers): Promise<Viewer | null> {
    const viewer = await this.findViewer(headers)
    return viewer?.lacksSecondFactor ? null : viewer
  }

  /** For prioritizing only, never for authorization: the session may have ended. */
  getKnownUserId(headers: IncomingHttpHeaders): string | null {
    const key = getProofKey(headers)
    return (key && this.#known.get(key)) ?? null
  }

  /** @param userId has proved who they are */
  async open(userId: string, client: ClientInfo): Promise<OpenedSession> {
    const auth = await this.#auth()
    return auth.api
      .openSession({ body: { userId }, headers: createAnonymousHeaders(client), returnHeaders: true })
      .catch((error: unknown) => {
        throw getRefusalStatus(error) ? new UnauthorizedError() : error
      })
  }

  /** A user with two-factor authentication gets a challenge instead of a session. */
  async openAfterFirstFactor(userId: string, client: ClientInfo): Promise<OpenedSession> {
    const auth = await this.#auth()
    return auth.api.openSessionAfterFirstFactor({ body: { userId }, headers: createAnonymousHeaders(client), returnHeaders: true })
  }

  async begin({ headers, response }: OpenedSession, proof?: SessionProof): Promise<SignedIn> {
    const { session } = this.#platform.db
    const found = { where: { token: response.token ?? '' }, select: { id: true, userId: true } }
    const { id, userId } = await (proof ? session.update({ ...found, data: proof }) : session.findUniqueOrThrow(found))
    const viewer = await this.#withRequirement({ userId, sessionId: id })
    return { viewer, token: headers.get('set-auth-token') ?? '' }
  }

  /** Open streams stay open. */
  async refresh(viewer: Viewer, client: ClientInfo): Promise<SignedIn> {
    refusePrograms(viewer)
    const auth = await this.#auth()
    const proof = findProof(client.headers)
    if (!proof) throw new UnauthorizedError()
    const rotated = await auth.api.rotateSession({ headers: proof, returnHeaders: true }).catch((error: unknown) => {
      throw error instanceof Error && 'status' in error && error.status === 'UNAUTHORIZED' ? new UnauthorizedError() : error
    })
    const session = await this.begin(rotated)
    client.setCookies.push(...rotated.headers.getSetCookie())
    await this.#announce(SESSIONS_ROTATED, [session.viewer.sessionId])
    return session
  }

  async end(client: ClientInfo, viewer: Viewer | null): Promise<{ isSingleSignOn: boolean }> {
    let isSingleSignOn = false
    if (viewer) {
      refusePrograms(viewer)
      const { session } = this.#platform.db
      const where = { id: viewer.sessionId, userId: viewer.userId }
      isSingleSignOn = (await session.count({ where: { ...where, isSingleSignOn: true } })) > 0
      // better-auth only logs failed deletions.
      await session.deleteMany({ where })
      await this.announceEnded([viewer.sessionId])
    }
    const auth = await this.#auth()
    const { headers } = await auth.api.signOut({ headers: findProof(client.headers) ?? new Headers(), returnHeaders: true })
    client.setCookies.push(...headers.getSetCookie())
    return { isSingleSignOn }
  }

  async list(viewer: Viewer): Promise<Session[]> {
    refusePrograms(viewer)
    return this.#platform.db.session.findMany({
      where: { userId: viewer.userId, expiresAt: { gt: new Date() } },
      orderBy: [{ lastActiveAt: 'desc' }, { id: 'desc' }],
      take: maxListed,
    })
  }

  async endOne(viewer: Viewer, { id }: { id: string }): Promise<void> {
    refusePrograms(viewer)
    const { userId, sessionId } = viewer
    if (id === sessionId) throw new InputError('current_session', { field: 'sessionId' })
    if ((await this.#endWhere({ id, userId })).length === 0) throw new NotFoundError('no_such_session')
  }

  async endOthers(viewer: Viewer, where: Prisma.SessionWhereInput = {}): Promise<string[]> {
    refusePrograms(viewer)
    const { userId, sessionId } = viewer
    return this.#endWhere({ ...where, userId, id: { not: sessionId } })
  }

  async endById(id: string): Promise<void> {
    await this.#endWhere({ id })
  }

  async endAll(userId: string): Promise<void> {
    await this.#endWhere({ userId })
  }

  /** Call after deleting sessions or access tokens. */
  announceEnded(sessionIds: string[]): Promise<void> {
    return this.#announce(SESSIONS_ENDED, sessionIds)
  }

  /** Call after changing what a session may do. */
  announceChanged(sessionIds: string[]): Promise<void> {
    return this.#announce(SESSIONS_ROTATED, sessionIds)
  }

  close(): void {
    this.#closing.abort()
  }

  async #withRequirement(viewer: Viewer): Promise<Viewer> {
    return (await lacksSecondFactor(this.#platform, viewer)) ? { ...viewer, lacksSecondFactor: true } : viewer
  }

  async #endWhere(where: Prisma.SessionWhereInput): Promise<string[]> {
    const { db } = this.#platform
    const sessions = await db.session.findMany({ where, select: { id: true } })
    const sessionIds = sessions.map(({ id }) => id)
    await db.session.deleteMany({ where: { id: { in: sessionIds } } })
    await this.announceEnded(sessionIds)
    return sessionIds
  }

  async #load(headers: Headers, setCookies: string[]): Promise<Viewer | null> {
    const secret = getSecret(headers)
    if (secret) {
      const program = await findViewerBySecret(this.#platform.db, secret)
      return program && this.#withRequirement(program)
    }
    const proof = findProof(headers)
    if (!proof) return null
    const auth = await this.#auth()
    const found = await auth.api.getSession({ headers: proof, returnHeaders: true })
    if (!found.response || found.response.user.suspendedAt) return null
    setCookies.push(...found.headers.getSetCookie())
    const { session, user } = found.response
    await this.#recordActivity(session)
    return this.#withRequirement({ userId: user.id, sessionId: session.id, expiresAt: session.expiresAt })
  }

  async #recordActivity({ id, lastActiveAt }: { id: string; lastActiveAt?: Date | null }): Promise<void> {
    const now = new Date()
    if (lastActiveAt && now.getTime() - lastActiveAt.getTime() < activityMs) return
    await this.#platform.db.session.updateMany({ where: { id }, data: { lastActiveAt: now } })
  }

  async #announce(topic: string, sessionIds: string[]): Promise<void> {
    this.#cache.forget(sessionIds)
    await this.#platform.live.publish(topic, { sessionIds } satisfies SessionNews)
  }

  async #forgetOn(topic: string): Promise<void> {
    try {
      const news = await this.#platform.live.subscribe<SessionNews>(topic, this.#closing.signal)
      for await (const { sessionIds } of news) this.#cache.forget(sessionIds)
    } catch (error) {
      // Otherwise caches keep the ended session for a few seconds.
      this.#platform.log.error({ err: error, topic }, 'the subscription to ended sessions failed')
    }
  }
}

export function createAnonymousHeaders(client: ClientInfo): Headers {
  return new Headers({ 'user-agent': client.userAgent ?? '', [addressHeader]: client.ip })
}
