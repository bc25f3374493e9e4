import { toSourceKey } from '../../chat/visibility/withdrawnSources.ts'
import pLimit from 'p-limit'
import { isPublic } from '../../platform/audiences.ts'
import type { TwinPrivacyCheck } from '../../platform/__generated__/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { listShownFields } from '../../profile/visibility.ts'
import type { ProfileService } from '../../profile/profile.service.ts'
import { listPassages, toWholePreview } from '../profile/publicProfile.ts'
import type { AccuracyService } from '../accuracy/accuracy.service.ts'
import type { Passage } from '../agent/twinKnowledge.ts'
import type { TwinReader } from '../reader/reader.ts'

const maxTexts = 40
const questionLength = 300
const recentAnswers = 50
/** Leaves database connections for other users. */
const atOnce = 2

export type PrivacyCheck = TwinPrivacyCheck

interface Uses {
  reader: Pick<TwinReader, 'findPassages' | 'findWithdrawn'>
  profile: Pick<ProfileService, 'get'>
  accuracy: Pick<AccuracyService, 'measure'>
}

export class PrivacyCheckService {
  readonly #db: Platform['db']
  readonly #uses: Uses

  constructor({ db }: Pick<Platform, 'db'>, uses: Uses) {
    this.#db = db
    this.#uses = uses
  }

  find({ userId }: Viewer): Promise<PrivacyCheck | null> {
    return this.#db.twinPrivacyCheck.findUnique({ where: { ownerId: userId } })
  }

  async run({ userId }: Viewer): Promise<PrivacyCheck> {
    const [facts, answers] = await Promise.all([this.#checkFacts(userId), this.#traceAnswers(userId), this.#uses.accuracy.measure(userId)])
    const result = { ...facts, ...answers, checkedAt: new Date() }
    return this.#db.twinPrivacyCheck.upsert({ where: { ownerId: userId }, create: { ownerId: userId, ...result }, update: result })
  }

  async #checkFacts(ownerId: string): Promise<Pick<PrivacyCheck, 'factCount' | 'reachedCount'>> {
    const profile = await this.#uses.profile.get({ userId: ownerId })
    const shownFields: readonly string[] = listShownFields(
      { ...profile, sectionVisibility: profile.twinMetadata.section_visibility },
      'link',
    )
    const hiddenFields = listPassages(toWholePreview(profile)).filter(({ sourceId }) => !shownFields.includes(sourceId))
    const facts = [...hiddenFields.map(({ text }) => text), ...(await this.#listPrivateTexts(ownerId))]
    const limit = pLimit(atOnce)
    const found = await Promise.all(
      facts.map((fact) => limit(() => this.#uses.reader.findPassages({ ownerId, threadId: '' }, fact.slice(0, questionLength)))),
    )
    const items = await this.#findSharedItems(ownerId, found.flat())
    const isShared = ({ kind, sourceId }: Passage) =>
      isPublic(profile.audience) && (kind === 'profile' ? shownFields.includes(sourceId) : items.has(sourceId))
    return { factCount: facts.length, reachedCount: found.filter((passages) => !passages.every(isShared)).length }
  }

  async #listPrivateTexts(ownerId: string): Promise<string[]> {
    const found = await this.#db.passage.findMany({
      where: { ownerId, sourceKind: 'item', audience: { in: ['private', 'people'] } },
      orderBy: { id: 'desc' },
      take: maxTexts,
      select: { text: true },
    })
    return found.map(({ text }) => text)
  }

  /** Doesn’t use the twin’s role, so that a broken policy is detected. */
  async #findSharedItems(userId: string, passages: readonly Passage[]): Promise<ReadonlySet<string>> {
    const ids = [...new Set(passages.filter(({ kind }) => kind === 'item').map(({ sourceId }) => sourceId))]
    const items = await this.#db.knowledgeItem.findMany({ where: { id: { in: ids }, userId }, select: { id: true, audience: true } })
    return new Set(items.filter(({ audience }) => isPublic(audience)).map(({ id }) => id))
  }

  async #traceAnswers(ownerId: string): Promise<Pick<PrivacyCheck, 'answerCount' | 'tracedCount'>> {
    const answers = await this.#db.step.findMany({
      where: { thread: { twinOwnerId: ownerId }, sources: { some: { isUsed: true } } },
      orderBy: { createdAt: 'desc' },
      take: recentAnswers,
      select: { threadId: true, sources: { where: { isUsed: true }, select: { stepId: true, number: true } } },
    })
    const isTraced = await Promise.all(
      answers.map(async ({ threadId, sources }) => {
        const withdrawn = await this.#uses.reader.findWithdrawn({ threadId, ownerId })
        return sources.every((source) => !withdrawn.has(toSourceKey(source)))
      }),
    )
    return { answerCount: answers.length, tracedCount: isTraced.filter(Boolean).length }
  }
}
