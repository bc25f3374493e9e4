import { findUnexpected, isRefused, isServedOrRefused, scaled, type Attack } from '../attack.ts'
import { callAll } from '../client.ts'

function createSpellings(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const host = index.toString(16)
    return [
      `2001:db8::${host}`,
      `2001:DB8:0:0::${host}`,
      `2001:0db8:0000:0000:0000:0000:0000:${host.padStart(4, '0')}`,
      `2001:db8:0::${host}:1`,
      `2001:db8::0:${host}:0:2`,
    ][index % 5] as string
  })
}

const guessesFromOneNetwork: Attack = {
  name: '130 wrong passwords from one network in different notations',
  async run(target) {
    const calls = createSpellings(130).map((address, index) => ({
      path: '/api/v1/auth/login',
      headers: { 'x-forwarded-for': address },
      body: { email: `user${index}@example.org`, password: 'wrong' },
    }))
    const answers = await callAll(target.url, calls, { atOnce: 10 })
    return answers.some(({ status }) => status === 429) ? findUnexpected(answers, isRefused) : 'No guess was refused'
  },
}

const lockout: Attack = {
  name: 'password guessing locks out the owner',
  async run(target) {
    const { username, headers } = await target.signUp('owner')
    const email = `${username}@example.org`
    const login = (from: Record<string, string>, password: string) => ({
      path: '/api/v1/auth/login',
      headers: from,
      body: { email, password },
    })
    const stranger = target.stranger()
    const guesses = Array.from({ length: 30 }, () => login(stranger, 'wrong'))
    await callAll(target.url, guesses, { atOnce: 5 })
    const forgot = { path: '/api/v1/auth/forgot-password', headers: stranger, body: { email } }
    const requests = Array.from({ length: 10 }, () => forgot)
    await callAll(target.url, requests, { atOnce: 5 })
    const own = await target.call(login({ 'x-forwarded-for': headers['x-forwarded-for'] ?? '' }, 'a long enough one'))
    if (own.status !== 200) return `The correct password returned ${own.status} ${own.text}`
    const asked = await target.call({ ...forgot, headers: { 'x-forwarded-for': headers['x-forwarded-for'] ?? '' } })
    return asked.status === 200 ? null : `A password reset request returned ${asked.status}`
  },
}

const passwordsFromEverywhere: Attack = {
  name: '300 concurrent wrong passwords and sign-ups from different networks',
  async run(target) {
    const calls = Array.from({ length: scaled(target, 300, 40) }, (_, index) => ({
      path: index % 3 ? '/api/v1/auth/login' : '/api/v1/auth/register',
      headers: target.stranger(),
      body: {
        email: `flood${index}-${target.pid}@example.org`,
        password: 'wrong password',
        username: `flood${index}-${target.pid}`.slice(0, 20),
      },
    }))
    return findUnexpected(await callAll(target.url, calls, { atOnce: 100 }), isServedOrRefused)
  },
}

const addresses: Attack = {
  name: 'account enumeration by email address',
  async run(target) {
    const headers = target.stranger()
    const calls = Array.from({ length: 110 }, (_, index) => ({
      path: '/api/v1/auth/check-email',
      headers,
      body: { email: `who${index}@example.org` },
    }))
    const answers = await callAll(target.url, calls, { atOnce: 10 })
    const answered = answers.filter(({ status }) => status === 200).length
    return answered <= 100
      ? findUnexpected(answers, (answer) => answer.status === 200 || isRefused(answer))
      : `${answered} addresses were checked within a minute`
  },
}

const metrics: Attack = {
  name: 'metrics through a proxy without forwarding headers',
  async run({ call }) {
    const { status } = await call({ path: '/metrics' })
    return status === 200 ? 'Metrics are exposed' : null
  },
}

const headThatWrites: Attack = {
  name: 'HEAD and other methods on GET routes with side effects',
  async run(target) {
    const { headers } = await target.signUp('head')
    const path = `/api/v1/chat/stream?${new URLSearchParams({ input: 'Remember that I like tea' })}`
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'PROPFIND', 'TRACE']) {
      const { status } = await target
        .call({ method, path, headers: { ...headers, accept: 'text/event-stream' } })
        .catch(() => ({ status: 405 }))
      if (status !== 405 && !(method === 'OPTIONS' && status === 204) && !(method === 'PROPFIND' && status === 404))
        return `${method} returned ${status}`
    }
    const { text } = await target.call({ path: '/api/v1/chat/threads', headers })
    return (JSON.parse(text) as { threads: unknown[] }).threads.length === 0 ? null : 'A message was stored'
  },
}

export const accessAttacks = [guessesFromOneNetwork, lockout, passwordsFromEverywhere, addresses, metrics, headThatWrites]
