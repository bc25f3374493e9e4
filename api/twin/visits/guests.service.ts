import { randomUUIDv7 } from 'node:crypto'
import { type CookieOptions, serialize } from 'hono/utils/cookie'
import { z } from 'zod'
import { cookiePrefix } from '../../account/sessions/proof/proof.ts'
import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { isEmbedded } from '../../platform/limits/clientInfo.ts'
import { toNetwork } from '../../platform/limits/networks.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSignedCookies, type SignedCookies } from '../../platform/signedCookies.ts'
import type { ClientInfo, Guest, Participant, Viewer } from '../../platform/viewer.ts'

const cookieSeconds = 180 * 86_400
const forgottenAfterDays = 7

interface Identity {
  readonly name: string
  readonly cookie: CookieOptions
  readonly newcomers: Limit
}

/** Signed cookies, so that guest IDs can't be forged. */
export class GuestsService {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'jobs' | 'log'>
  readonly #identities: Record<'page' | 'frame', Identity>
  readonly #cookies: SignedCookies
  readonly #deleteConversations: (guest: Guest) => Promise<void>

  constructor(
    platform: Pick<Platform, 'config' | 'db' | 'jobs' | 'limits' | 'log'>,
    { deleteConversations }: { deleteConversations: (guest: Guest) => Promise<void> },
  ) {
    const { config, limits } = platform
    const isSecure = config.publicUrl.startsWith('https:')
    this.#platform = platform
    this.#deleteConversations = deleteConversations
    const prefix = `${isSecure ? '__Secure-' : ''}${cookiePrefix}`
    const perHour = { points: config.twinLimits.address, seconds: 3600 }
    this.#identities = {
      page: {
        name: `${prefix}.guest`,
        cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
        newcomers: limits.define('guest-address', perHour),
      },
      // One cookie per embedding website; browsers accept it on localhost without HTTPS.
      frame: {
        name: `${prefix}.embed_guest`,
        cookie: { path: '/', httpOnly: true, sameSite: 'none', secure: true, partitioned: true },
        newcomers: limits.define('embed-guest-address', perHour),
      },
    }
    this.#cookies = createSignedCookies(config.sessionSecrets, 'guest')
  }

  start(): void {
    this.#platform.jobs.define('delete-idle-guests', { schema: z.object({}), cron: '45 3 * * *' }, () => this.deleteIdle(new Date()))
  }

  async findGuest({ headers, ip }: Pick<ClientInfo, 'headers' | 'ip'>): Promise<Guest | null> {
    const guestId = await this.#cookies.read(headers.get('cookie'), this.#getIdentity(headers).name)
    return guestId && isUuid(guestId) ? { guestId, ip } : null
  }

  async ensureGuest(client: ClientInfo): Promise<Guest> {
    const guest = (await this.findGuest(client)) ?? (await this.#createGuest(client))
    const { guestId: id } = guest
    const stored = await this.#platform.db.guest.upsert({ where: { id }, create: { id }, update: { lastSeenAt: new Date() } })
    await this.#setCookie(client, stored)
    return guest
  }

  async isRemembered(participant: Participant | null): Promise<boolean | null> {
    if (!participant || !('guestId' in participant)) return null
    const guest = await this.#platform.db.guest.findUnique({ where: { id: participant.guestId }, select: { isRemembered: true } })
    return guest?.isRemembered ?? null
  }

  async update(participant: Participant, client: ClientInfo, { isRemembered }: { isRemembered: boolean }): Promise<void> {
    const { guest: guests } = this.#platform.db
    const guest = 'guestId' in participant ? await guests.findUnique({ where: { id: participant.guestId } }) : null
    if (!guest || !('guestId' in participant)) throw new NotFoundError('no_such_guest')
    if (guest.isRemembered && !isRemembered) await this.#deleteConversations(participant)
    await this.#setCookie(client, await guests.update({ where: { id: guest.id }, data: { isRemembered } }))
  }

  /** Without consent, the cookie ends with the browser session. */
  async #setCookie(client: ClientInfo, { id, isRemembered }: { id: string; isRemembered: boolean | null }): Promise<void> {
    const { name, cookie } = this.#getIdentity(client.headers)
    const options = isRemembered ? { ...cookie, maxAge: cookieSeconds } : cookie
    client.setCookies.push(await this.#cookies.serialize(name, id, options))
  }

  #getIdentity(headers: Headers): Identity {
    return this.#identities[isEmbedded(headers) ? 'frame' : 'page']
  }

  async #createGuest({ ip, headers }: ClientInfo): Promise<Guest> {
    const verdict = await this.#getIdentity(headers).newcomers.consume(toNetwork(ip))
    if (verdict.isAllowed) return { guestId: randomUUIDv7(), ip }
    throw new RateLimitError('too_many_visitors', Math.ceil(verdict.retryAfterMs / 1000))
  }

  /** Never throws. */
  async adopt(viewer: Viewer, client: ClientInfo): Promise<void> {
    try {
      const guest = await this.findGuest(client)
      if (!guest) return
      const { guestId } = guest
      const { userId } = viewer
      await transaction(this.#platform.db, async (tx) => {
        await tx.run.updateMany({ where: { thread: { guestId } }, data: { userId } })
        await tx.step.updateMany({ where: { thread: { guestId } }, data: { userId } })
        await tx.thread.updateMany({ where: { guestId }, data: { userId, guestId: null } })
        // The same owners may already have chosen the member; the guest's rows are deleted with the guest.
        const chosenBy = await tx.chosenPerson.findMany({ where: { guestId }, select: { ownerId: true, invitationId: true } })
        await tx.chosenPerson.createMany({ data: chosenBy.map((by) => ({ ...by, userId })), skipDuplicates: true })
        await adoptBlocks(tx, { guestId, userId })
        await tx.guest.deleteMany({ where: { id: guestId } })
      })
      const { name, cookie } = this.#getIdentity(client.headers)
      client.setCookies.push(serialize(name, '', { ...cookie, maxAge: 0 }))
    } catch (err) {
      this.#platform.log.error({ err }, 'the conversations of a guest could not be adopted')
    }
  }

  /** A returning guest keeps the ID in their cookie. */
  async deleteIdle(now: Date): Promise<void> {
    const { guestRetentionDays } = this.#platform.config
    const hasSentSomething = { steps: { some: { OR: [{ visitorMessages: { some: {} } }, { report: { isNot: null } }] } } }
    await this.#platform.db.guest.deleteMany({
      where: {
        OR: [
          isIdle(now, guestRetentionDays),
          {
            AND: [isIdle(now, Math.min(guestRetentionDays, forgottenAfterDays)), { threads: { none: hasSentSomething } }],
            OR: [{ isRemembered: null }, { isRemembered: false }],
          },
        ],
      },
    })
  }
}

function isIdle(now: Date, days: number): Prisma.GuestWhereInput {
  const since = new Date(now.getTime() - days * 86_400_000)
  return { lastSeenAt: { lt: since }, threads: { none: { updatedAt: { gte: since } } } }
}

/** If the owner blocked both, one block remains. */
async function adoptBlocks(tx: Transaction, { guestId, userId }: { guestId: string; userId: string }): Promise<void> {
  const blocks = await tx.twinBlock.findMany({ where: { guestId }, select: { ownerId: true } })
  await tx.twinBlock.createMany({ data: blocks.map(({ ownerId }) => ({ ownerId, userId })), skipDuplicates: true })
}
