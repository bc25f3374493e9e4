import type { TestApp } from '../../app.ts'
import { readMailedSignInToken } from '../../mails.ts'
import { type Call, graph, type Input, mutation, type Operation, rest } from '../parity.ts'

let newcomers = 0

/** Uses new accounts, whose addresses get no other links. */
const withLink =
  (app: TestApp, call: Call): Call =>
  async (client, { isPrepared, ...input }) => {
    if (!isPrepared) return call(client, input)
    const username = `link-${(newcomers += 1)}`
    const email = `${username}@example.org`
    await app.anyone().rest('POST', '/api/v1/auth/register', { username, email, password: 'a long enough one' })
    await app.platform.db.user.update({ where: { email }, data: { emailVerified: true } })
    await app.anyone().rest('POST', '/api/v1/auth/sign-in-link', { email })
    return call(client, { token: await readMailedSignInToken(email, app.platform) })
  }

const isLink = ({ username }: Input) => String(username).startsWith('link-')
const isSession = ({ token }: Input) => typeof token

export const signInLinkOperations = (app: TestApp): Operation[] => [
  {
    call: 'POST /api/v1/auth/sign-in-link',
    rest: rest((body) => ['POST', '/auth/sign-in-link', body]),
    graph: mutation(
      'requestSignInLink',
      'sent: message',
      (input) => input,
      ({ sent }) => ({ message: sent }),
    ),
    cases: [
      { title: 'to an account', as: 'anyone', input: ({ other: { email } }) => ({ email }) },
      { title: 'to no account, with the same message', as: 'anyone', input: () => ({ email: 'no@example.org' }) },
      { title: 'refuses an invalid email', as: 'anyone', input: () => ({ email: 'x' }), status: 400 },
    ],
  },
  {
    call: 'POST /api/v1/auth/sign-in-link/check',
    rest: withLink(
      app,
      rest((body) => ['POST', '/auth/sign-in-link/check', body], isLink),
    ),
    graph: withLink(
      app,
      graph(
        `query ($token: String!) { result: signInLink(token: $token) {
          __typename ... on UserError { message code params } ... on SignInLink { username } } }`,
        ({ token }) => ({ token }),
        ({ result }) => result && isLink(result),
      ),
    ),
    cases: [
      { title: 'names the account', as: 'anyone', input: () => ({ isPrepared: true }) },
      { title: 'refuses an invented one', as: 'anyone', input: () => ({ token: 'made-up' }), status: 400 },
    ],
  },
  {
    call: 'POST /api/v1/auth/sign-in-link/use',
    rest: withLink(
      app,
      rest((body) => ['POST', '/auth/sign-in-link/use', body], isSession),
    ),
    graph: withLink(
      app,
      mutation('signInWithLink', 'token', (input) => input, isSession),
    ),
    cases: [
      { title: 'signs in', as: 'anyone', input: () => ({ isPrepared: true }) },
      { title: 'refuses an invented one', as: 'anyone', input: () => ({ token: 'made-up' }), status: 400 },
    ],
  },
]
