import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { formatIssue } from '../platform/text/parseInput.ts'
import { credentials, isReservedName, passwordReset, registration, username } from './validation.ts'

const valid = { email: 'ada@example.com', password: 'correct horse', username: 'ada' }

function firstMessage(changes: Record<string, unknown>) {
  return firstIssue(registration, { ...valid, ...changes })
}

function firstIssue(schema: z.ZodType, input: unknown) {
  const [issue] = schema.safeParse(input).error?.issues ?? []
  return issue ? formatIssue(issue) : null
}

describe('registration', () => {
  test.each([
    ['not an address', { email: 'ada' }, 'Invalid email format'],
    ['no address at all', { email: undefined }, 'Invalid email format'],
    ['an address that is no text', { email: 7 }, 'Invalid email format'],
    ['an address too long to deliver to', { email: `${'a'.repeat(250)}@example.com` }, 'Invalid email format'],
    ['a password of 7', { password: '1234567' }, 'Password must be at least 8 characters'],
    ['no password', { password: undefined }, 'Password must be at least 8 characters'],
    ['a password of 129', { password: 'x'.repeat(129) }, 'Password cannot be more than 128 characters'],
    ['a username of 2', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['no username', { username: null }, 'Username must be at least 3 characters'],
    ['a username of 21', { username: 'a'.repeat(21) }, 'Username cannot be more than 20 characters'],
    ['capitals', { username: 'Ada' }, 'Username can only contain lowercase letters, numbers, and hyphens'],
    ['an underscore', { username: 'ada_l' }, 'Username can only contain lowercase letters, numbers, and hyphens'],
    ['a line break at the end', { username: 'ada\n' }, 'Username can only contain lowercase letters, numbers, and hyphens'],
    ['a hyphen in front', { username: '-ada' }, 'Username cannot start or end with a hyphen'],
    ['a hyphen at the end', { username: 'ada-' }, 'Username cannot start or end with a hyphen'],
    ['a reserved word', { username: 'settings' }, 'This username is not available'],
    ['a display name that is no text', { displayName: 1 }, 'Display name must be text'],
  ])('refuses %s', (_what, changes, message) => {
    expect(firstMessage(changes)).toBe(message)
  })

  test.each([
    [{ password: '12345678', username: 'abc' }],
    [{ password: 'x'.repeat(128), username: 'a'.repeat(20) }],
    [{ username: 'a-1-b' }],
    [{ displayName: null, timezone: undefined, about: '' }],
  ])('accepts %j', (changes) => {
    expect(firstMessage(changes)).toBeNull()
  })

  test('reports email, password and username in this order', () => {
    expect(firstMessage({ email: '', password: '', username: '' })).toBe('Invalid email format')
    expect(firstMessage({ password: '', username: '' })).toBe('Password must be at least 8 characters')
  })

  test('reports the length of a username before its characters and these before its hyphens', () => {
    expect(firstMessage({ username: '-A' })).toBe('Username must be at least 3 characters')
    expect(firstMessage({ username: '-Abc' })).toBe('Username can only contain lowercase letters, numbers, and hyphens')
  })

  test('lowercases and trims addresses and stores blank optional texts as null', () => {
    expect(registration.parse({ ...valid, email: ' Ada@Example.COM ', displayName: '  ', about: ' hello ' })).toEqual({
      ...valid,
      displayName: null,
      timezone: null,
      about: 'hello',
    })
  })
})

test('signing in requires a valid address and any password', () => {
  expect(firstIssue(credentials, { email: 'ada', password: 'x' })).toBe('Invalid email format')
  expect(firstIssue(credentials, { email: 'a@b.co', password: '' })).toBe('Enter your password')
  expect(credentials.safeParse({ email: 'a@b.co', password: 'x' }).success).toBe(true)
})

test('a new password follows the same rule as the first', () => {
  expect(firstIssue(passwordReset, { token: 't', password: 'short' })).toBe('Password must be at least 8 characters')
})

const specified = `accounts chat twin story discover knowledge pricing roadmap monitoring onboarding dashboard history settings terms
  privacy login signup register profile forgot-password reset-password admin api www mail ftp cdn static blog about contact features
  security status legal careers company testing profile-pal`.split(/\s+/)

test.each(specified)('%s is reserved', (name) => {
  expect(isReservedName(name)).toBe(true)
  expect(isReservedName(name.toUpperCase())).toBe(true)
})

test('paths of the server and the web app are reserved usernames', () => {
  const root = join(import.meta.dirname, '../..')
  const routers = ['api/app.ts', 'api/appPaths.ts', 'api/web.ts', 'api/publicPages.ts', ...globSync('web/**/*outes.tsx', { cwd: root })]
  const firstSegment = /(?:path: '|redirection\('|['"`]\/)([a-z0-9-]+)/g
  const names = routers.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(firstSegment)].map(([, name = '']) => name))
  expect(names).toEqual(expect.arrayContaining(['graphql', 'assets', 'login']))
  expect(names.filter((name) => username.safeParse(name).success)).toEqual([])
})
