import { Observable, type GraphQLResponse } from 'relay-runtime'
import { expect, test, vi } from 'vitest'

const target = new EventTarget()
vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
const { shareAcrossTabs } = await import('./shareAcrossTabs.ts')

function server() {
  let sink: { next(response: GraphQLResponse): void; error(error: Error): void } | null = null
  let listeners = 0
  const open = vi.fn((onConnected: () => void) =>
    Observable.create<GraphQLResponse>((opened) => {
      sink = opened
      listeners += 1
      onConnected()
      return () => {
        listeners -= 1
      }
    }),
  )
  return {
    open,
    say: (word: string) => sink?.next({ data: { word } }),
    drop: () => sink?.error(new Error('gone')),
    listeners: () => listeners,
  }
}

function openTab(name: string, open: (onConnected: () => void) => Observable<GraphQLResponse>) {
  const heard: unknown[] = []
  const onConnected = vi.fn()
  const subscription = shareAcrossTabs(name, { open, onConnected }).subscribe({
    next: (response) => heard.push((response as { data: { word: string } }).data.word),
  })
  return { heard, onConnected, close: () => subscription.unsubscribe() }
}

test('subscribes in one tab, broadcasts to all, and hands over when it closes', async () => {
  const { open, say, listeners } = server()
  const first = openTab('share', open)
  await vi.waitFor(() => expect(listeners()).toBe(1))
  const second = openTab('share', open)

  say('one')
  await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([['one'], ['one']]))
  expect(open).toHaveBeenCalledTimes(1)
  expect(first.onConnected.mock.calls).toEqual([[false]])

  first.close()
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(second.onConnected).toHaveBeenCalledExactlyOnceWith(true))
  say('two')
  await vi.waitFor(() => expect(second.heard).toEqual(['one', 'two']))
  second.close()
  await vi.waitFor(() => expect(listeners()).toBe(0))
})

test('reconnects a lost stream, immediately when back online, and notifies every tab', async () => {
  const { open, say, drop } = server()
  const tab = openTab('lost', open)
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1))
  const other = openTab('lost', open)
  expect(tab.onConnected.mock.calls).toEqual([[false]])
  drop()
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(open).toHaveBeenCalledTimes(2)
  })
  expect(tab.onConnected.mock.calls).toEqual([[false], [true]])
  await vi.waitFor(() => expect(other.onConnected).toHaveBeenCalledExactlyOnceWith(true))
  say('back')
  expect(tab.heard).toEqual(['back'])
  other.close()
  tab.close()
})
