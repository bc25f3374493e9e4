import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, createThread, edge, openChat } from '../../testing/openChat.tsx'

const warning = 'This model can’t see images. Only the file name is sent.'
const picture = (name: string) => ({
  __typename: 'FileElement',
  id: `file-${name}`,
  uuid: `uuid-${name}`,
  filename: name,
  url: `/files/${name}`,
  mimeType: 'image/png',
  fileSize: 2000,
  warnings: [warning],
  viewerCanKeep: false,
  document: null,
})

test('shows one warning for several images', async () => {
  const chat = await openChat()
  const elements = ['harbour.png', 'quay.png', 'mole.png'].map(picture)
  const question = edge({ id: 'step-0', position: 0, stepType: 'USER_MESSAGE', status: 'SENT', input: 'What are these?', elements })
  await chat.showThread(createThread([question, answer(1, 'Three files.')]))
  const message = (await screen.findByText('What are these?')).closest('article') as HTMLElement
  expect(
    within(message)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['harbour.png', 'quay.png', 'mole.png'])
  expect(within(message).getAllByText(warning)).toHaveLength(1)
})
