import { expect, test } from 'vitest'
import { isAllowedReach } from './allowedReach.ts'

test.each([
  ['https://example.org/', 'public', true, true],
  ['https://nas.local/', 'private', false, true],
  ['https://localhost/', 'loopback', false, true],
  ['http://localhost/', 'loopback', false, true],
  ['http://nas.local/', 'private', false, false],
  ['http://example.org/', 'public', false, false],
] as const)('%s, which is %s, may be sent to: %s, and where private networks are allowed: %s', (url, reach, isAllowed, isAllowedThere) => {
  expect(isAllowedReach(reach, new URL(url), false)).toBe(isAllowed)
  expect(isAllowedReach(reach, new URL(url), true)).toBe(isAllowedThere)
})
