import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { findUnexpected, isServedOrRefused, scaled, type Attack } from '../attack.ts'
import { callAll, openConnection, sendRawRequest, type Answer } from '../client.ts'
import { createTwin } from '../target.ts'

const news = JSON.stringify({ query: 'subscription { viewerEvents { __typename } }' })

async function openStreams(
  url: string,
  requests: readonly string[],
  work: () => Promise<unknown>,
  { isRead = true } = {},
): Promise<Answer[]> {
  const connections = []
  for (const request of requests) connections.push(await openConnection(url, request, { isRead }))
  await sleep(1000)
  await work()
  await sleep(500)
  for (const { end } of connections) end()
  return connections.map(({ status, received }) => ({
    status: status(),
    headers: {},
    text: received()
      .split('\r\n\r\n')
      .slice(1)
      .join('')
      .replaceAll(/^[0-9a-f]+\r?\n|\r?\n0?\r?\n?$/g, '')
      .trim(),
  }))
}

const streamsOfOne: Attack = {
  name: '2,000 streams of one user during 200 changes',
  async run(target) {
    const { headers } = await target.signUp('listener')
    const follow = sendRawRequest(target.url, {
      method: 'POST',
      path: '/graphql',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: news,
    })
    const change = { path: '/api/v1/chat/threads', headers, body: { agent_type: 'private_brain' } }
    const changes = Array.from({ length: scaled(target, 200, 20) }, () => change)
    const requests = Array.from({ length: scaled(target, 2000, 200) }, () => follow)
    const answers = await openStreams(target.url, requests, () => callAll(target.url, changes, { atOnce: 4 }))
    const open = answers.filter(({ status, text }) => status === 200 && !text.includes('errors')).length
    return open <= 200 ? null : `${open} streams were open`
  },
}

const followersOfOneAnswer: Attack = {
  name: '2,000 slow readers of one conversation',
  async run(target) {
    const { headers } = await target.signUp('followed')
    const sent = await target.call({ path: '/api/v1/chat/threads', headers, body: { agent_type: 'private_brain' } })
    const { id } = JSON.parse(sent.text) as { id: string }
    const path = `/api/v1/chat/stream?thread_id=${id}`
    const follow = sendRawRequest(target.url, { path, headers: { ...headers, accept: 'text/event-stream' } })
    const messages = Array.from({ length: 5 }, () => ({
      path: '/api/v1/chat/stream',
      headers: { ...headers, accept: 'text/event-stream' },
      body: { input: 'Hello', thread_id: id, client_id: randomUUID() },
    }))
    const requests = Array.from({ length: scaled(target, 2000, 200) }, () => follow)
    await openStreams(target.url, requests, () => callAll(target.url, messages, { atOnce: 1 }), { isRead: false })
    return null
  },
}

const manyRuns: Attack = {
  name: '500 concurrent messages from one user',
  async run(target) {
    const { headers } = await target.signUp('runner')
    const calls = Array.from({ length: scaled(target, 500, 50) }, (_, index) => ({
      path: '/graphql',
      headers,
      body: {
        query: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on UserError { message } } }',
        variables: { input: { text: `Remember that I like number ${index}`, clientMessageId: randomUUID() } },
      },
    }))
    return findUnexpected(await callAll(target.url, calls, { atOnce: 100 }), isServedOrRefused)
  },
}

const manyGuests: Attack = {
  name: '500 concurrent guests of one twin',
  async run(target) {
    const { username } = await createTwin(target)
    const calls = Array.from({ length: scaled(target, 500, 50) }, () => ({
      path: `/api/v1/twin/${username}/chat`,
      headers: target.stranger(),
      body: { input: 'What do you repair?' },
    }))
    return findUnexpected(await callAll(target.url, calls, { atOnce: 100 }), isServedOrRefused)
  },
}

export const streamAttacks = [streamsOfOne, followersOfOneAnswer, manyRuns, manyGuests]
