import { IconButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Mic, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findTopOverlay } from '../../lib/overlays.ts'
import { getRecognitionProblem } from './recognitionProblem.ts'
import { getSpeechRecognition, type SpeechRecognition } from './speechRecognition.ts'

/** A longer press is push to talk. */
const holdMs = 400

/** Held with a pointer or the space bar, listens until it is released; pressed briefly, until the next press. */
export function DictateButton({ onText, onFailure }: { onText: (text: string) => void; onFailure: (message: string) => void }) {
  const { t } = useLingui()
  const { isListening, start, stop, abort } = useDictation(onText, onFailure)
  const press = useRef({ startedAt: 0, starts: false, isConfirmed: false })

  const handlePressStart = () => {
    press.current = { startedAt: performance.now(), starts: !isListening, isConfirmed: false }
    if (!isListening) start()
  }
  const handlePressEnd = () => {
    const current = press.current
    if (!current.starts) return
    if (performance.now() - current.startedAt >= holdMs) return stop()
    // A scrolling finger ends the press before `onPress`.
    setTimeout(() => !current.isConfirmed && abort())
  }
  const handlePress = () => {
    press.current.isConfirmed = true
    if (!press.current.starts) stop()
  }
  useTalkKey(() => !isListening && start(), stop)
  return (
    <IconButton
      icon={isListening ? Square : Mic}
      label={isListening ? t`Stop dictating` : t`Dictate`}
      hint={isListening ? undefined : t`hold to talk`}
      onPressStart={handlePressStart}
      onPressEnd={handlePressEnd}
      onPress={handlePress}
    />
  )
}

/** Listens while Control, Shift and Space are held. */
function useTalkKey(onHold: () => void, onRelease: () => void): void {
  const hold = useEffectEvent(onHold)
  const release = useEffectEvent(onRelease)
  useEffect(() => {
    let isHeld = false
    const handleRelease = () => {
      if (isHeld) release()
      isHeld = false
    }
    const listening = new AbortController()
    const { signal } = listening
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || !event.ctrlKey || !event.shiftKey || findTopOverlay()) return
      event.preventDefault()
      if (event.repeat || isHeld) return
      isHeld = true
      hold()
    }
    window.addEventListener('keydown', handleKeyDown, { signal })
    window.addEventListener('keyup', handleRelease, { signal })
    // The key is released elsewhere.
    window.addEventListener('blur', handleRelease, { signal })
    return () => listening.abort()
  }, [])
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

  return { isListening, start, stop: () => recognition.current?.stop(), abort: () => recognition.current?.abort() }
}
