import { useEffect, useRef, useState } from 'react'
import { draft, getSendingDraft } from '../../../lib/storage.ts'
import { releaseTyping } from '../../threads/holdTyping.ts'

/**
 * @param name the thread's UUID; null for a new private thread
 * @param sentTexts newest messages that the server has
 * @param waiting messages that are sent later, stored with the draft
 */
export function useDraft(name: string | null, sentTexts: readonly string[] = [], waiting = '') {
  const [before] = useState(() => ({ name, text: draft(name).get() ?? '', sending: getSendingDraft(name).get() ?? '' }))
  const [text, setText] = useState(() => joinLines(before.sending, before.text))
  const [sending, setSending] = useState('')
  // The page was left before the response arrived.
  const [uncertain, setUncertain] = useState(before.sending)
  const stored = useRef(before)

  if (uncertain !== '' && sentTexts.includes(uncertain)) {
    setUncertain('')
    if (text === uncertain || text.startsWith(`${uncertain}\n`)) setText(text.slice(uncertain.length + 1))
  }

  useEffect(releaseTyping, [])

  const unsent = joinLines(waiting, text)
  useEffect(() => {
    const last = stored.current
    if (last.name === name && last.text === unsent && last.sending === sending) return
    // A logout deletes the stored message before its refusal returns it to the composer.
    if (last.sending !== '' && unsent === joinLines(last.sending, last.text) && getSendingDraft(name).get() === null) return
    if (last.name !== name) {
      draft(last.name).set(null)
      getSendingDraft(last.name).set(null)
    }
    stored.current = { name, text: unsent, sending }
    draft(name).set(unsent || null)
    getSendingDraft(name).set(sending || null)
  }, [name, sending, unsent])

  return {
    text,
    setText,
    send(message: string) {
      setUncertain('')
      setSending(message)
    },
    settle(message: string, isRefused: boolean) {
      setSending('')
      if (isRefused) setText((typed) => joinLines(message, typed))
    },
  }
}

export function joinLines(message: string, typed: string): string {
  return message === '' || typed === '' ? message + typed : `${message}\n${typed}`
}
