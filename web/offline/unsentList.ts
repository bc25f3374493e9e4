import { useSyncExternalStore } from 'react'
import type { UnsentMessage } from './database.ts'

let shown: readonly UnsentMessage[] = []
const listeners = new Set<() => void>()

export function showUnsent(messages: readonly UnsentMessage[]): void {
  shown = messages
  listeners.forEach((listener) => listener())
}

export function hasUnsent(chat: string): boolean {
  return shown.some((message) => message.chat === chat)
}

export function useUnsent(): readonly UnsentMessage[] {
  return useSyncExternalStore(subscribe, () => shown)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Name of the chat whose first message is unsent. */
export const newChat = 'new'

const begun = new EventTarget()

export function announceStartedThread(uuid: string): void {
  begun.dispatchEvent(new CustomEvent('begun', { detail: uuid }))
}

export function onThreadStarted(listener: (uuid: string) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<string>).detail)
  begun.addEventListener('begun', handle)
  return () => begun.removeEventListener('begun', handle)
}
