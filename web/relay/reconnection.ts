import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { retryFailedImports } from '../lib/lazyNamed.ts'

const healthPath = '/healthz'
const firstProbeMs = 500
const longestProbeMs = 15_000

type ConnectionEvent = 'reachable' | 'connected' | 'reconnected' | 'online' | 'changed'

const connection = new EventTarget()
addEventListener('online', () => dispatch('online'))
addEventListener('offline', () => dispatch('changed'))
let isProbing = false
let probeMs = firstProbeMs

export function reportUnreachable(): void {
  if (isProbing) return
  isProbing = true
  dispatch('changed')
  void probeUntilReachable()
}

/** Requests may still fail after a health check. */
export function reportReachable(): void {
  if (!isProbing) probeMs = firstProbeMs
}

export async function isServerReachable(): Promise<boolean> {
  return fetch(healthPath, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function probeUntilReachable(): Promise<void> {
  do {
    // Jitter, so that clients do not return all at once.
    await pause(probeMs * (0.5 + Math.random() / 2))
    probeMs = Math.min(probeMs * 2, longestProbeMs)
  } while (!(await isServerReachable()))
  isProbing = false
  retryFailedImports()
  dispatch('reachable')
}

/** Based on the last request or health check. */
export function isUnreachable(): boolean {
  return isProbing || !navigator.onLine
}

export function useIsUnreachable(): boolean {
  return useSyncExternalStore(listenToChanges, isUnreachable)
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(listenToChanges, () => !navigator.onLine)
}

function listenToChanges(listener: () => void): () => void {
  const listening = new AbortController()
  for (const event of ['reachable', 'online', 'changed']) connection.addEventListener(event, listener, { signal: listening.signal })
  return () => listening.abort()
}

export function listenToReachable(listener: () => void, signal: AbortSignal): void {
  for (const event of ['reachable', 'online']) connection.addEventListener(event, () => listener(), { signal })
}

export function announceConnection(isAgain: boolean): void {
  dispatch(isAgain ? 'reconnected' : 'connected')
}

/** For the first connection of a page, which may have loaded its data before. */
export function useOnConnected(onConnected: () => void): void {
  useConnectionEvent('connected', onConnected)
}

export function useOnReconnected(onReconnected: () => void): void {
  useConnectionEvent('reconnected', onReconnected)
}

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
    if (event === 'reachable') connection.addEventListener('online', listener)
    return () => {
      connection.removeEventListener(event, listener)
      connection.removeEventListener('online', listener)
    }
  }, [event])
}

export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    signal?.addEventListener('abort', done)
    connection.addEventListener('online', done)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      connection.removeEventListener('online', done)
      resolve()
    }
  })
}
