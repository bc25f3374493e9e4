import { useState } from 'react'
import { getTextDraft } from '../lib/storage.ts'

/** Unsent text survives reloads and navigation; cleared at logout. @param saved the text that it changes */
export function useTextDraft(name: string, saved = '') {
  const stored = getTextDraft(name)
  const [text, setText] = useState(() => stored.get() ?? saved)
  return {
    text,
    setText(typed: string) {
      setText(typed)
      stored.set(typed === saved ? null : typed)
    },
    discard() {
      setText(saved)
      stored.set(null)
    },
  }
}
