import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, composer, createThread, openChat, question } from '../../testing/openChat.tsx'

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
  expect(await composer()).toHaveValue('Fix this error in “Tides”: broken is not defined')
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
  expect(await composer()).toHaveValue('Fix this error in “Diagram”: Parse error on line 2')
})
