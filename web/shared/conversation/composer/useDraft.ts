import { useEffect, useRef, useState } from 'react'
import { draft } from '../../../lib/storage.ts'

/** @param name the thread's UUID; null for a new private thread */
export function useDraft(name: string | null) {
  const [text, setText] = useState(() => draft(name).get() ?? '')
  const [sending, setSending] = useState('')
  const stored = useRef({ name, text })

  useEffect(() => {
    const { name: before, text: kept } = stored.current
    const unsent = joinLines(sending, text)
    // After a logout nothing may be stored.
    if (before === name && kept === unsent) return
    if (before !== name) draft(before).set(null)
    stored.current = { name, text: unsent }
    draft(name).set(unsent || null)
  }, [name, sending, text])

  return {
    text,
    setText,
    send(message: string) {
      setSending(message)
      setText('')
    },
    settle(message: string, isRefused: boolean) {
      setSending('')
      if (isRefused) setText((typed) => joinLines(message, typed))
    },
  }
}

function joinLines(message: string, typed: string): string {
  return message === '' || typed === '' ? message + typed : `${message}\n${typed}`
}
