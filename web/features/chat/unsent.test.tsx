import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import sendMutation from '../../__generated__/useSendMessageMutation.graphql.ts'
import { forget } from '../../offline/forget.ts'
import { claim } from '../../offline/kept.ts'
import { answer, createThread, findComposer, openChat, question, sent } from '../../testing/openChat.tsx'

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

test('keeps focus in the conversation when the edited message is sent', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello')]))
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await chat.user.type(await findComposer(), 'One{Enter}')
  await chat.user.click(await getButton('Edit message', 0))
  connection.mockReturnValue(true)
  await chat.user.type(screen.getByRole('textbox', { name: 'Unsent message' }), ' more{Enter}')
  await chat.respond(sendMutation, sent('One more', [2, 3]))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Unsent messages' })).toBeNull())
  await waitFor(() => expect(document.body).not.toHaveFocus())
})
