import { useEffect, useEffectEvent } from 'react'
import { retryFailedImports } from '../lib/lazyNamed.ts'

const healthPath = '/healthz'
const firstProbeMs = 500
const longestProbeMs = 15_000

type ConnectionEvent = 'reachable' | 'reconnected'

const connection = new EventTarget()
let isProbing = false
let probeMs = firstProbeMs

/** Reports a request that got no answer. The server is then probed until it responds, and whatever failed loads again. */
export function reportUnreachable(): void {
  if (isProbing) return
  isProbing = true
  void probeUntilReachable()
}

/** Reports an answered request. A health check alone does not reset the backoff: the server may be up and its requests still fail. */
export function reportReachable(): void {
  if (!isProbing) probeMs = firstProbeMs
}

/** Whether the server responds at all right now. */
export async function isServerReachable(): Promise<boolean> {
  return fetch(healthPath, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function probeUntilReachable(): Promise<void> {
  do {
    // Jitter keeps clients from returning all at once.
    await pause(probeMs * (0.5 + Math.random() / 2))
    probeMs = Math.min(probeMs * 2, longestProbeMs)
  } while (!(await isServerReachable()))
  isProbing = false
  retryFailedImports()
  dispatch('reachable')
}

/** Announces in this tab that live updates resumed after a gap in which events may have been missed. */
export function announceReconnection(): void {
  dispatch('reconnected')
}

/** Calls back when live updates resume after an interruption. */
export function useOnReconnected(onReconnected: () => void): void {
  useConnectionEvent('reconnected', onReconnected)
}

/** Calls back when the server answers again after requests failed, and when the browser comes back online. */
export function useOnReachable(onReachable: () => void): void {
  useConnectionEvent('reachable', onReachable)
}

function dispatch(event: ConnectionEvent): void {
  connection.dispatchEvent(new Event(event))
}

function useConnectionEvent(event: ConnectionEvent, callback: () => void): void {
  const handleEvent = useEffectEvent(callback)
  useEffect(() => {
    const listener = () => handleEvent()
    connection.addEventListener(event, listener)
    if (event === 'reachable') window.addEventListener('online', listener)
    return () => {
      connection.removeEventListener(event, listener)
      window.removeEventListener('online', listener)
    }
  }, [event])
}

/** Ends early when the browser comes back online. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    signal?.addEventListener('abort', done)
    addEventListener('online', done)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      removeEventListener('online', done)
      resolve()
    }
  })
}
