import { IconButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { getRecognitionProblem } from './recognitionProblem.ts'
import { getSpeechRecognition, type SpeechRecognition } from './speechRecognition.ts'

export function DictateButton({ onText, onFailure }: { onText: (text: string) => void; onFailure: (message: string) => void }) {
  const { t } = useLingui()
  const { isListening, start, stop } = useDictation(onText, onFailure)
  return isListening ? (
    <IconButton icon={Square} label={t`Stop dictating`} onPress={stop} />
  ) : (
    <IconButton icon={Mic} label={t`Dictate`} onPress={start} />
  )
}

function useDictation(onText: (text: string) => void, onFailure: (message: string) => void) {
  const { i18n } = useLingui()
  const [isListening, setIsListening] = useState(false)
  const recognition = useRef<SpeechRecognition | null>(null)
  useEffect(() => () => recognition.current?.abort(), [])
  // The text may have changed since the start.
  const latest = useRef({ onText, onFailure })
  useEffect(() => {
    latest.current = { onText, onFailure }
  })

  const start = () => {
    const Recognition = getSpeechRecognition()
    if (!Recognition) return
    const current = new Recognition()
    recognition.current = current
    current.lang = i18n.locale
    current.continuous = true
    current.onresult = ({ resultIndex, results }) => {
      const finalResults = Array.from(results)
        .slice(resultIndex)
        .filter(({ isFinal }) => isFinal)
      const text = finalResults.map((result) => result[0]?.transcript.trim() ?? '').join(' ')
      if (text) latest.current.onText(text)
    }
    current.onerror = ({ error }) => {
      const message = getRecognitionProblem(error)
      if (message) latest.current.onFailure(message)
    }
    current.onend = () => {
      recognition.current = null
      setIsListening(false)
    }
    current.start()
    setIsListening(true)
  }

  return { isListening, start, stop: () => recognition.current?.stop() }
}
