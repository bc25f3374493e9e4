import { useState } from 'react'
import { draft } from '../../lib/storage.ts'

/** What stands in a composer and survives leaving it; null is the composer of a thread that does not exist yet. */
export function useDraft(threadUuid: string | null): [text: string, setText: (text: string) => void] {
  const stored = draft(threadUuid)
  const [text, setText] = useState(() => stored.get() ?? '')
  return [
    text,
    (next) => {
      setText(next)
      stored.set(next === '' ? null : next)
    },
  ]
}
