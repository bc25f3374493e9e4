import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../../scripts/testing/server.ts'
import { dumpTables } from '../platform/backup/tables.ts'
import { testApp } from './app.ts'
import { say } from './parity/parity.ts'
import { createPerson } from './people.ts'

export const commands = fileURLToPath(new URL('../commands.ts', import.meta.url))

export const runCommand = (args: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [commands, ...args], { env: { ...process.env, LOG_LEVEL: 'fatal', ...env } })

export async function createFolder() {
  const { path, remove } = await createTemporaryFolder('backup')
  onTestFinished(remove)
  return path
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const readRows = (url: string) =>
  withClient(url, async (client) => {
    const rows: Record<string, string[]> = {}
    await client.query('BEGIN READ ONLY')
    for await (const { table, lines } of dumpTables(client)) (rows[table.name] ??= []).push(...lines)
    await client.query('COMMIT')
    for (const lines of Object.values(rows)) lines.sort()
    return rows
  })

export async function openBackups() {
  const app = await testApp()
  const { db, files, databaseUrl } = app.platform
  return {
    files,
    databaseUrl,
    async newDatabase() {
      const name = `restored_${Date.now()}`
      await withClient(databaseUrl, (client) => client.query(`CREATE DATABASE ${name}`))
      onTestFinished(async () => {
        await withClient(databaseUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
      })
      const url = new URL(databaseUrl)
      url.pathname = `/${name}`
      return url.href
    },
    async fill() {
      const { client, id: userId } = await createPerson(app)
      await client.rest('PUT', '/api/v1/profile', { bio: 'I keep “bees”\n\\and\thoney.' })
      await db.knowledgeItem.create({ data: { userId, kind: 'note', title: 'Bees', content: 'They dance.' } })
      await say(client, { input: 'Where are the bees?' })
      // Titles are written after the answer.
      await expect.poll(async () => (await db.thread.findFirst({ where: { userId } }))?.name).toMatch(/^tok0/)
      await files.put(`uploads/${userId}`, Buffer.from('honey'), { contentType: 'text/plain' })
      return `uploads/${userId}`
    },
  }
}
