import type { AgentType, KnowledgeKind, Prisma } from '../platform/__generated__/prisma/client.ts'
import type { Quoted, Said } from '../models/prompt/quoted.ts'
import type { HistoryMessage } from '../models/prompt/messages.ts'
import type { ModelInfo } from '../models/models.ts'
import type { StoryFinding, StoryText } from '../models/tasks/stories.ts'
import type { FindFacts } from '../memory/extraction/extraction.service.ts'
import type { ModelPart } from '../models/streaming.ts'
import type { Language } from '../platform/language/words.ts'
import type { Opening, OwnerAgent } from './definition.ts'
import type { NumberedSource } from './sources.ts'

/** The agents that speak for a person to others. */
export type PublicAgentType = 'twin'

/** What an agent is asked, by the run engine. */
export type AgentTurn = PrivateTurn | TwinTurn

interface Turn {
  threadId: string
  runId: string
  userStepId: string
  now: Date
  /** An IANA name such as Europe/Berlin; null when the user never told it. */
  timezone: string | null
  signal: AbortSignal
}

/** One message of a user to an assistant of their own, and everything said before it. */
export interface PrivateTurn extends Turn {
  agentType: Exclude<AgentType, PublicAgentType>
  userId: string
  /** What they say of themselves in their settings; null when nothing, and for agents that are not told. */
  about: string | null
  /** Oldest first; the last one is the user's message that is being answered. Steps that ended in error with no text are left out. */
  history: HistoryMessage[]
  /** What was said before `history`, once compacted; null when nothing was. */
  summary: string | null
  /** Words of others were before an earlier answer of this thread, in `history` or before it. */
  hasForeignWords: boolean
  /** What earlier answers of this thread quote, by their numbers. */
  sources: NumberedSource[]
  /** Runs a tool's change in one transaction, at most once per (run, tool, arguments); a repeat returns the stored result. */
  once<T>(tool: string, args: unknown, change: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T>
  /** Earlier calls of a tool in this thread, oldest first, each with the position of its answer and whether that still waits for a reply. */
  earlierCalls(tool: string): Promise<{ input: unknown; position: number; isWaiting: boolean }[]>
}

/** One message to a twin, which reads by itself what was said: it may know less than the thread holds. */
export interface TwinTurn extends Turn {
  agentType: PublicAgentType
  /** Whose twin it is. */
  ownerId: string
  /** True when they try it out themselves. */
  isOwnTwin: boolean
  /** The answer's place in the thread. */
  position: number
  /** Passes a message on to the owner, once however often it is repeated. Null when too many were left. */
  leaveMessage(message: string): Promise<LeftMessage | null>
}

export interface LeftMessage {
  /** The visitor's username if their own profile is public; null otherwise, and then the owner is not told who they are. */
  readonly signedAs: string | null
}

/** What an agent does while it answers, in order. */
export type AgentPart =
  | ModelPart
  /** Words of others are before the model from here on, so that the answer may hold some. Comes once, ahead of what is drawn from them. */
  | { type: 'foreign-words' }
  | { type: 'compacting-started' }
  /** History up to and including `throughPosition` is now said by `summary`, which a twin drew from `sources`. */
  | { type: 'compacting-completed'; summary: string; throughPosition: number; sources?: readonly NumberedSource[] }
  /**
   * What the answer is drawn from, besides what was told before: of a twin all that it read, ahead of what that may have changed; of one's own
   * assistant what it quotes, with the number.
   */
  | { type: 'sources'; sources: readonly NumberedSource[] }
  | { type: 'token-info'; estimatedTokens: number; totalTokens: number; totalChars: number; messageCount: number }

export interface Brain {
  /** Who answers on this server, but for twins that have a model of their own. */
  readonly model: ModelInfo
  /** What answers where this person's twin does; null where none does. */
  modelFor(twinOwnerId: string | null): ModelInfo
  /** What an agent that speaks first says in its conversation with this user. */
  open(opening: NonNullable<OwnerAgent['opening']>, user: { userId: string; language: Language }): Promise<Opening>
  /** Throws ModelFailure; ends without a word when `turn.signal` aborts. */
  answer(turn: AgentTurn): AsyncIterable<AgentPart>
  /** Null when the model has no better title than the rule-based one. The answer is null where words of others may be in it. */
  suggestTitle(exchange: { question: string; answer: string | null }, signal: AbortSignal): Promise<string | null>
  /** What the stories say of their writer, each with the sentence that says it. Throws ModelFailure. */
  proposeFromStories(stories: StoryText[], signal: AbortSignal): Promise<StoryFinding[]>
  /** What a message says of its sender that is worth remembering. Throws ModelFailure. */
  findFacts: FindFacts
}

/** A place in the user's earlier conversations that a search found. */
export interface PastChatHit {
  threadId: string
  threadName: string | null
  stepId: string
  /** Of the message, in its conversation. */
  position: number
  words: Said | Quoted
  saidAt: Date
}

export type SearchPastChats = (userId: string, query: string, limit: number) => Promise<PastChatHit[]>

/** Something that the user wrote down, and the part of it that a search found. */
export interface KnowledgeHit {
  itemId: string
  kind: KnowledgeKind
  title: string
  /** Whole sentences around what was found; quoted where the user is not who wrote them. */
  passage: string | Quoted
  writtenAt: Date
  /** Of a document: which passage it is, and its page if it has pages. */
  place: { ordinal: number; page: number | null } | null
}

export type SearchKnowledge = (userId: string, query: string, limit: number) => Promise<KnowledgeHit[]>
