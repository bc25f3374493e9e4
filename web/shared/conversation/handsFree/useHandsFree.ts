import type { VoiceState } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { findTopOverlay } from '../../../lib/overlays.ts'
import { useSession } from '../../../session/SessionProvider.tsx'
import { getRecognitionProblem } from '../../dictation/dictation.ts'
import { isEchoOf, Listener } from '../../dictation/listener.ts'
import { readAloud } from '../../speech/readAloud.ts'
import { AnswerSource } from './answerSource.ts'
import type { HandsFreeProps } from './HandsFree.tsx'

interface Pause {
  readonly problem: string | null
  /** Ends when the typed message is sent. */
  readonly isTyping?: boolean
}

/** On phones, recognition interrupts the sound. */
const hasPointer = () => matchMedia('(hover: hover) and (pointer: fine)').matches

/** Listens, sends when the speaker pauses, reads the answer and listens again. */
export function useHandsFree({
  stream,
  answer,
  isAnswering,
  onSay,
  onKeep,
  readsAloud,
}: Omit<HandsFreeProps, 'onEnd'> & { readsAloud: boolean }) {
  const { t, i18n } = useLingui()
  const [pausing, setPausing] = useState<Pause | null>(null)
  const [heard, setHeard] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [silencedId, setSilencedId] = useState(answer?.id ?? null)
  const answerId = answer?.id ?? null
  const { isReading, isSpeaking, failure } = useReadAnswer({
    stream,
    answer,
    isOn: readsAloud && pausing === null && answerId !== silencedId,
  })

  const error = useSyncExternalStore(stream.subscribe, () => stream.getState().error)
  const [known, setKnown] = useState({ error, isAnswering })
  if (known.error !== error || known.isAnswering !== isAnswering) {
    setKnown({ error, isAnswering })
    if (isAnswering && !known.isAnswering && pausing?.isTyping) setPausing(null)
    // A rejected message reports its own reason.
    if (error && error !== known.error && error.code !== 'refused')
      setPausing({ problem: t`Twain couldn’t answer. Check the conversation, then resume.` })
  }

  const isWaiting = isSending || isReading || (isAnswering && (answerId === null || answerId !== silencedId))
  const state: Exclude<VoiceState, 'ready'> = pausing ? 'paused' : isSpeaking ? 'speaking' : isWaiting ? 'thinking' : 'listening'

  const interrupt = () => {
    readAloud.stop()
    setSilencedId(answerId)
  }
  const pause = (problem: string | null = null) => {
    interrupt()
    setPausing({ problem })
  }
  const send = useEffectEvent(async (words: string) => {
    setHeard('')
    setIsSending(true)
    const outcome = await onSay(words)
    setIsSending(false)
    if (outcome?.type === 'refused') setPausing({ problem: outcome.message })
    if (outcome?.type === 'kept') setPausing({ problem: t`You’re offline. Your message will be sent later.` })
    if (outcome === null) setPausing({ problem: null })
  })
  const keep = useEffectEvent((words: string) => {
    setHeard('')
    if (words !== '') onKeep(words)
  })
  const handleHeard = useEffectEvent((words: string) => {
    if (isReading) interrupt()
    setHeard(words)
  })
  const handleFailure = useEffectEvent((code: string, words: string) => {
    keep(words)
    setPausing({ problem: getRecognitionProblem(code) })
  })
  const isEcho = useEffectEvent((words: string, isFinal: boolean) => isReading && isEchoOf(words, isFinal, readAloud.getState().spokenText))

  const usesMicrophone = state === 'listening' || (pausing === null && isReading && hasPointer())
  useEffect(() => {
    if (!usesMicrophone) return
    const listener = new Listener({
      language: i18n.locale,
      isContinuous: hasPointer(),
      onHeard: (words) => handleHeard(words),
      onSaid: (words) => void send(words),
      onFailure: (code, words) => handleFailure(code, words),
      isEcho: (words, isFinal) => isEcho(words, isFinal),
    })
    listener.start()
    return () => keep(listener.stop())
  }, [usesMicrophone, i18n.locale])

  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || findTopOverlay()) return
    if (isReading) interrupt()
    else if (state === 'listening') pause()
    else return
    // Would also stop the answer.
    event.preventDefault()
    event.stopPropagation()
  })
  const handleInput = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLTextAreaElement) || pausing) return
    interrupt()
    setPausing({ problem: null, isTyping: true })
  })
  const handleHidden = useEffectEvent(() => document.hidden && pausing === null && pause())
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('keydown', (event) => handleEscape(event), { signal, capture: true })
    document.addEventListener('input', (event) => handleInput(event), { signal })
    document.addEventListener('visibilitychange', () => handleHidden(), { signal })
    return () => listening.abort()
  }, [])

  const resume = () => {
    setSilencedId(answerId)
    setPausing(null)
  }
  return { state, heard, problem: pausing ? pausing.problem : failure, pause: () => pause(), resume, interrupt }
}

/** Reads each answer aloud once. */
function useReadAnswer({ stream, answer, isOn }: Pick<HandsFreeProps, 'stream' | 'answer'> & { isOn: boolean }) {
  const id = answer?.id ?? null
  const [finishedId, setFinishedId] = useState<string | null>(null)
  // Other answers are read when their button is pressed.
  const isReadingAny = useSyncExternalStore(readAloud.subscribe, () => readAloud.getState().id !== null)
  const isSpeaking = useSyncExternalStore(readAloud.subscribe, () => readAloud.getState().isSpeaking)
  const session = useSession()
  const source = useRef<AnswerSource | null>(null)
  const reads = isOn && id !== null && id !== finishedId

  const begin = useEffectEvent(() => {
    if (!answer) return
    source.current = new AnswerSource(stream, answer)
    readAloud.start(answer.id, source.current, async (onChange) =>
      (await import('../../speech/startReading.ts')).startReading(session, onChange),
    )
  })
  useEffect(() => {
    if (!reads) return
    begin()
    const unsubscribe = readAloud.subscribe(() => readAloud.getState().id !== id && setFinishedId(id))
    return () => {
      unsubscribe()
      if (readAloud.getState().id === id) readAloud.stop()
    }
  }, [reads, id])
  useEffect(() => {
    if (answer && source.current?.id === answer.id) source.current.update(answer)
  }, [answer])
  const failure = useSyncExternalStore(readAloud.subscribe, () => readAloud.getState().failed?.message ?? null)
  return { isReading: reads || isReadingAny, isSpeaking, failure }
}
