import type { Passage } from './agent/twinKnowledge.ts'
import { pickPassages } from './agent/publicPassages.ts'
import type { RunsService, SentExchange } from '../chat/runs/runs.service.ts'
import type { GuestsService } from './visits/guests.service.ts'
import type { Thread, ThreadsService } from '../chat/threads/threads.service.ts'
import { messageText } from '../chat/validation.ts'
import type { CharacterService } from './character/character.service.ts'
import type { KnowledgeService } from '../knowledge/knowledge.service.ts'
import { knowledgeQuery } from '../knowledge/validation.ts'
import type { Audience } from '../platform/audiences.ts'
import { AppError, NotFoundError } from '../platform/errors.ts'
import { isOwner } from './gate/createTwinGate.ts'
import { withSynonyms } from '../platform/language/synonyms.ts'
import { findContentWords } from '../platform/language/words.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { ClientInfo, Participant, Viewer } from '../platform/viewer.ts'
import { sections, type SectionVisibility } from '../profile/publishableFields.ts'
import type { PublicItem, PublicProfile } from './profile/publicProfile.ts'
import type { Accuracy } from './reader/accuracy.ts'
import type { TwinReader } from './reader/reader.ts'

export interface Twin {
  readonly profile: PublicProfile
  readonly isPublic: boolean
  readonly isEnabled: boolean
  readonly suggestedQuestions: string[]
  readonly isDemo: boolean
}

export interface TwinDependencies {
  reader: TwinReader
  runs: Pick<RunsService, 'send'>
  threads: Pick<ThreadsService, 'latestWithTwin'>
  guests: Pick<GuestsService, 'findGuest' | 'ensureGuest'>
  knowledge: Pick<KnowledgeService, 'listPreviewItems'>
  character: Pick<CharacterService, 'get'>
  isDemo(ownerId: string): boolean
  getUsername(viewer: Viewer): Promise<string>
  findFormerOwnerId(username: string): Promise<string | null>
}

export class TwinService {
  readonly #deps: TwinDependencies

  constructor(deps: TwinDependencies) {
    this.#deps = deps
  }

  async findProfile(reader: Participant | null, input: { username: string }): Promise<PublicProfile | null> {
    // PostgreSQL rejects NUL.
    if (input.username.includes('\0')) return null
    const { reader: twins, findFormerOwnerId } = this.#deps
    const username = input.username.toLowerCase()
    const profile = await twins.findProfile(reader, { username })
    if (profile) return profile
    const formerOwnerId = await findFormerOwnerId(username)
    return formerOwnerId === null ? null : twins.findProfile(reader, { userId: formerOwnerId })
  }

  async find(participant: Participant | null, input: { username: string }): Promise<Twin | null> {
    const viewer = participant && 'userId' in participant ? participant : null
    const profile = await this.findProfile(participant, input)
    if (profile) {
      const isDemo = this.#deps.isDemo(profile.userId)
      return { profile, isPublic: true, isEnabled: profile.isTwinEnabled, suggestedQuestions: profile.suggestedQuestions, isDemo }
    }
    const own = viewer && (await this.#findOwnUsername(viewer, input))
    return own
      ? { profile: createBlankProfile(viewer, own), isPublic: false, isEnabled: false, suggestedQuestions: [], isDemo: false }
      : null
  }

  /** Profile as shown to search engines; null unless it is listed. */
  findListedProfile(profile: Pick<PublicProfile, 'userId'>): Promise<PublicProfile | null> {
    return this.#deps.reader.findListedProfile(profile)
  }

  /** Stories, notes and documents as shown to search engines. */
  listListedItems(profile: Pick<PublicProfile, 'userId'>): Promise<PublicItem[]> {
    return this.#deps.reader.listListedItems(profile)
  }

  async #findOwnUsername(viewer: Viewer, input: { username: string }): Promise<string | null> {
    if (input.username.includes('\0')) return null
    const username = input.username.toLowerCase()
    const current = await this.#deps.getUsername(viewer)
    const isOwn = current === username || (await this.#deps.findFormerOwnerId(username)) === viewer.userId
    return isOwn ? current : null
  }

  publicItems(
    participant: Participant | null,
    { userId, previewedFor }: Pick<PublicProfile, 'userId' | 'previewedFor'>,
  ): Promise<PublicItem[]> {
    const isPreview = previewedFor !== undefined && participant !== null && 'userId' in participant && participant.userId === userId
    return isPreview ? this.#deps.knowledge.listPreviewItems(participant, previewedFor) : this.#deps.reader.listItems(participant, userId)
  }

  getAccuracy(participant: Participant | null, { userId }: Pick<PublicProfile, 'userId'>): Promise<Accuracy | null> {
    return this.#deps.reader.getAccuracy(participant, userId)
  }

  async getGreeting(participant: Participant | null, { userId }: Pick<PublicProfile, 'userId'>): Promise<string | null> {
    const isOwner = participant !== null && 'userId' in participant && participant.userId === userId
    return isOwner ? (await this.#deps.character.get(participant)).greeting : this.#deps.reader.getGreeting(participant, userId)
  }

  async get(participant: Participant | null, input: { username: string }): Promise<Twin> {
    const twin = await this.find(participant, input)
    if (!twin) throw createNoSuchTwinError()
    return twin
  }

  async findProfileOfThread(participant: Participant | null, { twinOwnerId }: Pick<Thread, 'twinOwnerId'>): Promise<PublicProfile | null> {
    if (twinOwnerId === null) return null
    try {
      return await this.#deps.reader.getPublicProfile(participant, twinOwnerId)
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }

  async getSignature(viewer: Viewer | null, { userId }: Pick<PublicProfile, 'userId'>): Promise<string | null> {
    if (viewer === null || viewer.userId === userId) return null
    return (await this.#deps.reader.getPublicProfile(null, viewer.userId))?.username ?? null
  }

  /** Owners have one for each kind of reader; others have one. */
  async conversation(
    participant: Participant | null,
    { profile: { userId: ownerId } }: Twin,
    audience?: Audience | null,
  ): Promise<Thread | null> {
    const readerAudience = isOwner(participant, ownerId) && audience === 'people' ? audience : null
    return participant && this.#deps.threads.latestWithTwin(participant, { ownerId, readerAudience })
  }

  async findPassages(reader: Viewer, { question }: { question: string }): Promise<Passage[]> {
    const query = withSynonyms(findContentWords(parseInput(knowledgeQuery, question, 'question')))
    return pickPassages(query, await this.#deps.reader.findPassages({ ownerId: reader.userId, threadId: '', reader }, query))
  }

  /** The first message turns a stranger into a guest. */
  async send(
    caller: { viewer: Viewer | null; client: ClientInfo },
    { username, text, clientMessageId, audience }: { username: string; text: string; clientMessageId: string; audience?: Audience | null },
  ): Promise<SentExchange> {
    const { viewer, client } = caller
    // A rejected message must not create a guest.
    parseInput(messageText, text, 'text')
    const twin = await this.get(viewer ?? (await this.#deps.guests.findGuest(client)), { username })
    const participant = viewer ?? (await this.#deps.guests.ensureGuest(client))
    const { userId: ownerId, username: twinUsername } = twin.profile
    const thread = await this.conversation(participant, twin, audience)
    const threadType = viewer?.userId === ownerId ? 'self_twin_chat' : 'public_twin_chat'
    const metadata =
      threadType === 'public_twin_chat' ? { twin_username: twinUsername } : audience === 'people' ? { reader_audience: audience } : {}
    const newThread = { agentType: 'twin', threadType, twinOwnerId: ownerId, metadata } as const
    const asked = { ownerId, isEnabled: twin.isEnabled }
    return this.#deps.runs.send(participant, { threadId: thread?.id ?? null, newThread, twin: asked, text, clientMessageId })
  }
}

function createNoSuchTwinError(): NotFoundError {
  return new NotFoundError('no_such_twin')
}

function createBlankProfile({ userId }: Viewer, username: string): PublicProfile {
  return {
    userId,
    username,
    displayName: null,
    image: null,
    title: null,
    bio: null,
    location: null,
    interests: [],
    achievements: [],
    posts: [],
    photos: [],
    skills: [],
    projects: [],
    sectionVisibility: Object.fromEntries(sections.map((section) => [section, true])) as SectionVisibility,
    isTwinEnabled: false,
    isOpenToTwins: false,
    suggestedQuestions: [],
    previewedFor: 'link',
  }
}
