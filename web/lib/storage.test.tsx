import { beforeEach, expect, test, vi } from 'vitest'
import { clearPersonalStorage, draft, lastThread, sidebarCollapsed, temporaryDraft } from './storage.ts'

beforeEach(() => localStorage.clear())

test('clears personal data and keeps device settings on logout', () => {
  lastThread.set('0198')
  draft('0198').set('half a thought')
  draft(null).set('another')
  draft(temporaryDraft).set('a third')
  sidebarCollapsed.set('true')
  for (const key of ['anon-id', 'last-seen:0198', 'token', 'persist:auth', 'persist:chat', 'persist:root']) localStorage.setItem(key, 'x')

  void clearPersonalStorage()

  expect(Object.keys(localStorage)).toEqual(['sidebar-collapsed'])
  expect(draft(temporaryDraft).get()).toBeNull()
})

test('keeps drafts of different threads apart', () => {
  draft('a').set('one')
  draft('b').set('two')
  draft('a').set(null)
  expect([draft('a').get(), draft('b').get()]).toEqual([null, 'two'])
})

test('remembers nothing where the browser blocks storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  sidebarCollapsed.set('true')
  expect(sidebarCollapsed.get()).toBeNull()
  expect(clearPersonalStorage).not.toThrow()
  vi.restoreAllMocks()
})
