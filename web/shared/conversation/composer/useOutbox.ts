import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RunOutcome } from '../answer/runOutcome.ts'
import type { OutgoingMessage } from './outgoingMessage.ts'
import { joinLines, useDraft } from './useDraft.ts'

interface OutboxProps {
  /** As in `useDraft`. */
  name: string | null
  sentTexts: readonly string[]
  /** Until then, messages wait. */
  canSend: boolean
  onSend: (message: OutgoingMessage) => Promise<RunOutcome>
  /** Called with messages whose text a refusal returned to the draft. */
  onReturn: (messages: readonly OutgoingMessage[], reason: string) => void
}

/** Draft and messages that are sent one after the other. */
export function useOutbox({ name, sentTexts, canSend, onSend, onReturn }: OutboxProps) {
  const waiting = useRef<readonly OutgoingMessage[]>([])
  const [shown, setShown] = useState<readonly OutgoingMessage[]>([])
  const [isSending, setIsSending] = useState(false)
  const { text, setText, send, settle } = useDraft(name, sentTexts, joinTexts(shown))

  const change = (messages: readonly OutgoingMessage[]) => {
    waiting.current = messages
    setShown(messages)
  }
  const deliver = async (message: OutgoingMessage): Promise<RunOutcome> => {
    send(message.text)
    setIsSending(true)
    const outcome = await onSend(message)
    setIsSending(false)
    const returned = outcome.type === 'refused' ? [message, ...waiting.current] : []
    settle(joinTexts(returned), returned.length > 0)
    if (outcome.type !== 'refused') return outcome
    change([])
    onReturn(returned, outcome.message)
    return outcome
  }
  const isReady = canSend && !isSending
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
    waiting: shown,
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
