import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import useSendMessageMutation from '../../__generated__/useSendMessageMutation.graphql.ts'
import { readsAnswers, voiceNoticeSeen } from '../../lib/storage.ts'
import { RequestError } from '../../relay/requestError.ts'
import { fakeSpeechRecognition, fakeSpeechSynthesis } from '../../testing/fakeSpeech.ts'
import { answer, findComposer, createThread, openChat, question, sent } from '../../testing/openChat.tsx'

beforeEach(() => {
  localStorage.clear()
  voiceNoticeSeen.set('1')
})

const delta = (cursor: string, text: string) => ({ __typename: 'ChatDelta', cursor, stepId: 'step-3', delta: text })
const panel = () => screen.findByRole('region', { name: 'Voice mode' })
const expectState = async (state: string) => {
  const region = await panel()
  await waitFor(() => expect(within(region).getByRole('status')).toHaveTextContent(state))
}
const press = (name: string) => screen.getByRole('button', { name }).click()

async function openTalk({ hasPointer = false } = {}) {
  const media = vi.spyOn(globalThis, 'matchMedia')
  onTestFinished(() => media.mockRestore())
  if (hasPointer)
    media.mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('hover'), media: query }) as MediaQueryList,
    )
  const speech = fakeSpeechSynthesis()
  const microphone = fakeSpeechRecognition()
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello there.')]))
  const field = await findComposer()
  await chat.user.click(await screen.findByRole('button', { name: 'Start voice mode' }))
  if (voiceNoticeSeen.get() !== null) await waitFor(() => expect(microphone.isOn()).toBe(true))
  return { chat, speech, microphone, field }
}

async function say({ chat, microphone }: Awaited<ReturnType<typeof openTalk>>, words: string) {
  await microphone.hear(words)
  await waitFor(() => expect(microphone.isOn()).toBe(false), { timeout: 5000 })
  await chat.respond(useSendMessageMutation, sent(words, [2, 3]))
}

async function finishAnswer({ chat }: Awaited<ReturnType<typeof openTalk>>) {
  await chat.event({ __typename: 'ChatAssistantStep', cursor: '1:8', stepId: 'step-3' })
  await chat.event({ __typename: 'ChatDone', cursor: '1:9', stepId: 'step-3' })
}

test('listens, sends after a pause, reads the answer while it streams, and listens again', async () => {
  const talk = await openTalk()
  const { chat, speech, microphone } = talk
  await expectState('Listening')
  expect(speech.spoken).toEqual([])
  await microphone.hear('When does')
  expect(within(await panel()).getByText('When does')).toBeVisible()
  await say(talk, 'When does the harbour open')
  await expectState('Thinking')
  expect(within(screen.getByRole('log', { name: 'Conversation' })).getByText('When does the harbour open')).toBeVisible()

  await chat.event(delta('1:1', 'It opens at nine. It cl'))
  await expectState('Speaking')
  expect(microphone.isOn()).toBe(false)
  expect(speech.spoken).toEqual(['It opens at nine.'])
  await chat.event(delta('1:2', 'oses at five.'))
  await finishAnswer(talk)
  await speech.finish()
  await waitFor(() => expect(speech.waiting()).toEqual(['It closes at five.']))
  await speech.finish()
  await expectState('Listening')
  expect(microphone.isOn()).toBe(true)
  expect(speech.spoken).toHaveLength(2)
})

test.each(['Escape', 'Stop reading'])('%s ends the reading, but not the answer', async (way) => {
  const talk = await openTalk()
  const { chat, speech, microphone } = talk
  await say(talk, 'Tell me a story')
  await chat.event(delta('1:1', 'Once there was a boat. It'))
  await expectState('Speaking')
  await (way === 'Escape'
    ? chat.user.keyboard('{Escape}')
    : act(async () =>
        within(await panel())
          .getByRole('button', { name: way })
          .click(),
      ))
  await expectState('Listening')
  expect(speech.waiting()).toEqual([])
  expect(microphone.isOn()).toBe(true)
  await chat.event(delta('1:2', ' was red. It sank.'))
  expect(screen.getByText(/It was red/)).toBeVisible()
  expect(speech.spoken).toHaveLength(1)
  await finishAnswer(talk)
  await expectState('Listening')
})

test('speaking interrupts the reading, but its echo does not', async () => {
  const talk = await openTalk({ hasPointer: true })
  const { chat, speech, microphone } = talk
  await say(talk, 'Tell me a story')
  await chat.event(delta('1:1', 'Once there was a boat with a red sail. It was'))
  await expectState('Speaking')
  expect(microphone.isOn()).toBe(true)
  await microphone.hear('once there was a boot')
  await expectState('Speaking')
  await microphone.hear('once there was a boot', true)
  await microphone.hear('wait how tall is the mast')
  await expectState('Listening')
  expect(speech.waiting()).toEqual([])
  expect(within(await panel()).getByText('wait how tall is the mast')).toBeVisible()
})

test('listens again after an answer that is not read', async () => {
  readsAnswers.set('off')
  const talk = await openTalk()
  await say(talk, 'Tell me a story')
  await talk.chat.event(delta('1:1', 'Once there was a boat. It sank.'))
  await expectState('Thinking')
  await finishAnswer(talk)
  await expectState('Listening')
  expect(talk.speech.spoken).toEqual([])
  expect(screen.getByRole('switch', { name: 'Read answers aloud' })).not.toBeChecked()
})

test('says why an answer cannot be read, and listens again', async () => {
  const talk = await openTalk()
  await say(talk, 'Tell me a story')
  await talk.chat.event(delta('1:1', 'Once there was a boat. It'))
  await expectState('Speaking')
  await talk.speech.fail()
  await expectState('Thinking')
  await finishAnswer(talk)
  await expectState('Listening')
  expect(within(await panel()).getByRole('alert')).toHaveTextContent('Check the voices in your system settings')
})

test.each([
  ['not-allowed', 'Microphone access is blocked'],
  ['audio-capture', 'No microphone found'],
  ['network', 'Couldn’t reach speech recognition'],
])('pauses on %s, keeps the words and continues', async (code, problem) => {
  const { chat, microphone, field } = await openTalk()
  await microphone.hear('Half a sen')
  await microphone.end(code)
  await expectState('Paused')
  expect(within(await panel()).getByRole('alert')).toHaveTextContent(problem)
  expect(field).toHaveValue('Half a sen')
  await chat.user.click(screen.getByRole('button', { name: 'Resume' }))
  await expectState('Listening')
  expect(microphone.isOn()).toBe(true)
})

test('pauses after long silence', async () => {
  const { microphone } = await openTalk()
  for (let silence = 0; silence < 3; silence++) {
    await waitFor(() => expect(microphone.isOn()).toBe(true))
    await microphone.end('no-speech')
  }
  await expectState('Paused')
  expect(within(await panel()).getByRole('alert')).toHaveTextContent('Couldn’t hear anything')
})

test('puts a refused message into the composer and pauses', async () => {
  const { chat, microphone, field } = await openTalk()
  await chat.user.type(field, 'Please:')
  await expectState('Paused')
  await chat.user.click(screen.getByRole('button', { name: 'Resume' }))
  await expectState('Listening')
  await microphone.hear('sing')
  await waitFor(() => expect(microphone.isOn()).toBe(false), { timeout: 5000 })
  await act(async () => chat.environment.mock.reject(useSendMessageMutation, new RequestError('Failed to fetch', null)))
  await expectState('Paused')
  expect(field).toHaveValue('Please: sing')
})

test('typing turns the microphone off until the message is sent', async () => {
  const { chat, microphone, field } = await openTalk()
  await microphone.hear('Remember')
  await chat.user.type(field, 'x')
  await expectState('Paused')
  expect(microphone.isOn()).toBe(false)
  await chat.user.type(field, '{Enter}')
  await chat.respond(useSendMessageMutation, sent('x', [2, 3]))
  await expectState('Thinking')
})

test.each([
  ['the end of the mode', async () => press('End')],
  ['the end of the page', async () => cleanup()],
  [
    'another tab',
    async () => {
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      onTestFinished(() => hidden.mockRestore())
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('frees the microphone at %s', async (_, leave) => {
  const { microphone } = await openTalk()
  await expectState('Listening')
  await waitFor(() => expect(microphone.isOn()).toBe(true))
  await act(leave)
  expect(microphone.isOn()).toBe(false)
})

test('returns unsent words and focus to the composer at the end', async () => {
  const { chat, microphone, field } = await openTalk()
  await microphone.hear('Half a sentence')
  await chat.user.click(screen.getByRole('button', { name: 'End' }))
  expect(field).toHaveValue('Half a sentence')
  expect(field).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Start voice mode' })).toBeVisible()
})

test('says once where the voice goes', async () => {
  voiceNoticeSeen.set(null)
  const { chat, microphone } = await openTalk()
  expect(await screen.findByText(/may send audio to its vendor/)).toBeVisible()
  expect(microphone.isOn()).toBe(false)
  await chat.user.click(screen.getByRole('button', { name: 'Start' }))
  await expectState('Listening')
  await chat.user.click(screen.getByRole('button', { name: 'End' }))
  await chat.user.click(screen.getByRole('button', { name: 'Start voice mode' }))
  await expectState('Listening')
})
