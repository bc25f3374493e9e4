import { useRef } from 'react'

/** The same id for the same send until it is settled, so that trying again after a lost answer sends nothing twice. */
export function useClientMessageId() {
  const unsettled = useRef<{ send: string; id: string } | null>(null)
  return {
    idOf(send: string): string {
      if (unsettled.current?.send !== send) unsettled.current = { send, id: crypto.randomUUID() }
      return unsettled.current.id
    },
    settle(): void {
      unsettled.current = null
    },
  }
}
