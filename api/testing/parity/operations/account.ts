import { type Call, graph, type Input, mutation, type Operation, rest } from '../parity.ts'

const user = `id: uuid email email_verified: isEmailVerified username display_name: displayName profile_picture_url: profilePictureUrl
  is_onboarded: isOnboarded created_at: createdAt updated_at: updatedAt`
const session = `token viewer { user { ${user} } }`
const showSession = ({ token, viewer }: Input) => ({ user: (viewer as Input).user, token })

let newcomers = 0
const newcomer = (more: Input = {}): Input => {
  const username = `person${1000 + (newcomers += 1)}`
  return { username, email: `${username}@example.org`, password: 'a long enough one', ...more }
}

export const accountOperations: Operation[] = [
  {
    call: 'POST /api/v1/auth/register',
    rest: rest((body) => ['POST', '/auth/register', body]),
    graph: mutation('signUp', session, (input) => input, showSession),
    cases: [
      { title: 'creates an account', as: 'anyone', input: () => newcomer() },
      { title: 'refuses an invalid email', as: 'anyone', input: () => newcomer({ email: 'unknown' }), status: 400 },
      { title: 'refuses a short password', as: 'anyone', input: () => newcomer({ password: 'short' }), status: 400 },
      { title: 'refuses capitals in a name', as: 'anyone', input: () => newcomer({ username: 'Admin' }), status: 400 },
      {
        title: 'refuses a reserved name',
        as: 'anyone',
        input: () => newcomer({ username: 'admin' }),
        status: 400,
      },
      { title: 'refuses an email twice', as: 'anyone', input: ({ owner }) => newcomer({ email: owner.email }), status: 409 },
    ],
  },
  {
    call: 'POST /api/v1/auth/login',
    rest: rest((body) => ['POST', '/auth/login', body]),
    graph: mutation('signIn', session, (input) => input, showSession),
    cases: [
      { title: 'signs in', as: 'anyone', input: ({ other: { email, password } }) => ({ email, password }) },
      {
        title: 'refuses a wrong password',
        as: 'anyone',
        input: ({ other: { email } }) => ({ email, password: 'x' }),
        status: 400,
      },
      {
        title: 'refuses an unknown address with the same message',
        as: 'anyone',
        input: () => ({ email: 'no@example.org', password: 'x' }),
        status: 400,
      },
      { title: 'refuses a missing password', as: 'anyone', input: ({ other: { email } }) => ({ email, password: '' }), status: 400 },
    ],
  },
  {
    call: 'GET /api/v1/auth/me',
    rest: rest(() => ['GET', '/auth/me']),
    graph: graph(
      `{ viewer { user { ${user} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.user,
    ),
    cases: [
      { title: 'shows the signed-in user', as: 'owner' },
      { title: 'reports a missing session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/auth/refresh',
    rest: rest(() => ['POST', '/auth/refresh']),
    graph: graph(
      `mutation { result: refreshSession { ${session} } }`,
      () => ({}),
      ({ result }) => showSession(result ?? {}),
    ),
    cases: [
      { title: 'extends the session', as: 'other' },
      { title: 'needs one', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/auth/logout',
    rest: rest(() => ['POST', '/auth/logout']),
    graph: graph(
      'mutation { result: signOut { ok provider_logout_url: providerLogoutUrl } }',
      () => ({}),
      ({ result }) => result,
    ),
    cases: [{ title: 'succeeds without a session', as: 'anyone' }],
  },
  {
    call: 'POST /api/v1/auth/check-username',
    rest: rest((body) => ['POST', '/auth/check-username', body]),
    graph: graph(
      'query ($username: String!) { result: usernameAvailability(username: $username) { available message why: code params } }',
      ({ username }) => ({ username }),
      ({ result }) => availability(result ?? {}),
    ),
    cases: [
      { title: 'a free one', as: 'anyone', input: () => ({ username: 'unused-name' }) },
      { title: 'one that is taken', as: 'anyone', input: ({ owner: { username } }) => ({ username }) },
      ...['ab', 'a'.repeat(21), 'A b', '-ab', 'chat'].map((username) => ({
        title: username,
        as: 'anyone' as const,
        input: () => ({ username }),
      })),
    ],
  },
  {
    call: 'POST /api/v1/auth/check-email',
    rest: rest((body) => ['POST', '/auth/check-email', body]),
    graph: graph(
      'query ($email: String!) { result: emailAvailability(email: $email) { available message why: code params } }',
      ({ email }) => ({ email }),
      ({ result }) => availability(result ?? {}),
    ),
    cases: [
      { title: 'a free one', as: 'anyone', input: () => ({ email: 'free@example.org' }) },
      { title: 'one that is taken', as: 'owner', input: ({ owner: { email } }) => ({ email }) },
      { title: 'none at all', as: 'anyone', input: () => ({ email: 'x' }) },
    ],
  },
  {
    call: 'POST /api/v1/auth/forgot-password',
    rest: rest((body) => ['POST', '/auth/forgot-password', body]),
    graph: mutation(
      'requestPasswordReset',
      'message',
      (input) => input,
      ({ message }) => ({ message }),
    ),
    cases: [
      { title: 'of an account', as: 'anyone', input: ({ other: { email } }) => ({ email }) },
      { title: 'of no account, with the same message', as: 'anyone', input: () => ({ email: 'no@example.org' }) },
      { title: 'refuses an invalid email', as: 'anyone', input: () => ({ email: 'x' }), status: 400 },
    ],
  },
  {
    call: 'POST /api/v1/auth/reset-password',
    rest: rest((body) => ['POST', '/auth/reset-password', body]),
    graph: mutation('resetPassword', 'message', (input) => input),
    cases: [
      {
        title: 'refuses a short password',
        as: 'anyone',
        input: ({ resetToken: token }) => ({ token, password: 'short' }),
        status: 400,
      },
      { title: 'accepts the new one', as: 'anyone', input: ({ resetToken: token }) => ({ token, password: 'a new long one' }) },
      {
        title: 'refuses a used link',
        as: 'anyone',
        input: ({ resetToken: token }) => ({ token, password: 'a new long one' }),
        status: 400,
      },
      {
        title: 'refuses an invented one',
        as: 'anyone',
        input: () => ({ token: 'made-up', password: 'a new long one' }),
        status: 400,
      },
    ],
  },
  {
    call: 'POST /api/v1/auth/change-password',
    rest: asNewcomer(
      rest(({ currentPassword, newPassword, revokeAccessTokens }) => [
        'POST',
        '/auth/change-password',
        { current_password: currentPassword, new_password: newPassword, revoke_access_tokens: revokeAccessTokens },
      ]),
    ),
    graph: asNewcomer(
      mutation(
        'changePassword',
        'message',
        (input) => input,
        ({ message }) => ({ message }),
      ),
    ),
    cases: [
      {
        title: 'needs a session',
        as: 'anyone',
        input: () => ({ currentPassword: 'x', newPassword: 'a new long one' }),
        status: 401,
      },
      {
        title: 'needs the password',
        as: 'other',
        input: () => ({ currentPassword: 'x', newPassword: 'a new long one' }),
        status: 400,
      },
      ...[undefined, true, false].map((revokeAccessTokens) => ({
        title: `takes the new one, with access tokens ended: ${revokeAccessTokens}`,
        as: 'anyone' as const,
        input: () => {
          const registration = newcomer()
          return { registration, currentPassword: registration.password, newPassword: 'a new long one', revokeAccessTokens }
        },
      })),
    ],
  },
  {
    call: 'POST /api/v1/auth/verify-email/check',
    rest: rest((body) => ['POST', '/auth/verify-email/check', body]),
    graph: graph(
      `query ($token: String!) { result: emailVerification(token: $token) {
        __typename ... on UserError { message code params } ... on EmailVerification { username email } } }`,
      ({ token }) => ({ token }),
      ({ result }) => result,
    ),
    cases: [
      { title: 'names the account', as: 'anyone', input: ({ verificationToken: token }) => ({ token }) },
      { title: 'refuses an invented one', as: 'anyone', input: () => ({ token: 'made-up' }), status: 400 },
      { title: 'refuses an empty list', as: 'anyone', input: () => ({ token: '' }), status: 400 },
    ],
  },
  {
    call: 'POST /api/v1/auth/verify-email',
    rest: rest((body) => ['POST', '/auth/verify-email', body]),
    graph: mutation('verifyEmail', 'username', (input) => input),
    cases: [
      { title: 'confirms the address', as: 'anyone', input: ({ verificationToken: token }) => ({ token }) },
      { title: 'refuses a used link', as: 'anyone', input: ({ verificationToken: token }) => ({ token }), status: 400 },
    ],
  },
  {
    call: 'POST /api/v1/auth/send-verification',
    rest: rest(() => ['POST', '/auth/send-verification']),
    graph: graph(
      `mutation { result: sendEmailVerification {
        __typename ... on UserError { message code params } ... on SendEmailVerificationPayload { sent: message } } }`,
      () => ({}),
      ({ result }) => ({ message: result?.sent }),
    ),
    cases: [
      { title: 'sends the email again', as: 'other' },
      { title: 'confirms once', as: 'owner', status: 409 },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/profile/finish-onboarding',
    rest: rest(() => ['POST', '/profile/finish-onboarding']),
    graph: graph(
      `mutation { result: finishOnboarding { user { ${user} } } }`,
      () => ({}),
      ({ result }) => result?.user,
    ),
    cases: [
      { title: 'is remembered', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'DELETE /api/v1/account',
    rest: asNewcomer(rest(({ password }) => ['DELETE', '/account', { password }])),
    graph: asNewcomer(mutation('deleteAccount', 'ok', ({ password }) => ({ password }))),
    cases: [
      { title: 'needs the password', as: 'other', input: () => ({ password: 'wrong' }), status: 400 },
      { title: 'needs at least one', as: 'other', input: () => ({ password: '' }), status: 400 },
      { title: 'needs a session', as: 'anyone', input: () => ({ password: 'wrong' }), status: 401 },
      { title: 'deletes it', as: 'anyone', input: () => ({ registration: newcomer(), password: newcomer().password }) },
    ],
  },
]

/** Used for irreversible operations. */
function asNewcomer(call: Call): Call {
  return async (client, { registration, ...input }) => {
    if (registration) await client.rest('POST', '/api/v1/auth/register', registration)
    return call(client, input)
  }
}

function withoutNulls(result: Input | null | undefined) {
  return Object.fromEntries(Object.entries(result ?? {}).filter(([, value]) => value !== null))
}

export function nodes(connection: unknown): unknown[] {
  return (connection as { edges: { node: unknown }[] }).edges.map(({ node }) => node)
}

/** A `code` would be mistaken for an error code. */
function availability({ why, params, ...rest }: Input) {
  const hasParams = Object.keys(params ?? {}).length > 0
  return withoutNulls({ ...rest, code: why, ...(hasParams && { params }) })
}
