import type { AgentType, KnowledgeKind, Prisma } from '../platform/__generated__/prisma/client.ts'
import type { Quoted, TrustedText } from '../models/prompt/quoted.ts'
import type { HistoryMessage } from '../models/prompt/messages.ts'
import type { ModelChoice, NextModel } from '../models/connections/modelSettings.ts'
import type { Model } from '../models/models.ts'
import type { ProfileFinding } from '../models/tasks/profileText.ts'
import type { StoryFinding, StoryText } from '../models/tasks/stories.ts'
import type { FindFacts } from '../memory/extraction/extraction.service.ts'
import type { SummarizeMemories } from '../memory/summary/memorySummary.service.ts'
import type { ModelPart } from '../models/streaming.ts'
import type { Language } from '../platform/language/words.ts'
import type { SentRequest } from '../twin/agent/receiptDraft.ts'
import type { AnswerSettings } from './answerSettings.ts'
import type { Opening, OwnerAgent } from './definition.ts'
import type { Talk } from '../twin/talks/talk.ts'
import type { NumberedSource } from './sources.ts'

export type PublicAgentType = 'twin'

export type AgentTurn = PrivateTurn | TwinTurn

interface Turn {
  threadId: string
  runId: string
  userStepId: string
  now: Date
  timezone: string | null
  signal: AbortSignal
}

export interface PrivateTurn extends Turn {
  agentType: Exclude<AgentType, PublicAgentType>
  userId: string
  isTemporary: boolean
  /** Null for agents that do not know the sender. */
  answers: AnswerSettings | null
  /** Oldest first, ending with the message to answer. Omits failed steps without text. */
  history: HistoryMessage[]
  summary: string | null
  /** Text of the answer so far, which the agent continues. */
  kept?: { readonly text: string; readonly toolCalls: readonly unknown[] } | null
  hasUntrustedContent: boolean
  sources: NumberedSource[]
  /** Runs a change at most once per run, tool and arguments. */
  once<T>(tool: string, args: unknown, change: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T>
  earlierCalls(tool: string): Promise<{ input: unknown; position: number; isWaiting: boolean }[]>
}

/** Reads its own history: the twin may know less than the thread contains. */
export interface TwinTurn extends Turn {
  agentType: PublicAgentType
  ownerId: string
  isOwnTwin: boolean
  position: number
  /** A question outside of a conversation, for checking the answer. */
  question?: string
  /** In talks between twins, where the asker’s twin also answers. */
  talk?: (Talk & { readonly askerId: string }) | undefined
  reader?: { readonly userId: string }
  leaveMessage(message: string): Promise<LeftMessage | null>
  keepReceipt(sent: SentRequest): Promise<void>
}

export interface LeftMessage {
  readonly signedAs: string | null
}

export type AgentPart =
  | ModelPart
  /** Sent once, before any text derived from it. */
  | { type: 'untrusted-content' }
  | { type: 'compacting-started' }
  /** `summary` replaces history up to and including `throughPosition`. */
  | { type: 'compacting-completed'; summary: string; throughPosition: number; sources?: readonly NumberedSource[] }
  /** Sources not sent before: for twins everything read, for private assistants the cited ones. */
  | { type: 'sources'; sources: readonly NumberedSource[] }
  /** Sources sent before that the completed answer doesn’t use. */
  | { type: 'unused-sources'; numbers: readonly number[] }
  | { type: 'token-info'; estimatedTokens: number; totalTokens: number; totalChars: number; messageCount: number }

/** `userId` is null for guests, `twinOwnerId` for private assistants. The choice is the thread’s. */
export interface Speaker extends ModelChoice {
  threadId: string
  userId: string | null
  twinOwnerId: string | null
}

export interface Brain {
  chooseModel(speaker: Speaker): Promise<NextModel>
  getTwinModel(ownerId: string): Promise<Model>
  open(opening: NonNullable<OwnerAgent['opening']>, user: { userId: string; language: Language }): Promise<Opening>
  /** Ends silently when `turn.signal` aborts. @throws ModelFailure */
  answer(turn: AgentTurn, model?: Model): AsyncIterable<AgentPart>
  /** `answer` is null if it may contain untrusted content. */
  suggestTitle(exchange: { question: string; answer: string | null }, signal: AbortSignal): Promise<string | null>
  proposeFromStories(stories: StoryText[], signal: AbortSignal): Promise<StoryFinding[]>
  readProfileText(text: string, signal: AbortSignal): Promise<ProfileFinding[]>
  findFacts: FindFacts
  summarizeMemories: SummarizeMemories
}

export interface PastChatHit {
  threadId: string
  threadName: string | null
  stepId: string
  position: number
  words: TrustedText | Quoted
  saidAt: Date
}

export type SearchPastChats = (userId: string, query: string, limit: number) => Promise<PastChatHit[]>

export interface KnowledgeHit {
  itemId: string
  kind: KnowledgeKind
  title: string
  passage: string | Quoted
  writtenAt: Date
  place: { ordinal: number; page: number | null } | null
}

export type SearchKnowledge = (userId: string, query: string, limit: number, projectId?: string) => Promise<KnowledgeHit[]>
