import type { ProfileProposal } from '../../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { ConflictError, NotFoundError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { Profile, ProfileChange, ProfileService } from '../profile.service.ts'
import { profileChange, proposedValue } from '../validation.ts'

export type { ProfileProposal }

export const proposableFields = ['display_name', 'title', 'bio', 'location', 'interests', 'achievements', 'skills', 'projects'] as const
export type ProposableField = (typeof proposableFields)[number]

const lists = ['interests', 'achievements', 'skills', 'projects'] as const satisfies ProposableField[]

export interface Suggestion {
  field: ProposableField
  value: string
  evidence: string | null
  sourceItemId: string | null
}

export interface StatedChange {
  source: Exclude<ProfileProposal['source'], 'stories'>
  field: ProposableField
  values: (Pick<Suggestion, 'value' | 'evidence'> & Pick<ProfileProposal, 'hasUntrustedContent'>)[]
}

/** Proposals shown in conversations are seldom older. */
const mostDecided = 100

const undecided = { status: 'pending' } as const

type Owner = Pick<Viewer, 'userId'>

export class ProposalsService {
  readonly #platform: Platform
  readonly #profiles: ProfileService

  constructor(platform: Platform, profiles: ProfileService) {
    this.#platform = platform
    this.#profiles = profiles
  }

  async listPending(viewer: Viewer): Promise<ProfileProposal[]> {
    return findPending(this.#platform.db, viewer)
  }

  async listDecided({ userId }: Owner): Promise<ProfileProposal[]> {
    return this.#platform.db.profileProposal.findMany({
      where: { userId, NOT: undecided },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: mostDecided,
    })
  }

  async listLatest({ userId }: Owner, { limit }: { limit: number }): Promise<ProfileProposal[]> {
    return this.#platform.db.profileProposal.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    })
  }

  /** @param profile as returned by `ProfileService.lock` */
  async propose(
    tx: Transaction,
    { userId }: Owner,
    profile: Profile,
    { source, suggestions }: { source: ProfileProposal['source']; suggestions: Suggestion[] },
  ): Promise<void> {
    const asked = await tx.profileProposal.findMany({ where: { userId }, select: { field: true, value: true } })
    const known = new Set(asked.map(({ field, value }) => toKey(field, value as string)))
    const fresh = suggestions.filter((suggestion) => {
      const name = toKey(suggestion.field, suggestion.value)
      if (known.has(name) || says(profile, suggestion) || !profileChange.safeParse(changeBy(profile, suggestion)).success) return false
      known.add(name)
      return true
    })
    await tx.profileProposal.createMany({ data: fresh.map((suggestion) => ({ ...suggestion, userId, source })) })
  }

  /** Proposed even if rejected before. A text field keeps only the latest statement. */
  async proposeStated(
    tx: Transaction,
    owner: Owner,
    { source, field, values }: StatedChange,
  ): Promise<{ profile: Profile; proposals: ProfileProposal[]; alreadyThere: string[] }> {
    const profile = await this.#profiles.lock(tx, owner)
    const stated = [...new Map(values.map((one) => [toKey(field, one.value), { ...one, field }])).values()]
    const [known, fresh] = [stated.filter((one) => says(profile, one)), stated.filter((one) => !says(profile, one))]
    for (const one of fresh) parseInput(profileChange, changeBy(profile, one))

    const waiting = (await findPending(tx, owner)).filter((proposal) => proposal.field === field)
    const isStated = ({ value }: ProfileProposal) => fresh.some((one) => toKey(field, one.value) === toKey(field, value as string))
    const outdated = isList(field) ? [] : waiting.filter((proposal) => proposal.source !== 'stories' && !isStated(proposal))
    await tx.profileProposal.deleteMany({ where: { id: { in: outdated.map(({ id }) => id) } } })

    const repeated = waiting.filter(isStated)
    const isWaiting = (value: string) => repeated.some((proposal) => toKey(field, proposal.value as string) === toKey(field, value))
    const written = await tx.profileProposal.createManyAndReturn({
      data: fresh.filter(({ value }) => !isWaiting(value)).map((one) => ({ ...one, userId: owner.userId, source })),
    })
    return { profile, proposals: [...repeated, ...written], alreadyThere: known.map(({ value }) => value) }
  }

  /** These become the field’s only pending values from Profile Pal; an empty list withdraws them. */
  async replaceStated(tx: Transaction, owner: Owner, { field, values }: Omit<StatedChange, 'source'>): Promise<ProfileProposal[]> {
    const source = 'profile_pal'
    const waiting = (await findPending(tx, owner)).filter((proposal) => proposal.field === field && proposal.source === source)
    const isStated = ({ value }: ProfileProposal) => values.some((one) => one.value === value)
    await tx.profileProposal.deleteMany({ where: { id: { in: waiting.filter((one) => !isStated(one)).map(({ id }) => id) } } })
    return values.length === 0 ? [] : (await this.proposeStated(tx, owner, { source, field, values })).proposals
  }

  isAcceptable(profile: Profile, suggestion: Pick<Suggestion, 'field' | 'value'>): boolean {
    return profileChange.safeParse(changeBy(profile, suggestion)).success
  }

  mayDecide({ status }: Pick<ProfileProposal, 'status'>): boolean {
    return status === undecided.status
  }

  /** @param value as edited by the owner; the proposal keeps the original, so that it is not proposed again */
  async accept(
    viewer: Viewer,
    { id, value }: { id: string; value?: string | null },
  ): Promise<{ proposal: ProfileProposal; profile: Profile }> {
    const edited = value == null ? null : parseInput(proposedValue, value, 'value')
    const accepted = await transaction(this.#platform.db, async (tx) => {
      const profile = await this.#profiles.lock(tx, viewer)
      const proposal = await decide(tx, viewer, id, 'accepted')
      const suggestion = { field: proposal.field as ProposableField, value: edited ?? (proposal.value as string) }
      const change = says(profile, suggestion) ? {} : changeBy(profile, suggestion)
      return { proposal, profile: await this.#profiles.write(tx, viewer, profile, parseInput(profileChange, change)) }
    })
    await this.#profiles.announce(viewer)
    return accepted
  }

  async acceptAll(viewer: Viewer, { ids }: { ids: readonly string[] }): Promise<{ proposals: ProfileProposal[]; profile: Profile }> {
    const accepted = await transaction(this.#platform.db, async (tx) => {
      const before = await this.#profiles.lock(tx, viewer)
      const waiting = (await findPending(tx, viewer)).filter(({ id }) => ids.includes(id))
      if (waiting.length === 0) await requirePending(tx, viewer, ids)
      let change: ProfileChange = {}
      for (const { field, value } of waiting) {
        const suggestion = { field: field as ProposableField, value: value as string }
        const profile = { ...before, ...change } as Profile
        if (!says(profile, suggestion)) change = { ...change, ...changeBy(profile, suggestion) }
      }
      const profile = await this.#profiles.write(tx, viewer, before, parseInput(profileChange, change))
      const proposals = await tx.profileProposal.updateManyAndReturn({
        where: { id: { in: waiting.map(({ id }) => id) } },
        data: { status: 'accepted', decidedAt: new Date() },
      })
      return { proposals, profile }
    })
    await this.#profiles.announce(viewer)
    return accepted
  }

  async reject(viewer: Viewer, { id }: { id: string }): Promise<ProfileProposal> {
    return decide(this.#platform.db, viewer, id, 'rejected')
  }
}

export async function findPending(db: Transaction, { userId }: Owner): Promise<ProfileProposal[]> {
  return db.profileProposal.findMany({ where: { userId, ...undecided }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
}

export function listTexts(profile: Profile, field: ProposableField): string[] {
  const current = field === 'display_name' ? profile.displayName : profile[field]
  if (Array.isArray(current)) return current.map((entry) => (typeof entry === 'string' ? entry : entry.title))
  return current === null ? [] : [current]
}

export function isList(field: ProposableField): boolean {
  return lists.some((name) => name === field)
}

async function decide(db: Transaction, { userId }: Viewer, id: string, status: 'accepted' | 'rejected'): Promise<ProfileProposal> {
  const [proposal] = await db.profileProposal.updateManyAndReturn({
    where: { id, userId, ...undecided },
    data: { status, decidedAt: new Date() },
  })
  if (proposal) return proposal
  return requirePending(db, { userId }, [id])
}

async function requirePending(db: Transaction, { userId }: Owner, ids: readonly string[]): Promise<never> {
  const isDecided = (await db.profileProposal.count({ where: { id: { in: [...ids] }, userId } })) > 0
  throw isDecided ? new ConflictError('proposal_decided') : new NotFoundError('no_such_proposal')
}

function toKey(field: string, value: string): string {
  return `${field} ${value.trim().toLowerCase()}`
}

function says(profile: Profile, { field, value }: Pick<Suggestion, 'field' | 'value'>): boolean {
  return listTexts(profile, field).some((entry) => toKey(field, entry) === toKey(field, value))
}

function changeBy(profile: Profile, { field, value }: Pick<Suggestion, 'field' | 'value'>): ProfileChange {
  if (field === 'display_name') return { displayName: value }
  const list = lists.find((name) => name === field)
  return list ? { [list]: [...profile[list], value] } : { [field]: value }
}
