import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Receiver, startReceiver } from '../../testing/webhookReceiver.ts'
import { isAllowedReach, post } from './post.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())

const here = (url = receiver.url('/')) => ({ url, allowsPrivateNetworks: true, resolve: async () => ['127.0.0.1'] })

test('times out a response that never comes', async () => {
  receiver.answer = () => {}
  expect(await post({ ...here(), timeoutMs: 100 }, {}, '{}')).toMatchObject({
    isDelivered: false,
    statusCode: null,
    problem: 'It didn’t answer within 10 seconds.',
  })
})

test('an endless response counts by its status', async () => {
  let sent = 0
  receiver.answer = (_received, response) => {
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(8192, 'x'))) sent += 8192
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  const outcome = await post(here(), {}, '{}')
  expect(outcome).toMatchObject({ isDelivered: true, statusCode: 200, response: 'x'.repeat(500) })
  expect(sent).toBeLessThan(50_000_000)

  receiver.answer = (_received, response) => void response.writeHead(200).write('slowly\0')
  expect(await post({ ...here(), timeoutMs: 1000 }, {}, '{}')).toMatchObject({ isDelivered: true, problem: null, response: 'slowly' })
})

test('explains a failed connection', async () => {
  const port = new URL(receiver.url('/')).port
  const away = { ...here(), url: `https://localhost:${port}/` }
  expect(await post(away, {}, '{}')).toMatchObject({ problem: expect.stringMatching(/doesn’t support HTTPS|connection was lost/) })
  const named = { ...here('http://example.org/'), resolve: () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })) }
  expect(await post(named, {}, '{}')).toMatchObject({ problem: 'Its host name couldn’t be found.' })
  expect(await post(here('http://127.0.0.1:1/'), {}, '{}')).toMatchObject({ problem: 'It refused the connection.' })
})

test('refuses local addresses and names unless allowed', async () => {
  receiver.answer = (_received, response) => void response.end()
  const { length } = receiver.at('/')
  const { port } = new URL(receiver.url('/'))
  for (const url of [
    `https://127.0.0.1:${port}/`,
    `https://[::ffff:7f00:1]:${port}/`,
    `https://rebound.example:${port}/`,
    `http://rebound.example:${port}/`,
  ]) {
    expect(await post({ ...here(url), allowsPrivateNetworks: false }, {}, '{}')).toMatchObject({
      statusCode: null,
      problem: 'Its address is on a private network.',
    })
  }
  expect(receiver.at('/')).toHaveLength(length)
})

test.each([
  ['https://example.org/', 'public', true, true],
  ['https://nas.local/', 'private', false, true],
  ['https://localhost/', 'loopback', false, true],
  ['http://localhost/', 'loopback', false, true],
  ['http://nas.local/', 'private', false, false],
  ['http://example.org/', 'public', false, false],
] as const)('%s, which is %s, may be sent to: %s, and where private networks are allowed: %s', (url, reach, isAllowed, isAllowedThere) => {
  expect(isAllowedReach(reach, new URL(url), false)).toBe(isAllowed)
  expect(isAllowedReach(reach, new URL(url), true)).toBe(isAllowedThere)
})
