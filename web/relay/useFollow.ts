import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { requestSubscription, type GraphQLSubscriptionConfig, type OperationType } from 'relay-runtime'
import { isUnreachable, listenToReachable, pause } from './reconnection.ts'
import { gatewayErrors, RequestError } from './requestError.ts'

const firstRetryMs = 1000
const longestRetryMs = 30_000

/**
 * Subscribes while the page is visible, because browsers allow six connections per host, and again after a lost connection.
 * @param config must be memoized @param onResumed reads what was missed
 */
export function useFollow<T extends OperationType>(config: GraphQLSubscriptionConfig<T>, onResumed?: () => void): void {
  const environment = useRelayEnvironment()
  const isVisible = useSyncExternalStore(listenToVisibility, () => document.visibilityState === 'visible')
  const handleResumed = useEffectEvent(() => onResumed?.())
  const followed = useRef<typeof config>(null)
  useEffect(() => {
    if (!isVisible) return
    const leaving = new AbortController()
    const { signal } = leaving
    const follow = async () => {
      let retryMs = firstRetryMs
      while (!signal.aborted) {
        const mayRetry = await new Promise<boolean>((resolve) => {
          const following = requestSubscription(environment, {
            ...config,
            onNext(response) {
              retryMs = firstRetryMs
              config.onNext?.(response)
            },
            onError: (error) => resolve(isTemporary(error)),
            onCompleted: () => resolve(true),
          })
          signal.addEventListener('abort', () => following.dispose())
          if (followed.current === config) handleResumed()
          followed.current = config
        })
        if (!mayRetry) return
        await pause(retryMs * (0.5 + Math.random() / 2), signal)
        retryMs = Math.min(retryMs * 2, longestRetryMs)
        await waitUntilReachable(signal)
      }
    }
    void follow()
    return () => leaving.abort()
  }, [config, environment, isVisible])
}

function waitUntilReachable(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || !isUnreachable()) return resolve()
    listenToReachable(resolve, signal)
    signal.addEventListener('abort', () => resolve())
  })
}

function isTemporary(error: Error): boolean {
  return error instanceof RequestError && (error.status === null || gatewayErrors.has(error.status))
}

function listenToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
