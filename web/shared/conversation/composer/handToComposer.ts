import { useEffect, useEffectEvent } from 'react'

interface HandedMessage {
  files: File[]
  text: string
  /** Sends the text immediately instead of leaving it to the user. */
  isReady?: boolean
}

let waiting: HandedMessage | null = null
const listeners = new Set<() => void>()

/** The composer may not be on the page yet. */
export function handToComposer(message: HandedMessage): void {
  waiting = message
  listeners.forEach((listener) => listener())
}

export function takePendingMessage(): HandedMessage | null {
  const message = waiting
  waiting = null
  return message
}

export function isMessageWaiting(): boolean {
  return waiting?.isReady ?? false
}

function listenToHandedMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useHandedMessages(onMessage: (message: HandedMessage) => void): void {
  const take = useEffectEvent(() => {
    const message = takePendingMessage()
    if (message) onMessage(message)
  })
  useEffect(() => {
    take()
    return listenToHandedMessages(() => take())
  }, [])
}
