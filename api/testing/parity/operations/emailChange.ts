import type { TestApp } from '../../app.ts'
import { readMailedEmailChangeToken } from '../../mails.ts'
import { type Call, type Input, mutation, type Operation, rest } from '../parity.ts'

const path = '/account/email'
const password = 'a long enough one'
const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const
const refusesTokens = { title: 'refuses access tokens', as: 'program', status: 403 } as const

let newcomers = 0

/** Uses new accounts, because the change ends their sessions. */
const asRequester =
  (call: Call): Call =>
  async (client, { platform, ...input }) => {
    if (!platform) return call(client, input)
    client.cookies.clear()
    const username = `mover-${(newcomers += 1)}`
    const email = `${username}@moved.example`
    await client.rest('POST', '/api/v1/auth/register', { username, email: `${username}@example.org`, password })
    await client.rest('POST', `/api/v1${path}`, { email })
    const token = await readMailedEmailChangeToken(email, platform as TestApp['platform'])
    return call(client, { token, ...input })
  }

const isMoved = ({ email }: Input) => String(email).endsWith('@moved.example')

export const emailChangeOperations = ({ platform }: Pick<TestApp, 'platform'>): Operation[] => [
  {
    call: 'POST /api/v1/account/email',
    rest: rest((body) => ['POST', path, body]),
    graph: mutation(
      'requestEmailChange',
      'sent: message',
      (input) => input,
      ({ sent }) => ({ message: sent }),
    ),
    cases: [
      { title: 'sends a link', as: 'other', input: () => ({ email: 'elsewhere@example.org' }) },
      { title: 'refuses an invalid email', as: 'other', input: () => ({ email: 'x' }), status: 400 },
      { title: 'refuses the current address', as: 'other', input: ({ other: { email } }) => ({ email }), status: 400 },
      { ...refusesTokens, input: () => ({ email: 'elsewhere@example.org' }) },
      { ...needsSession, input: () => ({ email: 'elsewhere@example.org' }) },
    ],
  },
  {
    call: 'POST /api/v1/account/email/confirm',
    rest: asRequester(rest((body) => ['POST', `${path}/confirm`, body], isMoved)),
    graph: asRequester(
      mutation(
        'confirmEmailChange',
        'user { email }',
        (input) => input,
        ({ user }) => isMoved(user as Input),
      ),
    ),
    cases: [
      { title: 'changes the address', as: 'anyone', input: () => ({ platform }) },
      { title: 'refuses an invented link', as: 'other', input: () => ({ token: 'made-up' }), status: 400 },
      { ...refusesTokens, input: () => ({ token: 'made-up' }) },
      { ...needsSession, input: () => ({ token: 'made-up' }) },
    ],
  },
]
