import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RunOutcome } from '../answer/runOutcome.ts'
import type { OutgoingMessage } from './outgoingMessage.ts'
import { joinLines, useDraft } from './useDraft.ts'

interface OutboxProps {
  /** As in `useDraft`. */
  draftName: string | null
  sentTexts: readonly string[]
  isAnswering: boolean
  /** Whether the server takes messages while it answers. */
  canQueue: boolean
  onSend: (message: OutgoingMessage) => Promise<RunOutcome>
  /** Called with the refused message and those behind it, whose texts are in the draft again. */
  onReturn: (messages: readonly OutgoingMessage[], reason: string) => void
}

/** The draft, and messages sent one after another. */
export function useOutbox({ draftName, sentTexts, isAnswering, canQueue, onSend, onReturn }: OutboxProps) {
  const waiting = useRef<readonly OutgoingMessage[]>([])
  const [shown, setShown] = useState<readonly OutgoingMessage[]>([])
  const [sending, setSending] = useState<{ message: OutgoingMessage; isQueued: boolean } | null>(null)
  const { text, setText, send, settle } = useDraft(draftName, sentTexts, joinTexts(shown))

  const change = (messages: readonly OutgoingMessage[]) => {
    waiting.current = messages
    setShown(messages)
  }
  const deliver = async (message: OutgoingMessage): Promise<RunOutcome> => {
    send(message.text)
    setSending({ message, isQueued: isAnswering })
    const outcome = await onSend(message)
    setSending(null)
    const returned = outcome.type === 'refused' ? [message, ...waiting.current] : []
    settle(joinTexts(returned), returned.length > 0)
    if (outcome.type !== 'refused') return outcome
    change([])
    onReturn(returned, outcome.message)
    return outcome
  }
  const isReady = (!isAnswering || canQueue) && sending === null
  const deliverNext = useEffectEvent(() => {
    const [next, ...rest] = waiting.current
    change(rest)
    if (next) void deliver(next)
  })
  useEffect(() => {
    if (isReady && shown.length > 0) deliverNext()
  }, [isReady, shown])

  return {
    text,
    setText,
    // The conversation shows the others.
    queuing: sending?.isQueued ? sending.message : null,
    waiting: shown,
    /** Puts the text back into the draft. False if it is being sent. */
    withdraw(message: OutgoingMessage): boolean {
      if (!waiting.current.includes(message)) return false
      change(waiting.current.filter((other) => other !== message))
      setText((typed) => joinLines(message.text, typed))
      return true
    },
    async enter(message: OutgoingMessage): Promise<RunOutcome | null> {
      setText('')
      if (isReady && waiting.current.length === 0) return deliver(message)
      change([...waiting.current, message])
      return null
    },
  }
}

function joinTexts(messages: readonly OutgoingMessage[]): string {
  return messages.map(({ text }) => text).reduce(joinLines, '')
}
