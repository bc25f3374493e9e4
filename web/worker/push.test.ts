import { expect, test, vi } from 'vitest'
import { openPath, readMessage } from './push.ts'
import type { WorkerClient } from './scope.ts'

const origin = 'https://twain.example'
const read = (path: unknown) => readMessage(JSON.stringify({ title: 'Your answer is finished', path }), origin)

test('reads title and link', () => {
  expect(read('/chat/1?from=push#end')).toEqual({ title: 'Your answer is finished', path: '/chat/1?from=push#end' })
})

test.each(['https://other.example/', '//other.example', '/\\other.example', 'javascript:alert(1)', 1, undefined])(
  'refuses the link %s',
  (path) => {
    expect(read(path)).toBeNull()
  },
)

test('refuses other messages', () => {
  expect(readMessage('', origin)).toBeNull()
  expect(readMessage('null', origin)).toBeNull()
})

test('focuses the tab with the link, or opens one', async () => {
  const tab = { url: `${origin}/chat/1`, focus: vi.fn<WorkerClient['focus']>() }
  const clients = { claim: vi.fn(), matchAll: async () => [tab], openWindow: vi.fn<(path: string) => Promise<unknown>>() }
  const scope = { clients, location: { origin } as Location }
  await openPath(scope, '/chat/1')
  expect(tab.focus).toHaveBeenCalledOnce()
  expect(clients.openWindow).not.toHaveBeenCalled()
  await openPath(scope, '/chat/2')
  expect(clients.openWindow).toHaveBeenCalledWith('/chat/2')
})
