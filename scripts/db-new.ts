import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { startEmbedded } from '../api/platform/embedded/embedded.ts'
import { diffSchemas, migratedFile, migrationsDir } from '../api/platform/database/migrations.ts'

// Compares with prisma/migrated.prisma: a live database would drop every hand-written index.

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Name the migration in lower case, as in: npm run db:new add_photos')
  process.exit(1)
}

const schemaFile = new URL('../prisma/schema.prisma', import.meta.url)
const scratch = await startEmbedded()
const sql = await diffSchemas(scratch.url, await readFile(migratedFile, 'utf8'), await readFile(schemaFile, 'utf8'))
await scratch.stop()

const timestamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
const dir = `${migrationsDir}/${timestamp}_${name}`
await mkdir(dir, { recursive: true })
await writeFile(
  `${dir}/migration.sql`,
  sql || '-- The tables are unchanged. Write here what Prisma cannot say: indexes, triggers, functions.\n',
)
await copyFile(schemaFile, migratedFile)
console.log(`Wrote ${dir}`)
