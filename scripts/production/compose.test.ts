import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../api/config.ts'

const file = readFileSync(join(import.meta.dirname, '../../compose.yaml'), 'utf8')
const cluster = /^x-cluster:[\s\S]*?(?=^services:)/m.exec(file)?.[0] ?? ''
const given: Record<string, string> = { POSTGRES_PASSWORD: 'database-password', S3_SECRET_ACCESS_KEY: 'storage-password' }
const settings = Object.fromEntries(
  [...cluster.matchAll(/^ {4}([A-Z\d_]+): (?:&\S+ )?(.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/\$\{(\w+):-(\w*)\}/g, (_, variable: string, fallback: string) => given[variable] ?? fallback),
  ]),
)
const dataDir = mkdtempSync(join(tmpdir(), 'twain-compose-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test.each(['web', 'worker'])('%s processes of the cluster share database, Redis and S3 bucket', (role) => {
  const config = readConfig({ ...settings, ROLES: role, DATA_DIR: dataDir })
  expect(config).toMatchObject({
    publicUrl: 'https://localhost',
    databaseUrl: 'postgresql://twain:database-password@postgres:5432/twain',
    redisUrl: 'redis://redis:6379',
    s3: {
      bucket: 'twain',
      endpoint: 'http://storage:8333',
      credentials: { accessKeyId: 'twain', secretAccessKey: 'storage-password' },
    },
  })
  const unknown = Object.keys(settings).filter((name) => !config.settings.some((setting) => setting.name === name))
  expect(unknown).toEqual([])
})

test('all containers of the server receive the settings in .env', () => {
  const services = file.match(/^ {4}<<: \*(twain|cluster)$/gm)
  const shared = /^x-twain:[\s\S]*?(?=^x-cluster:)/m.exec(file)?.[0]
  expect(services).toHaveLength(3)
  expect(cluster).toContain('<<: *twain')
  expect(shared).toContain('env_file: [{ path: .env, required: false }]')
})
