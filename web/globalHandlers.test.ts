import { expect, test } from 'vitest'
import { installGlobalHandlers } from './globalHandlers.ts'

const page = new EventTarget()
installGlobalHandlers(page)

function isSwallowed(type: string, facts: object): boolean {
  const event = Object.assign(new Event(type, { cancelable: true }), facts)
  page.dispatchEvent(event)
  return event.defaultPrevented
}

test.each([
  [new Error('Authentication required - redirecting to login')],
  [new TypeError('Failed to fetch')],
  [{ message: 'The streaming answer broke off' }],
  ['EventSource failed'],
  [{ type: 'auth', message: 'anything' }],
])('swallows a rejection with %o, and an error', (reason) => {
  expect(isSwallowed('unhandledrejection', { reason })).toBe(true)
  expect(isSwallowed('error', { error: reason })).toBe(true)
})

test.each([[new Error('x is not a function')], [{ type: 'other' }], [undefined], [null]])(
  'does not swallow a rejection with %o',
  (reason) => {
    expect(isSwallowed('unhandledrejection', { reason })).toBe(false)
  },
)

test('judges an error without an object by its message', () => {
  expect(isSwallowed('error', { error: null, message: 'Uncaught TypeError: Failed to fetch' })).toBe(true)
  expect(isSwallowed('error', { error: null, message: 'Script error.' })).toBe(false)
})
