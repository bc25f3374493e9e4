import type { Brain } from '../../agents/agent.ts'
import type { KnowledgeItem, KnowledgeService } from '../../knowledge/knowledge.service.ts'
import type { ProfileProposal } from '../../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { AppError, RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { Profile, ProfileService } from '../profile.service.ts'
import { findPending, type ProposalsService, type Suggestion } from './proposals.service.ts'
import type { StoryFinding } from '../../models/tasks/stories.ts'
import { ModelFailure } from '../../models/failures.ts'

interface Parts {
  platform: Platform
  profile: ProfileService
  proposals: ProposalsService
  knowledge: KnowledgeService
  brain: Brain
}

const maxStories = 100
const modelTimeoutMs = 120_000

export class StoryProposalsService {
  readonly #parts: Parts
  readonly #limit: Limit

  constructor(parts: Parts) {
    this.#parts = parts
    this.#limit = parts.platform.limits.define('update-from-stories', { points: 10, seconds: 600 })
  }

  async proposeFromStories(viewer: Viewer): Promise<{ profile: Profile; proposals: ProfileProposal[] }> {
    const { platform, profile: profiles, proposals, knowledge, brain } = this.#parts
    const allowed = await this.#limit.consume(viewer.userId)
    if (!allowed.isAllowed) {
      throw new RateLimitError('stories_just_read', Math.ceil(allowed.retryAfterMs / 1000))
    }
    const newest = await knowledge.list(viewer, { kinds: ['story'], limit: maxStories })
    const stories = newest.filter(({ hasUntrustedContent }) => !hasUntrustedContent)
    const findings = await brain.proposeFromStories(stories, AbortSignal.timeout(modelTimeoutMs)).catch((error: unknown) => {
      if (!(error instanceof ModelFailure)) throw error
      platform.log.warn({ err: error }, 'the stories could not be read')
      throw new AppError(error.code)
    })
    return transaction(platform.db, async (tx) => {
      const profile = await profiles.lock(tx, viewer)
      await withdrawUnsupported(tx, viewer, stories)
      await proposals.propose(tx, viewer, profile, { source: 'stories', suggestions: findings.map(toSuggestion) })
      return { profile, proposals: await findPending(tx, viewer) }
    })
  }
}

async function withdrawUnsupported(tx: Transaction, viewer: Viewer, stories: KnowledgeItem[]): Promise<void> {
  const contents = new Map(stories.map(({ id, content }) => [id, content]))
  const stale = (await findPending(tx, viewer)).filter(({ sourceItemId, evidence }) => {
    const content = contents.get(sourceItemId ?? '')
    return content !== undefined && evidence !== null && !content.includes(evidence)
  })
  await tx.profileProposal.deleteMany({ where: { id: { in: stale.map(({ id }) => id) } } })
}

function toSuggestion({ storyId, field, value, sentence }: StoryFinding): Suggestion {
  return { field, value, evidence: sentence, sourceItemId: storyId }
}
