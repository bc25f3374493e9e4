import type { LanguageModelV4 } from '@ai-sdk/provider'
import { wrapLanguageModel } from 'ai'
import type { Config } from '../config.ts'
import { collectExcerpts, type Older, summarize } from '../models/window/compaction.ts'
import { estimateContextSize, cutForCompaction, isTooFull, estimateMessageTokens } from '../models/window/context.ts'
import { readFacts } from '../models/tasks/facts.ts'
import { explain, createModelFailure } from '../models/failures.ts'
import type { HistoryMessage } from '../models/prompt/messages.ts'
import type { ModelSettings, NextModel } from '../models/connections/modelSettings.ts'
import type { Model } from '../models/models.ts'
import { summarizeMemories } from '../models/tasks/memorySummary.ts'
import { readProfileText } from '../models/tasks/profileText.ts'
import { readStories } from '../models/tasks/stories.ts'
import { streamParts } from '../models/streaming.ts'
import { readSharedSubjects } from '../models/tasks/sharedSubjects.ts'
import { generateTitle } from '../models/tasks/titleSuggestion.ts'
import type { BuiltInResponder } from '../models/builtIn/builtIn.ts'
import type { AgentPart, AgentTurn, Brain, Speaker, TwinTurn } from './agent.ts'
import { askToContinue, skipKept } from './continuing.ts'
import { addTime, type Assignment, buildInstructions, createOwnerAssignment, type Refusal } from './assignment.ts'
import type { PublicServices } from './definition.ts'
import { agents } from './registry.ts'
import { findUnused, type NumberedSource, type Sources } from './sources.ts'
import { answerInTalk, type Speech, type TalkModel, type TalkTurn } from '../twin/talks/converse.ts'
import { toRunnableTools, getToolTitle } from './tools/agentTool.ts'
import { type AgentServices, formatLocalDay } from './tools/context.ts'
import { UntrustedContent } from './tools/untrustedContent.ts'

/** Some providers send nothing while the model thinks. */
const reasoningTimeoutMs = 110_000

interface BrainPlatform {
  config: { llm: Pick<Config['llm'], 'idleTimeoutMs'> }
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

interface BrainServices extends AgentServices, Pick<PublicServices, 'twinKnowledge'> {
  builtIn: BuiltInResponder
  models: Pick<ModelSettings, 'getModel' | 'resolveModel' | 'forgetRemoved'>
  isDemoTwin?(ownerId: string): boolean
}

export function createBrain(
  { config, log }: BrainPlatform,
  { builtIn, models, twinKnowledge, isDemoTwin = () => false, ...services }: BrainServices,
): Brain {
  const getTwinModel = async (ownerId: string) => (isDemoTwin(ownerId) ? builtIn : models.getModel())

  async function chooseModel({ threadId, userId, twinOwnerId, ...choice }: Speaker): Promise<NextModel> {
    if (twinOwnerId !== null) return { model: await getTwinModel(twinOwnerId), fallback: null, unavailable: null }
    if (userId === null) return models.resolveModel(null, choice)
    const next = await models.resolveModel(userId, choice)
    if (next.unavailable !== null) await models.forgetRemoved({ threadId, userId })
    return next
  }

  async function assign(turn: AgentTurn, model: Model): Promise<Assignment | Refusal> {
    if (isForPublic(turn)) return agents[turn.agentType].assign(turn, { twinKnowledge, isDemoTwin })
    return createOwnerAssignment(agents[turn.agentType], turn, model, services)
  }

  async function* answer(turn: AgentTurn, chosen?: Model): AsyncGenerator<AgentPart> {
    const model = chosen ?? (await chooseModel(getSpeaker(turn))).model
    const parts = isTalk(turn) ? talk(turn, model) : write(turn, model)
    if (!model.isBuiltIn || !isForPublic(turn)) return yield* parts
    let text = ''
    const sources: NumberedSource[] = []
    for await (const part of parts) {
      if (part.type === 'text') text += part.text
      if (part.type === 'sources') sources.push(...part.sources)
      yield part
    }
    const numbers = findUnused(sources, text)
    if (numbers.length > 0 && !turn.signal.aborted) yield { type: 'unused-sources', numbers }
  }

  async function* write(turn: AgentTurn, model: Model): AsyncGenerator<AgentPart> {
    const { contextTokens } = model
    const assignment = await assign(turn, model)
    if ('reason' in assignment) {
      yield { type: 'text', text: assignment.reason }
      return
    }
    const { sources, untrustedContent } = assignment
    if (estimateMessageTokens(assignment.history.at(-1) ?? { text: '' }) > contextTokens) {
      throw createModelFailure('model_message_too_long')
    }
    let written = 0
    try {
      yield* takeNewSources(sources)
      if (untrustedContent.takeFirst()) yield { type: 'untrusted-content' }
      const language = await model.load()
      const { instructions, history } = yield* fitted(turn, assignment, { ...model, language })
      if (turn.signal.aborted) return
      const size = estimateContextSize(instructions, history)
      yield {
        type: 'token-info',
        estimatedTokens: size.tokens,
        totalTokens: size.tokens,
        totalChars: size.chars,
        messageCount: history.length,
      }
      const onFailure = (tool: string, error: unknown) => log.error({ err: error, tool, runId: turn.runId }, 'A tool failed')
      const tools = model.callsTools ? toRunnableTools(assignment.tools, { untrustedContent, onFailure }) : {}
      const { twinOf, isSuggestedQuestion: isSuggested = false, character, answers } = assignment
      const setting = {
        agentType: turn.agentType,
        twinOf,
        isSuggested,
        today: formatLocalDay(turn.now, turn.timezone),
        ...(character && { character }),
        ...(answers && { answers: { length: answers.length, language: answers.language } }),
      }
      const titles = (tool: string, output?: unknown) => getToolTitle(assignment.tools, tool, output)
      let used = 0
      const { questionTools } = assignment
      const canPairQuestions = model.callsTools && !model.isBuiltIn
      const idleTimeoutMs = model.reasons ? Math.max(config.llm.idleTimeoutMs, reasoningTimeoutMs) : config.llm.idleTimeoutMs
      const prompt = { instructions, history, tools, titles, questionTools, canPairQuestions }
      const request = { ...prompt, setting, idleTimeoutMs, signal: turn.signal }
      const kept = 'kept' in turn ? turn.kept : null
      const asked = kept && !model.isBuiltIn ? { ...request, history: [...history, ...askToContinue(kept.text, history)] } : request
      const parts = streamParts(observeRequests(language, assignment.onRequest), asked)
      for await (const part of kept && model.isBuiltIn ? skipKept(parts, kept) : parts) {
        if (part.type === 'text') written += part.text.length
        else if (part.type === 'usage') used = part.promptTokens + part.completionTokens
        yield* takeNewSources(sources, part.type === 'text' ? part.text : '')
        if (untrustedContent.takeFirst()) yield { type: 'untrusted-content' }
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
      throw explain(error, written > 0)
    }
  }

  async function* talk(turn: TalkTurn, { isBuiltIn, callsTools, load }: Model): AsyncGenerator<AgentPart> {
    const { signal, agentType, runId } = turn
    const untrustedContent = new UntrustedContent({ isNew: false, isEarlier: false })
    const onFailure = (tool: string, error: unknown) => log.error({ err: error, tool, runId }, 'A tool failed')
    const today = formatLocalDay(turn.now, turn.timezone)
    let hasBegun = false
    try {
      const language = await load()
      const say = ({ speaker: { name: twinOf, character }, onRequest, tools, ...speech }: Speech) =>
        streamParts(observeRequests(language, onRequest), {
          ...speech,
          instructions: addTime(speech.instructions, turn),
          tools: callsTools ? toRunnableTools(tools, { untrustedContent, onFailure }) : {},
          titles: (tool, output) => getToolTitle(tools, tool, output),
          setting: { agentType, twinOf, character, today, isSuggested: false },
          idleTimeoutMs: config.llm.idleTimeoutMs,
          signal,
        })
      const findShared: TalkModel['findShared'] = (question, first, second) =>
        readSharedSubjects(language, { question, first, second, signal }).catch((error: unknown) => {
          if (!signal.aborted) log.warn({ err: error }, 'The model could not compare two profiles; using rules')
          return null
        })
      for await (const part of answerInTalk(turn, { twinKnowledge, isBuiltIn, say, findShared })) {
        hasBegun ||= part.type === 'text'
        yield part
      }
    } catch (error) {
      if (signal.aborted) return
      throw explain(error, hasBegun)
    }
  }

  async function* fitted(
    turn: AgentTurn,
    assignment: Assignment,
    { isBuiltIn, contextTokens, language }: LoadedModel,
  ): AsyncGenerator<AgentPart, { instructions: string; history: HistoryMessage[] }> {
    const { signal } = turn
    const { history, summary: previous, sources } = assignment
    const whole = buildInstructions(assignment, turn, previous)
    const cut = isTooFull(estimateContextSize(whole, history).tokens, contextTokens) ? cutForCompaction(history, contextTokens) : 0
    const last = history[cut - 1]
    if (!last) return { instructions: whole, history }
    yield { type: 'compacting-started' }
    const older = history.slice(0, cut).filter(({ isForgotten }) => !isForgotten)
    const { speakers } = agents[turn.agentType]
    const summary = await shortened({ previous, older, speakers, signal }, { isBuiltIn, contextTokens, language })
    signal.throwIfAborted()
    const drawnFrom = isForPublic(turn) ? sources.getAll() : undefined
    yield { type: 'compacting-completed', summary, throughPosition: last.position, sources: drawnFrom }
    return { instructions: buildInstructions(assignment, turn, summary), history: history.slice(cut) }
  }

  async function shortened(
    { signal, ...said }: Older & { signal: AbortSignal },
    { isBuiltIn, contextTokens, language }: LoadedModel,
  ): Promise<string> {
    if (isBuiltIn) return collectExcerpts(said.previous, said.older, contextTokens)
    try {
      return await summarize(language, { ...said, window: contextTokens, signal })
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'The model could not summarize; using excerpts')
      return collectExcerpts(said.previous, said.older, contextTokens)
    }
  }

  return {
    chooseModel,
    getTwinModel,
    async open({ write }, { userId, language }) {
      const { isBuiltIn } = await models.getModel(userId)
      return write(userId, language, { ...services, isBuiltIn })
    },
    answer,
    async suggestTitle(exchange, signal) {
      try {
        const model = await models.getModel()
        return model.isBuiltIn ? null : await generateTitle(await model.load(), exchange, signal)
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'The model gave no title')
        return null
      }
    },
    async proposeFromStories(stories, signal) {
      const model = await models.getModel()
      if (model.isBuiltIn) return builtIn.findInStories(stories)
      try {
        return await readStories(await model.load(), { stories, window: model.contextTokens, signal })
      } catch (error) {
        throw explain(error)
      }
    },
    async readProfileText(text, signal) {
      const model = await models.getModel()
      if (model.isBuiltIn) return builtIn.findInProfileText(text)
      try {
        return await readProfileText(await model.load(), { text, window: model.contextTokens, signal })
      } catch (error) {
        if (signal.aborted) throw error
        log.warn({ err: error }, 'The model could not read a profile text; using rules')
        return builtIn.findInProfileText(text)
      }
    },
    async findFacts(said, signal) {
      const model = await models.getModel()
      if (model.isBuiltIn) return builtIn.findFacts(said.message)
      try {
        return await readFacts(await model.load(), { ...said, signal })
      } catch (error) {
        throw explain(error)
      }
    },
    async summarizeMemories(model, memories) {
      try {
        return await summarizeMemories(await model.load(), { memories, window: model.contextTokens })
      } catch (error) {
        throw explain(error)
      }
    },
  }
}

function observeRequests(model: LanguageModelV4, onRequest: Assignment['onRequest']): LanguageModelV4 {
  if (!onRequest) return model
  return wrapLanguageModel({
    model,
    middleware: {
      async transformParams({ params }) {
        await onRequest(params.prompt)
        return params
      },
    },
  })
}

function isTalk(turn: AgentTurn): turn is TalkTurn {
  return isForPublic(turn) && turn.talk !== undefined
}

function isForPublic(turn: AgentTurn): turn is TwinTurn {
  return agents[turn.agentType].audience === 'public'
}

function getSpeaker(turn: AgentTurn): Speaker {
  const thread = { threadId: turn.threadId, modelId: null, modelName: null }
  return isForPublic(turn) ? { ...thread, userId: null, twinOwnerId: turn.ownerId } : { ...thread, userId: turn.userId, twinOwnerId: null }
}

type LoadedModel = Pick<Model, 'isBuiltIn' | 'contextTokens'> & { language: LanguageModelV4 }

function* takeNewSources(sources: Sources, written = ''): Generator<AgentPart> {
  const fresh = sources.takeNew(written)
  if (fresh.length > 0) yield { type: 'sources', sources: fresh }
}
