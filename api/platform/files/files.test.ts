import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createFiles, type Files } from './files.ts'
import { explainStorageFailure } from './storageFailure.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'twain-files-'))
const bucket = await startBucket()
afterAll(async () => {
  await rm(dataDir, { recursive: true })
  bucket.close()
})

const s3 = { bucket: 'uploads', region: 'us-east-1', endpoint: bucket.url, credentials: { accessKeyId: 'id', secretAccessKey: 'secret' } }

const stores: [string, Files][] = [
  ['a folder', createFiles({ dataDir })],
  ['an S3 bucket', createFiles({ dataDir, s3 })],
]

test.each(stores)('%s stores and deletes files', async (_where, files) => {
  await files.put('notes/a/one.txt', Buffer.from('one'), { contentType: 'text/plain' })
  await files.put('notes/a/two.txt', Readable.from([Buffer.from('tw'), Buffer.from('o')]), { contentType: 'text/plain', size: 3 })
  await files.put('notes/b/one.txt', Buffer.from('kept'), { contentType: 'text/plain' })
  const read = async (key: string) => {
    const file = await files.get(key)
    return file && { size: file.size, contentType: file.contentType, text: await text(file.stream) }
  }
  expect(await read('notes/a/two.txt')).toEqual({ size: 3, contentType: 'text/plain', text: 'two' })
  await files.delete('notes/a/one.txt')
  expect(await read('notes/a/one.txt')).toBeNull()
  await files.deleteAll('notes/a')
  expect(await read('notes/a/two.txt')).toBeNull()
  expect(await read('notes/b/one.txt')).toMatchObject({ text: 'kept' })
  await files.delete('notes/nothing')
  await files.deleteAll('nothing')
})

test('a file deleted during a read is read to its end', async () => {
  const files = createFiles({ dataDir })
  await files.put('notes/read.txt', Buffer.from('whole'), { contentType: 'text/plain' })
  const file = await files.get('notes/read.txt')
  rmSync(join(dataDir, 'files/notes/read.txt'))
  expect(file && (await text(file.stream))).toBe('whole')
})

test.each(stores)('%s cannot access other files', async (_where, files) => {
  await expect(files.put('../outside.txt', Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow('traversal')
  await expect(files.get('../../etc/passwd')).rejects.toThrow('traversal')
  expect(await readdir(dataDir)).toEqual(['files'])
})

async function startBucket() {
  const objects = new Map<string, { body: Buffer; type: string }>()
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://localhost')
    const key = decodeURIComponent(url.pathname.replace('/uploads/', ''))
    const object = objects.get(key)
    if (url.searchParams.get('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? ''
      const found = [...objects.keys()].filter((name) => name.startsWith(prefix))
      const rows = found.map(
        (name) => `<Contents><Key>${name}</Key><Size>1</Size><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`,
      )
      return response.end(
        `<ListBucketResult><KeyCount>${rows.length}</KeyCount><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`,
      )
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, name = ''] of (await text(request)).matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(name)
      return response.end('<DeleteResult></DeleteResult>')
    }
    if (request.method === 'PUT') {
      objects.set(key, {
        body: unchunked(await buffer(request), request.headers['content-encoding']),
        type: request.headers['content-type'] ?? '',
      })
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, {
      'content-type': object.type,
      'content-length': object.body.length,
      'last-modified': new Date(0).toUTCString(),
    })
    response.end(request.method === 'HEAD' ? undefined : object.body)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

function unchunked(body: Buffer, encoding: string | undefined): Buffer {
  if (!encoding?.includes('aws-chunked')) return body
  const parts: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, end), 16)
    if (!size) break
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return Buffer.concat(parts)
}

test('distinguishes a full disk from a failing file store', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const files = createFiles({ dataDir })
  const stream = new Readable({
    read() {
      this.destroy(full)
    },
  })
  const failed = await files.put('notes/full.txt', stream, { contentType: 'text/plain' }).catch((error: unknown) => error)
  expect(explainStorageFailure(failed)).toMatchObject({ code: 'storage_full', status: 503 })

  await symlink('/dev/full', join(dataDir, 'files/notes/device.txt'))
  const source = Readable.from([Buffer.alloc(1_000_000), Buffer.alloc(1_000_000)])
  const unwritten = await files.put('notes/device.txt', source, { contentType: 'text/plain' }).catch((error: unknown) => error)
  expect(explainStorageFailure(unwritten)).toMatchObject({ code: 'storage_full' })

  const closed = createFiles({ dataDir, s3: { ...s3, endpoint: 'http://127.0.0.1:9' } })
  const refused = await closed.put('notes/one.txt', Buffer.from('one'), { contentType: 'text/plain' }).catch((error: unknown) => error)
  expect(explainStorageFailure(refused)).toMatchObject({ code: 'storage_unavailable', status: 503 })
  expect(explainStorageFailure(new Error('a bug'))).toBeNull()
})
