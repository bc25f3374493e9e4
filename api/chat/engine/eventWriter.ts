import { randomUUIDv7 } from 'node:crypto'
import type { Entry, EventLog } from '../../platform/events/eventLog.ts'
import type { RunEvent } from './events/chatEvents.ts'
import { logKey } from './events/events.ts'
import { type Reasoning, type ToolCallState } from '../steps/toolCallState.ts'
import type { Progress } from './runProgress.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'

/** Limits CPU use when many answers are running. */
const frameMs = 16

/** One delta per frame; the first text is written immediately. */
export class EventWriter {
  readonly #log: EventLog
  readonly #stream: string
  readonly #onFailure: (error: unknown) => void
  #seq = 0
  #text = ''
  #reasoning: Reasoning = { reasoning: '', reasoningMs: null }
  #delta = ''
  #deltaType: 'delta' | 'reasoning_delta' = 'delta'
  #toolCalls: ToolCallState[] = []
  #batch: Entry<RunEvent>[] = []
  #isScheduled = false
  #pause: NodeJS.Timeout | undefined
  #textWrittenAt = 0
  #writing: Promise<void> | null = null

  constructor(log: EventLog, run: OwnedRun, onFailure: (error: unknown) => void) {
    this.#log = log
    this.#stream = logKey(run.id, run.attempt)
    this.#onFailure = onFailure
  }

  restore({ text, reasoning, reasoningMs, toolCalls }: Omit<Progress, 'seq'>): void {
    this.#text = text
    this.#reasoning = { reasoning, reasoningMs }
    this.#toolCalls = [...toolCalls]
  }

  getProgress(): Progress {
    this.#endDelta()
    return { text: this.#text, ...this.#reasoning, seq: this.#seq, toolCalls: [...this.#toolCalls] }
  }

  addText(text: string, type: 'delta' | 'reasoning_delta' = 'delta'): void {
    if (type !== this.#deltaType) this.#endDelta()
    this.#deltaType = type
    this.#delta += text
    this.#schedule()
  }

  completeReasoning(durationMs: number): void {
    this.#endDelta()
    this.#reasoning = { ...this.#reasoning, reasoningMs: durationMs }
    this.add({ type: 'reasoning_completed', durationMs })
  }

  add(event: RunEvent): void {
    this.#endDelta()
    this.#batch.push({ seq: ++this.#seq, event })
    this.#schedule()
  }

  startTool(call: Pick<ToolCallState, 'callId' | 'name' | 'displayName' | 'inputParams'>): void {
    this.#endDelta()
    const toolCall: ToolCallState = {
      ...call,
      id: randomUUIDv7(),
      position: this.#toolCalls.length,
      status: 'running',
      isError: false,
      outputResult: null,
      textOffset: this.#text.length,
      startTime: new Date().toISOString(),
      endTime: null,
      durationMs: null,
    }
    this.#toolCalls.push(toolCall)
    this.add({ type: 'tool_called', toolCall })
  }

  updateTool(callId: string, change: Partial<ToolCallState>): boolean {
    const index = this.#toolCalls.findIndex((call) => call.callId === callId)
    const before = this.#toolCalls[index]
    if (!before) return false
    const toolCall = { ...before, ...change }
    this.#toolCalls[index] = toolCall
    if (toolCall.status === 'completed') this.add({ type: 'tool_output', toolCall })
    else this.add({ type: 'tool_status_update', toolCall, oldCallId: toolCall.callId === callId ? null : callId })
    return true
  }

  endOpenTools(): void {
    for (const call of this.#toolCalls) {
      if (call.status === 'completed') continue
      const endTime = new Date()
      const durationMs = endTime.getTime() - Date.parse(call.startTime)
      this.updateTool(call.callId, { status: 'completed', isError: true, endTime: endTime.toISOString(), durationMs })
    }
  }

  async end(events: RunEvent[]): Promise<void> {
    for (const event of events) this.add(event)
    await this.waitForFlush()
    await this.#log.close(this.#stream).catch(this.#onFailure)
  }

  async waitForFlush(): Promise<void> {
    while (this.#writing || this.#delta !== '' || this.#batch.length > 0) {
      this.#flush()
      await this.#writing
    }
  }

  #endDelta(): void {
    if (this.#delta === '') return
    // PostgreSQL cannot store NUL characters.
    const delta = this.#delta.includes('\0') ? this.#delta.replaceAll('\0', '') : this.#delta
    this.#delta = ''
    if (delta === '') return
    if (this.#deltaType === 'delta') this.#text += delta
    else this.#reasoning = { reasoning: this.#reasoning.reasoning + delta, reasoningMs: null }
    this.#batch.push({ seq: ++this.#seq, event: { type: this.#deltaType, delta } })
  }

  #schedule(): void {
    if (this.#isScheduled || this.#writing) return
    const pauseMs = this.#batch.length > 0 ? 0 : this.#textWrittenAt + frameMs - performance.now()
    if (pauseMs > 0) {
      this.#pause ??= setTimeout(() => this.#flush(), pauseMs)
      return
    }
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#flush()
    })
  }

  #flush(): void {
    if (this.#writing) return
    clearTimeout(this.#pause)
    this.#pause = undefined
    if (this.#delta !== '') this.#textWrittenAt = performance.now()
    this.#endDelta()
    if (this.#batch.length === 0) return
    const batch = this.#batch
    this.#batch = []
    // Readers lose the live view; the answer is still stored in the database.
    this.#writing = this.#log
      .append(this.#stream, batch)
      .catch(this.#onFailure)
      .finally(() => {
        this.#writing = null
        if (this.#delta !== '' || this.#batch.length > 0) this.#schedule()
      })
  }
}
