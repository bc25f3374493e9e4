import { IconButton, LiveRegion } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { AudioLines, Ellipsis, Mic, RotateCcw, Square, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findTopOverlay } from '../../lib/overlays.ts'
import type { Session } from '../../session/session.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { getSpeechRecognition, unlockSound } from '../speech/browserSpeech.ts'
import type { Dictation, DictationOptions } from './dictation.ts'

/** A longer press is push to talk. */
const holdMs = 400

interface DictateButtonProps {
  readonly onText: (text: string) => void
  /** Null at the next attempt. */
  readonly onFailure: (message: string | null) => void
}

/** Held with a pointer or the space bar, listens until it is released; pressed briefly, until the next press. */
export function DictateButton({ onText, onFailure }: DictateButtonProps) {
  const { t } = useLingui()
  const { state, start, stop, abort, retry } = useDictation(onText, onFailure)
  const isListening = state === 'listening'
  const isTranscribing = state === 'transcribing'
  const dictate = useRef<HTMLButtonElement>(null)
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
  const handleCancel = () => {
    abort()
    dictate.current?.focus()
  }
  useTalkKey(() => state === 'idle' && start(), stop)
  return (
    <>
      <IconButton
        ref={dictate}
        icon={isTranscribing ? Ellipsis : isListening ? Square : Mic}
        label={isTranscribing ? t`Transcribing...` : isListening ? t`Stop dictating` : t`Dictate`}
        hint={state === 'idle' ? t`hold to talk` : undefined}
        isPending={isTranscribing}
        onPressStart={handlePressStart}
        onPressEnd={handlePressEnd}
        onPress={handlePress}
      />
      {isTranscribing && <IconButton icon={X} label={t`Cancel transcription`} onPress={handleCancel} />}
      {retry && <IconButton icon={RotateCcw} label={t`Retry transcription`} onPress={retry} />}
      <LiveRegion>{isTranscribing && t`Transcribing...`}</LiveRegion>
    </>
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
    // The key may be released in another window.
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

async function loadRecording(fetch: Session['fetch'], onTranscribe: () => void, onUnsent: (retry: () => void) => void) {
  const { startRecording } = await import('./recording.ts')
  return (options: DictationOptions) => startRecording({ ...options, fetch, onTranscribe, onUnsent })
}

/** The code of dictation loads on first use. */
function useDictation(onText: DictateButtonProps['onText'], onFailure: DictateButtonProps['onFailure']) {
  const { i18n } = useLingui()
  const session = useSession()
  const [state, setState] = useState<'idle' | 'listening' | 'transcribing'>('idle')
  const [retry, setRetry] = useState<(() => void) | null>(null)
  const current = useRef<AbortController | null>(null)
  const dictation = useRef<Dictation | null>(null)
  const abort = () => {
    current.current?.abort()
    dictation.current?.abort()
  }
  useEffect(() => abort, [])
  // The text may have changed since dictation started.
  const latest = useRef({ onText, onFailure })
  useEffect(() => {
    latest.current = { onText, onFailure }
  })

  const start = async () => {
    const starting = new AbortController()
    current.current = starting
    const isCurrent = () => current.current === starting
    const end = () => isCurrent() && setState('idle')
    const handleTranscribe = () => {
      setRetry(null)
      latest.current.onFailure(null)
      setState('transcribing')
    }
    const handleUnsent = (again: () => void) => isCurrent() && setRetry(() => again)
    dictation.current = null
    setRetry(null)
    latest.current.onFailure(null)
    setState('listening')
    try {
      const options = {
        language: i18n.locale,
        onText: (text: string) => latest.current.onText(text),
        onFailure: (message: string) => latest.current.onFailure(message),
        onEnd: end,
      }
      const begin = getSpeechRecognition()
        ? (await import('./dictation.ts')).startDictation
        : await loadRecording(session.fetch, handleTranscribe, handleUnsent)
      if (starting.signal.aborted) {
        end()
        return
      }
      dictation.current = begin(options)
    } catch {
      end()
    }
  }
  const stop = () => (dictation.current ? dictation.current.stop() : current.current?.abort())
  return { state, start: () => void start(), stop, abort, retry }
}
