import DataLoader from 'dataloader'
import type { HistoryMessage } from '../brain/agent.ts'
import type { NumberedPassage, OpenedMind, Passage, TwinMind, TwinPlace } from '../brain/twin/mind.ts'
import { publicItemsOf } from '../knowledge/knowledge.service.ts'
import { passageAbout } from '../knowledge/passages.ts'
import { Prisma } from '../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { AsTwinReader } from '../platform/database/twinRole.ts'
import { type MeaningOf, noMeaning } from '../retrieval/embeddings/questionMeanings.ts'
import { searchSentence } from '../retrieval/sentenceSearch.ts'
import { nameOf, passagesOf, type PublicItem, type PublicProfile } from './publicProfile.ts'

/** What is older is in the summary, or was too long ago. */
const longestHistory = 400
const maxPassages = 8

interface StoredSource extends NumberedPassage {
  /** The answer that was drawn from it. */
  position: number
}

/**
 * All that twins and visitors learn of a person passes here. Every method reads with the rights of the role twin_reader, in a
 * transaction of its own, so that what it answers was public at one moment.
 */
export class TwinReader implements TwinMind {
  readonly #asTwinReader: AsTwinReader
  readonly #meaningOf: MeaningOf
  readonly #profiles = new DataLoader((userIds: readonly string[]) => this.#publicProfiles(userIds), { cache: false })

  constructor(asTwinReader: AsTwinReader, meaningOf: MeaningOf = noMeaning) {
    this.#asTwinReader = asTwinReader
    this.#meaningOf = meaningOf
  }

  /** Null when there is no such person, and when their profile is private. */
  publicProfile(person: { username: string } | { userId: string }): Promise<PublicProfile | null> {
    return this.#asTwinReader(null, (tx) => readProfile(tx, person))
  }

  /** The same; but those asked for together cost one look. */
  publicProfileOf(userId: string): Promise<PublicProfile | null> {
    return this.#profiles.load(userId)
  }

  async #publicProfiles(userIds: readonly string[]): Promise<(PublicProfile | null)[]> {
    const profiles = await this.#asTwinReader(null, (tx) => readProfiles(tx, userIds))
    const byOwner = new Map(profiles.map((profile) => [profile.userId, profile]))
    return userIds.map((id) => byOwner.get(id) ?? null)
  }

  /** Stories and notes, what changed last first; none while the profile is private. */
  publicItems(ownerId: string): Promise<PublicItem[]> {
    return this.#asTwinReader(null, (tx) => publicItemsOf(tx, ownerId))
  }

  async passages(ownerId: string, query: string): Promise<Passage[]> {
    const meaning = await this.#meaningOf(query)
    return this.#asTwinReader(null, async (tx) => {
      const profile = await readProfile(tx, { userId: ownerId })
      if (!profile) return []
      const answering = await searchSentence(tx, { ownerId, question: query, meaning, kinds: ['item'], limit: maxPassages, isPublic: true })
      const ids = [...new Set(answering.map(({ sourceId }) => sourceId))]
      const items = await tx.knowledgeItem.findMany({
        where: { id: { in: ids }, userId: ownerId },
        select: { id: true, title: true, kind: true },
      })
      const byId = new Map(items.map((item) => [item.id, item]))
      const found = answering.flatMap(({ sourceId, text, ordinal, page }): Passage[] => {
        const item = byId.get(sourceId)
        if (!item) return []
        const passage = { kind: 'item' as const, sourceId, title: item.title, text }
        return [item.kind === 'document' ? { ...passage, ordinal, page } : passage]
      })
      return [...found, ...passagesOf(profile).map((passage) => ({ ...passage, text: passageAbout(query, passage.text) }))]
    })
  }

  open({ ownerId, threadId, position }: TwinPlace): Promise<OpenedMind | null> {
    return this.#asTwinReader(threadId, async (tx) => {
      const profile = await readProfile(tx, { userId: ownerId })
      if (!profile) return null
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
      const history = await readHistory(tx, threadId, { from, to: position })
      const [nameSource = null] = nameOf(profile)
      return {
        name: profile.displayName ?? profile.username,
        nameSource,
        isEnabled: profile.isTwinEnabled,
        history: history.filter((message) => !withdrawn.has(message.position)),
        summary: isSummaryPublic ? thread.summary : null,
        sources: [
          ...(isSummaryPublic ? summarySources : []),
          ...sources.filter((source) => source.position >= from && !withdrawn.has(source.position)),
        ],
      }
    })
  }
}

async function readProfile(tx: Transaction, person: { username: string } | { userId: string }): Promise<PublicProfile | null> {
  const isThem = 'username' in person ? Prisma.sql`username = ${person.username}` : Prisma.sql`user_id = ${person.userId}::uuid`
  const [profile] = await profilesWhere(tx, isThem)
  return profile ?? null
}

/** Of these people those whose profile is public, in no order. `tx` must be one of the role twin_reader. */
export function readProfiles(tx: Transaction, userIds: readonly string[]): Promise<PublicProfile[]> {
  return profilesWhere(tx, Prisma.sql`user_id = ANY(${userIds}::uuid[])`)
}

function profilesWhere(tx: Transaction, condition: Prisma.Sql): Promise<PublicProfile[]> {
  return tx.$queryRaw<PublicProfile[]>`
    SELECT user_id AS "userId", username, display_name AS "displayName", image, bio, location, interests, achievements, posts, photos,
      skills, projects, section_visibility AS "sectionVisibility", is_twin_enabled AS "isTwinEnabled",
      suggested_questions AS "suggestedQuestions"
    FROM twin_profile WHERE ${condition}`
}

function readSources(tx: Transaction, threadId: string, before: number): Promise<StoredSource[]> {
  return tx.$queryRaw<StoredSource[]>`
    SELECT source.number, source.kind::text, source.source_id AS "sourceId", source.title, source.excerpt AS text,
      source.ordinal, source.page, steps.position
    FROM step_sources AS source JOIN steps ON steps.id = source.step_id
    WHERE steps.thread_id = ${threadId}::uuid AND steps.position < ${before}
    ORDER BY steps.position, source.number`
}

async function readHistory(tx: Transaction, threadId: string, { from, to }: { from: number; to: number }): Promise<HistoryMessage[]> {
  const newestFirst = await tx.$queryRaw<HistoryMessage[]>`
    SELECT id AS "stepId", position, CASE step_type WHEN 'user_message' THEN 'user' ELSE 'assistant' END AS role, input || output AS text
    FROM steps
    WHERE thread_id = ${threadId}::uuid AND position >= ${from} AND position < ${to} AND (step_type = 'user_message' OR output <> '')
    ORDER BY position DESC LIMIT ${longestHistory}`
  return newestFirst.toReversed()
}

/** Whether a passage still stands, word for word, in what its owner shows. */
async function publicNow(tx: Transaction, profile: PublicProfile, passages: readonly Passage[]): Promise<(passage: Passage) => boolean> {
  const ids = [...new Set(passages.filter(({ kind }) => kind === 'item').map(({ sourceId }) => sourceId))]
  const items = await tx.knowledgeItem.findMany({
    where: { id: { in: ids }, userId: profile.userId },
    select: { id: true, title: true, content: true },
  })
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  // What a document says stands in its passages.
  const ofDocuments = passages.flatMap(({ sourceId, ordinal }) => (typeof ordinal === 'number' ? [{ sourceId, ordinal }] : []))
  const inDocuments =
    ofDocuments.length === 0
      ? []
      : await tx.passage.findMany({ where: { sourceKind: 'item', OR: ofDocuments }, select: { sourceId: true, text: true } })
  const shown = [
    ...passagesOf(profile),
    ...items.map(({ id, title, content }): Passage => ({ kind: 'item', sourceId: id, title, text: content })),
    ...inDocuments.map(({ sourceId, text }): Passage => ({ kind: 'item', sourceId, title: titles.get(sourceId) ?? '', text })),
  ].map((passage) => ({ ...passage, text: oneLine(passage.text) }))
  return ({ kind, sourceId, title, text }) =>
    shown.some((other) => other.kind === kind && other.sourceId === sourceId && other.title === title && other.text.includes(oneLine(text)))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
