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
