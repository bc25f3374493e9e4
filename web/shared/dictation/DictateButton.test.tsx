import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LocaleProvider } from '../../i18n/LocaleProvider.tsx'
import { fakeSpeechRecognition } from '../../testing/fakeSpeech.ts'
import { DictateButton } from './DictateButton.tsx'

function open() {
  const microphone = fakeSpeechRecognition()
  const onText = vi.fn()
  const onFailure = vi.fn()
  render(
    <LocaleProvider>
      <DictateButton onText={onText} onFailure={onFailure} />
    </LocaleProvider>,
  )
  return { microphone, onText, onFailure, user: userEvent.setup() }
}

const button = () => screen.getByRole('button')
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)))
const now = performance.now.bind(performance)
const passHold = () => {
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 400)
  onTestFinished(() => clock.mockRestore())
}

test('a brief press listens until the next one', async () => {
  const { microphone, onText, user } = open()
  await user.click(button())
  await nextTask()
  await waitFor(() => expect(microphone.isOn()).toBe(true))
  await microphone.hear('I like tea', true)
  await user.click(screen.getByRole('button', { name: 'Stop dictating' }))
  expect(microphone.isOn()).toBe(false)
  expect(onText).toHaveBeenCalledWith('I like tea')
  expect(await screen.findByRole('button', { name: 'Dictate' })).toHaveFocus()
})

test.each([
  ['the pointer', () => [{ keys: '[MouseLeft>]', target: button() }], [{ keys: '[/MouseLeft]' }]],
  ['a finger', () => [{ keys: '[TouchA>]', target: button() }], [{ keys: '[/TouchA]' }]],
])('listens while held with %s', async (_, down, up) => {
  const { microphone, onText, user } = open()
  await user.pointer(down())
  await waitFor(() => expect(microphone.isOn()).toBe(true))
  await microphone.hear('I like tea')
  passHold()
  expect(onText).not.toHaveBeenCalled()
  await user.pointer(up)
  await waitFor(() => expect(microphone.isOn()).toBe(false))
  expect(onText).toHaveBeenCalledWith('I like tea')
  expect(button()).toHaveAccessibleName('Dictate')
})

test('listens while Space is held on the button', async () => {
  const { microphone, user } = open()
  act(() => button().focus())
  await user.keyboard('{ >}')
  await waitFor(() => expect(microphone.isOn()).toBe(true))
  passHold()
  await user.keyboard('{/ }')
  expect(microphone.isOn()).toBe(false)
})

test('listens while Ctrl+Shift+Space is held anywhere', async () => {
  const { microphone, user } = open()
  await user.keyboard('{Control>}{Shift>}{ >}')
  await waitFor(() => expect(microphone.isOn()).toBe(true))
  fireEvent.keyDown(document.body, { key: ' ', code: 'Space', ctrlKey: true, shiftKey: true, repeat: true })
  await waitFor(() => expect(microphone.isOn()).toBe(true))
  await user.keyboard('{/Shift}')
  expect(microphone.isOn()).toBe(false)
})

test('a scrolling finger does not listen', async () => {
  const { microphone } = open()
  fireEvent.pointerDown(button(), { pointerId: 1, pointerType: 'touch', button: 0 })
  fireEvent.pointerCancel(button(), { pointerId: 1, pointerType: 'touch' })
  await waitFor(() => expect(microphone.isOn()).toBe(false))
})

test('frees the microphone when the button is removed', async () => {
  const { microphone, user } = open()
  await user.click(button())
  cleanup()
  expect(microphone.isOn()).toBe(false)
})
