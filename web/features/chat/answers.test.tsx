import { act, screen, within, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import useRetryRunMutation from '../../__generated__/useRetryRunMutation.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { activeRun, answer, openChat, question, streaming, createThread } from '../../testing/openChat.tsx'

await import('../../shared/conversation/answer/AnswerActions.tsx')
await import('../../shared/conversation/answer/citations/CitedMarkdown.tsx')
await import('../../shared/conversation/answer/sources/AnswerSources.tsx')
beforeEach(() => localStorage.clear())

const completed = { run: { id: 'run-0', status: 'COMPLETED', errorMessage: null } }
const failed = {
  isError: true,
  errors: [{ message: 'The model could not be reached.' }],
  run: { id: 'run-9', status: 'FAILED', errorMessage: null },
}
const source = { __typename: 'Citation', threadUuid: null, ordinal: null, page: null }

test('copies an answer as Markdown and HTML with the shown source numbers', async () => {
  const chat = await openChat()
  const write = vi.fn<(items: { data: Record<string, Blob> }[]) => Promise<void>>(async () => {})
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly data: Record<string, Blob>
      constructor(data: Record<string, Blob>) {
        this.data = data
      }
    },
  )
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(write as never)
  const text = 'At **Långedrag** [7], ![pier](https://example.org/pier.png) <b>C</b>\n\n| a |\n|---|\n| 1 |'
  const citations = [{ ...source, number: 7, kind: 'ITEM', sourceId: 'item-1', title: 'Berth', excerpt: 'Långedrag, pier C.' }]
  await chat.showThread(createThread([question(0, 'Where?'), answer(1, text, { ...completed, citations })]))
  await chat.user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(write).toHaveBeenCalledOnce()
  const { data } = write.mock.calls[0]?.[0][0] ?? { data: {} }
  expect(await data['text/plain']?.text()).toBe(text.replace('[7]', '[1]'))
  const html = (await data['text/html']?.text()) ?? ''
  expect(html).toContain('<strong>Långedrag</strong>')
  expect(html).toContain('<td>1</td>')
  expect(html).not.toMatch(/<img|<b>|<button/)
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
})

test('lists an answer’s sources with links', async () => {
  const chat = await openChat()
  const citations = [
    { ...source, number: 2, kind: 'ITEM', sourceId: 'item-1', title: 'Lease', excerpt: 'The deposit is two rents.', ordinal: 4, page: 3 },
    { ...source, number: 5, kind: 'STEP', sourceId: 'step-9', threadUuid: 'uuid-9', ordinal: 41, title: 'Rome', excerpt: 'Albergo Sole' },
    { ...source, number: 6, kind: 'MEMORY', sourceId: 'memory-1', title: 'Memory', excerpt: 'I climb.' },
  ]
  await chat.showThread(createThread([question(0, 'What?'), answer(1, 'Two rents [2], the Sole [5]. You climb [6].', { citations })]))
  const list = await screen.findByRole('complementary', { name: 'Sources' })
  const links = within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Lease, page 3', '/knowledge?item=item-1&at=4'],
    ['Rome', '/chat/uuid-9?at=41'],
    ['Memory', '/knowledge?view=memories'],
  ])
  expect(list).toHaveTextContent('1Lease, page 3 The deposit is two rents.')
  await chat.user.click(await screen.findByRole('button', { name: 'Source 2' }))
  expect(await screen.findByRole('dialog', { name: 'Source 2: Rome' })).toHaveTextContent('Albergo Sole')
})

test('keeps punctuation on the line of its citation', async () => {
  const chat = await openChat()
  const citations = [{ ...source, number: 7, kind: 'ITEM', sourceId: 'item-1', title: 'Berth', excerpt: 'Långedrag, pier C.' }]
  await chat.showThread(createThread([question(0, 'Where?'), answer(1, 'See (the pier [7]): C', { ...completed, citations })]))
  const mark = await screen.findByRole('button', { name: 'Source 1' })
  expect(mark.parentElement?.textContent).toBe('1):')
})

test('shows citations as plain marks while streaming and as links at the end', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Where?'), streaming(1)], { activeRun }))
  await chat.event({ __typename: 'ChatDelta', cursor: '1:1', stepId: 'step-1', delta: 'At the pier [7], with Jonas [3]. Again [7]' })
  const marks = await screen.findAllByRole('img', { name: /^Source/ })
  expect(marks.map(({ textContent }) => textContent)).toEqual(['1', '2', '1'])
  const citations = [{ ...source, number: 7, kind: 'ITEM', sourceId: 'item-1', title: 'Berth', excerpt: 'Långedrag, pier C.' }]
  const { node: step } = answer(1, 'At the pier [7], with Jonas [3]. Again [7]', { ...completed, citations })
  await chat.event({ __typename: 'ChatAssistantStep', cursor: '1:2', stepId: 'step-1', step })
  expect(await screen.findAllByRole('button', { name: 'Source 1' })).toHaveLength(2)
  expect(screen.getByText(/with Jonas \[3\]/)).toBeVisible()
  expect(screen.queryByRole('img', { name: /^Source/ })).toBeNull()
})

test('reports a blocked clipboard', async () => {
  const chat = await openChat()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  vi.stubGlobal('ClipboardItem', undefined)
  await chat.showThread(createThread([question(0, 'Where?'), answer(1, 'Here.', completed)]))
  await chat.user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Couldn’t copy' })).toBeVisible()
})

test('says that an answer could not be started again', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Where?'), answer(1, 'Here.', completed)]))
  await chat.user.click(await screen.findByRole('button', { name: 'Regenerate' }))
  await act(async () => chat.environment.mock.reject(useRetryRunMutation, new RequestError('Failed to fetch', null)))
  expect(await screen.findByText('Couldn’t start the answer. Check your connection and try again.')).toBeVisible()
  expect(screen.getByText('Here.')).toBeVisible()
})

test('regenerates an answer', async () => {
  const chat = await openChat()
  const steps = [question(0, 'Where?'), answer(1, 'Here.', completed), question(2, 'When?'), answer(3, 'Now.', completed)]
  await chat.showThread(createThread(steps))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Regenerate' })).toHaveLength(2))
  const again = screen.getAllByRole('button', { name: 'Regenerate' })
  expect(within(again[1]?.closest('article') ?? document.body).getByText('Now.')).toBeVisible()
  await chat.user.click(again[1] ?? document.body)
  await waitFor(() => chat.environment.mock.findOperation(({ request }) => request.node === useRetryRunMutation))
  await chat.respond(useRetryRunMutation, {
    retryRun: { __typename: 'RateLimitError', __isUserError: 'RateLimitError', message: 'Wait a moment.' },
  })
  expect(await screen.findByText('Wait a moment.')).toBeVisible()
  expect(screen.getByText('Now.')).toBeVisible()
})

test('shows earlier failures quietly and the last one prominently', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Where?'), answer(1, '', failed), question(2, 'Where?'), answer(3, 'Here.', completed)]))
  expect((await screen.findByText('The model could not be reached.')).closest('[data-tone]')).toBeNull()
})

const call = (number: number, more: Record<string, unknown> = {}) => ({
  __typename: 'ToolCall',
  id: `call-${number}`,
  callId: `call_${number}`,
  textOffset: 0,
  name: 'search_past_chats',
  displayName: 'Searched past conversations',
  status: 'COMPLETED',
  isError: false,
  inputParams: null,
  outputResult: `passage ${number}`,
  durationMs: number,
  ...more,
})

test('groups consecutive tool calls', async () => {
  const chat = await openChat()
  const toolCalls = [call(0), call(240), call(3, { name: 'search_knowledge', displayName: 'Searched notes' })]
  await chat.showThread(createThread([question(0, 'Where?'), answer(1, 'Here.', { ...completed, toolCallSession: { toolCalls } })]))
  const group = await screen.findByRole('button', { name: /Looked in 3 places/ })
  expect(group).toHaveAttribute('aria-expanded', 'false')
  // jsdom finds roles inside `hidden="until-found"`, unlike browsers.
  const panel = document.getElementById(group.getAttribute('aria-controls') ?? '')
  expect(panel).toContainElement(screen.getByText('Searched notes'))
  expect(panel).toHaveAttribute('hidden')
  await chat.user.click(group)
  expect(panel).not.toHaveAttribute('hidden')
  const [first, second] = await screen.findAllByRole('button', { name: /Searched past conversations/ })
  expect(first).not.toHaveTextContent('ms')
  expect(second).toHaveTextContent('240 ms')
  expect(screen.getByRole('button', { name: /Searched notes/ })).toBeVisible()
})

test('does not list questions, or profile reads before a change, as steps', async () => {
  const chat = await openChat()
  const proposed = call(2, { name: 'propose_profile_change', displayName: 'Proposed for your profile', outputResult: { proposals: [] } })
  const toolCalls = [
    call(1, { name: 'read_profile', displayName: 'Read your profile' }),
    proposed,
    call(3, { name: 'ask', displayName: 'Asked' }),
  ]
  await chat.showThread(createThread([question(0, 'Ada'), answer(1, 'And now?', { ...completed, toolCallSession: { toolCalls } })]))
  const lines = await screen.findAllByRole('button', { name: /Proposed for your profile/ })
  expect(lines[0]).toBeVisible()
  expect(screen.queryByText('Asked')).toBeNull()
  expect(screen.queryByText(/Took/)).toBeNull()
})

test('lists other calls as steps', async () => {
  const chat = await openChat()
  const toolCalls = [call(1), call(2, { name: 'current_time', displayName: 'Checked the time' })]
  await chat.showThread(createThread([question(0, 'When?'), answer(1, 'Now.', { ...completed, toolCallSession: { toolCalls } })]))
  expect(await screen.findByRole('button', { name: /Took 2 steps/ })).toBeVisible()
})

test('folds reasoning and leaves it out of the copied text', async () => {
  const chat = await openChat()
  const thought = { ...completed, reasoning: 'It hung by the door.', reasoningMs: 4200 }
  await chat.showThread(createThread([question(0, 'Where is the key?'), answer(1, 'By the door.', thought)]))
  const line = await screen.findByRole('button', { name: 'Thought for 4 seconds' })
  expect(screen.queryByText('It hung by the door.')).not.toBeVisible()
  await chat.user.click(line)
  expect(screen.getByText('It hung by the door.')).toBeVisible()
})
