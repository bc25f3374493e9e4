import type { AgentType, KnowledgeKind, Prisma } from '../platform/__generated__/prisma/client.ts'
import type { Quoted, Said } from '../models/prompt/quoted.ts'
import type { HistoryMessage } from '../models/prompt/messages.ts'
import type { Model } from '../models/models.ts'
import type { ProfileFinding } from '../models/tasks/profileText.ts'
import type { StoryFinding, StoryText } from '../models/tasks/stories.ts'
import type { FindFacts } from '../memory/extraction/extraction.service.ts'
import type { ModelPart } from '../models/streaming.ts'
import type { Language } from '../platform/language/words.ts'
import type { Opening, OwnerAgent } from './definition.ts'
import type { NumberedSource } from './sources.ts'

export type PublicAgentType = 'twin'

export type AgentTurn = PrivateTurn | TwinTurn

interface Turn {
  threadId: string
  runId: string
  userStepId: string
  now: Date
  /** IANA name, such as Europe/Berlin; null if unknown. */
  timezone: string | null
  signal: AbortSignal
}

export interface PrivateTurn extends Turn {
  agentType: Exclude<AgentType, PublicAgentType>
  userId: string
  about: string | null
  /** Oldest first. The last message is the one being answered. Failed steps without text are omitted. */
  history: HistoryMessage[]
  /** Summary of the conversation before `history`; null if it was never compacted. */
  summary: string | null
  /** Whether an earlier answer in the thread read untrusted content, in `history` or before it. */
  hasUntrustedContent: boolean
  sources: NumberedSource[]
  /** Runs a tool's change in one transaction, at most once per run, tool and arguments. */
  once<T>(tool: string, args: unknown, change: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T>
  /**
   * Earlier calls of a tool in this thread, oldest first, each with the position of its answer and whether it still waits for a reply.
   */
  earlierCalls(tool: string): Promise<{ input: unknown; position: number; isWaiting: boolean }[]>
}

/** The twin reads the history itself because it may know less than the thread contains. */
export interface TwinTurn extends Turn {
  agentType: PublicAgentType
  ownerId: string
  isOwnTwin: boolean
  position: number
  /** A question outside of conversations, to check the answer. */
  question?: string
  /** Null if the limit was reached. */
  leaveMessage(message: string): Promise<LeftMessage | null>
}

export interface LeftMessage {
  /** The visitor's username if their profile is public; otherwise null, and the message is anonymous. */
  readonly signedAs: string | null
}

export type AgentPart =
  | ModelPart
  /** Sent once, before anything derived from it. */
  | { type: 'untrusted-content' }
  | { type: 'compacting-started' }
  /** `summary` now replaces history up to and including `throughPosition`. For twins, `sources` are the sources of the summary. */
  | { type: 'compacting-completed'; summary: string; throughPosition: number; sources?: readonly NumberedSource[] }
  /** Sources not sent before. For twins, everything read, sent before the derived text; for private assistants, the cited sources. */
  | { type: 'sources'; sources: readonly NumberedSource[] }
  | { type: 'token-info'; estimatedTokens: number; totalTokens: number; totalChars: number; messageCount: number }

/** The sender of a message, null for guests, and the owner of the twin, null for private assistants. */
export interface Speaker {
  userId: string | null
  twinOwnerId: string | null
}

export interface Brain {
  /** The model that answers now. */
  modelFor(speaker: Speaker): Promise<Model>
  open(opening: NonNullable<OwnerAgent['opening']>, user: { userId: string; language: Language }): Promise<Opening>
  /** Throws ModelFailure. Ends silently when `turn.signal` aborts. Uses the current model unless another one is given. */
  answer(turn: AgentTurn, model?: Model): AsyncIterable<AgentPart>
  /** `answer` is null if it may contain untrusted content. */
  suggestTitle(exchange: { question: string; answer: string | null }, signal: AbortSignal): Promise<string | null>
  proposeFromStories(stories: StoryText[], signal: AbortSignal): Promise<StoryFinding[]>
  /** Falls back to rules if the model fails. */
  readProfileText(text: string, signal: AbortSignal): Promise<ProfileFinding[]>
  findFacts: FindFacts
}

export interface PastChatHit {
  threadId: string
  threadName: string | null
  stepId: string
  position: number
  words: Said | Quoted
  saidAt: Date
}

export type SearchPastChats = (userId: string, query: string, limit: number) => Promise<PastChatHit[]>

export interface KnowledgeHit {
  itemId: string
  kind: KnowledgeKind
  title: string
  /** Whole sentences around the match. Quoted unless the user wrote them. */
  passage: string | Quoted
  writtenAt: Date
  /** The passage of a document, and its page if it has pages. */
  place: { ordinal: number; page: number | null } | null
}

export type SearchKnowledge = (userId: string, query: string, limit: number) => Promise<KnowledgeHit[]>
