import { randomUUIDv7 } from 'node:crypto'
import { parseSigned, serialize, serializeSigned } from 'hono/utils/cookie'
import { z } from 'zod'
import { cookiePrefix } from '../../account/sessions/proof/proof.ts'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { RateLimitError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { toNetwork } from '../../platform/limits/networks.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClientInfo, Guest, Viewer } from '../../platform/viewer.ts'

const cookieSeconds = 180 * 86_400

/** Signed cookies, so that guest IDs can't be forged. */
export class GuestsService {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'jobs' | 'log'>
  readonly #newcomers: Limit
  readonly #name: string
  readonly #cookie: { path: string; httpOnly: true; sameSite: 'lax'; secure: boolean }
  readonly #secret: string

  constructor(platform: Pick<Platform, 'config' | 'db' | 'jobs' | 'limits' | 'log'>) {
    const { config, limits } = platform
    const isSecure = config.publicUrl.startsWith('https:')
    this.#platform = platform
    this.#newcomers = limits.define('guest-address', { points: config.twinLimits.address, seconds: 3600 })
    this.#name = `${isSecure ? '__Secure-' : ''}${cookiePrefix}.guest`
    this.#cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }
    this.#secret = `guest ${config.sessionSecret}`
  }

  start(): void {
    this.#platform.jobs.define('delete-idle-guests', { schema: z.object({}), cron: '45 3 * * *' }, () => this.deleteIdle(new Date()))
  }

  async fromClient({ headers, ip }: Pick<ClientInfo, 'headers' | 'ip'>): Promise<Guest | null> {
    const cookies = headers.get('cookie')
    if (!cookies?.includes(this.#name)) return null
    const guestId = (await parseSigned(cookies, this.#secret, this.#name))[this.#name]
    return guestId && isUuid(guestId) ? { guestId, ip } : null
  }

  async welcome(client: ClientInfo): Promise<Guest> {
    const guest = (await this.fromClient(client)) ?? (await this.#newcomer(client))
    const { guestId: id } = guest
    await this.#platform.db.guest.upsert({ where: { id }, create: { id }, update: { lastSeenAt: new Date() } })
    client.setCookies.push(await serializeSigned(this.#name, id, this.#secret, { ...this.#cookie, maxAge: cookieSeconds }))
    return guest
  }

  async #newcomer({ ip }: ClientInfo): Promise<Guest> {
    const verdict = await this.#newcomers.consume(toNetwork(ip))
    if (verdict.isAllowed) return { guestId: randomUUIDv7(), ip }
    throw new RateLimitError('too_many_visitors', Math.ceil(verdict.retryAfterMs / 1000))
  }

  /** Never throws. */
  async adopt(viewer: Viewer, client: ClientInfo): Promise<void> {
    try {
      const guest = await this.fromClient(client)
      if (!guest) return
      const { guestId } = guest
      const { userId } = viewer
      await transaction(this.#platform.db, async (tx) => {
        await tx.run.updateMany({ where: { thread: { guestId } }, data: { userId } })
        await tx.step.updateMany({ where: { thread: { guestId } }, data: { userId } })
        await tx.thread.updateMany({ where: { guestId }, data: { userId, guestId: null } })
        await adoptBlocks(tx, { guestId, userId })
        // The member may already be chosen by the same owners; the guest's rows are deleted with the guest.
        const chosenBy = await tx.chosenPerson.findMany({ where: { guestId }, select: { ownerId: true, invitationId: true } })
        await tx.chosenPerson.createMany({ data: chosenBy.map((by) => ({ ...by, userId })), skipDuplicates: true })
        await tx.guest.deleteMany({ where: { id: guestId } })
      })
      client.setCookies.push(serialize(this.#name, '', { ...this.#cookie, maxAge: 0 }))
    } catch (err) {
      this.#platform.log.error({ err }, 'the conversations of a guest could not be adopted')
    }
  }

  /** A returning guest keeps the ID in their cookie. */
  async deleteIdle(now: Date): Promise<void> {
    const since = new Date(now.getTime() - this.#platform.config.guestRetentionDays * 86_400_000)
    await this.#platform.db.guest.deleteMany({ where: { lastSeenAt: { lt: since }, threads: { none: { updatedAt: { gte: since } } } } })
  }
}

/** A block of both stays one. */
async function adoptBlocks(tx: Transaction, { guestId, userId }: { guestId: string; userId: string }): Promise<void> {
  const blocks = await tx.twinBlock.findMany({ where: { guestId }, select: { ownerId: true } })
  await tx.twinBlock.createMany({ data: blocks.map(({ ownerId }) => ({ ownerId, userId })), skipDuplicates: true })
}
