import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import saveArtifact from '../../__generated__/SaveArtifactMutation.graphql.ts'
import { answer, findComposer, createThread, openChat, question } from '../../testing/openChat.tsx'

vi.mock('mermaid/dist/mermaid.min.js?raw', () => ({ default: '' }))
await import('../../shared/conversation/answer/citations/CitedMarkdown.tsx')
await import('../../shared/artifacts/ArtifactPanel.tsx')
await import('../../shared/artifacts/DiagramPreview.tsx')
beforeEach(() => localStorage.clear())

const document = '```html\n<title>Tides</title>\n<script>broken()</script>\n```'

test('shows errors of the frame, and only of the frame, and asks for a fix', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tides?'), answer(1, document)]))
  await chat.user.click(await screen.findByRole('button', { name: 'Open' }))
  const panel = await screen.findByRole('dialog', { name: 'Tides' })
  const frame = within(panel).getByTitle<HTMLIFrameElement>('Tides')
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('No frame')
  const post = vi.spyOn(contentWindow, 'postMessage')
  const receive = (source: Window, data: object) => act(() => window.dispatchEvent(new MessageEvent('message', { source, data })))

  await receive(window, { error: 'Forged' })
  await receive(contentWindow, { isReady: true })
  expect(post).toHaveBeenCalledWith({ html: expect.stringContaining('broken()') as string }, '*')
  await receive(contentWindow, { error: 'broken is not defined' })
  expect(screen.queryByText('Forged')).toBeNull()
  expect(within(panel).getByText('broken is not defined')).toBeVisible()
  await chat.user.click(within(panel).getByRole('button', { name: 'Ask to fix' }))
  expect(await findComposer()).toHaveValue('Fix this error in “Tides”: broken is not defined')
})

test('names untitled diagrams, and asks to fix their mistakes', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tides?'), answer(1, '```mermaid\nflowchart LR\n  Ebb[ --> Flood\n```')]))
  await chat.user.click(await screen.findByRole('button', { name: 'Open' }))
  const panel = await screen.findByRole('dialog', { name: 'Diagram' })
  const { contentWindow } = await within(panel).findByTitle<HTMLIFrameElement>('Diagram')
  const data = { error: 'Parse error on line 2' }
  act(() => void window.dispatchEvent(new MessageEvent('message', { source: contentWindow, data })))
  expect(within(panel).getByText('This diagram has an error')).toBeVisible()
  await chat.user.click(within(panel).getByRole('button', { name: 'Ask to fix' }))
  expect(await findComposer()).toHaveValue('Fix this error in “Diagram”: Parse error on line 2')
})

test('keeps an edit that is closed, until it is discarded', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tides?'), answer(1, document)]))
  const open = async () => {
    await chat.user.click(await screen.findByRole('button', { name: 'Open' }))
    return within(await screen.findByRole('dialog', { name: 'Tides' }))
  }
  const first = await open()
  await chat.user.click(first.getByRole('button', { name: 'Edit' }))
  expect(first.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  await chat.user.keyboard('{End} and more{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()

  const second = await open()
  expect(second.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' }).value).toContain(' and more')
  await chat.user.click(second.getByRole('button', { name: 'Discard' }))
  expect(second.getByRole('button', { name: 'Edit' })).toHaveFocus()
  await chat.user.keyboard('{Escape}')
  expect((await open()).queryByRole('textbox', { name: 'Code' })).toBeNull()
})

test('keeps the edit of each version', async () => {
  const chat = await openChat()
  const newer = document.replace('broken()', 'fixed()')
  await chat.showThread(createThread([question(0, 'Tides?'), answer(1, document), question(2, 'Fix it'), answer(3, newer)]))
  const open = async (at: number) => {
    await chat.user.click((await screen.findAllByRole('button', { name: 'Open' }))[at] as HTMLElement)
    return within(await screen.findByRole('dialog', { name: 'Tides' }))
  }
  const older = await open(0)
  await chat.user.click(older.getByRole('button', { name: 'Edit' }))
  await chat.user.keyboard('{End}mine{Escape}')

  const newest = await open(1)
  expect(newest.getByRole('group', { name: 'Version 2 of 2' })).toBeVisible()
  await chat.user.click(newest.getByRole('button', { name: 'Previous version' }))
  const editor = newest.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' })
  expect(editor.value).toContain('broken()')
  expect(editor.value).toContain('mine')
  expect(editor).toHaveFocus()
})

test('keeps focus when the pressed button disappears', async () => {
  const chat = await openChat()
  const newer = document.replace('broken()', 'fixed()')
  await chat.showThread(createThread([question(0, 'Tides?'), answer(1, document), question(2, 'Fix it'), answer(3, newer)]))
  // A press can get lost while the list still measures its rows.
  await waitFor(async () => {
    await chat.user.click(screen.getAllByRole('button', { name: 'Open' })[1] as HTMLElement)
    expect(screen.getByRole('dialog', { name: 'Tides' })).toBeVisible()
  })
  const panel = within(screen.getByRole('dialog', { name: 'Tides' }))
  await chat.user.click(panel.getByRole('button', { name: 'Previous version' }))
  expect(panel.getByRole('button', { name: 'Next version' })).toHaveFocus()
  await chat.user.click(panel.getByRole('button', { name: 'Save to Knowledge' }))
  const itemEdge = { node: { __typename: 'KnowledgeItem', id: 'item-1', uuid: 'uuid-1' } }
  await chat.respond(saveArtifact, { createKnowledgeItem: { __typename: 'CreateKnowledgeItemPayload', itemEdge } })
  expect(panel.getByRole('link', { name: 'Saved to Knowledge' })).toHaveFocus()
  await chat.user.click(panel.getByRole('button', { name: 'Edit' }))
  await chat.user.click(panel.getByRole('button', { name: 'Discard' }))
  expect(panel.getByRole('button', { name: 'Edit' })).toHaveFocus()
})

test('moves from the dialog to the composer, in front of what is typed there', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tides?'), answer(1, document)]))
  await chat.user.type(await findComposer(), 'Make it blue')
  for (const _ of ['once', 'twice']) {
    await chat.user.click(await screen.findByRole('button', { name: 'Open' }))
    await chat.user.click(within(await screen.findByRole('dialog', { name: 'Tides' })).getByRole('button', { name: 'Ask for a change' }))
    expect(await findComposer()).toHaveValue('Change “Tides”: Make it blue')
    expect(await findComposer()).toHaveFocus()
  }
})
