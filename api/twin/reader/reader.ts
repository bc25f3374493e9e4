import DataLoader from 'dataloader'
import { type Character, characterColumns, defaultCharacter } from '../character/character.service.ts'
import type { FoundPassage, NumberedPassage, TwinContext, Passage, TwinKnowledge, TwinRequest } from '../agent/twinKnowledge.ts'
import { stepRole } from '../../chat/steps/threadHistory.ts'
import { listPublicItems } from '../../knowledge/knowledge.service.ts'
import { passageAbout } from '../../knowledge/excerpts.ts'
import { among, kysely, prepared, queryRows } from '../../platform/database/sql/typedSql.ts'
import type { AsTwinReader, TwinTransaction } from '../../platform/database/twinRole.ts'
import { knowledgeKinds } from '../../retrieval/knowledgeKinds.ts'
import { type MeaningOf, noMeaning } from '../../retrieval/embeddings/questionMeanings.ts'
import { searchSentence } from '../../retrieval/sentenceSearch.ts'
import { findCorrections } from './corrections.ts'
import { countFields, toNamePassage, listPassages, type PublicItem, type PublicProfile } from '../profile/publicProfile.ts'
import type { HistoryMessage } from '../../models/prompt/messages.ts'

/** Older messages are summarized or too old. */
const longestHistory = 400
const maxPassages = 8
const maxBeginnings = 16

type Place = Pick<TwinRequest, 'ownerId' | 'threadId'>

interface StoredSource extends NumberedPassage {
  position: number
}

/** The only access of twins and visitors to other users' data; every method has its own transaction as twin_reader. */
export class TwinReader implements TwinKnowledge {
  readonly #asTwinReader: AsTwinReader
  readonly #embedQuestion: MeaningOf
  readonly #profiles = new DataLoader((userIds: readonly string[]) => this.#publicProfiles(userIds), { cache: false })
  readonly #greetings = new DataLoader((userIds: readonly string[]) => this.#publicGreetings(userIds), { cache: false })

  constructor(asTwinReader: AsTwinReader, embedQuestion: MeaningOf = noMeaning) {
    this.#asTwinReader = asTwinReader
    this.#embedQuestion = embedQuestion
  }

  publicProfile(person: { username: string } | { userId: string }): Promise<PublicProfile | null> {
    return this.#asTwinReader(null, (tx) => readProfile(tx, person))
  }

  publicProfileOf(userId: string): Promise<PublicProfile | null> {
    return this.#profiles.load(userId)
  }

  async #publicProfiles(userIds: readonly string[]): Promise<(PublicProfile | null)[]> {
    const profiles = await this.#asTwinReader(null, (tx) => readProfiles(tx, userIds))
    const byOwner = new Map(profiles.map((profile) => [profile.userId, profile]))
    return userIds.map((id) => byOwner.get(id) ?? null)
  }

  greetingOf(userId: string): Promise<string | null> {
    return this.#greetings.load(userId)
  }

  async #publicGreetings(userIds: readonly string[]): Promise<(string | null)[]> {
    const found = await this.#asTwinReader(null, (tx) =>
      tx.twinCharacter.findMany({ where: { ownerId: { in: [...userIds] } }, select: { ownerId: true, greeting: true } }),
    )
    const byOwner = new Map(found.map(({ ownerId, greeting }) => [ownerId, greeting]))
    return userIds.map((id) => byOwner.get(id) ?? null)
  }

  publicItems(ownerId: string): Promise<PublicItem[]> {
    return this.#asTwinReader(null, (tx) => listPublicItems(tx, ownerId))
  }

  async passages(ownerId: string, query: string, message?: string): Promise<FoundPassage[]> {
    const [meaning, meant] = await Promise.all([this.#embedQuestion(query), message ? this.#embedQuestion(message) : null])
    return this.#asTwinReader(null, async (tx) => {
      const profile = await readProfile(tx, { userId: ownerId })
      if (!profile) return []
      const answering =
        query.trim() === ''
          ? await readBeginnings(tx, ownerId)
          : await searchSentence(tx, { ownerId, question: query, meaning, kinds: ['item'], limit: maxPassages, isPublic: true })
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
        ...listPassages(profile).map((passage) => ({ ...passage, text: passageAbout(query, passage.text), rule: 'public_field' as const })),
      ]
    })
  }

  /** Whether the visitor of a thread can still read passages that the twin used in it, verbatim. */
  findReadable({ ownerId, threadId }: Place, passages: readonly Passage[]): Promise<(passage: Passage) => boolean> {
    return this.#asTwinReader(threadId, async (tx) => {
      const profile = await readProfile(tx, { userId: ownerId })
      return profile ? publicNow(tx, profile, passages) : () => false
    })
  }

  /** @param itemIds all of the owner’s items if null */
  countReadable({ ownerId, threadId }: Place, itemIds: readonly string[] | null): Promise<{ items: number; fields: number }> {
    return this.#asTwinReader(threadId, async (tx) => {
      const profile = await readProfile(tx, { userId: ownerId })
      const where = { userId: ownerId, ...(itemIds && { id: { in: [...itemIds] } }) }
      const { id: items } = await tx.knowledgeItem.count({ where, select: { id: true } })
      return { items, fields: profile ? countFields(profile) : 0 }
    })
  }

  open({ ownerId, threadId, position, question }: TwinRequest): Promise<TwinContext | null> {
    return this.#asTwinReader(question === undefined ? threadId : null, async (tx) => {
      const profile = await readProfile(tx, { userId: ownerId })
      if (!profile) return null
      const [nameSource = null] = toNamePassage(profile)
      const whole = {
        name: profile.displayName ?? profile.username,
        nameSource,
        isEnabled: profile.isTwinEnabled,
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
      const sources = await readSources(tx, threadId, position)
      const summarySources = (thread?.summarySources ?? []) as unknown as NumberedPassage[]
      const isPublic = await publicNow(tx, profile, [...sources, ...summarySources])

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

function readBeginnings(tx: TwinTransaction, ownerId: string) {
  return tx.passage.findMany({
    select: { sourceId: true, text: true, ordinal: true, page: true },
    where: { ownerId, sourceKind: 'item', isPublic: true },
    orderBy: [{ ordinal: 'asc' }, { sourceId: 'desc' }],
    take: maxBeginnings,
  })
}

/** Its JSON was validated when written. */
export const twins = kysely.withTables<{ twinProfile: PublicProfile }>()

const profiles = twins
  .selectFrom('twinProfile')
  .select(['userId', 'username', 'displayName', 'image', 'bio', 'location', 'interests', 'achievements', 'posts', 'photos', 'skills'])
  .select(['projects', 'sectionVisibility', 'isTwinEnabled', 'suggestedQuestions'])

const profileNamed = prepared<{ username: string }, PublicProfile>((arg) => profiles.where('username', '=', arg('username')))
const findProfiles = prepared<{ userIds: string[] }, PublicProfile>((arg) => profiles.where('userId', '=', among(arg('userIds'), 'uuid')))

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

function readSources(tx: TwinTransaction, threadId: string, before: number): Promise<StoredSource[]> {
  return queryRows(
    tx,
    kysely
      .selectFrom('stepSources as source')
      .innerJoin('steps', 'steps.id', 'source.stepId')
      .select([
        'source.number',
        'source.kind',
        'source.sourceId',
        'source.title',
        'source.excerpt as text',
        'source.ordinal',
        'source.page',
      ])
      .select('steps.position')
      .where('steps.threadId', '=', threadId)
      .where('steps.position', '<', before)
      .orderBy('steps.position')
      .orderBy('source.number')
      .$narrowType<{ kind: Passage['kind'] }>(),
  )
}

async function readHistory(
  tx: TwinTransaction,
  threadId: string,
  { from, to, owner }: { from: number; to: number; owner: string },
): Promise<HistoryMessage[]> {
  const newestFirst = await queryRows(
    tx,
    kysely
      .selectFrom('steps')
      .select(['id as stepId', 'position', 'isByOwner'])
      .select((eb) => [stepRole, eb('input', '||', eb.ref('output')).$castTo<string>().as('text')])
      .where('threadId', '=', threadId)
      .where('position', '>=', from)
      .where('position', '<', to)
      .where((eb) => eb.or([eb('stepType', '=', 'user_message'), eb('output', '<>', '')]))
      .orderBy('position', 'desc')
      .limit(longestHistory),
  )
  return newestFirst
    .toReversed()
    .map(({ isByOwner, ...message }) => (isByOwner ? { ...message, text: `[${owner} wrote this in person:]\n${message.text}` } : message))
}

/** Verbatim. */
async function publicNow(
  tx: TwinTransaction,
  profile: PublicProfile,
  passages: readonly Passage[],
): Promise<(passage: Passage) => boolean> {
  const ids = [...new Set(passages.filter(({ kind }) => kind === 'item').map(({ sourceId }) => sourceId))]
  const items = await tx.knowledgeItem.findMany({
    where: { id: { in: ids }, userId: profile.userId },
    select: { id: true, title: true, content: true },
  })
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  // The text of documents is in their passages.
  const ofDocuments = passages.flatMap(({ sourceId, ordinal }) => (typeof ordinal === 'number' ? [{ sourceId, ordinal }] : []))
  const inDocuments =
    ofDocuments.length === 0
      ? []
      : await tx.passage.findMany({ where: { sourceKind: 'item', OR: ofDocuments }, select: { sourceId: true, text: true } })
  const shown = [
    ...listPassages(profile),
    ...items.map(({ id, title, content }): Passage => ({ kind: 'item', sourceId: id, title, text: content })),
    ...inDocuments.map(({ sourceId, text }): Passage => ({ kind: 'item', sourceId, title: titles.get(sourceId) ?? '', text })),
  ].map((passage) => ({ ...passage, text: oneLine(passage.text) }))
  return ({ kind, sourceId, title, text }) =>
    shown.some((other) => other.kind === kind && other.sourceId === sourceId && other.title === title && other.text.includes(oneLine(text)))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
