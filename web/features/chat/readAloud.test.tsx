import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setServerSpeech } from '../../session/serverSpeech.ts'
import { fakeSpeechSynthesis } from '../../testing/fakeSpeech.ts'
import { activeRun, answer, createThread, openChat, question, streaming } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const delta = (cursor: string, text: string) => ({ __typename: 'ChatDelta', cursor, stepId: 'step-1', delta: text })
const button = (name: string) => screen.findByRole('button', { name })

test('reads an answer aloud from its first sentence while it streams', async () => {
  const speech = fakeSpeechSynthesis()
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), streaming(1)], { activeRun }))
  await chat.event(delta('1:1', 'The harbour ope'))
  await chat.user.click(await button('Read aloud'))
  expect(await button('Stop reading')).toHaveFocus()
  expect(speech.spoken).toEqual([])

  await chat.event(delta('1:2', 'ns at **nine** [1]. It'))
  await vi.waitFor(() => expect(speech.spoken).toEqual(['The harbour opens at nine.']))
  await chat.event(delta('1:3', ' closes at five.\n\n```js\nconst a'))
  await vi.waitFor(() => expect(speech.spoken).toHaveLength(2))
  await speech.finish()
  expect(speech.spoken).toEqual(['The harbour opens at nine.', 'It closes at five.', 'Code omitted.'])

  await chat.event({ __typename: 'ChatAssistantStep', cursor: '1:4', stepId: 'step-1' })
  await chat.event({ __typename: 'ChatDone', cursor: '1:5', stepId: 'step-1' })
  await speech.finish()
  await speech.finish()
  expect(await button('Read aloud')).toHaveFocus()
  expect(speech.spoken).toHaveLength(3)
})

test('stops reading with the button, another answer, and on leaving', async () => {
  const speech = fakeSpeechSynthesis()
  const chat = await openChat()
  await chat.showThread(
    createThread([question(0, 'Hi'), answer(1, 'First answer. It goes on.'), question(2, 'And?'), answer(3, 'Second answer.')]),
  )
  const readButtons = async () => (await screen.findAllByRole('button', { name: 'Read aloud' })) as [HTMLElement, HTMLElement]
  await vi.waitFor(async () => expect(await readButtons()).toHaveLength(2))
  await chat.user.click((await readButtons())[0])
  await vi.waitFor(() => expect(speech.waiting()).toEqual(['First answer.', 'It goes on.']))
  await chat.user.click(await button('Stop reading'))
  expect(speech.waiting()).toEqual([])

  await chat.user.click((await readButtons())[0])
  await vi.waitFor(() => expect(speech.waiting()).toHaveLength(2))
  await chat.user.click((await readButtons())[0])
  await vi.waitFor(() => expect(speech.waiting()).toEqual(['Second answer.']))
  expect(within(screen.getByRole('log', { name: 'Conversation' })).getAllByRole('button', { name: 'Stop reading' })).toHaveLength(1)

  cleanup()
  expect(speech.waiting()).toEqual([])
})

test('says why an answer cannot be read', async () => {
  const speech = fakeSpeechSynthesis()
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'First answer.')]))
  await chat.user.click(await button('Read aloud'))
  await vi.waitFor(() => expect(speech.waiting()).toHaveLength(1))
  await speech.fail()
  expect(await screen.findByText(/Check the voices in your system settings/)).toBeVisible()
  expect(await button('Read aloud')).toBeVisible()
})

test('the server reads in browsers without speech', async () => {
  setServerSpeech({ isSpeechAvailable: true, isTranscriptionAvailable: false })
  vi.stubGlobal('AudioContext', vi.fn())
  onTestFinished(() => {
    setServerSpeech(null)
    Reflect.deleteProperty(globalThis, 'AudioContext')
  })
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'First answer.')]))
  expect(await button('Read aloud')).toBeVisible()
})

test('hides reading in browsers without speech', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'First answer.')]))
  await button('Copy')
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull()
})
