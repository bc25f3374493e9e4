import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { callAll, openConnection, sendRawRequest } from '../client.ts'
import { createGenerator } from '../cases/fuzz.ts'
import { createRawRequests } from '../cases/rawRequests.ts'
import { findUnexpected, isRefused, isServedOrRefused, scaled, type Attack } from '../attack.ts'

const pages = ['/graphql', '/api/docs', '/api/v1/openapi.json', '/', '/chat', '/nothing/here']

const stuckReaders: Attack = {
  name: '300 slow readers per page',
  async run(target) {
    const { url } = target
    const connections = []
    for (const path of [...pages, ...(await listAssets(url))]) {
      for (let reader = 0; reader < scaled(target, 300, 30); reader += 1) {
        const headers = { ...target.stranger(), accept: 'text/html,*/*' }
        // Pipelined, as browsers never do.
        connections.push(await openConnection(url, sendRawRequest(url, { path, headers }).repeat(3)))
      }
    }
    await sleep(1000)
    for (const { end } of connections) end()
    return target.isAlive() ? null : 'The server exited'
  },
}

async function listAssets(url: string): Promise<string[]> {
  const texts = await Promise.all(['/api/docs', '/'].map(async (path) => (await fetch(url + path)).text()))
  return texts.flatMap((text) => [...text.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? ''))
}

const pagesAgainAndAgain: Attack = {
  name: 'every page 2,000 times from one client',
  async run(target) {
    const headers = { ...target.stranger(), accept: 'text/html' }
    const calls = Array.from({ length: scaled(target, 2000, 60) }, (_, index) => ({ path: pages[index % pages.length] ?? '/', headers }))
    return findUnexpected(await callAll(target.url, calls), (answer) => isServedOrRefused(answer) || answer.status === 404)
  },
}

const pagesAreCounted: Attack = {
  name: 'GraphiQL and the API docs are rate limited',
  async run(target) {
    const headers = { ...target.stranger(), accept: 'text/html' }
    const calls = Array.from({ length: 3200 }, (_, index) => ({ path: ['/graphql', '/api/docs'][index % 2] ?? '', headers }))
    const answers = await callAll(target.url, calls)
    return answers.some(({ status }) => status === 429) ? null : 'None of 3,200 requests within a minute was refused'
  },
}

const slowHeaders: Attack = {
  name: '2,000 unfinished requests',
  async run(target) {
    const connections = await Promise.all(
      Array.from({ length: scaled(target, 2000, 100) }, () =>
        openConnection(target.url, 'POST /graphql HTTP/1.1\r\nhost: localhost\r\nx-slow: '),
      ),
    )
    for (const { socket } of connections) socket.write('x'.repeat(1000))
    await sleep(1000)
    for (const { end } of connections) end()
    return null
  },
}

const slowBodies: Attack = {
  name: '500 unfinished bodies of 2 MB',
  async run(target) {
    const head = (path: string) =>
      sendRawRequest(target.url, {
        method: 'POST',
        path,
        headers: { ...target.stranger(), 'content-type': 'application/json', 'content-length': '1999999' },
      })
    const connections = await Promise.all(
      Array.from({ length: scaled(target, 500, 50) }, (_, index) =>
        openConnection(target.url, head(index % 2 ? '/graphql' : '/api/v1/auth/login')),
      ),
    )
    for (const { socket } of connections) socket.write(`{"query":"${'x'.repeat(100_000)}`)
    await sleep(1500)
    for (const { end } of connections) end()
    return null
  },
}

const cookies: Attack = {
  name: 'one session with 2,800 different cookie headers',
  async run(target) {
    const { token, headers } = await target.signUp('cookies')
    const filler = 'x'.repeat(100_000)
    const calls = Array.from({ length: scaled(target, 2800, 100) }, (_, index) => ({
      path: '/api/v1/auth/me',
      headers: { ...target.stranger(), cookie: `filler=${filler}${index}; twain.session_token=${encodeURIComponent(token)}` },
    }))
    const bearers = Array.from({ length: scaled(target, 1000, 100) }, (_, index) => ({
      path: '/api/v1/auth/me',
      headers: { ...headers, authorization: `Bearer ${token}`, cookie: `twain.session_token=${filler}${index}` },
    }))
    return findUnexpected(await callAll(target.url, [...calls, ...bearers], { atOnce: 20 }), isServedOrRefused)
  },
}

const atOnce: Attack = {
  name: '2,000 concurrent requests from one user',
  async run(target) {
    const { headers } = await target.signUp('eager')
    const calls = Array.from({ length: scaled(target, 2000, 100) }, (_, index) =>
      index % 2
        ? { path: '/api/v1/chat/threads', headers }
        : { path: '/graphql', headers, body: { query: '{ viewer { threads(first: 20) { edges { node { id name } } } } }' } },
    )
    return findUnexpected(await callAll(target.url, calls, { atOnce: 500 }), (answer) => isServedOrRefused(answer) || isRefused(answer))
  },
}

const malformedRequests: Attack = {
  name: '10,000 malformed requests, pipelined and cut',
  async run(target) {
    const { headers } = await target.signUp('malformed')
    const random = createGenerator(20_261_130)
    let left = scaled(target, 10_000, 500)
    const send = async () => {
      while (left-- > 0 && target.isAlive()) {
        const { socket } = await openConnection(target.url, createRawRequests(random, headers.authorization ?? ''), { isRead: true })
        await Promise.race([once(socket, 'close'), sleep(random() * 30)])
        socket.resetAndDestroy()
      }
    }
    await Promise.all(Array.from({ length: 50 }, send))
    return target.isAlive() ? null : 'The server exited'
  },
}

export const connectionAttacks = [
  stuckReaders,
  pagesAgainAndAgain,
  pagesAreCounted,
  slowHeaders,
  slowBodies,
  cookies,
  atOnce,
  malformedRequests,
]
