import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { workingFor } from '../platform/database/databaseShare.ts'
import { receiveFiles, TooLargeError } from './multipart.ts'

const limits = { files: 3, bytes: 1_000_000, tooLarge: new TooLargeError('file_too_large', { params: { limit: 1 } }) }

test('uploaded files belong to their sender', async () => {
  const clients: (string | undefined)[] = []
  await using server = createServer((request, response) => {
    const take = async ({ stream }: { stream: AsyncIterable<unknown> }) => {
      clients.push(workingFor.getStore())
      for await (const _ of stream);
      clients.push(workingFor.getStore())
    }
    workingFor.run('uploader', () => void receiveFiles(request, limits, take).then(() => response.end()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const form = new FormData()
  for (const name of ['a.txt', 'b.txt', 'c.txt']) form.append('files', new Blob(['x'.repeat(200_000)]), name)
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: 'POST', body: form })
  expect(clients).toEqual(Array.from({ length: 6 }, () => 'uploader'))
})

test('quotation marks in file names, which browsers encode, are decoded', async () => {
  const names: string[] = []
  await using server = createServer((request, response) => {
    const take = async ({ name, stream }: { name: string; stream: AsyncIterable<unknown> }) => {
      names.push(name)
      for await (const _ of stream);
    }
    void receiveFiles(request, limits, take).then(() => response.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const form = new FormData()
  form.append('files', new Blob(['x']), '"Moby-Dick", 100%.txt')
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: 'POST', body: form })
  expect(names).toEqual(['"Moby-Dick", 100%.txt'])
})
