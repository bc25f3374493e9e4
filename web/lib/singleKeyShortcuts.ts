import { useSyncExternalStore } from 'react'
import { singleKeyShortcuts } from './storage.ts'

const changes = new EventTarget()

/** Off by default because typing focuses the composer. */
export function areSingleKeyShortcutsOn(): boolean {
  return singleKeyShortcuts.get() === 'on'
}

export function setSingleKeyShortcuts(areOn: boolean): void {
  singleKeyShortcuts.set(areOn ? 'on' : null)
  changes.dispatchEvent(new Event('change'))
}

export function useSingleKeyShortcuts(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeyShortcutsOn)
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange)
  return () => changes.removeEventListener('change', onChange)
}
