import type { ThreadType } from '../platform/__generated__/prisma/client.ts'
import type { Language } from '../platform/language/words.ts'
import type { TwinTurn } from './agent.ts'
import type { Assignment, Refusal } from './assignment.ts'
import type { ToolOutcome } from '../twin/agent/unanswered.ts'
import type { ToolDefinition } from './tools/agentTool.ts'
import type { AgentServices, ToolContext } from './tools/context.ts'
import type { TwinKnowledge } from '../twin/agent/twinKnowledge.ts'

/** What one agent is. The run engine, titles, lists, exports and both faces read it here and know no agent by name. */
export type Agent = OwnerAgent | PublicAgent

type Threads = Partial<Record<ThreadType, ThreadRules>>
type Tools<Context> = readonly ToolDefinition<Context>[]

interface AgentDefinition<OwnThreads extends Threads, OwnTools extends Tools<never>> {
  /** For the schema. */
  description: string
  /** What exports, and messages about its conversations, call it. */
  label: string
  /** The types of conversation it answers in. */
  threads: OwnThreads
  /** The type of a conversation that a person starts with it. */
  startsAs: ThreadType
  tools: OwnTools
  /** Whether its instructions carry what the sender says of themselves in their settings. */
  isToldAboutSender: boolean
  /** Whether a conversation gets a better title from the model after its first answer. */
  suggestsTitles: boolean
  /** What summaries of older messages call those who talk, where it is not the user and their assistant. */
  speakers?: Record<'user' | 'assistant', string>
}

/** Answers a person about themselves, from all that is theirs. The engine gives it the conversation. */
export interface OwnerAgent<
  OwnThreads extends Threads = Threads,
  OwnTools extends Tools<ToolContext> = Tools<ToolContext>,
> extends AgentDefinition<OwnThreads, OwnTools> {
  audience: 'owner'
  instructions: string
  /** For the schema: on what ground it proposes changes of a profile. */
  proposes: string
  /** What people tell it is remembered by itself, where they want that. */
  remembersByItself?: true
  /** The tool that asks the user something; its call ends the answer. */
  questionTool?: OwnTools[number]['name']
  /** Speaks first, in the one conversation that each person has with it. */
  opening?: {
    /** The one that asks, and what a call of it is called. */
    tool: { name: OwnTools[number]['name']; title: string }
    write(userId: string, language: Language, services: OpeningServices): Promise<Opening>
  }
}

/** Speaks for a person to others. It reads by itself what is public, and is given nothing else. */
export interface PublicAgent<OwnThreads extends Threads = Threads, OwnTools extends Tools<never> = Tools<never>> extends AgentDefinition<
  OwnThreads,
  OwnTools
> {
  audience: 'public'
  assign(turn: TwinTurn, services: PublicServices): Promise<Assignment | Refusal>
  /** Whether an answer leaves a visitor's question open; the owner is shown the question then. */
  isUnanswered(text: string, toolCalls: readonly ToolOutcome[]): boolean
}

/** All that an agent for the public can reach. */
export interface PublicServices {
  twinKnowledge: TwinKnowledge
  isDemoTwin(ownerId: string): boolean
}

export type OpeningServices = Pick<AgentServices, 'profileAccess'> & { isBuiltIn: boolean }

/** What an agent says first. */
export interface Opening {
  greeting: string
  /** What it asks with its tool; null when it asks nothing. */
  question: { question: string } | null
}

/** What holds in all conversations of one type. */
export interface ThreadRules {
  /** For the schema. */
  description: string
  /** Who answers, for an agent that finds an answer later. */
  answeredBy(twinOf: string | null): string
  /** What of it counts as words of others when an agent finds it later. */
  wordsOfOthers: 'none' | 'answers' | 'everything'
  /** Not among the others in lists, since the app has another place for it, and found by its name. */
  isListedApart?: true
  /** Deleted a day after it was started when nothing was written. */
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
