import { beforeEach, expect, test } from 'vitest'
import { clearPersonalStorage, draft, lastThread, sidebarCollapsed } from './storage.ts'

beforeEach(() => localStorage.clear())

test('Signing out forgets the person and keeps the habits of the screen', () => {
  lastThread.set('0198')
  draft('0198').set('half a thought')
  draft(null).set('another')
  sidebarCollapsed.set('true')
  for (const key of ['anon-id', 'last-seen:0198', 'token', 'persist:auth', 'persist:chat', 'persist:root']) localStorage.setItem(key, 'x')

  clearPersonalStorage()

  expect(Object.keys(localStorage)).toEqual(['sidebar-collapsed'])
})

test('Drafts of different threads do not mix', () => {
  draft('a').set('one')
  draft('b').set('two')
  draft('a').set(null)
  expect([draft('a').get(), draft('b').get()]).toEqual([null, 'two'])
})
