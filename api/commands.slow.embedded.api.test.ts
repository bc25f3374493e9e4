import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrations.ts'
import { startEmbedded } from './platform/embedded/embedded.ts'
import { createFolder, runCommand } from './testing/backups.ts'

test('changes accounts while a server with the embedded database runs', { timeout: 60_000 }, async () => {
  const dataDir = await createFolder()
  await writeFile(join(dataDir, 'session-secret'), 'a'.repeat(64))
  const server = await startEmbedded({ dir: join(dataDir, 'postgres') })
  onTestFinished(() => server.stop())
  await migrate(server.url)
  const db = createDatabase(server.url, 'embedded')
  onTestFinished(() => db.$disconnect())
  const { id } = await db.user.create({ data: { email: 'ada@example.org', username: 'ada', name: 'Ada' } })
  await db.user.update({ where: { id }, data: { isOperator: false } })

  expect((await runCommand(['operator', 'ada@example.org'], { DATA_DIR: dataDir })).stdout).toContain('is an operator of this server')
  expect(await db.user.findUnique({ where: { id } })).toMatchObject({ isOperator: true })
  expect((await runCommand(['two-factor-off', 'ada@example.org'], { DATA_DIR: dataDir })).stdout).toContain('can sign in without a code')
})

test('creates no database in a wrong folder', { timeout: 60_000 }, async () => {
  const dataDir = await createFolder()
  for (const command of ['operator', 'two-factor-off']) {
    await expect(runCommand([command, 'ada@example.org'], { DATA_DIR: dataDir, DATABASE_URL: '' })).rejects.toMatchObject({
      code: 1,
      stderr: `DATA_DIR has no data of Twain: session-secret and postgres not found in ${dataDir}.\n`,
    })
  }
  expect(await readdir(dataDir)).toEqual([])
})
