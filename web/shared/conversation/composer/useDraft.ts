import { useEffect, useRef, useState } from 'react'
import { draft } from '../../../lib/storage.ts'

/**
 * The composer's text, kept across navigation and reloads, and the message being sent. @param name the thread's UUID or a name for it
 * before it exists; null for a new private thread
 */
export function useDraft(name: string | null) {
  const [text, setText] = useState(() => draft(name).get() ?? '')
  const [underWay, setUnderWay] = useState('')
  const stored = useRef({ name, text })

  useEffect(() => {
    const { name: before, text: kept } = stored.current
    const unsent = joined(underWay, text)
    // A restored message is already stored; after a logout nothing may be stored.
    if (before === name && kept === unsent) return
    if (before !== name) draft(before).set(null)
    stored.current = { name, text: unsent }
    draft(name).set(unsent || null)
  }, [name, underWay, text])

  return {
    text,
    setText,
    send(message: string) {
      setUnderWay(message)
      setText('')
    },
    settle(message: string, isRefused: boolean) {
      setUnderWay('')
      if (isRefused) setText((typed) => joined(message, typed))
    },
  }
}

function joined(message: string, typed: string): string {
  return message === '' || typed === '' ? message + typed : `${message}\n${typed}`
}
