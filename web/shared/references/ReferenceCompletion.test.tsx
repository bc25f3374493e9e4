import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { getDataID } from '../../relay/getDataID.ts'
import { ReferenceCompletion } from './ReferenceCompletion.tsx'

const contract = { __typename: 'KnowledgeItem', id: 'item-1', uuid: 'uuid-1', kind: 'DOCUMENT', title: 'Mooring contract' }
const chat = { __typename: 'Thread', id: 'thread-1', uuid: 'uuid-2', name: 'Winter refit', threadType: 'PRIVATE_CHAT', isTemporary: false }
const visit = { ...chat, id: 'thread-2', uuid: 'uuid-3', name: 'Mira’s twin', threadType: 'PUBLIC_TWIN_CHAT' }
const project = { __typename: 'ChatProject', id: 'project-1', uuid: 'uuid-4', name: 'Harbour' }

const toEdges = (...nodes: object[]) => ({ edges: nodes.map((node) => ({ node })) })
const recent = {
  knowledge: toEdges(),
  documents: toEdges(contract),
  stories: toEdges(),
  threads: toEdges(chat, visit),
  projects: [project],
}
const found = { searchKnowledge: [{ item: contract }], searchThreads: [], projects: [project] }

function Field({ onAdd, onSend }: { onAdd: () => boolean; onSend: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  return (
    <>
      <textarea
        ref={field}
        aria-label="Message"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onSend()}
      />
      <ReferenceCompletion field={field} text={text} onChange={setText} excluded={[]} onAdd={onAdd} />
    </>
  )
}

async function show() {
  const environment = createMockEnvironment({ getDataID })
  const onAdd = vi.fn(() => true)
  const onSend = vi.fn()
  render(
    <I18nProvider i18n={i18n}>
      <RelayEnvironmentProvider environment={environment}>
        <Field onAdd={onAdd} onSend={onSend} />
      </RelayEnvironmentProvider>
    </I18nProvider>,
  )
  const answer = async (viewer: object) => {
    await waitFor(() => environment.mock.getMostRecentOperation())
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { viewer } }))
  }
  return { user: userEvent.setup(), field: screen.getByLabelText('Message'), environment, onAdd, onSend, answer }
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('offers recent things, searches, and takes the typed term out of the text', async () => {
  const { user, field, onAdd, answer } = await show()
  await user.type(field, 'Compare @')
  await answer(recent)
  expect(options()).toEqual(['Mooring contractDocument', 'Winter refitConversation', 'HarbourProject'])
  await user.keyboard('moo')
  await answer(found)
  expect(options()).toEqual(['Mooring contractDocument'])
  await user.keyboard('{Enter}')
  expect(onAdd).toHaveBeenCalledWith({ kind: 'DOCUMENT', uuid: 'uuid-1', title: 'Mooring contract' })
  expect(field).toHaveValue('Compare ')
  expect(field).toHaveFocus()
})

test('offers titles that start with the term before content that contains it', async () => {
  const { user, field, answer } = await show()
  const items = Array.from({ length: 8 }, (_, index) => ({
    item: { ...contract, id: `item-${index}`, uuid: `item-${index}`, title: `Log ${index}` },
  }))
  const threads = Array.from({ length: 8 }, (_, index) => ({
    thread: { ...chat, id: `thread-${index}`, uuid: `thread-${index}`, name: `Talk ${index}` },
  }))
  await user.type(field, '@har')
  const guide = { item: { ...contract, id: 'item-8', uuid: 'item-8', title: 'Safe harbours' } }
  await answer({ searchKnowledge: [...items, guide], searchThreads: threads, projects: [project] })
  expect(options().slice(0, 3)).toEqual(['HarbourProject', 'Safe harboursDocument', 'Log 0Document'])
})

test('Enter waits for the results, then adds the first one or sends the message', async () => {
  const { user, field, onAdd, onSend, answer } = await show()
  await user.type(field, '@moo{Enter}')
  expect(onSend).not.toHaveBeenCalled()
  await answer(found)
  expect(onAdd).toHaveBeenCalledWith({ kind: 'DOCUMENT', uuid: 'uuid-1', title: 'Mooring contract' })
  expect(field).toHaveValue('')

  await user.type(field, 'Thanks @team{Enter}')
  await answer({ ...found, searchKnowledge: [], projects: [] })
  expect(onSend).toHaveBeenCalledOnce()
  expect(field).toHaveValue('Thanks @team')
})

test('a second Enter does not wait for the results', async () => {
  const { user, field, onSend } = await show()
  await user.type(field, 'Thanks @team{Enter}{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
})

test('keeps the typed term if no more can be added', async () => {
  const { user, field, onAdd, answer } = await show()
  onAdd.mockReturnValue(false)
  await user.type(field, 'Compare @')
  await answer(recent)
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Compare @')
})

test('ignores addresses, and Escape leaves the text', async () => {
  const { user, field, environment, answer } = await show()
  await user.type(field, 'ada@example.org')
  expect(environment.mock.getAllOperations()).toEqual([])
  await user.type(field, ' @')
  await answer(recent)
  expect(options()).toHaveLength(3)
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(field).toHaveValue('ada@example.org @')
  await user.clear(field)
  await user.type(field, '＠')
  await answer(recent)
  await user.click(screen.getByRole('option', { name: /^Winter refit/ }))
  expect(field).toHaveValue('')
})

test('a sentence or address after the @ finds titles that contain it, and no content', async () => {
  const { user, field, onSend, answer } = await show()
  const letter = { ...contract, id: 'item-2', uuid: 'uuid-5', title: 'Letter to info@harbour.example' }
  await user.type(field, '@Letter to info@har')
  await answer({ ...found, searchKnowledge: [{ item: contract }, { item: letter }] })
  expect(options()).toEqual(['Letter to info@harbour.exampleDocument'])
  for (const message of ['@ada@example.org', 'Ask @mooring who comes tonight']) {
    onSend.mockClear()
    await user.clear(field)
    await user.type(field, `${message}{Enter}`)
    await answer(found)
    expect(onSend).toHaveBeenCalledOnce()
    expect(field).toHaveValue(message)
  }
})
