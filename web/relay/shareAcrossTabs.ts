import { Observable, type GraphQLResponse } from 'relay-runtime'
import { pause } from './reconnection.ts'

const firstRetryMs = 1000
const longestRetryMs = 30_000

interface Sharing {
  open: (onConnected: () => void) => Observable<GraphQLResponse>
  /** @param isAgain whether earlier events may be missing */
  onConnected: (isAgain: boolean) => void
}

type Message = GraphQLResponse | 'connected' | 'reconnected'

/** The leading tab broadcasts; another takes over when it closes. Never completes. */
export function shareAcrossTabs(name: string, { open, onConnected }: Sharing): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const channel = new BroadcastChannel(name)
    const receive = (message: Message) => {
      if (message === 'connected' || message === 'reconnected') onConnected(message === 'reconnected')
      else sink.next(message)
    }
    channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data)
    const publish = (message: Message) => {
      receive(message)
      channel.postMessage(message)
    }

    const leaving = new AbortController()
    const { signal } = leaving
    const lead = async (isTakingOver: boolean) => {
      let isAgain = isTakingOver
      for (let retryMs = firstRetryMs; !signal.aborted; retryMs = Math.min(retryMs * 2, longestRetryMs)) {
        await new Promise<void>((resolve) => {
          const next = (response: GraphQLResponse) => {
            retryMs = firstRetryMs
            publish(response)
          }
          const connection = isAgain ? 'reconnected' : 'connected'
          const stream = open(() => publish(connection))
          const subscription = stream.subscribe({ next, error: () => resolve(), complete: resolve })
          signal.addEventListener('abort', () => {
            subscription.unsubscribe()
            resolve()
          })
        })
        isAgain = true
        if (!signal.aborted) await pause(retryMs * (0.5 + Math.random() / 2), signal)
      }
    }
    leadWhileLocked(name, signal, lead).catch((error: Error) => signal.aborted || sink.error(error))
    return () => {
      leaving.abort()
      channel.close()
    }
  })
}

/** The Web Locks API needs HTTPS or localhost. */
async function leadWhileLocked(name: string, signal: AbortSignal, lead: (isTakingOver: boolean) => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return lead(false)
  const isTakingOver = (await locks.query()).held?.some((lock) => lock.name === name) ?? false
  await locks.request(name, { signal }, () => lead(isTakingOver))
}
