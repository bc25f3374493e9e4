import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'

const requests = {
  'a request': 'GET /chat HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'pipelined requests': 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20),
  'pipelined requests, one refused': 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n'.repeat(2),
  'pipelined requests, one malformed':
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'a body that ends early':
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
}

test.for(Object.entries(requests))('survives a client that disconnects after %s', async ([, text]) => {
  const app = await testApp()
  const { port } = new URL(app.url)
  for (let client = 0; client < 50; client += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(text, () => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  expect(await fetch(`${app.url}/healthz`)).toMatchObject({ status: 200 })
})

test('survives an unexpected error in a request', async () => {
  const app = await testApp()
  vi.spyOn(app.platform.metrics.requests, 'nameRoute').mockImplementationOnce(() => {
    throw new Error('broken')
  })
  const log = vi.spyOn(app.platform.log, 'error').mockImplementation(() => {})
  await expect(fetch(`${app.url}/graphql?query={__typename}`)).rejects.toThrow('fetch failed')
  expect(log).toHaveBeenCalledWith({ err: new Error('broken'), route: expect.any(String) as string }, 'a request failed')
  expect(await fetch(`${app.url}/healthz`)).toMatchObject({ status: 200 })
})
