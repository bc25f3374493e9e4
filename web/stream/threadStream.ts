import type { ChatEvent } from './events.ts'
import { getReconnectDelay, maxAttempts, onWake } from './reconnect.ts'
import {
  idleStream,
  reduceStream,
  getSendRefusal,
  streamTimeoutMs,
  type StreamAction,
  type StreamEffect,
  type StreamError,
  type StreamState,
} from './reducer.ts'

export interface ChatTransport {
  open(after: string | null, sink: ChatSink, clientMessageId?: string): () => void
  diagnose(): Promise<'signedOut' | 'running' | 'ended'>
}

export interface ChatSink {
  next(event: ChatEvent, store?: () => void): void
  closed(failure?: StreamError): void
}

export interface WatchedRun {
  readonly id: string
  readonly createdAt: string
}

const signedOut: StreamError = { message: 'Authentication required. Please log in to continue.', code: 'signed_out' }
const connectionFailed: StreamError = {
  message: 'Streaming connection failed. Please try again.',
  code: 'connection_failed',
}

function isConnectionError(error: StreamError | null): boolean {
  return error !== null && ['connection_failed', 'not_created', 'unreadable'].includes(error.code)
}

/** The connection may have been lost during sleep. */
const staleAfterMs = 15_000

/** Each rendering lays out and paints the screen. */
const deltaBatchMs = 30

export class ThreadStream {
  readonly #transport: ChatTransport
  readonly #listeners = new Set<() => void>()
  readonly #eventListeners = new Set<(event: ChatEvent) => void>()
  #state: StreamState = idleStream
  #frame: number | null = null
  #lastDrawnAt = -Infinity
  #pause: ReturnType<typeof setTimeout> | undefined
  #reloadHistory: (() => void) | null = null
  #runId: string | null = null
  #endedRunId: string | null = null
  #timeout: ReturnType<typeof setTimeout> | undefined
  #close: (() => void) | null = null
  #isBesideSend = false
  /** The response has an older state of the step. */
  #held: (() => void)[] | null = null
  #finalUpdates: (() => void)[] = []
  #openedAfter: string | null = null
  #attempts = 0
  #lastEventAt = 0

  constructor(transport: ChatTransport) {
    this.#transport = transport
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  onEvent(listener: (event: ChatEvent) => void): () => void {
    this.#eventListeners.add(listener)
    return () => this.#eventListeners.delete(listener)
  }

  readonly getState = (): StreamState => this.#state

  get endedRunId(): string | null {
    return this.#endedRunId
  }

  getSendRefusal(): 'already_sending' | null {
    return getSendRefusal(this.#state)
  }

  waitForEnd(): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.getSendRefusal()) return
        unsubscribe()
        resolve()
      }
      const unsubscribe = this.subscribe(check)
      check()
    })
  }

  markSent(): void {
    this.#dispatch({ type: 'sent' })
  }

  /** Saves a round trip before the first words. */
  readonly expect = (clientMessageId: string): void => {
    if (!this.#reloadHistory) return
    this.#open(null, clientMessageId)
    this.#isBesideSend = true
    this.#held = []
  }

  sendAnswered(): void {
    const held = this.#held ?? []
    const isConnected = this.#held === null || this.#isBesideSend
    this.#held = null
    held.forEach((receive) => receive())
    if (!isConnected) this.#reopen()
  }

  /** The expected run does not exist; another one may be active. */
  expectNothing(): void {
    if (this.#held === null) return
    this.#disconnect()
    this.#reopen()
  }

  sendFailed(error: StreamError): void {
    this.expectNothing()
    this.#dispatch({ type: 'sendFailed', error })
  }

  attach(reloadHistory: () => void): () => void {
    this.#reloadHistory = reloadHistory
    const stopListening = onWake(() => this.#handleAwake())
    return () => {
      stopListening()
      this.#disconnect()
      clearTimeout(this.#timeout)
      this.#reloadHistory = null
      this.#runId = null
      this.#dispatch({ type: 'released' })
    }
  }

  watch(run: WatchedRun): void {
    if (!this.#reloadHistory || this.#runId === run.id) return
    this.#runId = run.id
    this.#finalUpdates = []
    this.#attempts = 0
    this.#dispatch({ type: 'followed' })
    clearTimeout(this.#timeout)
    const left = Math.min(streamTimeoutMs, Date.parse(run.createdAt) + streamTimeoutMs - Date.now())
    this.#timeout = setTimeout(() => this.#dispatch({ type: 'timedOut' }), left)
    if (!this.#isBesideSend && this.#held === null) this.#open(this.#cursor())
  }

  reapplyFinalUpdates(): void {
    this.#finalUpdates.forEach((store) => store())
  }

  tryAgain(): void {
    if (this.#runId === null) return
    this.#attempts = 0
    this.#dispatch({ type: 'followed' })
    this.#open(this.#cursor())
  }

  #reopen(): void {
    if (this.#runId !== null && this.#runId !== this.#endedRunId) this.#open(this.#cursor())
  }

  #open(after: string | null, clientMessageId?: string): void {
    this.#disconnect()
    this.#openedAfter = after
    this.#lastEventAt = Date.now()
    let isCurrent = true
    // The response to the send names the run.
    const runBefore = clientMessageId === undefined ? null : this.#runId
    const sink: ChatSink = {
      next: (event, store) => isCurrent && this.#handleEvent(event, store),
      closed: (failure) => {
        if (!isCurrent) return
        isCurrent = false
        this.#isBesideSend = false
        if (this.#runId !== null && this.#runId !== runBefore) void this.#recover(failure)
      },
    }
    const close = this.#transport.open(after, sink, clientMessageId)
    this.#close = () => {
      isCurrent = false
      close()
    }
  }

  #handleEvent(event: ChatEvent, store: (() => void) | undefined): void {
    this.#attempts = 0
    this.#lastEventAt = Date.now()
    const receive = () => {
      this.#receive(event)
      if (!store) return
      store()
      this.#finalUpdates.push(store)
    }
    if (this.#held && (store || this.#held.length > 0)) this.#held.push(receive)
    else receive()
  }

  #receive(event: ChatEvent): void {
    this.#eventListeners.forEach((listener) => listener(event))
    if (this.#openedAfter !== null && event.stepId !== this.#state.answer?.stepId) {
      // A newer run started while disconnected; the cursor belongs to the previous one.
      this.#open(null)
      return
    }
    if (event.__typename === 'ChatDone') {
      this.#endedRunId = this.#runId
      this.#disconnect()
    }
    this.#dispatch({ type: 'event', event })
  }

  async #recover(failure: StreamError = connectionFailed): Promise<void> {
    const runId = this.#runId
    const found = await this.#transport.diagnose().catch(() => 'unreachable' as const)
    if (this.#runId !== runId || !this.#state.isRunActive) return
    if (found === 'signedOut') return this.#dispatch({ type: 'connectionFailed', error: signedOut })
    if (found === 'ended') {
      this.#endedRunId = runId
      return this.#dispatch({ type: 'runEnded' })
    }
    // Not retried: it would fail again.
    if (failure.code === 'unreadable' || this.#attempts >= maxAttempts) return this.#dispatch({ type: 'connectionFailed', error: failure })
    const attempt = this.#attempts++
    // The first reconnection is often over before anyone notices.
    if (attempt > 0) this.#dispatch({ type: 'connectionLost' })
    const timer = setTimeout(() => this.#open(this.#cursor()), getReconnectDelay(attempt))
    this.#close = () => clearTimeout(timer)
  }

  #handleAwake(): void {
    if (this.#state.phase === 'error' && isConnectionError(this.#state.error)) this.tryAgain()
    else if (this.#state.isRunActive && Date.now() - this.#lastEventAt > staleAfterMs) this.#open(this.#cursor())
  }

  #cursor(): string | null {
    const { answer } = this.#state
    return answer && !answer.hasEnded ? answer.cursor : null
  }

  #disconnect(): void {
    this.#close?.()
    this.#close = null
    this.#isBesideSend = false
    this.#held = null
  }

  #dispatch(action: StreamAction): void {
    const { state, effect } = reduceStream(this.#state, action)
    if (effect) this.#perform(effect)
    if (state === this.#state) return
    const isDelta = action.type === 'event' && action.event.__typename === 'ChatDelta' && state.phase === this.#state.phase
    this.#state = state
    const early = isDelta ? this.#lastDrawnAt + deltaBatchMs - performance.now() : 0
    if (early > 0) this.#pause ??= setTimeout(() => this.#draw(), early)
    else this.#draw()
  }

  #draw(): void {
    if (this.#frame !== null) return
    this.#frame = requestAnimationFrame(() => {
      clearTimeout(this.#pause)
      this.#pause = undefined
      this.#frame = null
      this.#lastDrawnAt = performance.now()
      this.#listeners.forEach((listener) => listener())
    })
  }

  #perform({ afterMs }: StreamEffect): void {
    setTimeout(() => this.#reloadHistory?.(), afterMs)
  }
}
