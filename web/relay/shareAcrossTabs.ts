import { Observable, type GraphQLResponse } from 'relay-runtime'
import { pause } from './reconnection.ts'

const firstRetryMs = 1000
const longestRetryMs = 30_000

interface Sharing {
  open: (onConnected: () => void) => Observable<GraphQLResponse>
  onReconnected: () => void
}

type News = { readonly response: GraphQLResponse } | 'reconnected'

/**
 * One tab opens the stream and broadcasts it to the others; when it closes, another takes over. Reconnects after each loss, so the result
 * never completes.
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

/** Waits until no other tab leads. The Web Locks API needs HTTPS or localhost; elsewhere each tab subscribes itself. */
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
