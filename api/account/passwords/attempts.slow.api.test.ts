import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { listMails, readMailedResetToken } from '../../testing/mails.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp({ TRUSTED_PROXIES: 'loopback' })

let addresses = 0

function elsewhere() {
  addresses += 1
  return app.anyone({ 'x-forwarded-for': `198.51.100.${addresses}` })
}

async function countRefused(count: number, attempt: () => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: count }, attempt))
  return answers.filter(({ status }) => status === 429).length
}

const login = (client: Client, email: string, password: string) => client.rest('POST', '/api/v1/auth/login', { email, password })

test('limits password guesses per network', async () => {
  const { email, password } = await createPerson(app)
  const guesser = elsewhere()
  expect(await countRefused(12, () => login(guesser, email, 'wrong'))).toBe(2)

  const { status, headers, body } = await login(guesser, email, password)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
  expect(body).toEqual({
    error: { message: 'Too many attempts. Try again in 15 minutes.', code: 'too_many_attempts', params: { count: 15, unit: 'minutes' } },
    detail: 'Too many attempts. Try again in 15 minutes.',
  })
  expect((await login(elsewhere(), email, password)).status).toBe(200)
})

test('limits guesses per account, except from known browsers', async () => {
  const { client, email, password } = await createPerson(app)
  await client.rest('POST', '/api/v1/auth/logout')
  for (let network = 0; network < 10; network += 1) {
    const guesser = elsewhere()
    expect(await countRefused(10, () => login(guesser, email, 'wrong'))).toBe(0)
  }
  expect((await login(elsewhere(), email, password)).status).toBe(429)
  expect((await login(client, email, password)).status).toBe(200)
})

test('known browsers have a separate limit, only for their account', async () => {
  const [ann, bob] = [await createPerson(app), await createPerson(app)]
  await ann.client.rest('POST', '/api/v1/auth/logout')
  expect(await countRefused(12, () => login(ann.client, ann.email, 'wrong'))).toBe(2)
  expect((await login(ann.client, ann.email, ann.password)).status).toBe(429)
  expect((await login(elsewhere(), ann.email, ann.password)).status).toBe(200)

  expect(await countRefused(12, () => login(ann.client, bob.email, 'wrong'))).toBe(2)
  expect((await login(app.anyone(), bob.email, bob.password)).status).toBe(429)
  expect((await login(bob.client, bob.email, bob.password)).status).toBe(200)
})

test('a browser cannot declare itself known', async () => {
  const { client, email, id } = await createPerson(app)
  const cookie = client.cookies.get('twain.browser') ?? ''
  for (const forged of [`${id}.AAAAAAAAAAAAAAAA`, `${id}.AAAAAAAAAAAAAAAA.${cookie.slice(cookie.lastIndexOf('.') + 1)}`, `${cookie}x`]) {
    const guesser = elsewhere()
    guesser.cookies.set('twain.browser', forged)
    await countRefused(10, () => login(guesser, email, 'wrong'))
    expect((await login(guesser, email, 'wrong')).status).toBe(429)
    guesser.cookies.set('twain.browser', `${forged}y`)
    expect((await login(guesser, email, 'wrong')).status).toBe(429)
  }
})

test('a password reset works while the account is locked', async () => {
  const { email } = await createPerson(app)
  const browser = elsewhere()
  for (let network = 0; network < 10; network += 1) {
    const guesser = elsewhere()
    await countRefused(10, () => login(guesser, email, 'wrong'))
  }
  await browser.rest('POST', '/api/v1/auth/forgot-password', { email })
  const token = await readMailedResetToken(email, app.platform)
  const password = 'a password of mine'
  expect((await browser.rest('POST', '/api/v1/auth/reset-password', { token, password })).status).toBe(200)
  expect(browser.cookies.has('twain.browser')).toBe(true)
  expect((await login(elsewhere(), email, password)).status).toBe(200)
  expect((await login(browser, email, password)).status).toBe(200)
})

test('too many requests for links are not refused and keep sent links valid', async () => {
  const { email } = await createPerson(app)
  const ask = () => elsewhere().rest('POST', '/api/v1/auth/forgot-password', { email })
  const first = await ask()
  const token = await readMailedResetToken(email, app.platform)
  for (let count = 0; count < 8; count += 1) {
    const { status, body } = await ask()
    expect([status, body]).toEqual([200, first.body])
  }
  await vi.waitFor(async () => expect(await listMails(email, '/reset-password', app.platform)).toBe(5))
  const reset = await app.anyone().rest('POST', '/api/v1/auth/reset-password', { token, password: 'a password of mine' })
  expect(reset.status).toBe(200)
})

test('limits requests for links per network', async () => {
  const client = elsewhere()
  const ask = (count: number) => client.rest('POST', '/api/v1/auth/forgot-password', { email: `nobody${count}@example.org` })
  let asked = 0
  expect(await countRefused(62, () => ask((asked += 1)))).toBe(2)
})

test('correct sign-ins do not count towards the limit', async () => {
  const { email, password } = await createPerson(app)
  const client = elsewhere()
  for (let round = 0; round < 11; round += 1) {
    expect((await client.rest('POST', '/api/v1/auth/login', { email, password })).status).toBe(200)
  }
})

test('limits availability checks per network, emails more strictly', async () => {
  const client = elsewhere()
  const email = () => client.rest('POST', '/api/v1/auth/check-email', { email: 'a@example.org' })
  const username = (from = client) => from.rest('POST', '/api/v1/auth/check-username', { username: 'some-name' })
  expect(await countRefused(21, email)).toBe(1)
  expect(await countRefused(121, () => username())).toBe(1)
  expect((await username(elsewhere())).status).toBe(200)
})

test('GraphQL returns limits in the union, or as an error where there is none', async () => {
  const client = elsewhere()
  const ask = graphql(`mutation RequestPasswordReset {
    requestPasswordReset(input: { email: "flooded@example.org" }) { __typename ... on RateLimitError { message retryAfterSeconds } }
  }`)
  for (let round = 0; round < 60; round += 1) await client.ask(ask)
  const { requestPasswordReset: refused } = await client.ask(ask)
  expect(refused).toMatchObject({
    __typename: 'RateLimitError',
    message: expect.stringMatching(/^Too many attempts. Try again in \d+ minutes.$/),
  })
  expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toBeGreaterThan(3500)

  await countRefused(121, () => client.rest('POST', '/api/v1/auth/check-username', { username: 'some-name' }))
  const { body } = await client.graphql(graphql(`query UsernameAvailability { usernameAvailability(username: "some-name") { available } }`))
  expect(body.errors?.[0]?.extensions?.code).toBe('TOO_MANY_ATTEMPTS')
})
