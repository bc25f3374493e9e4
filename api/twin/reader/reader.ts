import DataLoader from 'dataloader'
import { type Character, characterColumns, defaultCharacter } from '../character/character.service.ts'
import type { FoundPassage, NumberedPassage, TwinContext, Passage, TwinKnowledge, TwinRequest } from '../agent/twinKnowledge.ts'
import { listShownItems } from '../../knowledge/knowledge.service.ts'
import { findExcerpt } from '../../knowledge/excerpts.ts'
import { anyOf, kysely, prepareStatement } from '../../platform/database/sql/typedSql.ts'
import {
  type RunAsTwinReader,
  type Reader,
  type Reading,
  TwinsClosedError,
  type TwinTransaction,
} from '../../platform/database/twinRole.ts'
import type { Snapshot } from '../../chat/sharing/sharing.service.ts'
import { type SourcedAnswer, toSourceKey } from '../../chat/visibility/withdrawnSources.ts'
import { knowledgeKinds } from '../../retrieval/knowledgeKinds.ts'
import { type EmbedQuestion, skipMeaning } from '../../retrieval/embeddings/questionMeanings.ts'
import { searchSentence } from '../../retrieval/sentenceSearch.ts'
import { type Accuracy, readAccuracies } from './accuracy.ts'
import { findCorrections } from './corrections.ts'
import { readHistory, readSources } from './conversation.ts'
import { createPublicCheck, createReadableCheck } from './publicNow.ts'
import { readSnapshot } from './snapshot.ts'
import { countFields, toNamePassage, listPassages, type PublicItem, type PublicProfile } from '../profile/publicProfile.ts'
import type { HistoryMessage } from '../../models/prompt/messages.ts'

const maxPassages = 8
const maxBeginnings = 16

type Place = Pick<TwinRequest, 'ownerId' | 'threadId'>

/** The only access of twins and visitors to other users' data; every method has its own transaction as twin_reader. */
export class TwinReader implements TwinKnowledge {
  readonly #asTwinReader: RunAsTwinReader
  readonly #embedQuestion: EmbedQuestion
  readonly #withdrawn = new DataLoader((threads: readonly SourcesThread[]) => this.#loadWithdrawn(threads), { cache: false })
  readonly #profiles = this.#createLoader(readProfiles, ({ userId }) => userId)
  readonly #greetings = this.#createLoader(readGreetings, ({ ownerId }) => ownerId)
  readonly #accuracies = this.#createLoader(readAccuracies, ({ ownerId }) => ownerId)

  constructor(asTwinReader: RunAsTwinReader, embedQuestion: EmbedQuestion = skipMeaning) {
    this.#asTwinReader = asTwinReader
    this.#embedQuestion = embedQuestion
  }

  findProfile(reader: Reader, person: { username: string } | { userId: string }): Promise<PublicProfile | null> {
    return this.#asTwinReader({ reader }, (tx) => readProfile(tx, person))
  }

  findListedProfile({ userId }: { userId: string }): Promise<PublicProfile | null> {
    return this.#asTwinReader({ reader: null, isListedOnly: true }, (tx) => readProfile(tx, { userId }))
  }

  getPublicProfile(reader: Reader, userId: string): Promise<PublicProfile | null> {
    return this.#profiles.load({ reader, userId })
  }

  async getGreeting(reader: Reader, userId: string): Promise<string | null> {
    return (await this.#greetings.load({ reader, userId }))?.greeting ?? null
  }

  getAccuracy(reader: Reader, userId: string): Promise<Accuracy | null> {
    return this.#accuracies.load({ reader, userId })
  }

  #createLoader<Row>(read: (tx: TwinTransaction, userIds: string[]) => Promise<Row[]>, ownerOf: (row: Row) => string) {
    const load = async (asked: readonly AskedProfile[]): Promise<(Row | null)[]> => {
      const found = new Map<AskedProfile, Row | null>()
      const byReader = Map.groupBy(asked, ({ reader }) => JSON.stringify(toReader(reader)))
      const loads = [...byReader.values()].map(async (same) => {
        const userIds = [...new Set(same.map(({ userId }) => userId))]
        const rows = await this.#asTwinReader({ reader: same[0]?.reader ?? null }, (tx) => read(tx, userIds))
        const byOwner = new Map(rows.map((row) => [ownerOf(row), row]))
        for (const one of same) found.set(one, byOwner.get(one.userId) ?? null)
      })
      await Promise.all(loads)
      return asked.map((one) => found.get(one) ?? null)
    }
    return new DataLoader(load, { cache: false })
  }

  /** Keys of the thread’s withdrawn sources. */
  findWithdrawn(thread: SourcesThread): Promise<ReadonlySet<string>> {
    return this.#withdrawn.load(thread)
  }

  async #loadWithdrawn(threads: readonly SourcesThread[]): Promise<ReadonlySet<string>[]> {
    const unique = new Map(threads.map((thread) => [thread.threadId, thread]))
    const found = [...unique.values()].map(async ({ threadId, ownerId }) => {
      const keys = await this.#asTwinReader({ threadId }, async (tx) => {
        const profile = await readProfile(tx, { userId: ownerId })
        const sources = await readSources(tx, threadId, lastPosition)
        const isReadable = profile ? await createPublicCheck(tx, profile, sources) : () => false
        const ofOwner = sources.filter((source) => source.ownerId === null || source.ownerId === ownerId)
        return ofOwner.filter((source) => !isReadable(source)).map(toSourceKey)
      })
      return [threadId, new Set(keys)] as const
    })
    const byThread = new Map(await Promise.all(found))
    return threads.map(({ threadId }) => byThread.get(threadId) ?? new Set())
  }

  /** Returns all of them while twins are closed. */
  async findWithdrawnAnswers(reader: Reader, answers: readonly SourcedAnswer[]): Promise<ReadonlySet<string>> {
    const ownId = reader && 'userId' in reader ? reader.userId : null
    const passages = answers
      .flatMap(({ stepId, ownerId, sources }) => sources.map((source) => ({ ...source, stepId, ownerId: source.ownerId ?? ownerId })))
      // Talks between twins also quote their reader.
      .filter((passage) => passage.ownerId !== ownId)
    if (passages.length === 0) return new Set()
    const isReadable = await this.#asTwinReader({ reader: toReader(reader) }, async (tx) =>
      createReadableCheck(tx, await readProfiles(tx, [...new Set(passages.map(({ ownerId }) => ownerId))]), passages),
    ).catch((error: unknown) => {
      if (error instanceof TwinsClosedError) return () => false
      throw error
    })
    return new Set(passages.filter((passage) => !isReadable(passage)).map(({ stepId }) => stepId))
  }

  readSnapshot(sharedId: string): Promise<Snapshot | null> {
    return this.#asTwinReader({ sharedId }, readSnapshot)
  }

  listItems(reader: Reader, ownerId: string): Promise<PublicItem[]> {
    return this.#asTwinReader({ reader }, (tx) => listShownItems(tx, ownerId))
  }

  listListedItems({ userId }: { userId: string }): Promise<PublicItem[]> {
    return this.#asTwinReader({ reader: null, isListedOnly: true }, (tx) => listShownItems(tx, userId))
  }

  async findPassages(request: KnowledgeRequest, query: string, message?: string): Promise<FoundPassage[]> {
    const { ownerId } = request
    const [meaning, meant] = await Promise.all([this.#embedQuestion(query), message ? this.#embedQuestion(message) : null])
    return this.#asTwinReader(toReading(request), async (tx) => {
      const profile = await readProfile(tx, { userId: ownerId })
      if (!profile) return []
      const answering =
        query.trim() === ''
          ? await readBeginnings(tx, ownerId)
          : await searchSentence(tx, { ownerId, question: query, meaning, kinds: ['item'], limit: maxPassages, isShared: true })
      const ids = [...new Set(answering.map(({ sourceId }) => sourceId))]
      const items = await tx.knowledgeItem.findMany({
        where: { id: { in: ids }, userId: ownerId },
        select: { id: true, title: true, kind: true },
      })
      const byId = new Map(items.map((item) => [item.id, item]))
      const corrections = message ? await findCorrections(tx, { ownerId, question: message, meaning: meant, names: profile }) : []
      const corrected = new Set(corrections.map(({ sourceId }) => sourceId))
      const found = answering.flatMap(({ sourceId, text, ordinal, page }): FoundPassage[] => {
        const item = byId.get(sourceId)
        if (!item || corrected.has(sourceId)) return []
        const passage = { kind: 'item' as const, sourceId, title: item.title, text, rule: `public_${item.kind}` as const }
        return [knowledgeKinds[item.kind].isFromFile ? { ...passage, ordinal, page } : passage]
      })
      return [
        ...corrections,
        ...found,
        ...listPassages(profile).map((passage) => ({ ...passage, text: findExcerpt(query, passage.text), rule: 'public_field' as const })),
      ]
    })
  }

  findReadable({ ownerId, threadId }: Place, passages: readonly Passage[]): Promise<(passage: Passage) => boolean> {
    return this.#asTwinReader(toReading({ threadId }), async (tx) => {
      const profile = await readProfile(tx, { userId: ownerId })
      return profile ? createPublicCheck(tx, profile, passages) : () => false
    })
  }

  /** @param itemIds all of the owner’s items if null */
  countReadable({ ownerId, threadId }: Place, itemIds: readonly string[] | null): Promise<{ items: number; fields: number }> {
    return this.#asTwinReader(toReading({ threadId }), async (tx) => {
      const profile = await readProfile(tx, { userId: ownerId })
      const where = { userId: ownerId, ...(itemIds && { id: { in: [...itemIds] } }) }
      const { id: items } = await tx.knowledgeItem.count({ where, select: { id: true } })
      return { items, fields: profile ? countFields(profile) : 0 }
    })
  }

  open({ ownerId, threadId, position, question, ...request }: TwinRequest): Promise<TwinContext | null> {
    return this.#asTwinReader(toReading({ threadId, ...request }), async (tx) => {
      const profile = await readProfile(tx, { userId: ownerId })
      if (!profile) return null
      const [nameSource = null] = toNamePassage(profile)
      const whole = {
        name: profile.displayName ?? profile.username,
        nameSource,
        isEnabled: profile.isTwinEnabled,
        isOpenToTwins: profile.isOpenToTwins,
        suggestedQuestions: profile.suggestedQuestions,
        character: await readCharacter(tx, ownerId),
      }
      if (question !== undefined) {
        const asked: HistoryMessage = { role: 'user', text: question, position: 0, stepId: '' }
        return { ...whole, history: [asked], withdrawnAnswers: 0, summary: null, sources: [] }
      }
      const thread = await tx.thread.findUnique({
        where: { id: threadId, twinOwnerId: ownerId },
        select: { summary: true, summaryPosition: true, summarySources: true },
      })
      // Unused sources count, too: twinColumns explains why their mark can’t be read.
      const sources = await readSources(tx, threadId, position)
      const summarySources = (thread?.summarySources ?? []) as unknown as NumberedPassage[]
      const isPublic = await createPublicCheck(tx, profile, [...sources, ...summarySources])

      const isSummaryPublic = thread?.summary != null && summarySources.every(isPublic)
      const from = isSummaryPublic ? thread.summaryPosition : 0
      const withdrawn = new Set(sources.filter((source) => !isPublic(source)).map((source) => source.position))
      const history = await readHistory(tx, threadId, { from, to: position, owner: whole.name })
      return {
        ...whole,
        history: history.filter((message) => !withdrawn.has(message.position)),
        withdrawnAnswers: withdrawn.size,
        summary: isSummaryPublic ? thread.summary : null,
        sources: [
          ...(isSummaryPublic ? summarySources : []),
          ...sources.filter((source) => source.position >= from && !withdrawn.has(source.position)),
        ],
      }
    })
  }
}

type SourcesThread = Pick<TwinRequest, 'ownerId' | 'threadId'>

/** Greater than any position; the maximum of a PostgreSQL integer. */
const lastPosition = 2 ** 31 - 1

type KnowledgeRequest = Pick<TwinRequest, 'ownerId' | 'threadId'> & { reader?: Reader }

interface AskedProfile {
  readonly reader: Reader
  readonly userId: string
}

/** Drops other properties of a viewer. */
function toReader(reader: Reader): Reader {
  if (reader === null) return null
  return 'userId' in reader ? { userId: reader.userId } : { guestId: reader.guestId }
}

/** Checks of corrections have no thread: they read like visitors without an account. */
function toReading({ threadId, reader }: Pick<TwinRequest, 'threadId'> & { reader?: Reader }): Reading {
  if (reader !== undefined) return { reader: toReader(reader) }
  return threadId === '' ? { reader: null } : { threadId }
}

function readGreetings(tx: TwinTransaction, userIds: string[]) {
  return tx.twinCharacter.findMany({ where: { ownerId: { in: userIds } }, select: { ownerId: true, greeting: true } })
}

function readBeginnings(tx: TwinTransaction, ownerId: string) {
  return tx.passage.findMany({
    select: { sourceId: true, text: true, ordinal: true, page: true },
    where: { ownerId, sourceKind: 'item', audience: { not: 'private' } },
    orderBy: [{ ordinal: 'asc' }, { sourceId: 'desc' }],
    take: maxBeginnings,
  })
}

/** Its JSON was validated when written. */
export const twins = kysely.withTables<{ twinProfile: PublicProfile }>()

const profiles = twins
  .selectFrom('twinProfile')
  .select([
    'userId',
    'username',
    'displayName',
    'image',
    'title',
    'bio',
    'location',
    'interests',
    'achievements',
    'posts',
    'photos',
    'skills',
  ])
  .select(['projects', 'sectionVisibility', 'isTwinEnabled', 'isOpenToTwins', 'suggestedQuestions'])

const profileNamed = prepareStatement<{ username: string }, PublicProfile>((arg) => profiles.where('username', '=', arg('username')))
const findProfiles = prepareStatement<{ userIds: string[] }, PublicProfile>((arg) =>
  profiles.where('userId', '=', anyOf(arg('userIds'), 'uuid')),
)

async function readProfile(tx: TwinTransaction, person: { username: string } | { userId: string }): Promise<PublicProfile | null> {
  const [profile] = await ('username' in person ? profileNamed(tx, person) : readProfiles(tx, [person.userId]))
  return profile ?? null
}

export function readProfiles(tx: TwinTransaction, userIds: readonly string[]): Promise<PublicProfile[]> {
  return findProfiles(tx, { userIds: [...userIds] })
}

async function readCharacter(tx: TwinTransaction, ownerId: string): Promise<Character> {
  return (await tx.twinCharacter.findUnique({ where: { ownerId }, select: characterColumns })) ?? defaultCharacter
}
