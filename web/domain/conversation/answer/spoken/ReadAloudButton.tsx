import { IconButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { spokenText } from './spokenText.ts'

/** Reads an answer with the browser's voice, until its end, a press, or another answer that is read. */
export function ReadAloudButton({ text }: { text: string }) {
  const { t, i18n } = useLingui()
  const [isReading, setIsReading] = useState(false)
  const current = useRef<SpeechSynthesisUtterance | null>(null)
  const stop = () => {
    if (current.current) speechSynthesis.cancel()
  }
  useEffect(() => stop, [])

  const read = () => {
    speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(spokenText(text))
    utterance.lang = i18n.locale
    utterance.onend = utterance.onerror = () => {
      current.current = null
      setIsReading(false)
    }
    current.current = utterance
    speechSynthesis.speak(utterance)
    setIsReading(true)
  }

  return isReading ? (
    <IconButton icon={Square} label={t`Stop reading`} onPress={stop} />
  ) : (
    <IconButton icon={Volume2} label={t`Read aloud`} onPress={read} />
  )
}
