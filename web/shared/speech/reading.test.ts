import { expect, test, vi } from 'vitest'
import { detectLanguage } from './languages.ts'
import { Reading } from './reading.ts'
import { SpeechFailure } from './speechEngine.ts'

const placeholders = { code: 'Code omitted.', formula: 'formula', link: 'link' }

function open() {
  const queue: { text: string; language: string; end: () => Promise<void>; fail: () => Promise<void> }[] = []
  const engine = {
    speak: (text: string, language: string) =>
      new Promise<void>((resolve, reject) => {
        const settle = async (how: () => void) => {
          queue.shift()
          how()
          await new Promise((done) => setTimeout(done))
        }
        queue.push({ text, language, end: () => settle(resolve), fail: () => settle(() => reject(new SpeechFailure('No voice.'))) })
      }),
    cancel: vi.fn(),
  }
  const onChange = vi.fn()
  const reading = new Reading({ engine, placeholders, detectLanguage: (text) => detectLanguage(text, 'en'), onChange })
  return { reading, engine, onChange, queue, texts: () => queue.map(({ text }) => text) }
}

test('requests the next sentence while one is spoken, and no more', async () => {
  const { reading, queue, texts } = open()
  reading.update('One is here. Two is there. Three is new. Four comes last.', true)
  expect(texts()).toEqual(['One is here.', 'Two is there.'])
  await queue[0]?.end()
  expect(texts()).toEqual(['Two is there.', 'Three is new.'])
  await queue[0]?.end()
  await queue[0]?.end()
  expect(reading.hasEnded).toBe(false)
  await queue[0]?.end()
  expect(reading).toMatchObject({ hasEnded: true, failure: null })
})

test('waits for more text, and ends with it', async () => {
  const { reading, queue, texts } = open()
  reading.update('One is here. Tw', false)
  await queue[0]?.end()
  expect(reading).toMatchObject({ isSpeaking: false, hasEnded: false })
  reading.update('One is here. Two is there.', false)
  expect(texts()).toEqual([])
  reading.update('One is here. Two is there.', true)
  expect(texts()).toEqual(['Two is there.'])
  await queue[0]?.end()
  expect(reading.hasEnded).toBe(true)
})

test('stops at once and says nothing more', async () => {
  const { reading, engine, queue, texts } = open()
  reading.update('One is here. Two is there. Three', false)
  reading.stop()
  expect(engine.cancel).toHaveBeenCalledOnce()
  await queue[0]?.end()
  await queue[0]?.end()
  reading.update('One is here. Two is there. Three is new. Four', true)
  expect(texts()).toEqual([])
  expect(reading.hasEnded).toBe(true)
})

test('ends with the reason if nothing can be spoken', async () => {
  const { reading, queue } = open()
  reading.update('One is here. Two is there. Three is new.', true)
  await queue[0]?.fail()
  expect(reading).toMatchObject({ hasEnded: true, failure: 'No voice.' })
})

test('speaks each language with its voice', async () => {
  const { reading, queue } = open()
  reading.update('Der Hafen öffnet morgens um neun Uhr. Er schließt abends um fünf Uhr.', true)
  expect(queue.map(({ language }) => language)).toEqual(['de', 'de'])
})

test.each([
  ['Ja.', 'en', 'en'],
  ['Sure! Here are three ideas for the summer.', 'de', 'en'],
  ['Das kommt darauf an, wie viel Zeit du hast.', 'en', 'de'],
  ['Voici trois idées pour cet été à la mer.', 'de', 'fr'],
  ['tok0 tok1 tok2 tok3 tok4 tok5 tok6', 'de', 'de'],
])('detects the language of %j for a reader of %s', (text, readers, language) => {
  expect(detectLanguage(text, readers)).toBe(language)
})
