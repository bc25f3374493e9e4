import type { AgentType, KnowledgeKind, Prisma } from '../platform/__generated__/prisma/client.ts'
import type { Quoted, Said } from './quoted.ts'
import type { NumberedSource } from './twin/sources.ts'
import { textOf } from '../platform/errorCodes/catalogue.ts'
import type { CodeOf } from '../platform/errorCodes/catalogue.ts'
import type { answerErrors } from '../platform/errorCodes/answers.ts'

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
  agentType: Exclude<AgentType, 'twin'>
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
  /** What earlier answers of this thread called a tool with, oldest first, each with the place of its answer. */
  earlierCalls(tool: string): Promise<{ input: unknown; position: number }[]>
}

/** One message to a twin, which reads by itself what was said: it may know less than the thread holds. */
export interface TwinTurn extends Turn {
  agentType: 'twin'
  /** Whose twin it is. */
  ownerId: string
  /** True when they try it out themselves. */
  isOwnTwin: boolean
  /** The answer's place in the thread. */
  position: number
  /** Tells the owner something in the visitor's name, once however often it is repeated. False when it is one too many for now. */
  leaveMessage(message: string): Promise<boolean>
}

/** As it is shown to a model. */
export interface Picture {
  mediaType: 'image/jpeg'
  data: Uint8Array
  /** What it takes of the window. */
  tokens: number
}

export interface HistoryMessage {
  role: 'user' | 'assistant'
  /** What its author wrote, and nothing else. */
  text: string
  /** The files that came with it. */
  quoted?: readonly Quoted[]
  /** Those of the files that are shown as pictures. */
  pictures?: readonly Picture[]
  /** Of an answer: words of others were before the assistant that wrote it. */
  hasForeignWords?: boolean
  position: number
  stepId: string
}

/** What an agent does while it answers, in order. */
export type AgentPart =
  | { type: 'text'; text: string }
  /** What the model thinks before it answers, or between calls of tools. Never part of the answer. */
  | { type: 'reasoning'; text: string }
  /** The model began to write a call's input; the id starts with `early_`. */
  | { type: 'tool-early'; id: string; name: string; displayName: string }
  | { type: 'tool-call'; id: string; earlyId?: string; name: string; displayName: string; input: unknown }
  | { type: 'tool-result'; id: string; displayName: string; output: unknown; isError: boolean; durationMs: number }
  /** Words of others are before the model from here on, so that the answer may hold some. Comes once, ahead of what is drawn from them. */
  | { type: 'foreign-words' }
  /** The text ends with a question to the user. */
  | { type: 'waits-for-answer' }
  | { type: 'compacting-started' }
  /** History up to and including `throughPosition` is now said by `summary`, which a twin drew from `sources`. */
  | { type: 'compacting-completed'; summary: string; throughPosition: number; sources?: readonly NumberedSource[] }
  /**
   * What the answer is drawn from, besides what was told before: of a twin all that it read, ahead of what that may have changed; of one's own
   * assistant what it quotes, with the number.
   */
  | { type: 'sources'; sources: readonly NumberedSource[] }
  | { type: 'token-info'; estimatedTokens: number; totalTokens: number; totalChars: number; messageCount: number }
  | { type: 'usage'; promptTokens: number; completionTokens: number }

export type ModelFailureCode = keyof typeof answerErrors & CodeOf<503>

/** The model did not answer. The message is for the user; the technical reason is in `cause`, for the log alone. */
export class ModelFailure extends Error {
  readonly code: ModelFailureCode

  constructor(code: ModelFailureCode, cause?: unknown) {
    super(textOf(code), { cause })
    this.name = 'ModelFailure'
    this.code = code
  }
}

export interface ModelInfo {
  provider: string
  name: string
  isBuiltIn: boolean
  /** The window that an answer and everything before it must fit into. */
  contextTokens: number
  /** Whether it is shown pictures that are attached to messages. */
  seesPictures: boolean
}

export interface Brain {
  readonly model: ModelInfo
  /** What answers as the twin of this person. */
  twinModel(ownerId: string): ModelInfo
  /** Throws ModelFailure; ends without a word when `turn.signal` aborts. */
  answer(turn: AgentTurn): AsyncIterable<AgentPart>
  /** Null when the model has no better title than the rule-based one. The answer is null where words of others may be in it. */
  suggestTitle(exchange: { question: string; answer: string | null }, signal: AbortSignal): Promise<string | null>
  /** What the stories say of their writer, each with the sentence that says it. Throws ModelFailure. */
  proposeFromStories(stories: StoryText[], signal: AbortSignal): Promise<StoryFinding[]>
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

export interface StoryText {
  id: string
  title: string
  content: string
}

/** What a story says of its writer that belongs into their profile. */
export interface StoryFinding {
  storyId: string
  field: 'title' | 'bio' | 'location' | 'interests' | 'achievements' | 'skills' | 'projects'
  value: string
  /** From the story, word for word. */
  sentence: string
}
