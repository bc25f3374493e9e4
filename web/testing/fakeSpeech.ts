import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

class FakeUtterance {
  readonly text: string
  lang = ''
  voice: unknown = null
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null

  constructor(text: string) {
    this.text = text
  }
}

/** Speaks a text when the test says so. */
export function fakeSpeechSynthesis(voices: object[] = []) {
  let queue: FakeUtterance[] = []
  const spoken: string[] = []
  const languages: string[] = []
  const synthesis = {
    get speaking() {
      return queue.length > 0
    },
    getVoices: () => voices,
    speak(utterance: FakeUtterance) {
      if (utterance.text === '') return
      queue.push(utterance)
      spoken.push(utterance.text)
      languages.push(utterance.lang)
    },
    cancel() {
      const cancelled = queue
      queue = []
      for (const { onerror } of cancelled) onerror?.({ error: 'canceled' })
    },
  }
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'speechSynthesis')
    Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance')
  })
  const settle = (end: (utterance: FakeUtterance) => void) =>
    act(async () => {
      const utterance = queue.shift()
      if (!utterance) throw new Error('Nothing is spoken.')
      utterance.onstart?.()
      end(utterance)
    })
  return {
    /** In order of request. */
    spoken,
    languages,
    waiting: () => queue.map(({ text }) => text),
    finish: () => settle(({ onend }) => onend?.()),
    fail: (error = 'synthesis-failed') => settle(({ onerror }) => onerror?.({ error })),
  }
}

interface FakeResult {
  transcript: string
  isFinal: boolean
}

class FakeRecognition {
  static readonly opened: FakeRecognition[] = []
  static refusal: string | null = null
  lang = ''
  continuous = false
  interimResults = false
  isOpen = false
  results: FakeResult[] = []
  onresult: ((event: object) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null

  start() {
    this.isOpen = true
    FakeRecognition.opened.push(this)
    if (FakeRecognition.refusal !== null) this.end(FakeRecognition.refusal)
  }

  stop() {
    this.results = this.results.map(({ transcript }) => ({ transcript, isFinal: true }))
    if (this.results.length > 0) this.report()
    this.end()
  }

  abort() {
    this.end('aborted')
  }

  report() {
    const results = this.results.map(({ transcript, isFinal }) => Object.assign([{ transcript }], { isFinal }))
    this.onresult?.({ resultIndex: 0, results })
  }

  end(error?: string) {
    if (!this.isOpen) return
    this.isOpen = false
    queueMicrotask(() => {
      if (error !== undefined) this.onerror?.({ error })
      this.onend?.()
    })
  }
}

/** Hears what the test says. */
export function fakeSpeechRecognition() {
  FakeRecognition.opened.length = 0
  FakeRecognition.refusal = null
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'SpeechRecognition')
  })
  const open = () => FakeRecognition.opened.filter(({ isOpen }) => isOpen)
  const current = () => {
    const [recognition] = open()
    if (!recognition) throw new Error('The microphone is off.')
    return recognition
  }
  return {
    isOn: () => open().length > 0,
    current,
    /** Replaces earlier words until they are final. */
    hear: (transcript: string, isFinal = false) =>
      act(async () => {
        const recognition = current()
        recognition.results = [...recognition.results.filter((result) => result.isFinal), { transcript, isFinal }]
        recognition.report()
      }),
    end: (error?: string) => act(async () => current().end(error)),
    /** Fails each start. */
    refuse: (error: string | null) => (FakeRecognition.refusal = error),
  }
}
