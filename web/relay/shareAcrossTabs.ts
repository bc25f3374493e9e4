import { Observable, type GraphQLResponse } from 'relay-runtime'

const firstRetryMs = 1000
const longestRetryMs = 30_000

/**
 * One tab of the browser opens the stream and passes what it hears to the others; when it closes, another takes over.
 * The stream is opened again after each loss, so what is returned never ends by itself.
 */
export function shareAcrossTabs(name: string, open: () => Observable<GraphQLResponse>): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const channel = new BroadcastChannel(name)
    channel.onmessage = (message: MessageEvent<GraphQLResponse>) => sink.next(message.data)

    const leaving = new AbortController()
    const lead = () =>
      keepOpen(open, leaving.signal, (response) => {
        sink.next(response)
        channel.postMessage(response)
      })
    // Only pages from https or localhost have locks; elsewhere each tab listens for itself.
    const locks = navigator.locks as LockManager | undefined
    const leadership = locks ? locks.request(name, { signal: leaving.signal }, lead) : lead()
    leadership.catch((error: Error) => {
      if (!leaving.signal.aborted) sink.error(error)
    })

    return () => {
      leaving.abort()
      channel.close()
    }
  })
}

async function keepOpen(open: () => Observable<GraphQLResponse>, signal: AbortSignal, onNext: (response: GraphQLResponse) => void) {
  for (let retryMs = firstRetryMs; !signal.aborted; retryMs = Math.min(retryMs * 2, longestRetryMs)) {
    await streamOnce(open, signal, (response) => {
      retryMs = firstRetryMs
      onNext(response)
    })
    await pause(retryMs * (0.5 + Math.random() / 2), signal)
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

/** Ends early when the network is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
    addEventListener('online', done)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      removeEventListener('online', done)
      resolve()
    }
  })
}
