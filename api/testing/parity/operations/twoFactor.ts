import { createCode, turnOnTwoFactor } from '../../twoFactor.ts'
import { type Call, type Input, mutation, type Operation, rest } from '../parity.ts'

const password = 'a long enough one'
const path = '/account/two-factor'
const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const
const refusesTokens = { title: 'refuses access tokens', as: 'program', input: () => ({ password }), status: 403 } as const
const needsPassword = { title: 'needs the password', as: 'other', input: () => ({ password: 'wrong' }), status: 400 } as const

let newcomers = 0

function newcomer(state: 'on' | 'pending' | 'off', more: Input = {}): Input {
  const username = `two-factor-${(newcomers += 1)}`
  return { registration: { username, email: `${username}@example.org`, password }, state, ...more }
}

/** Uses new accounts, which no other operation signs in to. */
const asNewcomer =
  (call: Call): Call =>
  async (client, { registration, state, ...input }) => {
    if (!registration) return call(client, input)
    client.cookies.clear()
    await client.rest('POST', '/api/v1/auth/register', registration)
    if (state === 'on') await turnOnTwoFactor({ client, password })
    if (state !== 'pending') return call(client, input)
    const { body } = await client.rest<{ uri: string }>('POST', `/api/v1${path}`, { password })
    return call(client, { code: await createCode(body.uri), ...input })
  }

const countCodes = ({ recovery_codes: codes, recoveryCodes = codes }: Input) => (recoveryCodes as string[]).length
const isSecret = ({ uri }: Input) => String(uri).startsWith('otpauth://totp/Twain:')

export const twoFactorOperations: Operation[] = [
  {
    call: 'POST /api/v1/account/two-factor',
    rest: asNewcomer(rest((body) => ['POST', path, body], isSecret)),
    graph: asNewcomer(mutation('setUpTwoFactor', 'uri', (input) => input, isSecret)),
    cases: [
      { title: 'returns a secret', as: 'anyone', input: () => newcomer('off', { password }) },
      { title: 'refuses it when on', as: 'anyone', input: () => newcomer('on', { password }), status: 409 },
      needsPassword,
      refusesTokens,
      { ...needsSession, input: () => ({ password }) },
    ],
  },
  {
    call: 'POST /api/v1/account/two-factor/confirm',
    rest: asNewcomer(rest((body) => ['POST', `${path}/confirm`, body], countCodes)),
    graph: asNewcomer(mutation('confirmTwoFactor', 'recoveryCodes', (input) => input, countCodes)),
    cases: [
      { title: 'turns it on', as: 'anyone', input: () => newcomer('pending') },
      { title: 'refuses a wrong code', as: 'anyone', input: () => newcomer('pending', { code: 'wrong' }), status: 400 },
      { title: 'needs a secret', as: 'anyone', input: () => newcomer('off', { code: '000000' }), status: 409 },
      { ...refusesTokens, input: () => ({ code: '000000' }) },
      { ...needsSession, input: () => ({ code: '000000' }) },
    ],
  },
  {
    call: 'POST /api/v1/account/two-factor/recovery-codes',
    rest: asNewcomer(rest((body) => ['POST', `${path}/recovery-codes`, body], countCodes)),
    graph: asNewcomer(mutation('replaceRecoveryCodes', 'recoveryCodes', (input) => input, countCodes)),
    cases: [
      { title: 'replaces them', as: 'anyone', input: () => newcomer('on', { password }) },
      { title: 'needs the password', as: 'anyone', input: () => newcomer('on', { password: 'wrong' }), status: 400 },
      { title: 'needs it on', as: 'anyone', input: () => newcomer('off', { password }), status: 409 },
      refusesTokens,
      { ...needsSession, input: () => ({ password }) },
    ],
  },
  {
    call: 'DELETE /api/v1/account/two-factor',
    rest: asNewcomer(
      rest(
        (body) => ['DELETE', path, body],
        () => true,
      ),
    ),
    graph: asNewcomer(
      mutation(
        'turnOffTwoFactor',
        'user { uuid }',
        (input) => input,
        () => true,
      ),
    ),
    cases: [
      { title: 'turns it off', as: 'anyone', input: () => newcomer('on', { password }) },
      needsPassword,
      refusesTokens,
      { ...needsSession, input: () => ({ password }) },
    ],
  },
]
