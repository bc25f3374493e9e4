import type { ChatEvent } from './events.ts'
import { delayBefore, maxAttempts, onAwake } from './reconnect.ts'
import {
  idleStream,
  reduceStream,
  refusalToSend,
  streamTimeoutMs,
  type StreamAction,
  type StreamEffect,
  type StreamError,
  type StreamState,
} from './reducer.ts'

/** How a thread's stream reaches the server; a test hands in its own. */
export interface ChatTransport {
  /**
   * Follows the thread's newest run, from behind a cursor or from a snapshot, or the run of a message that is being sent; answers with what
   * closes it.
   */
  open(after: string | null, sink: ChatSink, clientMessageId?: string): () => void
  /** Why a connection broke: asks for the current user and for the thread's active run. */
  diagnose(): Promise<'signedOut' | 'running' | 'ended'>
}

export interface ChatSink {
  /** @param store keeps what the server has stored of it where the screens read it */
  next(event: ChatEvent, store?: () => void): void
  /** The connection is over, whether or not the run is; `failure` where more is known than that it broke. */
  closed(failure?: StreamError): void
}

export interface WatchedRun {
  readonly id: string
  /** ISO 8601; the 60 seconds count from here. */
  readonly createdAt: string
}

const signedOut: StreamError = { message: 'Authentication required. Please log in to continue.', code: 'signed_out' }
const connectionFailed: StreamError = {
  message: 'Streaming connection failed. Please try again.',
  code: 'connection_failed',
}

/** Not of the run or of the session: another connection may do better. */
function isOfConnection(error: StreamError | null): boolean {
  return error !== null && ['connection_failed', 'not_created', 'unreadable'].includes(error.code)
}

/** A quiet connection of this age is renewed when the tab is looked at again: a sleeping machine may have lost it unnoticed. */
const quietMs = 15_000

/** Words share a drawing when they come faster than anybody reads: each drawing lays out and paints the screen anew, however little it adds. */
const betweenWordsMs = 30

/** The answer being written in one thread, outside Relay: connected only while a screen shows it and its run is active. */
export class ThreadStream {
  readonly #transport: ChatTransport
  readonly #listeners = new Set<() => void>()
  readonly #eventListeners = new Set<(event: ChatEvent) => void>()
  #state: StreamState = idleStream
  #frame: number | null = null
  #drawnAt = -Infinity
  #pause: ReturnType<typeof setTimeout> | undefined
  /** Null while no screen shows the thread. */
  #reloadHistory: (() => void) | null = null
  #runId: string | null = null
  #endedRunId: string | null = null
  #timeout: ReturnType<typeof setTimeout> | undefined
  #close: (() => void) | null = null
  /** Whether what is connected was opened beside a send. */
  #isBesideSend = false
  /** Until that send is answered: the answer shows the step as it was then, and would take back what came of it since. */
  #held: (() => void)[] | null = null
  /** Puts the end of the last answer into the store. */
  #storeEnd: (() => void)[] = []
  #openedAfter: string | null = null
  #attempts = 0
  #heardAt = 0

  constructor(transport: ChatTransport) {
    this.#transport = transport
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Hears each event as it arrives, also those that change nothing. */
  onEvent(listener: (event: ChatEvent) => void): () => void {
    this.#eventListeners.add(listener)
    return () => this.#eventListeners.delete(listener)
  }

  readonly getState = (): StreamState => this.#state

  /** The run whose end was heard here last. */
  get endedRunId(): string | null {
    return this.#endedRunId
  }

  refusalToSend(): 'already_sending' | null {
    return refusalToSend(this.#state)
  }

  /** Tells the stream of a send before the server has answered it. */
  sent(): void {
    this.#dispatch({ type: 'sent' })
  }

  /** Connects beside a send, so that the first words come with no further round trip. */
  readonly expect = (clientMessageId: string): void => {
    if (!this.#reloadHistory) return
    this.#open(null, clientMessageId)
    this.#isBesideSend = true
    this.#held = []
  }

  /** The send is answered, and its run known: what was held until then can be heard. */
  sendAnswered(): void {
    const held = this.#held ?? []
    const isConnected = this.#held === null || this.#isBesideSend
    this.#held = null
    held.forEach((receive) => receive())
    if (!isConnected) this.#openAgain()
  }

  /** Another run is active than the one that was expected, or none. */
  expectNothing(): void {
    if (this.#held === null) return
    this.#disconnect()
    this.#openAgain()
  }

  sendFailed(error: StreamError): void {
    this.expectNothing()
    this.#dispatch({ type: 'sendFailed', error })
  }

  /** A screen shows the thread, until the returned function is called. */
  attach(reloadHistory: () => void): () => void {
    this.#reloadHistory = reloadHistory
    const forgetAwake = onAwake(() => this.#handleAwake())
    return () => {
      forgetAwake()
      this.#disconnect()
      clearTimeout(this.#timeout)
      this.#reloadHistory = null
      this.#runId = null
      this.#dispatch({ type: 'released' })
    }
  }

  /** Reads the thread's active run to its end; the same run again changes nothing. */
  watch(run: WatchedRun): void {
    if (!this.#reloadHistory || this.#runId === run.id) return
    this.#runId = run.id
    this.#storeEnd = []
    this.#attempts = 0
    this.#dispatch({ type: 'followed' })
    clearTimeout(this.#timeout)
    const left = Math.min(streamTimeoutMs, Date.parse(run.createdAt) + streamTimeoutMs - Date.now())
    this.#timeout = setTimeout(() => this.#dispatch({ type: 'timedOut' }), left)
    if (!this.#isBesideSend && this.#held === null) this.#open(this.#cursor())
  }

  /** After something older took its place. */
  storeEndAgain(): void {
    this.#storeEnd.forEach((store) => store())
  }

  /** After a connection was given up. */
  tryAgain(): void {
    if (this.#runId === null) return
    this.#attempts = 0
    this.#dispatch({ type: 'followed' })
    this.#open(this.#cursor())
  }

  #openAgain(): void {
    if (this.#runId !== null && this.#runId !== this.#endedRunId) this.#open(this.#cursor())
  }

  #open(after: string | null, clientMessageId?: string): void {
    this.#disconnect()
    this.#openedAfter = after
    this.#heardAt = Date.now()
    let isCurrent = true
    // Until the answer to the send names its run, which is connected to then.
    const runBefore = clientMessageId === undefined ? null : this.#runId
    const sink: ChatSink = {
      next: (event, store) => isCurrent && this.#hear(event, store),
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

  #hear(event: ChatEvent, store: (() => void) | undefined): void {
    this.#attempts = 0
    this.#heardAt = Date.now()
    const receive = () => {
      this.#receive(event)
      if (!store) return
      store()
      this.#storeEnd.push(store)
    }
    if (this.#held && (store || this.#held.length > 0)) this.#held.push(receive)
    else receive()
  }

  #receive(event: ChatEvent): void {
    this.#eventListeners.forEach((listener) => listener(event))
    if (this.#openedAfter !== null && event.stepId !== this.#state.answer?.stepId) {
      // A newer run has begun while we were away: the cursor belonged to the one before, so what it skipped is asked for.
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
    // What cannot be read would be read again and again, since every connection begins with something that can.
    if (failure.code === 'unreadable' || this.#attempts >= maxAttempts) return this.#dispatch({ type: 'connectionFailed', error: failure })
    const attempt = this.#attempts++
    // The first time is often over before anybody notices.
    if (attempt > 0) this.#dispatch({ type: 'connectionLost' })
    const timer = setTimeout(() => this.#open(this.#cursor()), delayBefore(attempt))
    this.#close = () => clearTimeout(timer)
  }

  #handleAwake(): void {
    if (this.#state.phase === 'error' && isOfConnection(this.#state.error)) this.tryAgain()
    else if (this.#state.isRunActive && Date.now() - this.#heardAt > quietMs) this.#open(this.#cursor())
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
    const isMoreWords = action.type === 'event' && action.event.__typename === 'ChatDelta' && state.phase === this.#state.phase
    this.#state = state
    const early = isMoreWords ? this.#drawnAt + betweenWordsMs - performance.now() : 0
    if (early > 0) this.#pause ??= setTimeout(() => this.#draw(), early)
    else this.#draw()
  }

  #draw(): void {
    if (this.#frame !== null) return
    this.#frame = requestAnimationFrame(() => {
      clearTimeout(this.#pause)
      this.#pause = undefined
      this.#frame = null
      this.#drawnAt = performance.now()
      this.#listeners.forEach((listener) => listener())
    })
  }

  #perform({ afterMs }: StreamEffect): void {
    setTimeout(() => this.#reloadHistory?.(), afterMs)
  }
}
