import type { Brain, StoryFinding } from '../brain/agent.ts'
import { ModelFailure } from '../brain/agent.ts'
import type { KnowledgeItem, KnowledgeService } from '../knowledge/knowledge.service.ts'
import type { ProfileProposal } from '../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../platform/database.ts'
import { AppError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import type { Limit } from '../platform/limits.ts'
import { parseInput } from '../platform/parseInput.ts'
import type { Platform } from '../platform/platform.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { Profile, ProfileChange, ProfileService } from './profile.service.ts'
import { profileChange } from './validation.ts'

export type { ProfileProposal }

/** The fields that anybody but their owner may propose a change of. */
export const proposableFields = ['title', 'bio', 'location', 'interests', 'achievements', 'skills', 'projects'] as const
export type ProposableField = (typeof proposableFields)[number]

const lists = ['interests', 'achievements', 'skills', 'projects'] as const satisfies ProposableField[]

export interface Suggestion {
  field: ProposableField
  /** For a list, what to add to it. */
  value: string
  /** The sentence that it comes from, word for word. */
  evidence: string
  sourceItemId: string | null
}

interface Parts {
  platform: Platform
  profile: ProfileService
  knowledge: KnowledgeService
  brain: Brain
}

/** The newest; what they say outweighs what older ones say. */
const maxStories = 100
const modelTimeoutMs = 120_000

class NotReadError extends AppError {
  constructor({ message, code }: ModelFailure) {
    super(message, code, 503)
  }
}

/** Changes of a profile that somebody else than its owner suggests; only the owner makes them happen. */
export class ProposalsService {
  readonly #parts: Parts
  readonly #limit: Limit

  constructor(parts: Parts) {
    this.#parts = parts
    this.#limit = parts.platform.limits.define('update-from-stories', { points: 10, seconds: 600 })
  }

  /** Reads the stories anew and answers with every undecided proposal. The profile stays as it is. */
  async fromStories(viewer: Viewer): Promise<{ profile: Profile; proposals: ProfileProposal[] }> {
    const { platform, profile: profiles, knowledge, brain } = this.#parts
    const allowed = await this.#limit.consume(viewer.userId)
    if (!allowed.isAllowed) {
      throw new RateLimitError('Your stories were read just now. Try again in a few minutes.', Math.ceil(allowed.retryAfterMs / 1000))
    }
    const stories = await knowledge.list(viewer, { kinds: ['story'], limit: maxStories })
    const findings = await brain.proposeFromStories(stories, AbortSignal.timeout(modelTimeoutMs)).catch((error: unknown) => {
      if (!(error instanceof ModelFailure)) throw error
      platform.log.warn({ err: error }, 'the stories could not be read')
      throw new NotReadError(error)
    })
    return transaction(platform.db, async (tx) => {
      const profile = await profiles.lock(tx, viewer)
      await this.#withdraw(tx, viewer, stories)
      await this.propose(tx, viewer, profile, { source: 'stories', suggestions: findings.map(toSuggestion) })
      return { profile, proposals: await pendingOf(tx, viewer) }
    })
  }

  /** The undecided ones, the oldest first. */
  async pending(viewer: Viewer): Promise<ProfileProposal[]> {
    return pendingOf(this.#parts.platform.db, viewer)
  }

  /**
   * Nothing is proposed that the profile says already, or that was ever proposed: who decided is not asked again.
   * @param profile as `ProfileService.lock` returned it
   */
  async propose(
    tx: Transaction,
    { userId }: Viewer,
    profile: Profile,
    { source, suggestions }: { source: ProfileProposal['source']; suggestions: Suggestion[] },
  ): Promise<void> {
    const asked = await tx.profileProposal.findMany({ where: { userId }, select: { field: true, value: true } })
    const known = new Set(asked.map(({ field, value }) => key(field, value as string)))
    const fresh = suggestions.filter((suggestion) => {
      const name = key(suggestion.field, suggestion.value)
      if (known.has(name) || says(profile, suggestion) || !profileChange.safeParse(changeBy(profile, suggestion)).success) return false
      known.add(name)
      return true
    })
    await tx.profileProposal.createMany({ data: fresh.map((suggestion) => ({ ...suggestion, userId, source })) })
  }

  async accept(viewer: Viewer, { id }: { id: string }): Promise<{ proposal: ProfileProposal; profile: Profile }> {
    const { platform, profile: profiles } = this.#parts
    return transaction(platform.db, async (tx) => {
      const profile = await profiles.lock(tx, viewer)
      const proposal = await decide(tx, viewer, id, 'accepted')
      const suggestion = { field: proposal.field as ProposableField, value: proposal.value as string }
      const change = says(profile, suggestion) ? {} : changeBy(profile, suggestion)
      return { proposal, profile: await profiles.write(tx, viewer, profile, parseInput(profileChange, change)) }
    })
  }

  async reject(viewer: Viewer, { id }: { id: string }): Promise<ProfileProposal> {
    return decide(this.#parts.platform.db, viewer, id, 'rejected')
  }

  /** A story that no longer says it proposes nothing. */
  async #withdraw(tx: Transaction, viewer: Viewer, stories: KnowledgeItem[]): Promise<void> {
    const contents = new Map(stories.map(({ id, content }) => [id, content]))
    const stale = (await pendingOf(tx, viewer)).filter(({ sourceItemId, evidence }) => {
      const content = contents.get(sourceItemId ?? '')
      return content !== undefined && evidence !== null && !content.includes(evidence)
    })
    await tx.profileProposal.deleteMany({ where: { id: { in: stale.map(({ id }) => id) } } })
  }
}

async function pendingOf(db: Transaction, { userId }: Viewer): Promise<ProfileProposal[]> {
  return db.profileProposal.findMany({ where: { userId, status: 'pending' }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
}

async function decide(db: Transaction, { userId }: Viewer, id: string, status: 'accepted' | 'rejected'): Promise<ProfileProposal> {
  const [proposal] = await db.profileProposal.updateManyAndReturn({
    where: { id, userId, status: 'pending' },
    data: { status, decidedAt: new Date() },
  })
  if (!proposal) throw new NotFoundError('There is no such proposal, or it was decided before.')
  return proposal
}

function toSuggestion({ storyId, field, value, sentence }: StoryFinding): Suggestion {
  return { field, value, evidence: sentence, sourceItemId: storyId }
}

function key(field: string, value: string): string {
  return `${field} ${value.trim().toLowerCase()}`
}

function says(profile: Profile, { field, value }: Pick<Suggestion, 'field' | 'value'>): boolean {
  const current = profile[field]
  const values = Array.isArray(current) ? current.map((entry) => (typeof entry === 'string' ? entry : entry.title)) : [current ?? '']
  return values.some((entry) => key(field, entry) === key(field, value))
}

function changeBy(profile: Profile, { field, value }: Pick<Suggestion, 'field' | 'value'>): ProfileChange {
  const list = lists.find((name) => name === field)
  return list ? { [list]: [...profile[list], value] } : { [field]: value }
}
