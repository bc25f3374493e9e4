import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Config } from '../config.ts'
import type { AgentPart, AgentTurn, Brain, HistoryMessage, SearchKnowledge, SearchPastChats } from './agent.ts'
import { type Agent, agentFor, guarded, instructionsFor } from './agents.ts'
import { excerpts, summarize } from './compaction.ts'
import { contextSize, cutForCompaction, isTooFull, messageTokens } from './context.ts'
import { explain, modelFailure } from './failures.ts'
import type { Memories } from './memory.service.ts'
import { configuredModel, type Model } from './models.ts'
import { readStories } from './stories.ts'
import { streamParts } from './streaming.ts'
import { titleFrom } from './titles.ts'
import { localDay } from './tools/context.ts'

interface BrainPlatform {
  config: Pick<Config, 'llm'>
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

interface BrainServices {
  memory: Memories
  searchPastChats: SearchPastChats
  searchKnowledge: SearchKnowledge
  /** The one that the settings name, unless another is given. */
  model?: Model
}

export function createBrain({ config, log }: BrainPlatform, { model = configuredModel(config.llm), ...services }: BrainServices): Brain {
  const { idleTimeoutMs } = config.llm
  const { provider, name, isBuiltIn, contextTokens } = model

  async function* answer(turn: AgentTurn): AsyncGenerator<AgentPart> {
    const agent = agentFor(turn.agentType)
    if (!agent) {
      yield { type: 'text', text: 'This twin is not open yet.' }
      return
    }
    if (messageTokens(turn.history.at(-1) ?? { text: '' }) > contextTokens) {
      throw modelFailure('model_rejected', undefined, 'This message is longer than the model can read at once. Send it in smaller parts.')
    }
    try {
      const language = await model.load()
      const { instructions, history } = yield* fitted(turn, agent, language)
      if (turn.signal.aborted) return
      const size = contextSize(instructions, history)
      yield {
        type: 'token-info',
        estimatedTokens: size.tokens,
        totalTokens: size.tokens,
        totalChars: size.chars,
        messageCount: history.length,
      }
      const onFailure = (tool: string, error: unknown) => log.error({ err: error, tool, runId: turn.runId }, 'A tool failed')
      const tools = guarded(agent.tools({ turn, ...services }), onFailure)
      const setting = { agentType: turn.agentType, today: localDay(turn.now, turn.timezone) }
      let written = 0
      let used = 0
      for await (const part of streamParts(language, { instructions, history, tools, setting, idleTimeoutMs, signal: turn.signal })) {
        if (part.type === 'text') written += part.text.length
        else if (part.type === 'usage') used = part.promptTokens + part.completionTokens
        yield part
      }
      if (turn.signal.aborted) return
      yield {
        type: 'token-info',
        estimatedTokens: size.tokens + Math.ceil(written / 4),
        totalTokens: used || size.tokens + Math.ceil(written / 4),
        totalChars: size.chars + written,
        messageCount: history.length + 1,
      }
    } catch (error) {
      if (turn.signal.aborted) return
      throw explain(error)
    }
  }

  /** The instructions and the messages that the window holds; older messages become a summary on the way. */
  async function* fitted(
    turn: AgentTurn,
    agent: Agent,
    language: LanguageModelV4,
  ): AsyncGenerator<AgentPart, { instructions: string; history: HistoryMessage[] }> {
    const { history, summary: previous, signal } = turn
    const whole = instructionsFor(agent, turn, previous)
    const cut = isTooFull(contextSize(whole, history).tokens, contextTokens) ? cutForCompaction(history, contextTokens) : 0
    const last = history[cut - 1]
    if (!last) return { instructions: whole, history }
    yield { type: 'compacting-started' }
    const older = history.slice(0, cut)
    const summary = await shortened({ previous, older, signal }, language)
    signal.throwIfAborted()
    yield { type: 'compacting-completed', summary, throughPosition: last.position }
    return { instructions: instructionsFor(agent, turn, summary), history: history.slice(cut) }
  }

  /** A model that cannot summarize does not keep the user from an answer: excerpts stand in. */
  async function shortened(
    { previous, older, signal }: { previous: string | null; older: HistoryMessage[]; signal: AbortSignal },
    language: LanguageModelV4,
  ): Promise<string> {
    if (isBuiltIn) return excerpts(previous, older, contextTokens)
    try {
      return await summarize(language, { previous, older, window: contextTokens, signal })
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'The model could not summarize; excerpts stand in')
      return excerpts(previous, older, contextTokens)
    }
  }

  return {
    model: { provider, name, isBuiltIn, contextTokens },
    answer,
    async suggestTitle(exchange, signal) {
      if (isBuiltIn) return null
      try {
        return await titleFrom(await model.load(), exchange, signal)
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'The model gave no title')
        return null
      }
    },
    async proposeFromStories(stories, signal) {
      if (isBuiltIn) return (await import('./responder/storyRules.ts')).findByRules(stories)
      try {
        return await readStories(await model.load(), { stories, window: contextTokens, signal })
      } catch (error) {
        throw explain(error)
      }
    },
  }
}
