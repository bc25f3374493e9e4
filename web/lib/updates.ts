import { useSyncExternalStore } from 'react'
import { isServerReachable, reportUnreachable } from '../relay/reconnection.ts'
import { lastReload } from './storage.ts'

const typedMark = 'data-typed'
const failures = new WeakSet<object>()
const listeners = new Set<() => void>()
let build = ''
let isOutdated = false

/** @param version of the app, which this tab runs */
export function installUpdates(version: string): void {
  build = version
  addEventListener('input', ({ target: field }) => field instanceof Element && field.toggleAttribute(typedMark, true))
  addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload)
    void update()
  })
}

/** A tab from before a deployment requests deleted code. Reloads once per version, unless typed text would be lost. */
async function update(): Promise<void> {
  if (!(await isServerReachable())) return reportUnreachable()
  if (!hasTypedText() && lastReload.get() !== build) {
    lastReload.set(build)
    return location.reload()
  }
  setOutdated(true)
}

function setOutdated(value: boolean): void {
  isOutdated = value
  listeners.forEach((listener) => listener())
}

/** Call when the failed screen has replaced the previous one and its fields. */
export function reportFailedRoute(error: unknown): void {
  if (typeof error === 'object' && error !== null && failures.has(error)) void update()
}

export function useIsOutdated(): boolean {
  return useSyncExternalStore(subscribe, () => isOutdated)
}

/** Until the next file is missing. */
export function dismissUpdate(): void {
  setOutdated(false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLElement & { value?: string }>(`[${typedMark}]`)
  return [...fields].some(({ value }) => value !== '')
}
