import { type Call, globalId, graph, type Input, mutation, type Operation, rest, without } from '../parity.ts'

const account = `id: uuid email email_verified: isEmailVerified username display_name: displayName profile_picture_url: profilePictureUrl
  is_onboarded: isOnboarded created_at: createdAt updated_at: updatedAt email_failed_at: emailFailedAt timezone about language theme
  receives_digest_emails: receivesDigestEmails receives_inbox_emails: receivesInboxEmails two_factor_enabled: isTwoFactorEnabled
  two_factor_required: isTwoFactorRequired
  answer_tone: answerTone answer_length: answerLength answer_language: answerLanguage
  remembers_from_conversations: remembersFromConversations`
const session = 'device address is_current: isCurrent created_at: createdAt last_active_at: lastActiveAt'
const token =
  'name prefix requests_per_minute: requestsPerMinute messages_per_day: messagesPerDay messages_today: messagesToday created_at: createdAt expires_at: expiresAt last_used_at: lastUsedAt'

const withoutId = (rows: unknown) => (rows as Input[]).map((row) => without(row, 'id'))
const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const

const created = ({ secret, ...rest }: Input) => ({ ...rest, isSecret: /^twn_[\w-]{43}$/.test(String(secret)) })
const kept = (row: unknown) => {
  const { name, expires_at } = row as Input
  return { name, expires: expires_at !== null }
}
const fromElsewhere =
  (call: Call): Call =>
  async (client, { credentials, ...input }) => {
    if (credentials) await client.rest('POST', '/api/v1/auth/login', credentials)
    return call(client, input)
  }

export const settingsOperations: Operation[] = [
  {
    call: 'GET /api/v1/account',
    rest: rest(() => ['GET', '/account']),
    graph: graph(
      `{ viewer { needs_two_factor_setup: needsTwoFactorSetup user { ${account} } } }`,
      () => ({}),
      ({ viewer }) => viewer && { ...(viewer.user as Input), needs_two_factor_setup: viewer.needs_two_factor_setup },
    ),
    cases: [{ title: 'shows the settings', as: 'owner' }, needsSession],
  },
  {
    call: 'PATCH /api/v1/account',
    // In GraphQL, this field belongs to the viewer.
    rest: rest(
      (body) => ['PATCH', '/account', body],
      (row) => without(row, 'needs_two_factor_setup'),
    ),
    graph: mutation(
      'updateAccount',
      `user { ${account} }`,
      ({
        theme,
        receives_digest_emails,
        receives_inbox_emails: receivesInboxEmails,
        answer_tone: answerTone,
        answer_length: answerLength,
        answer_language: answerLanguage,
        remembers_from_conversations: remembersFromConversations,
        ...input
      }) => ({
        ...input,
        ...(answerLanguage !== undefined && { answerLanguage }),
        ...(typeof answerTone === 'string' && { answerTone: answerTone.toUpperCase() }),
        ...(typeof answerLength === 'string' && { answerLength: answerLength.toUpperCase() }),
        ...(typeof theme === 'string' && { theme: theme.toUpperCase() }),
        ...(receives_digest_emails !== undefined && { receivesDigestEmails: receives_digest_emails }),
        ...(receivesInboxEmails !== undefined && { receivesInboxEmails }),
        ...(remembersFromConversations !== undefined && { remembersFromConversations }),
      }),
      ({ user }) => user,
    ),
    cases: [
      {
        title: 'changes all',
        as: 'other',
        input: () => ({
          timezone: 'Europe/Berlin',
          about: 'Bees.',
          language: 'de',
          theme: 'dark',
          receives_digest_emails: true,
          receives_inbox_emails: false,
          answer_tone: 'warm',
          answer_length: 'short',
          answer_language: 'de',
          remembers_from_conversations: false,
        }),
      },
      { title: 'clears one and keeps the rest', as: 'other', input: () => ({ timezone: null }) },
      { title: 'refuses a language without translation', as: 'other', input: () => ({ language: 'xx' }), status: 400 },
      { title: 'refuses an unknown answer language', as: 'other', input: () => ({ answer_language: 'tlh' }), status: 400 },
      { title: 'refuses an unknown time zone', as: 'other', input: () => ({ timezone: 'Mars/Dunes' }), status: 400 },
      { ...needsSession, input: () => ({ about: 'Bees.' }) },
    ],
  },
  {
    call: 'GET /api/v1/account/sessions',
    rest: rest(
      () => ['GET', '/account/sessions'],
      ({ sessions }) => withoutId(sessions),
    ),
    graph: graph(
      `{ viewer { sessions { ${session} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.sessions,
    ),
    cases: [{ title: 'lists them', as: 'owner' }, { title: 'refuses access tokens', as: 'program', status: 403 }, needsSession],
  },
  {
    call: 'DELETE /api/v1/account/sessions/{id}',
    rest: rest(
      ({ id }) => ['DELETE', `/account/sessions/${String(id)}`],
      () => true,
    ),
    graph: mutation(
      'endSession',
      'deletedSessionId',
      ({ id }) => ({ sessionId: globalId('Session', id) }),
      () => true,
    ),
    cases: [
      { title: 'is hidden from another user', as: 'other', input: ({ sessionId: id }) => ({ id }), status: 404 },
      { ...needsSession, input: ({ sessionId: id }) => ({ id }) },
      { title: 'ends one', as: 'owner', input: ({ sessionId: id }) => ({ id }) },
      { title: 'no longer finds it', as: 'owner', input: ({ sessionId: id }) => ({ id }), status: 404 },
    ],
  },
  {
    call: 'GET /api/v1/account/access-tokens',
    rest: rest(
      () => ['GET', '/account/access-tokens'],
      ({ access_tokens }) => withoutId(access_tokens),
    ),
    graph: graph(
      `{ viewer { accessTokens { ${token} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.accessTokens,
    ),
    cases: [
      { title: 'shows another user nothing', as: 'other' },
      { title: 'refuses access tokens', as: 'program', status: 403 },
      needsSession,
    ],
  },
  {
    call: 'POST /api/v1/account/access-tokens',
    rest: rest(
      ({ name, expiresInDays, messagesPerDay }) => [
        'POST',
        '/account/access-tokens',
        { name, expires_in_days: expiresInDays, messages_per_day: messagesPerDay },
      ],
      (body) => created({ ...body, access_token: kept(body.access_token) }),
    ),
    graph: mutation(
      'createAccessToken',
      `secret access_token: accessToken { ${token} }`,
      (input) => input,
      (body) => created({ ...body, access_token: kept(body.access_token) }),
    ),
    cases: [
      { title: 'creates one', as: 'owner', input: () => ({ name: 'Backup', expiresInDays: 30 }) },
      { title: 'creates one without expiry', as: 'owner', input: () => ({ name: 'Backup' }) },
      { title: 'creates one with a limit', as: 'owner', input: () => ({ name: 'Backup', messagesPerDay: 10 }) },
      { title: 'refuses a limit above the plan', as: 'owner', input: () => ({ name: 'Backup', messagesPerDay: 2000 }), status: 400 },
      { title: 'refuses a missing name', as: 'owner', input: () => ({ name: ' ' }), status: 400 },
      { title: 'refuses a thousand days', as: 'owner', input: () => ({ name: 'Backup', expiresInDays: 1000 }), status: 400 },
      { title: 'requires a confirmed email address', as: 'newcomer', input: () => ({ name: 'Backup' }), status: 403 },
      { title: 'refuses access tokens', as: 'program', input: () => ({ name: 'Backup' }), status: 403 },
      { ...needsSession, input: () => ({ name: 'Backup' }) },
    ],
  },
  {
    call: 'DELETE /api/v1/account/access-tokens/{id}',
    rest: rest(
      ({ id }) => ['DELETE', `/account/access-tokens/${String(id)}`],
      () => true,
    ),
    graph: mutation(
      'revokeAccessToken',
      'deletedAccessTokenId',
      ({ id }) => ({ accessTokenId: globalId('AccessToken', id) }),
      () => true,
    ),
    cases: [
      { title: 'is hidden from another user', as: 'other', input: ({ accessTokenId: id }) => ({ id }), status: 404 },
      { ...needsSession, input: ({ accessTokenId: id }) => ({ id }) },
      { title: 'revokes one', as: 'owner', input: ({ accessTokenId: id }) => ({ id }) },
      { title: 'no longer finds it', as: 'owner', input: ({ accessTokenId: id }) => ({ id }), status: 404 },
    ],
  },
]

/** Runs last: it signs the newcomer out. */
export const leavingOperations: Operation[] = [
  {
    call: 'DELETE /api/v1/account/sessions',
    rest: fromElsewhere(
      rest(
        () => ['DELETE', '/account/sessions'],
        ({ ids }) => (ids as string[]).some(Boolean),
      ),
    ),
    graph: fromElsewhere(
      graph(
        'mutation { result: endOtherSessions { deletedSessionIds } }',
        () => ({}),
        ({ result }) => (result?.deletedSessionIds as string[] | undefined)?.some(Boolean) ?? null,
      ),
    ),
    cases: [
      { title: 'refuses access tokens', as: 'program', status: 403 },
      needsSession,
      { title: 'ends all other ones', as: 'anyone', input: ({ newcomer: { email, password } }) => ({ credentials: { email, password } }) },
    ],
  },
]
