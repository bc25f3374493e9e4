import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { forget } from '../../offline/forget.ts'
import { claim } from '../../offline/kept.ts'
import { answer, createThread, findComposer, openChat, question } from '../../testing/openChat.tsx'

beforeEach(async () => {
  localStorage.clear()
  await forget()
  await claim('ada')
})

const list = () => screen.findByRole('list', { name: 'Unsent messages' })
const texts = async () => [...(await list()).querySelectorAll('p')].map(({ textContent }) => textContent)
const getButton = async (name: string, index: number) => within(await list()).getAllByRole('button', { name })[index] as HTMLElement

test('messages written offline can be edited in their order and withdrawn, by keyboard', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello')]))
  const composer = await findComposer()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await chat.user.type(composer, 'One{Enter}Two{Enter}')
  await waitFor(async () => expect(await texts()).toEqual(['One', 'Two']))

  await chat.user.click(await getButton('Edit message', 0))
  const field = screen.getByRole('textbox', { name: 'Unsent message' })
  expect(field).toHaveFocus()
  await chat.user.type(field, ' more{Enter}')
  await waitFor(async () => expect(await texts()).toEqual(['One more', 'Two']))
  expect(await getButton('Edit message', 0)).toHaveFocus()
  await chat.user.keyboard('{Enter} again{Escape}')
  expect(await texts()).toEqual(['One more', 'Two'])
  expect(await getButton('Edit message', 0)).toHaveFocus()

  await chat.user.click(await getButton('Withdraw message', 0))
  await waitFor(async () => expect(await texts()).toEqual(['Two']))
  await waitFor(async () => expect(await getButton('Withdraw message', 0)).toHaveFocus())
})
