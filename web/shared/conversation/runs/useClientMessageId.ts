import { useRef } from 'react'

/** An idempotency key that stays the same until a response arrives. */
export function useClientMessageId() {
  const unsettled = useRef<{ send: string; id: string } | null>(null)
  return {
    getId(send: string): string {
      if (unsettled.current?.send !== send) unsettled.current = { send, id: crypto.randomUUID() }
      return unsettled.current.id
    },
    settle(): void {
      unsettled.current = null
    },
  }
}
