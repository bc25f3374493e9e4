import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { AgentTurn, PrivateTurn } from './agent.ts'
import { type AnswerSettings, describeAnswers } from './answerSettings.ts'
import type { OwnerAgent } from './definition.ts'
import { dataRule, quote } from '../models/prompt/quoted.ts'
import type { Recipient } from '../memory/restrictions/recipient.ts'
import type { ModelInfo } from '../models/models.ts'
import type { Character } from '../twin/character/character.service.ts'
import type { HistoryMessage } from '../models/prompt/messages.ts'
import { QuotedSources, type Sources } from './sources.ts'
import { type AgentTools, makeTools } from './tools/agentTool.ts'
import { type AgentServices, getFormatter, resolveTimezone } from './tools/context.ts'
import { UntrustedContent } from './tools/untrustedContent.ts'

export interface Assignment {
  instructions: string
  tools: AgentTools
  questionTools?: readonly string[]
  history: HistoryMessage[]
  summary: string | null
  twinOf: string | null
  isSuggestedQuestion?: boolean
  /** For the built-in responder; language models read it in the instructions. */
  character?: Character
  /** Counterpart of `character` for private assistants. */
  answers?: Pick<AnswerSettings, 'length' | 'language'>
  untrustedContent: UntrustedContent
  sources: Sources
  onRequest?(prompt: LanguageModelV4Prompt): Promise<void>
}

export interface Refusal {
  reason: string
}

export const manner = `Write short, plain sentences in the user’s language. Use Markdown where it helps.
Never invent facts about the user. If you don’t know something, look it up with your tools. If they find nothing, say so.
When you use a memory or a past conversation, say when it is from. When you use a note or a story, name its title.
After each statement based on a numbered source, cite its number in brackets, such as [2].
Change only what the user asked for. If a tool returns a proposal, nothing has changed yet: say so.
${dataRule}`

export function createOwnerAssignment(
  agent: OwnerAgent,
  turn: PrivateTurn,
  model: Pick<ModelInfo, 'name'>,
  services: AgentServices,
): Assignment {
  const { answers } = turn
  const untrustedContent = new UntrustedContent({
    isNew: (turn.history.at(-1)?.quoted ?? []).length > 0,
    isEarlier: turn.hasUntrustedContent || turn.history.some(({ quoted = [] }) => quoted.length > 0),
  })
  const sources = new QuotedSources(turn.sources)
  const recipient = toRecipient(turn, model)
  const context = { turn, recipient, untrustedContent, sources, shownMemories: new Set<string>(), ...services }
  return {
    tools: makeTools(getRole(agent, turn).tools, context),
    untrustedContent,
    sources,
    questionTools: agent.questionTools,
    ...prepareHistory(agent, turn),
    twinOf: null,
    ...(answers && { answers }),
  }
}

export function toRecipient({ userId, answers }: Pick<PrivateTurn, 'userId' | 'answers'>, { name }: Pick<ModelInfo, 'name'>): Recipient {
  return { userId, projectId: answers?.project?.id ?? null, model: name }
}

function getRole(agent: OwnerAgent, { isTemporary }: Pick<PrivateTurn, 'isTemporary'>) {
  return (isTemporary && agent.inTemporaryThreads) || agent
}

/** Models expect a user message first, so earlier assistant messages go into the summary. */
export function prepareHistory(
  agent: OwnerAgent,
  { history, summary, answers, isTemporary }: Pick<PrivateTurn, 'history' | 'summary' | 'answers' | 'isTemporary'>,
): Pick<Assignment, 'instructions' | 'history' | 'summary'> {
  const role = getRole(agent, { isTemporary })
  const instructions = answers ? role.instructions + describeAnswers(answers) : role.instructions
  const first = history.findIndex(({ role }) => role === 'user')
  const before = history.slice(0, first).map(({ text }) => `You said: ${text}`)
  return { instructions, history: history.slice(first), summary: [summary ?? [], before].flat().join('\n\n') || null }
}

export function buildInstructions(
  { instructions }: Pick<Assignment, 'instructions'>,
  turn: Pick<AgentTurn, 'now' | 'timezone'>,
  summary: string | null,
): string {
  const earlier =
    summary === null ? '' : `\n\nSummary of the conversation so far:\n${JSON.stringify(quote('a summary of this conversation', summary))}`
  return `${addTime(instructions, turn)}${earlier}`
}

export function addTime(instructions: string, { now, timezone }: Pick<AgentTurn, 'now' | 'timezone'>): string {
  const timeZone = resolveTimezone(timezone)
  const today = getFormatter('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(now)
  return `${instructions}\nIt is ${today} (${timeZone}).`
}
