import { useSyncExternalStore } from 'react'

/** Items deleted in other tabs stay in the store for their open editors. */
const deletedIds = new Set<string>()
const listeners = new Set<() => void>()

export function markItemDeleted(id: string): void {
  deletedIds.add(id)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useIsItemDeleted(id: string): boolean {
  return useSyncExternalStore(subscribe, () => deletedIds.has(id))
}
