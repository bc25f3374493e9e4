import { useEffect, useRef, useState } from 'react'
import { draft } from '../../../lib/storage.ts'

/**
 * What stands in a composer and survives leaving it, and what is under way from it until the server has it.
 * @param name the thread's UUID, or what stands for it before it exists, null for a private one: the text goes along when it begins
 */
export function useDraft(name: string | null) {
  const [text, setText] = useState(() => draft(name).get() ?? '')
  const [underWay, setUnderWay] = useState('')
  const stored = useRef({ name, text })

  useEffect(() => {
    const { name: before, text: kept } = stored.current
    const unsent = joined(underWay, text)
    // A message that comes back is stored already, and whoever was signed out meanwhile wants nothing stored any more.
    if (before === name && kept === unsent) return
    if (before !== name) draft(before).set(null)
    stored.current = { name, text: unsent }
    draft(name).set(unsent || null)
  }, [name, underWay, text])

  return {
    text,
    setText,
    /** Empties the composer; the message is kept beside it until it is settled. */
    send(message: string) {
      setUnderWay(message)
      setText('')
    },
    /** A message that was refused stands in front of what was typed since. */
    settle(message: string, isRefused: boolean) {
      setUnderWay('')
      if (isRefused) setText((typed) => joined(message, typed))
    },
  }
}

function joined(message: string, typed: string): string {
  return message === '' || typed === '' ? message + typed : `${message}\n${typed}`
}
