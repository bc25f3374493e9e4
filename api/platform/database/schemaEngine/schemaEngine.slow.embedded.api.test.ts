import { expect, test } from 'vitest'
import { startEmbedded } from '../../embedded/embedded.ts'
import { migrate, readMigrations } from '../migrations.ts'

test('one process can migrate two databases at once', { timeout: 60_000 }, async () => {
  const names = (await readMigrations()).map(({ name }) => name)
  const databases = await Promise.all([startEmbedded(), startEmbedded()])
  expect(await Promise.all(databases.map(({ url }) => migrate(url)))).toEqual([names, names])
  await Promise.all(databases.map((database) => database.stop()))
})
