import type { AgentPart, Brain } from '../../agents/agent.ts'
import type { Agent } from '../../agents/definition.ts'
import { agents } from '../../agents/registry.ts'
import { explainDatabaseFailure } from '../../platform/database/databaseFailure.ts'
import { isPermanentRefusal } from '../../platform/database/refusedInput.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RunEvent } from './events/chatEvents.ts'
import { isCompared } from '../comparisons/comparisons.ts'
import { EventWriter } from './eventWriter.ts'
import { toAnswerPreview } from '../threads/previews.ts'
import { addUsage, type Ending, finishRun, type Progress, traceEnding, traceFirstToken } from './runProgress.ts'
import { releaseRun, storePart, type AbandonedRun, type StoredPart } from './runStore.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'
import { writeToolPart } from './toolParts.ts'
import { loadTurn } from './turns.ts'
import { announceEnd, createOwnerCalls, isUnanswered, screenAnswer, type TwinRuns } from './twinRuns.ts'
import { ModelFailure, createModelFailure } from '../../models/failures.ts'
import type { Model } from '../../models/models.ts'
import type { Usage } from '../../models/streaming.ts'
import { type ErrorCode, formatErrorText } from '../../platform/errorCodes/catalogue.ts'

export type Answerer = Pick<Brain, 'chooseModel' | 'answer' | 'suggestTitle'>

type Interruption = 'stop' | 'hand-over' | 'lost' | 'silence' | 'unstorable'

/** The model times out much sooner; this catches tools that never return. */
const maxSilenceMs = 120_000

export class Execution {
  readonly run: OwnedRun
  readonly #platform: Platform
  readonly #brain: Answerer
  readonly #twin: TwinRuns | undefined
  readonly #agent: Agent
  readonly #writer: EventWriter
  readonly #interruption = new AbortController()
  readonly #startedAt = performance.now()
  #brainStartedAt = this.#startedAt
  #firstTextAt: number | null = null
  #reasoningSince: number | null = null
  #reasoningMs = 0
  #lastPartAt = this.#startedAt
  #storedSeq = 0
  #usage: Usage | null = null
  #waitsForAnswer = false
  #partlyRead: string[] = []
  #modelName: string | null = null
  #unavailableModel: string | null = null
  #remainingChars: number

  constructor(platform: Platform, brain: Answerer, run: OwnedRun, twin?: TwinRuns) {
    this.run = run
    this.#platform = platform
    this.#brain = brain
    this.#twin = twin
    this.#agent = agents[run.agentType]
    this.#remainingChars = platform.config.llm.maxAnswerChars
    this.#writer = new EventWriter(platform.eventLog, run, (err) =>
      platform.log.warn({ err, runId: run.id }, 'writing to the event log failed'),
    )
    if (!run.kept) return
    this.#writer.restore(run.kept)
    this.#remainingChars -= run.kept.text.length
  }

  get isInterrupted(): boolean {
    return this.#interruption.signal.aborted
  }

  interrupt(reason: Interruption): void {
    if (!this.isInterrupted) this.#interruption.abort(reason)
  }

  interruptIfSilent(): void {
    if (performance.now() - this.#lastPartAt > maxSilenceMs) this.interrupt('silence')
  }

  getNewProgress(): Progress | null {
    const progress = this.#writer.getProgress()
    return progress.seq > this.#storedSeq ? progress : null
  }

  markStored({ seq }: Progress): void {
    this.#storedSeq = Math.max(this.#storedSeq, seq)
  }

  async execute(): Promise<Ending['status'] | null> {
    try {
      this.#writer.add({ type: 'run' })
      const failure = await this.#answer()
      return await this.#end(failure)
    } catch (err) {
      this.#platform.log.error({ err, runId: this.run.id }, 'a run could not be finished')
      // Another attempt would fail the same way.
      if (isPermanentRefusal(err)) return await this.#finishWithTextOnly()
      return null
    }
  }

  async #finishWithTextOnly(): Promise<Ending['status'] | null> {
    const { text } = this.#writer.getProgress()
    this.#writer.restore({ text, reasoning: '', reasoningMs: null, toolCalls: [] })
    return this.#finish('failed', { message: formatErrorText('internal'), code: 'internal' }).catch((err: unknown) => {
      this.#platform.log.error({ err, runId: this.run.id }, 'a failed run could not be finished')
      return null
    })
  }

  async abandon({ isStopRequested, ...abandoned }: AbandonedRun): Promise<Ending['status'] | null> {
    this.#writer.restore(abandoned)
    return this.#finish(isStopRequested ? 'stopped' : 'interrupted', isStopRequested ? null : interrupted)
  }

  async #answer(): Promise<unknown> {
    const signal = this.#interruption.signal
    const isInterrupted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    // Agents that ignore the signal must not block the run.
    return Promise.race([this.#readBrain(signal), isInterrupted]).then(
      () => null,
      (error: unknown) => (signal.aborted ? null : error),
    )
  }

  async #readBrain(signal: AbortSignal): Promise<void> {
    if (this.run.twinOwnerId !== null && (await this.#twin?.takeover.assignToOwner(this.run))) return
    // One model per answer, even if the settings change.
    const { model, fallback, unavailable } = await this.#brain.chooseModel(this.run)
    if (unavailable !== null && (await isCompared(this.#platform.db, this.run))) {
      this.#modelName = unavailable
      throw createModelFailure('model_unknown')
    }
    this.#unavailableModel = unavailable
    try {
      await this.#readModel(model, signal)
    } catch (error) {
      if (!fallback || !this.#isEmpty() || !(error instanceof ModelFailure) || !error.isUnavailable) throw error
      if (await isCompared(this.#platform.db, this.run)) throw error
      this.#platform.log.warn({ err: error, cause: error.cause, runId: this.run.id }, 'the chosen model failed; using the default')
      this.#unavailableModel = model.name
      await this.#readModel(fallback, signal)
    }
  }

  #isEmpty(): boolean {
    const { text, reasoning, toolCalls } = this.#writer.getProgress()
    const { kept } = this.run
    if (kept) return text === kept.text && toolCalls.length === kept.toolCalls.length
    return text === '' && reasoning === '' && toolCalls.length === 0
  }

  async #readModel(model: Model, signal: AbortSignal): Promise<void> {
    this.#modelName = model.name
    const { turn, partlyRead } = await loadTurn(this.#platform, this.run, model, {
      ...createOwnerCalls(this.#twin, this.run, { model: model.name, onLost: () => this.interrupt('lost') }),
      signal,
    })
    this.#partlyRead = partlyRead
    this.#brainStartedAt = performance.now()
    for await (const part of screenAnswer(this.#twin, this.run, this.#brain.answer(turn, model), signal)) {
      if (signal.aborted) return
      this.#lastPartAt = performance.now()
      if (part.type !== 'reasoning') this.#endReasoning()
      await this.#handle(part)
      if (this.#remainingChars < 0) throw new ModelFailure('answer_too_long')
    }
  }

  #limitText(delta: string): string {
    const fitting = delta.slice(0, Math.max(0, this.#remainingChars))
    this.#remainingChars -= delta.length
    return fitting
  }

  #endReasoning(): void {
    if (this.#reasoningSince === null) return
    this.#reasoningMs += performance.now() - this.#reasoningSince
    this.#reasoningSince = null
    this.#writer.completeReasoning(Math.round(this.#reasoningMs))
  }

  async #handle(part: AgentPart): Promise<void> {
    const writer = this.#writer
    switch (part.type) {
      case 'text':
        if (this.#firstTextAt === null) traceFirstToken()
        this.#firstTextAt ??= this.#lastPartAt
        writer.addText(this.#limitText(part.text))
        break
      case 'reasoning': {
        const text = this.#limitText(part.text)
        // A public agent's reasoning may contain confidential instructions.
        if (this.#agent.audience === 'public') break
        this.#reasoningSince ??= this.#lastPartAt
        writer.addText(text, 'reasoning_delta')
        break
      }
      case 'tool-early':
      case 'tool-call':
      case 'tool-result':
        writeToolPart(writer, part)
        break
      case 'waits-for-answer':
        this.#waitsForAnswer = true
        break
      case 'compacting-started':
        writer.add({ type: 'compacting_started' })
        break
      case 'compacting-completed':
      case 'sources':
      case 'unused-sources':
      case 'untrusted-content':
        await this.#store(part)
        if (part.type === 'compacting-completed') writer.add({ type: 'compacting_completed' })
        break
      case 'token-info': {
        const { estimatedTokens, totalTokens, totalChars, messageCount } = part
        writer.add({ type: 'token_info', estimatedTokens, totalTokens, totalChars, messageCount })
        break
      }
      case 'usage':
        this.#usage = addUsage(this.#usage, part)
        break
    }
  }

  async #store(part: StoredPart): Promise<void> {
    if (!(await storePart(this.#platform.db, this.run, part))) this.interrupt('lost')
  }

  async #end(error: unknown): Promise<Ending['status'] | null> {
    const reason = this.#interruption.signal.reason as Interruption | undefined
    if (reason === 'lost') return this.#endWriting()
    if (reason === 'hand-over') return releaseRun(this.#platform.db, this.run).then(() => null)
    if (reason === 'stop') return this.#finish('stopped', null)
    if (reason === 'unstorable') return this.#finishWithTextOnly()
    // Another attempt begins once the lease has expired and the database is reachable again.
    if (!reason && explainDatabaseFailure(error)) throw error
    const failure = reason === 'silence' ? new ModelFailure('model_timeout', 'The answer was cut off.') : error
    if (failure) return this.#finish('failed', this.#explain(failure))
    return this.#finish('completed', null)
  }

  async #finish(status: Ending['status'], error: Ending['error']): Promise<Ending['status'] | null> {
    this.#endReasoning()
    this.#writer.endOpenTools()
    const progress = this.#writer.getProgress()
    const lastEvents: RunEvent[] = [
      ...(error ? [{ type: 'stream_error' as const, ...error }] : []),
      { type: 'assistant_step' },
      { type: 'done' },
    ]
    const ending = { ...this.#getEnding(progress), status, error }
    const stored = await finishRun(this.#platform.db, this.run, { ...progress, ...ending, seq: progress.seq + lastEvents.length })
    if (!stored) return this.#endWriting()
    this.#platform.metrics.answers.add({ status: stored, code: error?.code, firstTokenMs: ending.firstTokenMs })
    traceEnding({ ...ending, status: stored })
    await this.#writer.end(lastEvents)
    await announceEnd(this.#platform, this.#twin, this.run)
    return stored
  }

  async #endWriting(): Promise<null> {
    await this.#writer.end([])
    return null
  }

  #getEnding({ text, toolCalls }: Progress) {
    const now = performance.now()
    return {
      model: this.#modelName,
      unavailableModel: this.#unavailableModel,
      waitsForAnswer: this.#waitsForAnswer,
      partlyRead: this.#partlyRead,
      isUnanswered: isUnanswered(this.run, text, toolCalls),
      preview: toAnswerPreview(text) || null,
      promptTokens: this.#usage?.promptTokens ?? null,
      completionTokens: this.#usage?.completionTokens ?? null,
      lastPromptTokens: this.#usage?.lastPromptTokens ?? null,
      firstTokenMs: this.#firstTextAt === null ? null : Math.round(this.#firstTextAt - this.#startedAt),
      agentProcessingTimeMs: Math.round(now - this.#brainStartedAt),
      stepCreationTimeMs: Math.round(this.#brainStartedAt - this.#startedAt),
      totalTimeMs: Math.round(now - this.#startedAt),
    }
  }

  #explain(failure: unknown): { message: string; code: ErrorCode } {
    if (failure instanceof ModelFailure) {
      this.#platform.log.warn({ err: failure, cause: failure.cause, runId: this.run.id }, 'the model failed')
      return { message: failure.message, code: failure.code }
    }
    this.#platform.log.error({ err: failure, runId: this.run.id }, 'a run failed')
    return { message: formatErrorText('internal'), code: 'internal' }
  }
}

const interrupted = { message: formatErrorText('interrupted'), code: 'interrupted' } as const
