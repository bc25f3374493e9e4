import type { AgentTurn, HistoryMessage, PrivateTurn } from './agent.ts'
import { ask, finishOnboarding, proposeProfileChange, readProfile, readProfileToAsk } from './profilePal/tools.ts'
import { dataRule, quote } from '../models/quoted.ts'
import type { AgentTools } from './tools/agentTool.ts'
import { formatter, knownTimezone, type ToolContext } from './tools/context.ts'
import { currentTime } from './tools/currentTime.ts'
import { ForeignWords } from './tools/foreignWords.ts'
import { forget } from './tools/forget.ts'
import { remember } from './tools/remember.ts'
import { searchKnowledge } from './tools/searchKnowledge.ts'
import { searchMemories } from './tools/searchMemories.ts'
import { searchPastChats } from './tools/searchPastChats.ts'
import { QuotedSources, type Sources } from './twin/sources.ts'

interface Agent {
  instructions: string
  tools(context: ToolContext): AgentTools
  questionTool?: string
}

/** What an agent is given to answer one message. */
export interface Assignment {
  instructions: string
  tools: AgentTools
  /** The tool that asks the user something; its call ends the answer. */
  questionTool?: string
  history: HistoryMessage[]
  /** What was said before `history`. */
  summary: string | null
  /** What the built-in responder reads in place of instructions. */
  setting: { agentType?: string; twinOf?: string }
  /** Whether some are before the model; the tools add to it. */
  foreignWords: ForeignWords
  /** What it can quote; the tools add to it. */
  sources: Sources
}

const assistantTools = (context: ToolContext) => ({
  remember: remember(context),
  forget: forget(context),
  search_memories: searchMemories(context),
  search_knowledge: searchKnowledge(context),
  search_past_chats: searchPastChats(context),
  read_profile: readProfile(context),
  propose_profile_change: proposeProfileChange(context),
  current_time: currentTime(context),
})

const profilePalTools = (context: ToolContext) => ({
  ask: ask(context),
  read_profile: readProfileToAsk(context),
  propose_profile_change: proposeProfileChange(context),
  finish_onboarding: finishOnboarding(context),
})

const manner = `Write short, plain sentences in the language of the user. Use Markdown where it helps.
Never invent anything about the user. What you do not know, look up with your tools; if they find nothing, say so.
When you use a memory or a past conversation, say when it was told; when you use a note or a story, name its title.
After each statement that rests on something with a number that a tool found, put that number in brackets, as in [2].
Change nothing that the user did not ask for. When a tool answers that it proposed something, nothing has changed yet: say so.
${dataRule}`

/** Exported for the tests that look at every tool. */
export const agents: Record<PrivateTurn['agentType'], Agent> = {
  private_brain: {
    instructions: `You are the user's private assistant in Twain. Only the user reads this conversation.
When the user tells you something lasting about themselves, or asks you to keep something, use remember.
When they ask about their profile, use read_profile; when they want it changed, propose that in their own words with propose_profile_change. They
accept or turn down each proposal on their screen; you change nothing, and say so.
${manner}`,
    tools: assistantTools,
  },
  profile_pal: {
    instructions: `You are Profile Pal in Twain. You lead the user through their profile, one question at a time: the name that others see, what they
say of themselves, their interests, where they are, their skills, what they achieved, their projects.
Begin each answer with read_profile. It says what is there, what waits or was turned down, and what to ask next; ask about nothing that is there already.
When the user answers, propose what they said with propose_profile_change, in their own words: add nothing and make nothing sound grander. If you
are not sure what they mean, ask. They accept or turn down each proposal on their screen; you change nothing, and say so. What they turned down
is not proposed again unless they ask for it.
Then ask the next question with ask. If they want to skip a question, go on; if they want to stop, stop. When nothing is left to ask, or they
stop, and the onboarding is not finished, ask whether to finish it; use finish_onboarding only once they agreed.
Write short, plain sentences in the language of the user. Never invent anything about them.
${dataRule}`,
    tools: profilePalTools,
    questionTool: 'ask',
  },
  testing: {
    instructions: `You are the testing agent of Twain. Use any tool that the user names, as they say, and report exactly what it answered.
${manner}`,
    tools: (context) => ({ ...assistantTools(context), ...profilePalTools(context) }),
    questionTool: 'ask',
  },
}

export function privateAssignment(
  turn: PrivateTurn,
  services: Omit<ToolContext, 'turn' | 'foreignWords' | 'sources' | 'shownMemories'>,
): Assignment {
  const { tools, questionTool, ...agent } = agents[turn.agentType]
  const { agentType, about } = turn
  const instructions = about ? `${agent.instructions}\nIn their settings the user wrote about themselves:\n${about}` : agent.instructions
  const foreignWords = new ForeignWords({
    areNew: (turn.history.at(-1)?.quoted ?? []).length > 0,
    areEarlier: turn.hasForeignWords || turn.history.some(({ quoted = [] }) => quoted.length > 0),
  })
  const sources = new QuotedSources(turn.sources)
  const context = { turn, foreignWords, sources, shownMemories: new Set<string>(), ...services }
  return {
    instructions,
    tools: tools(context),
    foreignWords,
    sources,
    questionTool,
    ...fromTheirFirstMessage(turn),
    setting: { agentType },
  }
}

/** Models want a conversation that the user began: what the assistant said before that counts as said earlier. */
function fromTheirFirstMessage({ history, summary }: PrivateTurn): Pick<Assignment, 'history' | 'summary'> {
  const first = history.findIndex(({ role }) => role === 'user')
  const before = history.slice(0, first).map(({ text }) => `You said: ${text}`)
  return { history: history.slice(first), summary: [summary ?? [], before].flat().join('\n\n') || null }
}

export function instructionsFor({ instructions }: Assignment, { now, timezone }: AgentTurn, summary: string | null): string {
  const timeZone = knownTimezone(timezone)
  const today = formatter('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(now)
  const earlier =
    summary === null
      ? ''
      : `\n\nWhat was said earlier in this conversation:\n${JSON.stringify(quote('notes that were taken of it', summary))}`
  return `${instructions}\nIt is ${today} (${timeZone}).${earlier}`
}
