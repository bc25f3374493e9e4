import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isReservedName } from './reservedNames.ts'
import { username } from './validation.ts'

const specified = `accounts chat twin story discover knowledge pricing roadmap monitoring onboarding dashboard history settings terms
  privacy login signup register profile forgot-password reset-password admin api www mail ftp cdn static blog about contact features
  security status legal careers company testing profile-pal`.split(/\s+/)

test.each(specified)('%s is reserved', (name) => {
  expect(isReservedName(name)).toBe(true)
  expect(isReservedName(name.toUpperCase())).toBe(true)
})

test('nobody can be called like a path that the server or the web app answers', () => {
  const root = join(import.meta.dirname, '../..')
  const routers = ['api/app.ts', 'api/web.ts', 'api/publicPages.ts', ...globSync('web/**/*outes.tsx', { cwd: root })]
  const firstSegment = /(?:path: '|redirection\('|['"`]\/)([a-z0-9-]+)/g
  const names = routers.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(firstSegment)].map(([, name = '']) => name))
  expect(names).toEqual(expect.arrayContaining(['graphql', 'assets', 'login']))
  expect(names.filter((name) => username.safeParse(name).success)).toEqual([])
})
