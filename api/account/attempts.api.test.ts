import { expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import { testApp } from '../testing/app.ts'
import { aPerson } from '../testing/people.ts'

const app = await testApp({ TRUSTED_PROXIES: 'loopback' })

let addresses = 0

/** Somebody behind a proxy that the server trusts, at an address of their own. */
function elsewhere() {
  addresses += 1
  return app.anyone({ 'x-forwarded-for': `198.51.100.${addresses}` })
}

async function times(count: number, attempt: () => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: count }, attempt))
  return answers.filter(({ status }) => status === 429).length
}

test('guessing a password is stopped for the account, wherever the guesses come from', async () => {
  const { email, password } = await aPerson(app)
  const login = (attempt: string) => elsewhere().rest('POST', '/api/v1/auth/login', { email, password: attempt })
  expect(await times(12, () => login('wrong'))).toBe(2)

  const { status, headers, body } = await login(password)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
  expect(body).toEqual({
    error: { message: 'Too many attempts. Try again in 15 minutes.', code: 'RATE_LIMITED' },
    detail: 'Too many attempts. Try again in 15 minutes.',
  })
})

test('signing in rightly is held against nobody', async () => {
  const { email, password } = await aPerson(app)
  const client = elsewhere()
  for (let round = 0; round < 11; round += 1) {
    expect((await client.rest('POST', '/api/v1/auth/login', { email, password })).status).toBe(200)
  }
})

test('asking whether names can be had is stopped for the address alone', async () => {
  const client = elsewhere()
  expect(await times(121, () => client.rest('POST', '/api/v1/auth/check-email', { email: 'a@example.org' }))).toBe(1)
  expect((await client.rest('POST', '/api/v1/auth/check-username', { username: 'some-name' })).status).toBe(429)
  expect((await elsewhere().rest('POST', '/api/v1/auth/check-username', { username: 'some-name' })).status).toBe(200)
})

test('over GraphQL a limit is a member of the union, or an error with its code where there is none', async () => {
  const client = elsewhere()
  const ask = graphql(`mutation RequestPasswordReset {
    requestPasswordReset(input: { email: "flooded@example.org" }) { __typename ... on RateLimitError { message retryAfterSeconds } }
  }`)
  for (let round = 0; round < 5; round += 1) await client.ask(ask)
  expect(await client.ask(ask)).toEqual({
    requestPasswordReset: { __typename: 'RateLimitError', message: 'Too many attempts. Try again in 60 minutes.', retryAfterSeconds: 3600 },
  })

  await times(121, () => client.rest('POST', '/api/v1/auth/check-username', { username: 'some-name' }))
  const { body } = await client.graphql(graphql(`query UsernameAvailability { usernameAvailability(username: "some-name") { available } }`))
  expect(body.errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
})
