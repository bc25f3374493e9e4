import type { InvitationLink, Prisma } from '../../platform/__generated__/prisma/client.ts'
import { takeLock, type Transaction, transaction } from '../../platform/database/database.ts'
import { kysely, queryFirstRow } from '../../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { publishSharedContent } from '../../platform/events/viewerNews.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { createSecretLinks, type SecretLinks } from '../../platform/text/secretLinks.ts'
import type { Participant, Viewer } from '../../platform/viewer.ts'
import { email } from '../../account/validation.ts'
import { chosenPerson } from './validation.ts'

export type ChosenPerson = Prisma.ChosenPersonGetPayload<{ include: typeof withUsername }>

export interface SharedInvitation extends Pick<InvitationLink, 'createdAt'> {
  readonly url: string
  readonly visitorCount: number
}

const withUsername = { user: { select: { username: true } } } as const
export const maxPeople = 200

export class ChosenPeopleService {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'live' | 'log'>
  readonly #links: SecretLinks

  constructor(platform: Pick<Platform, 'config' | 'db' | 'live' | 'log'>) {
    this.#platform = platform
    this.#links = createSecretLinks(platform.config.sessionSecrets, 'twain invitation link')
  }

  list({ userId: ownerId }: Viewer): Promise<ChosenPerson[]> {
    const where = { ownerId, invitationId: null }
    return this.#platform.db.chosenPerson.findMany({ where, include: withUsername, orderBy: { id: 'desc' }, take: maxPeople })
  }

  async add({ userId: ownerId }: Viewer, input: { person: string }): Promise<ChosenPerson> {
    const text = parseInput(chosenPerson, input.person, 'person').toLowerCase()
    return transaction(this.#platform.db, async (tx) => {
      await takeLock(tx, `twain.chosen-people.${ownerId}`)
      const identity = await this.#identify(tx, text.replace(/^@/, ''))
      const itself = 'userId' in identity ? { id: identity.userId } : identity
      if ((await tx.user.count({ where: { AND: [itself, { id: ownerId }] } })) > 0)
        throw new InputError('person_is_self', { field: 'person' })
      if ((await tx.chosenPerson.count({ where: { ownerId, invitationId: null } })) >= maxPeople) {
        throw new InputError('too_many_chosen_people', { params: { max: maxPeople } })
      }
      const where = 'userId' in identity ? { ownerId_userId: { ownerId, ...identity } } : { ownerId_email: { ownerId, ...identity } }
      // A member who had opened the link before being chosen stays chosen when it is revoked.
      return tx.chosenPerson.upsert({ where, create: { ownerId, ...identity }, update: { invitationId: null }, include: withUsername })
    })
  }

  /** An unverified address proves nothing. On servers without verification, the owner chooses the account that currently has the address. */
  async #identify(tx: Transaction, text: string): Promise<{ userId: string } | { email: string }> {
    const address = text.includes('@') ? parseInput(email, text, 'person') : null
    if (address !== null && this.#platform.config.verifiesEmail) return { email: address }
    const former = { formerUsernames: { some: { username: text, reservedUntil: { gt: new Date() } } } }
    const where = address === null ? { OR: [{ username: text }, former] } : { email: address }
    const user = await tx.user.findFirst({ where, select: { id: true } })
    if (!user) throw new NotFoundError('no_such_person')
    return { userId: user.id }
  }

  async remove({ userId: ownerId }: Viewer, { id }: { id: string }): Promise<void> {
    const where = { id, ownerId, invitationId: null }
    const { count } = isUuid(id) ? await this.#platform.db.chosenPerson.deleteMany({ where }) : { count: 0 }
    if (count === 0) throw new NotFoundError('no_such_chosen_person')
    await publishSharedContent(this.#platform, ownerId)
  }

  async findLink({ userId: ownerId }: Viewer): Promise<SharedInvitation | null> {
    const include = { _count: { select: { people: true } } } as const
    const link = await this.#platform.db.invitationLink.findUnique({ where: { ownerId }, include })
    return link && this.#share(link, link._count.people)
  }

  async createLink(viewer: Viewer): Promise<SharedInvitation> {
    const { userId: ownerId } = viewer
    await this.#platform.db.invitationLink.createMany({ data: { ownerId }, skipDuplicates: true })
    return (await this.findLink(viewer)) ?? this.createLink(viewer)
  }

  async revokeLink({ userId: ownerId }: Viewer): Promise<void> {
    await this.#platform.db.invitationLink.deleteMany({ where: { ownerId } })
    await publishSharedContent(this.#platform, ownerId)
  }

  async findInvitation({ secret }: { secret: string }): Promise<{ id: string; ownerId: string; username: string } | null> {
    const id = this.#links.readSecret(secret)
    const include = { owner: { select: { username: true } } } as const
    const link = id === null ? null : await this.#platform.db.invitationLink.findUnique({ where: { id }, include })
    return link && { id: link.id, ownerId: link.ownerId, username: link.owner.username }
  }

  /** Returns false if the link has been revoked in between. */
  async addInvitedReader(participant: Participant, { id: invitationId, ownerId }: { id: string; ownerId: string }): Promise<boolean> {
    const reader = 'userId' in participant ? { userId: participant.userId } : { guestId: participant.guestId }
    if ('userId' in reader && reader.userId === ownerId) return true
    return transaction(this.#platform.db, async (tx) => {
      const link = kysely.selectFrom('invitationLinks').select('id').where('id', '=', invitationId).forKeyShare()
      if (!(await queryFirstRow(tx, link))) return false
      await tx.chosenPerson.createMany({ data: { ownerId, invitationId, ...reader }, skipDuplicates: true })
      return true
    })
  }

  #share({ id, createdAt }: InvitationLink, visitorCount: number): SharedInvitation {
    return { url: `${this.#platform.config.publicUrl}/invitation/${this.#links.toSecret(id)}`, visitorCount, createdAt }
  }
}
