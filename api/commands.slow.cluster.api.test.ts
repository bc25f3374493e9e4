import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testApp } from './testing/app.ts'
import { createPerson } from './testing/people.ts'
import { turnOnTwoFactor } from './testing/twoFactor.ts'

const app = await testApp()
const file = fileURLToPath(new URL('commands.ts', import.meta.url))

function run(...args: string[]) {
  const { databaseUrl, config } = app.platform
  return promisify(execFile)(process.execPath, [file, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir },
  })
}

test('makes an account an operator while the server runs', { timeout: 30_000 }, async () => {
  await createPerson(app)
  const { client, email } = await createPerson(app)
  expect((await client.rest('GET', '/api/v1/operator/models')).status).toBe(404)
  expect((await run('operator', email.toUpperCase())).stdout).toContain('is an operator of this server')
  expect((await client.rest('GET', '/api/v1/operator/models')).status).toBe(200)
  expect(await app.platform.db.auditEntry.findFirst()).toMatchObject({ action: 'operator.added', actorId: null })
})

test('turns off two-factor authentication while the server runs', { timeout: 30_000 }, async () => {
  const person = await createPerson(app)
  const { email, password } = person
  await turnOnTwoFactor(person)
  const login = () => app.anyone().rest('POST', '/api/v1/auth/login', { email, password })
  expect((await login()).status).toBe(400)
  expect((await run('two-factor-off', email)).stdout).toContain('can sign in without a code')
  expect((await login()).status).toBe(200)
})

test('migrates while the server runs, and needs no rollback', { timeout: 30_000 }, async () => {
  expect((await run('migrate')).stdout).toContain('Migrations applied: 0. The database is up to date.')
  expect((await run('rollback')).stdout).toContain('the previous version works on the migrated database')
})

test('explains unknown accounts and commands', { timeout: 30_000 }, async () => {
  await expect(run('operator', 'unknown@example.org')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no account with the email address unknown@example.org.') as string,
  })
  await expect(run('unknown')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Unknown command: unknown\n.*npm run twain -- operator EMAIL/s) as string,
  })
  await expect(run('operator', 'ada@example.org', 'bob@example.org')).rejects.toMatchObject({
    code: 1,
    stderr: 'Too many arguments. Use: npm run twain -- operator EMAIL\n',
  })
  expect(await run('--help')).toMatchObject({ stdout: expect.stringContaining('npm run twain -- operator EMAIL') as string, stderr: '' })
})
