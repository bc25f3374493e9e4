import { Observable, type GraphQLResponse } from 'relay-runtime'
import { pause } from './reconnection.ts'

const firstRetryMs = 1000
const longestRetryMs = 30_000

interface Sharing {
  /** @param onConnected to be called when the server has begun to listen */
  open: (onConnected: () => void) => Observable<GraphQLResponse>
  /** Called in every tab when the stream is there again after it was not. */
  onReconnected: () => void
}

/** What the tab that listens passes on to the others. */
type News = { readonly response: GraphQLResponse } | 'reconnected'

/**
 * One tab of the browser opens the stream and passes what it hears to the others; when it closes, another takes over.
 * The stream is opened again after each loss, so what is returned never ends by itself.
 */
export function shareAcrossTabs(name: string, { open, onReconnected }: Sharing): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const channel = new BroadcastChannel(name)
    const hear = (news: News) => (news === 'reconnected' ? onReconnected() : sink.next(news.response))
    channel.onmessage = (message: MessageEvent<News>) => hear(message.data)
    const tell = (news: News) => {
      hear(news)
      channel.postMessage(news)
    }

    const leaving = new AbortController()
    const lead = (isTakingOver: boolean) => {
      let isFirst = !isTakingOver
      const openNext = () => {
        const isAgain = !isFirst
        isFirst = false
        return open(() => isAgain && tell('reconnected'))
      }
      return keepOpen(openNext, leaving.signal, (response) => tell({ response }))
    }
    leadInTurn(name, leaving.signal, lead).catch((error: Error) => {
      if (!leaving.signal.aborted) sink.error(error)
    })

    return () => {
      leaving.abort()
      channel.close()
    }
  })
}

/** Waits until no other tab leads. Only pages from https or localhost have locks; elsewhere each tab listens for itself. */
async function leadInTurn(name: string, signal: AbortSignal, lead: (isTakingOver: boolean) => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return lead(false)
  const { held = [] } = await locks.query()
  const isTakingOver = held.some((lock) => lock.name === name)
  await locks.request(name, { signal }, () => lead(isTakingOver))
}

async function keepOpen(open: () => Observable<GraphQLResponse>, signal: AbortSignal, onNext: (response: GraphQLResponse) => void) {
  for (let retryMs = firstRetryMs; !signal.aborted; retryMs = Math.min(retryMs * 2, longestRetryMs)) {
    await streamOnce(open, signal, (response) => {
      retryMs = firstRetryMs
      onNext(response)
    })
    if (!signal.aborted) await pause(retryMs * (0.5 + Math.random() / 2), signal)
  }
}

function streamOnce(open: () => Observable<GraphQLResponse>, signal: AbortSignal, onNext: (response: GraphQLResponse) => void) {
  return new Promise<void>((resolve) => {
    const subscription = open().subscribe({ next: onNext, error: () => resolve(), complete: resolve })
    signal.addEventListener('abort', () => {
      subscription.unsubscribe()
      resolve()
    })
  })
}
