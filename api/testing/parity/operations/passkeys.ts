import { Authenticator } from '../../authenticator.ts'
import type { Client } from '../../client.ts'
import { addPasskey, askForPasskey, type Options } from '../../passkeys.ts'
import { type Call, globalId, graph, type Input, mutation, type Operation, rest, without } from '../parity.ts'

const path = '/account/passkeys'
const password = 'a long enough one'
const passkey = 'name created_at: createdAt last_used_at: lastUsedAt'
const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const
const refusesTokens = { title: 'refuses access tokens', as: 'program', status: 403 } as const
const unknown = '00000000-0000-4000-8000-000000000000'
const invalid = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', attestationObject: 'x', authenticatorData: 'x', signature: 'x' },
}

let newcomers = 0

type Prepare = (client: Client, id: string, authenticator: Authenticator) => Promise<Input>

/** Uses new accounts with a passkey, because signing in needs its key. */
const withPasskey =
  (call: Call, prepare: Prepare): Call =>
  async (client, { isPrepared, ...input }) => {
    if (!isPrepared) return call(client, input)
    client.cookies.clear()
    const username = `passkey-${(newcomers += 1)}`
    await client.rest('POST', '/api/v1/auth/register', { username, email: `${username}@example.org`, password })
    const { id, authenticator } = await addPasskey(client)
    return call(client, { ...(await prepare(client, id, authenticator)), ...input })
  }
const both = (prepare: Prepare, faces: { rest: Call; graph: Call }) => ({
  rest: withPasskey(faces.rest, prepare),
  graph: withPasskey(faces.graph, prepare),
})

const prepared = (more: Input = {}) => ({ isPrepared: true, ...more })
const use: Prepare = async (client, _id, authenticator) => ({ credential: authenticator.use(await askForPasskey(client)) })
const create: Prepare = async (client) => {
  const { body } = await client.rest<Options>('POST', `/api/v1${path}/options`)
  return { credential: new Authenticator().create(body) }
}
const findId: Prepare = async (_client, id) => ({ id })

const listOptions = ({ options }: Input) => Object.keys(options as object).toSorted()
const start = (name: string) =>
  graph(
    `mutation { result: ${name} { __typename ... on UserError { message code params }
      ... on ${name.charAt(0).toUpperCase()}${name.slice(1)}Payload { options } } }`,
    () => ({}),
    ({ result }) => result && listOptions(result),
  )

export const passkeyOperations: Operation[] = [
  {
    call: 'POST /api/v1/auth/passkey/options',
    rest: rest(() => ['POST', '/auth/passkey/options'], listOptions),
    graph: start('startPasskeySignIn'),
    cases: [{ title: 'returns options', as: 'anyone' }],
  },
  {
    call: 'POST /api/v1/auth/passkey',
    ...both(use, {
      rest: rest(
        (body) => ['POST', '/auth/passkey', body],
        ({ token }) => typeof token,
      ),
      graph: mutation(
        'signInWithPasskey',
        'token',
        (input) => input,
        ({ token }) => typeof token,
      ),
    }),
    cases: [
      { title: 'signs in', as: 'anyone', input: () => prepared() },
      { title: 'refuses an invalid answer', as: 'anyone', input: () => ({ credential: invalid }), status: 400 },
    ],
  },
  {
    call: 'POST /api/v1/account/passkeys/options',
    rest: rest(() => ['POST', `${path}/options`], listOptions),
    graph: start('startPasskeyCreation'),
    cases: [{ title: 'returns options', as: 'owner' }, refusesTokens, needsSession],
  },
  {
    call: 'POST /api/v1/account/passkeys',
    ...both(create, {
      rest: rest(
        (body) => ['POST', path, body],
        (shown) => without(shown, 'id'),
      ),
      graph: mutation(
        'createPasskey',
        `passkey { ${passkey} }`,
        (input) => input,
        (result) => result.passkey,
      ),
    }),
    cases: [
      { title: 'adds one', as: 'anyone', input: () => prepared({ name: 'Blue key' }) },
      { title: 'refuses a long name', as: 'anyone', input: () => prepared({ name: 'x'.repeat(61) }), status: 400 },
      { title: 'refuses an invalid answer', as: 'owner', input: () => ({ credential: invalid }), status: 400 },
      { ...refusesTokens, input: () => ({ credential: invalid }) },
      { ...needsSession, input: () => ({ credential: invalid }) },
    ],
  },
  {
    call: 'GET /api/v1/account/passkeys',
    ...both(async () => ({}), {
      rest: rest(
        () => ['GET', path],
        ({ passkeys }) => ({ passkeys: (passkeys as Input[]).map((shown) => without(shown, 'id')) }),
      ),
      graph: graph(
        `{ viewer { passkeys { ${passkey} } } }`,
        () => ({}),
        ({ viewer }) => viewer,
      ),
    }),
    cases: [{ title: 'lists them', as: 'anyone', input: () => prepared() }, refusesTokens, needsSession],
  },
  {
    call: 'PATCH /api/v1/account/passkeys/{id}',
    ...both(findId, {
      rest: rest(
        ({ id, ...body }) => ['PATCH', `${path}/${String(id)}`, body],
        (shown) => without(shown, 'id'),
      ),
      graph: mutation(
        'renamePasskey',
        `passkey { ${passkey} }`,
        ({ id, ...input }) => ({ passkeyId: globalId('Passkey', id), ...input }),
        (result) => result.passkey,
      ),
    }),
    cases: [
      { title: 'renames it', as: 'anyone', input: () => prepared({ name: 'Blue key' }) },
      { title: 'needs a name', as: 'anyone', input: () => prepared({ name: ' ' }), status: 400 },
      { title: 'does not know another', as: 'owner', input: () => ({ id: unknown, name: 'Blue key' }), status: 404 },
      { ...refusesTokens, input: () => ({ id: unknown, name: 'Blue key' }) },
    ],
  },
  {
    call: 'DELETE /api/v1/account/passkeys/{id}',
    ...both(findId, {
      rest: rest(
        ({ id }) => ['DELETE', `${path}/${String(id)}`],
        () => true,
      ),
      graph: mutation(
        'deletePasskey',
        'deletedPasskeyId',
        ({ id }) => ({ passkeyId: globalId('Passkey', id) }),
        () => true,
      ),
    }),
    cases: [
      { title: 'removes it', as: 'anyone', input: () => prepared() },
      { title: 'does not know another', as: 'owner', input: () => ({ id: unknown }), status: 404 },
      { ...refusesTokens, input: () => ({ id: unknown }) },
    ],
  },
  {
    call: 'POST /api/v1/account/confirm-identity',
    ...both(async (client, id, authenticator) => ({ passkey: (await use(client, id, authenticator)).credential }), {
      rest: rest((body) => ['POST', '/account/confirm-identity', body]),
      graph: mutation('confirmIdentity', 'ok', (input) => input),
    }),
    cases: [
      { title: 'accepts a passkey', as: 'anyone', input: () => prepared() },
      { title: 'accepts the password', as: 'owner', input: () => ({ password }) },
      { title: 'refuses a wrong password', as: 'owner', input: () => ({ password: 'wrong' }), status: 400 },
      { title: 'refuses a code without an app', as: 'owner', input: () => ({ code: '000000' }), status: 400 },
      { title: 'needs a proof', as: 'owner', input: () => ({}), status: 400 },
      { ...refusesTokens, input: () => ({ password }) },
      { ...needsSession, input: () => ({ password }) },
    ],
  },
]
