import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createWebFiles } from './web.ts'

const webDir = await mkdtemp(join(tmpdir(), 'web-'))
afterAll(() => rm(webDir, { recursive: true }))
const script = 'export const word = 1\n'.repeat(100)
await mkdir(join(webDir, 'assets'))
await writeFile(join(webDir, 'index.html'), '<!doctype html>')
await writeFile(join(webDir, 'assets/app.js'), script)
await writeFile(join(webDir, 'assets/app.js.br'), brotliCompressSync(script))
await writeFile(join(webDir, 'assets/late.js'), script)
await writeFile(join(webDir, 'assets/deleted.js'), script)
const { app } = await createWebFiles(webDir)

const ask = (path: string, acceptEncoding: string) => app.request(path, { headers: { 'accept-encoding': acceptEncoding } })

test.each([
  ['/assets/app.js', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['/assets/app.js', 'gzip, deflate', 'gzip', gunzipSync],
  ['/assets/app.js', 'gzip, br;q=0', 'gzip', gunzipSync],
  ['/assets/app.js', 'identity', null, Buffer.from],
  ['/assets/late.js', 'gzip, br', 'gzip', gunzipSync],
] as const)('%s is sent to a reader of %s in the encoding %s', async (path, accepted, encoding, decode) => {
  const answer = await ask(path, accepted)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(Object.fromEntries(answer.headers)).toMatchObject({ vary: 'accept-encoding', 'content-length': String(bytes.length) })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(decode(bytes).toString()).toBe(script)
})

test('compressed files have no URL', async () => {
  expect((await ask('/assets/app.js.br', 'br')).status).toBe(404)
})

test('a file deleted by a later build is not found', async () => {
  await rm(join(webDir, 'assets/deleted.js'))
  const answer = await ask('/assets/deleted.js', 'br')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, null])
})

test('opens the chat for content shared after the sign-out', async () => {
  const answer = await app.request('/share', { method: 'POST', body: new FormData() })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chat'])
})
