import type { ThreadType } from '../platform/__generated__/prisma/client.ts'
import type { Language } from '../platform/language/words.ts'
import type { TwinTurn } from './agent.ts'
import type { Assignment, Refusal } from './assignment.ts'
import type { ToolOutcome } from '../twin/agent/unanswered.ts'
import type { ToolDefinition } from './tools/agentTool.ts'
import type { AgentServices, ToolContext } from './tools/context.ts'
import type { TwinKnowledge } from '../twin/agent/twinKnowledge.ts'

/** Definition of an agent, used by the run engine, titles, lists, exports and both APIs. */
export type Agent = OwnerAgent | PublicAgent

type Threads = Partial<Record<ThreadType, ThreadRules>>
type Tools<Context> = readonly ToolDefinition<Context>[]

interface AgentDefinition<OwnThreads extends Threads, OwnTools extends Tools<never>> {
  /** Description in the API schema. */
  description: string
  /** Name used in exports and in notifications about its conversations. */
  label: string
  threads: OwnThreads
  /** Type of the conversations that users start with this agent. */
  startsAs: ThreadType
  tools: OwnTools
  isToldAboutSender: boolean
  suggestsTitles: boolean
  /** Names of the speakers in summaries. Defaults to the user and their assistant. */
  speakers?: Record<'user' | 'assistant', string>
}

/** An agent that answers its owner from their private content. */
export interface OwnerAgent<
  OwnThreads extends Threads = Threads,
  OwnTools extends Tools<ToolContext> = Tools<ToolContext>,
> extends AgentDefinition<OwnThreads, OwnTools> {
  audience: 'owner'
  instructions: string
  /** Description in the API schema. */
  proposes: string
  /** Whether facts are remembered automatically, if the user allows it. */
  remembersByItself?: true
  /** Tool that asks the user a question. Calling it ends the answer. */
  questionTool?: OwnTools[number]['name']
  /** For agents that speak first, in the one conversation each user has with them. */
  opening?: {
    /** The question tool and the title of its calls. */
    tool: { name: OwnTools[number]['name']; title: string }
    write(userId: string, language: Language, services: OpeningServices): Promise<Opening>
  }
}

/** An agent that answers others on behalf of a user. It has access to public content only. */
export interface PublicAgent<OwnThreads extends Threads = Threads, OwnTools extends Tools<never> = Tools<never>> extends AgentDefinition<
  OwnThreads,
  OwnTools
> {
  audience: 'public'
  assign(turn: TwinTurn, services: PublicServices): Promise<Assignment | Refusal>
  /** Whether the answer leaves a visitor's question open. Open questions are shown to the owner. */
  isUnanswered(text: string, toolCalls: readonly ToolOutcome[]): boolean
}

/** Services available to public agents. */
export interface PublicServices {
  twinKnowledge: TwinKnowledge
  isDemoTwin(ownerId: string): boolean
}

export type OpeningServices = Pick<AgentServices, 'profileAccess'> & { isBuiltIn: boolean }

/** The first message of an agent that speaks first. */
export interface Opening {
  greeting: string
  /** Question asked with the agent's tool; null if there is none. */
  question: { question: string } | null
}

/** Rules for all conversations of one type. */
export interface ThreadRules {
  description: string
  /** Name of the author of answers in search results for agents. */
  answeredBy(twinOf: string | null): string
  /** Which messages are untrusted content in search results for agents. */
  wordsOfOthers: 'none' | 'answers' | 'everything'
  /** Excluded from lists because the app shows it elsewhere. */
  isListedApart?: true
  /** Deleted after a day without messages. */
  isDeletedWhileEmpty?: true
}

export function ownerAgent<const OwnThreads extends Threads, const OwnTools extends Tools<ToolContext>>(
  agent: Omit<OwnerAgent<OwnThreads, OwnTools>, 'audience'> & { startsAs: keyof OwnThreads },
): OwnerAgent<OwnThreads, OwnTools> {
  return { audience: 'owner', ...agent }
}

export function publicAgent<const OwnThreads extends Threads, const OwnTools extends Tools<never>>(
  agent: Omit<PublicAgent<OwnThreads, OwnTools>, 'audience'> & { startsAs: keyof OwnThreads },
): PublicAgent<OwnThreads, OwnTools> {
  return { audience: 'public', ...agent }
}
