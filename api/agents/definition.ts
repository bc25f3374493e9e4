import type { ThreadType } from '../platform/__generated__/prisma/client.ts'
import type { Language } from '../platform/language/words.ts'
import type { TwinTurn } from './agent.ts'
import type { Assignment, Refusal } from './assignment.ts'
import type { ToolOutcome } from '../twin/agent/unanswered.ts'
import type { ToolDefinition } from './tools/agentTool.ts'
import type { AgentServices, ToolContext } from './tools/context.ts'
import type { TwinKnowledge } from '../twin/agent/twinKnowledge.ts'

export type Agent = OwnerAgent | PublicAgent

type Threads = Partial<Record<ThreadType, ThreadRules>>
type Tools<Context> = readonly ToolDefinition<Context>[]

interface AgentDefinition<OwnThreads extends Threads, OwnTools extends Tools<never>> {
  description: string
  label: string
  threads: OwnThreads
  startsAs: ThreadType
  tools: OwnTools
  knowsSender: boolean
  suggestsTitles: boolean
  speakers?: Record<'user' | 'assistant', string>
}

export interface OwnerAgent<
  OwnThreads extends Threads = Threads,
  OwnTools extends Tools<ToolContext> = Tools<ToolContext>,
> extends AgentDefinition<OwnThreads, OwnTools> {
  audience: 'owner'
  instructions: string
  proposes: string
  remembersAutomatically?: true
  /** Replace those above in temporary threads. */
  inTemporaryThreads?: { instructions: string; tools: readonly OwnTools[number][] }
  /** End the answer with a question. */
  questionTools?: readonly OwnTools[number]['name'][]
  opening?: {
    tool: { name: OwnTools[number]['name']; title: string }
    write(userId: string, language: Language, services: OpeningServices): Promise<Opening>
  }
}

export interface PublicAgent<OwnThreads extends Threads = Threads, OwnTools extends Tools<never> = Tools<never>> extends AgentDefinition<
  OwnThreads,
  OwnTools
> {
  audience: 'public'
  assign(turn: TwinTurn, services: PublicServices): Promise<Assignment | Refusal>
  isUnanswered(text: string, toolCalls: readonly ToolOutcome[]): boolean
}

export interface PublicServices {
  twinKnowledge: TwinKnowledge
  isDemoTwin(ownerId: string): boolean
}

export type OpeningServices = Pick<AgentServices, 'profileAccess'> & { isBuiltIn: boolean }

export interface Opening {
  greeting: string
  question: { question: string } | null
}

export interface ThreadRules {
  description: string
  answeredBy(twinOf: string | null): string
  untrustedMessages: 'none' | 'answers' | 'everything'
  isListedSeparately?: true
  isDeletedWhileEmpty?: true
}

export function defineOwnerAgent<const OwnThreads extends Threads, const OwnTools extends Tools<ToolContext>>(
  agent: Omit<OwnerAgent<OwnThreads, OwnTools>, 'audience'> & { startsAs: keyof OwnThreads },
): OwnerAgent<OwnThreads, OwnTools> {
  return { audience: 'owner', ...agent }
}

export function definePublicAgent<const OwnThreads extends Threads, const OwnTools extends Tools<never>>(
  agent: Omit<PublicAgent<OwnThreads, OwnTools>, 'audience'> & { startsAs: keyof OwnThreads },
): PublicAgent<OwnThreads, OwnTools> {
  return { audience: 'public', ...agent }
}
