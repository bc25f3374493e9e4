import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endWhenSlow } from './slowRequests.ts'

const slowness = { windowMs: 200, minBytes: 100, totalMs: 600 }
let isReading = true
const server = createServer({ requestTimeout: 0 }, (incoming, response) => {
  endWhenSlow(incoming, response, slowness)
  if (isReading) incoming.on('data', () => {}).on('end', () => response.end('whole'))
  else {
    incoming.pause()
    setTimeout(
      () =>
        incoming
          .on('data', () => {})
          .on('end', () => response.end('whole'))
          .resume(),
      700,
    )
  }
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void server.close())

async function send(contentType: string, pieces: number[]): Promise<number> {
  const sending = request({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    headers: { 'content-type': contentType, 'transfer-encoding': 'chunked' },
  })
  const answered = Promise.race([
    once(sending, 'response').then(([response]) => (response as IncomingMessage).resume().statusCode ?? 0),
    once(sending, 'error').then(() => 0),
  ])
  answered.catch(() => {})
  for (const bytes of pieces) {
    if (sending.destroyed) break
    sending.write('x'.repeat(bytes))
    await sleep(50)
  }
  sending.end()
  return answered
}

const form = 'multipart/form-data; boundary=b'

test('times out a stalled body', async () => {
  expect(await send(form, [1000, ...Array<number>(20).fill(1)])).toBe(408)
  expect(await send('application/json', [10, ...Array<number>(20).fill(1)])).toBe(408)
})

test('slow uploads complete', async () => {
  expect(await send(form, Array<number>(30).fill(200))).toBe(200)
})

test('other requests must arrive in time', async () => {
  expect(await send('application/json', Array<number>(30).fill(200))).toBe(408)
})

test('does not end connections that wait for the server', async () => {
  isReading = false
  expect(await send(form, [1000])).toBe(200)
  isReading = true
})
