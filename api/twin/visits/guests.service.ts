import { randomUUIDv7 } from 'node:crypto'
import { parseSigned, serialize, serializeSigned } from 'hono/utils/cookie'
import { z } from 'zod'
import { cookiePrefix } from '../../account/sessions/proof/proof.ts'
import { transaction } from '../../platform/database/database.ts'
import { RateLimitError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { toNetwork } from '../../platform/limits/networks.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClientInfo, Guest, Viewer } from '../../platform/viewer.ts'

export type GuestsService = ReturnType<typeof createGuestsService>

const cookieSeconds = 180 * 86_400

/** Visitors without an account. Their cookie is signed so that guest IDs cannot be forged. */
export function createGuestsService({ config, db, jobs, limits, log }: Pick<Platform, 'config' | 'db' | 'jobs' | 'limits' | 'log'>) {
  jobs.define('delete-idle-guests', { schema: z.object({}), cron: '45 3 * * *' }, () => deleteIdle(new Date()))
  const newcomers = limits.define('guest-address', { points: config.twinLimits.address, seconds: 3600 })
  const isSecure = config.publicUrl.startsWith('https:')
  const name = `${isSecure ? '__Secure-' : ''}${cookiePrefix}.guest`
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  // Binds the signature to its purpose.
  const secret = `guest ${config.sessionSecret}`

  /** Null without a valid cookie. */
  async function fromClient({ headers, ip }: ClientInfo): Promise<Guest | null> {
    const cookies = headers.get('cookie')
    if (!cookies?.includes(name)) return null
    const guestId = (await parseSigned(cookies, secret, name))[name]
    return guestId && isUuid(guestId) ? { guestId, ip } : null
  }

  /** Returns the current guest, or creates one and sets the cookie. */
  async function welcome(client: ClientInfo): Promise<Guest> {
    const guest = (await fromClient(client)) ?? (await newcomer(client))
    const { guestId: id } = guest
    await db.guest.upsert({ where: { id }, create: { id }, update: { lastSeenAt: new Date() } })
    client.setCookies.push(await serializeSigned(name, id, secret, { ...options, maxAge: cookieSeconds }))
    return guest
  }

  async function newcomer({ ip }: ClientInfo): Promise<Guest> {
    const verdict = await newcomers.consume(toNetwork(ip))
    if (verdict.isAllowed) return { guestId: randomUUIDv7(), ip }
    throw new RateLimitError('too_many_visitors', Math.ceil(verdict.retryAfterMs / 1000))
  }

  /** Moves a guest's conversations to the account they sign in to. Never fails the sign-in. */
  async function adopt(viewer: Viewer, client: ClientInfo): Promise<void> {
    try {
      const guest = await fromClient(client)
      if (!guest) return
      const { guestId } = guest
      const { userId } = viewer
      await transaction(db, async (tx) => {
        await tx.run.updateMany({ where: { thread: { guestId } }, data: { userId } })
        await tx.step.updateMany({ where: { thread: { guestId } }, data: { userId } })
        await tx.thread.updateMany({ where: { guestId }, data: { userId, guestId: null } })
        await tx.guest.deleteMany({ where: { id: guestId } })
      })
      client.setCookies.push(serialize(name, '', { ...options, maxAge: 0 }))
    } catch (err) {
      log.error({ err }, 'the conversations of a guest could not be adopted')
    }
  }

  /** Deletes guests with their conversations. A returning guest starts again with the ID in their cookie. */
  async function deleteIdle(now: Date): Promise<void> {
    const since = new Date(now.getTime() - config.guestRetentionDays * 86_400_000)
    await db.guest.deleteMany({ where: { lastSeenAt: { lt: since }, threads: { none: { updatedAt: { gte: since } } } } })
  }

  return { fromClient, welcome, adopt, deleteIdle }
}
