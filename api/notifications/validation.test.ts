import { expect, test } from 'vitest'
import { isWebAddressOrOwnPath } from './validation.ts'

test.each(['/', '/chat/0197', '/settings?tab=password#sessions', 'http://localhost:4000/x', 'https://example.org'])(
  '%s can be opened',
  (address) => {
    expect(isWebAddressOrOwnPath(address)).toBe(true)
  },
)

test.each([
  '',
  'chat',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.org',
  '/\\example.org',
  '/\t/example.org',
  'mailto:a@example.org',
])('%j cannot be opened', (address) => {
  expect(isWebAddressOrOwnPath(address)).toBe(false)
})
