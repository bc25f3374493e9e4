import { symbols } from 'pino'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Prisma } from './platform/__generated__/prisma/client.ts'
import { testApp } from './testing/app.ts'
import { createPerson } from './testing/people.ts'

const app = await testApp({ LOG_LEVEL: 'info', ACCESS_LOG: 'true' })
const lines: string[] = []
Object.assign(app.platform.log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } })
const findEntry = (msg: string) =>
  lines.map((line) => JSON.parse(line) as { msg: string; userId?: string }).find((entry) => entry.msg === msg)

beforeEach(() => {
  lines.length = 0
})

test('logs requests by route, without secrets of links or text of messages', async () => {
  const { client } = await createPerson(app)
  lines.length = 0
  await client.rest('PATCH', '/api/v1/account', { about: 'a private word' })
  await app.anyone().rest('GET', '/api/v1/shared/a-secret-link')
  const route = { ip: '127.0.0.1', method: 'GET', route: '/api/v1/shared/:token', status: 404, isComplete: true }
  await expect.poll(() => findEntry('request')).toMatchObject({ method: 'PATCH', route: '/api/v1/account', status: 200 })
  await expect.poll(() => lines.map((line) => JSON.parse(line) as object)).toContainEqual(expect.objectContaining(route))
  expect(lines.join()).not.toMatch(/private|secret/)
})

const createDatabaseError = (code: string) => new Prisma.PrismaClientKnownRequestError('failed', { code, clientVersion: '' })

test.each([
  [new Error('failed'), 'a REST call failed'],
  [createDatabaseError('P2020'), 'the database rejected input that passed validation'],
  [createDatabaseError('P1001'), 'database or storage failed'],
])('logs failures by route, without secrets of links: %s', async (error, msg) => {
  vi.spyOn(app.services.sharing, 'read').mockRejectedValue(error)
  onTestFinished(() => void vi.restoreAllMocks())
  await app.anyone().rest('GET', '/api/v1/shared/a-secret-link')
  expect(findEntry(msg)).toMatchObject({ route: '/api/v1/shared/:token' })
  expect(lines.join()).not.toContain('secret')
})

test('logs who signs up and in, and refused sign-ins without an account', async () => {
  const { id: userId, email, password } = await createPerson(app)
  expect(findEntry('signed up')).toMatchObject({ ip: '127.0.0.1', userId })
  await app.anyone().rest('POST', '/api/v1/auth/login', { email, password })
  expect(findEntry('signed in')).toMatchObject({ ip: '127.0.0.1', userId })
  await app.anyone().rest('POST', '/api/v1/auth/login', { email, password: 'not it, but long' })
  expect(findEntry('sign-in refused')).toMatchObject({ ip: '127.0.0.1', method: 'password', code: 'wrong_credentials' })
  expect(lines.join()).not.toContain(email)
  expect(lines.join()).not.toContain('not it')
})
