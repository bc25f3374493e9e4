import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { migrate, migrationsDir } from '../../platform/database/migrations.ts'
import { getTwinLoginName } from '../../platform/database/twinLogin.ts'
import { applyTwinPolicies } from '../../platform/database/twinPolicies.ts'

export interface Databases {
  urls: string[]
  stop(): Promise<void>
}

/** Copies of a migrated template that is cached until the migrations change. */
export async function createEmbeddedDatabases(count: number): Promise<Databases> {
  const template = await embeddedTemplate()
  const processes = Array.from({ length: count }, () => runEmbedded('serve', template))
  const urls = processes.map(async (child) => {
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The embedded database ended')))
    const [{ url }] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }]
    return url
  })
  return {
    urls: await Promise.all(urls),
    stop: async () => {
      const exits = processes.map((child) => once(child, 'exit'))
      for (const child of processes) child.disconnect()
      await Promise.all(exits)
    },
  }
}

async function embeddedTemplate() {
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/twain-test-database')
  const file = join(folder, `${await migrationsHash()}.tar`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  const [code] = (await once(runEmbedded('create', file), 'exit')) as [number | null]
  if (code !== 0) throw new Error('The template database was not created')
  return file
}

function runEmbedded(work: 'create' | 'serve', file: string) {
  return fork(join(import.meta.dirname, 'embedded.process.ts'), [work, file], { execArgv: [] })
}

async function migrationsHash() {
  const hash = createHash('sha256')
  const files = await readdir(migrationsDir, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.sql')).toSorted())
    hash.update(file).update(await readFile(join(migrationsDir, file)))
  hash.update(applyTwinPolicies)
  return hash.digest('hex').slice(0, 16)
}

export async function createPostgresDatabases(server: string, count: number): Promise<Databases> {
  const name = `twain_test_${process.pid}`
  const names = Array.from({ length: count }, (_, index) => `${name}_${index + 1}`)
  await administer(server, [`CREATE DATABASE ${name}`])
  await migrate(named(server, name))
  await administer(
    server,
    names.map((copy) => `CREATE DATABASE ${copy} TEMPLATE ${name}`),
  )
  return {
    urls: names.map((copy) => named(server, copy)),
    stop: () => administer(server, [...names, name].flatMap(dropDatabase)),
  }
}

export async function copyDatabase(workerUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const worker = new URL(workerUrl).pathname.slice(1)
  const copy = `${worker}_copy`
  await administer(workerUrl, [`CREATE DATABASE ${copy} TEMPLATE ${worker.replace(/_\d+$/, '')}`])
  return { url: named(workerUrl, copy), drop: () => administer(workerUrl, dropDatabase(copy)) }
}

export function dropDatabase(name: string): string[] {
  return [`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE IF EXISTS ${getTwinLoginName(name)}`]
}

async function administer(server: string, statements: string[]) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function named(server: string, database: string) {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
