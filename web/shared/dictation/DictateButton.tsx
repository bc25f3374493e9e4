import { IconButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { AudioLines, Mic, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findTopOverlay } from '../../lib/overlays.ts'
import { unlockSound } from '../speech/browserSpeech.ts'
import type { SpeechRecognition } from './speechRecognition.ts'

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

/** In this file, so that both buttons load at once. */
export function TalkButton({ onPress }: { onPress: () => void }) {
  const { t } = useLingui()
  const handlePress = () => {
    unlockSound()
    onPress()
  }
  return <IconButton icon={AudioLines} label={t`Start voice mode`} onPress={handlePress} />
}

/** The code of dictation loads on first use. */
function useDictation(onText: (text: string) => void, onFailure: (message: string) => void) {
  const { i18n } = useLingui()
  const [isListening, setIsListening] = useState(false)
  const current = useRef<AbortController | null>(null)
  const dictation = useRef<SpeechRecognition | null>(null)
  const abort = () => {
    current.current?.abort()
    dictation.current?.abort()
  }
  useEffect(() => abort, [])
  // The text may have changed since the start.
  const latest = useRef({ onText, onFailure })
  useEffect(() => {
    latest.current = { onText, onFailure }
  })

  const start = async () => {
    const starting = new AbortController()
    current.current = starting
    const end = () => {
      if (current.current !== starting) return
      dictation.current = null
      setIsListening(false)
    }
    setIsListening(true)
    try {
      const { startDictation } = await import('./dictation.ts')
      if (starting.signal.aborted) return end()
      dictation.current = startDictation({
        language: i18n.locale,
        onText: (text) => latest.current.onText(text),
        onFailure: (message) => latest.current.onFailure(message),
        onEnd: end,
      })
    } catch {
      end()
    }
  }
  const stop = () => (dictation.current ? dictation.current.stop() : current.current?.abort())
  return { isListening, start: () => void start(), stop, abort }
}
