import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { startEmbedded } from '../api/platform/embedded/embedded.ts'
import { diffSchemas, migrationsDir, readMigrations } from '../api/platform/database/migrations.ts'

// `npm run db:new add_photos` writes the next migration: what changed in prisma/schema.prisma since the last one. The
// schema is kept beside each migration, because comparing with a live database would drop every hand-written index.

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Name the migration in lower case, as in: npm run db:new add_photos')
  process.exit(1)
}

const schemaFile = new URL('../prisma/schema.prisma', import.meta.url)
const last = (await readMigrations()).at(-1)
const previous = last ? await readFile(`${migrationsDir}/${last.name}/schema.prisma`, 'utf8') : null

const scratch = await startEmbedded()
const sql = await diffSchemas(scratch.url, previous, await readFile(schemaFile, 'utf8'))
await scratch.stop()

const timestamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
const dir = `${migrationsDir}/${timestamp}_${name}`
await mkdir(dir, { recursive: true })
await writeFile(
  `${dir}/migration.sql`,
  sql || '-- The tables are unchanged. Write here what Prisma cannot say: indexes, views, roles, policies.\n',
)
await copyFile(schemaFile, `${dir}/schema.prisma`)
console.log(`Wrote ${dir}`)
