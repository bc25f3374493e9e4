export const here = {
  __typename: 'Session',
  id: 'session-1',
  device: 'Chrome on Linux',
  address: '192.0.2.…',
  isCurrent: true,
  createdAt: '2026-03-01T09:20:00.000Z',
  lastActiveAt: '2026-03-04T09:20:00.000Z',
}

export const there = { ...here, id: 'session-2', device: 'Firefox on Windows', isCurrent: false }

export const passkey = {
  __typename: 'Passkey',
  id: 'passkey-1',
  name: 'Chrome on Linux',
  createdAt: '2026-03-01T09:20:00.000Z',
  lastUsedAt: null as string | null,
}

export const token = {
  __typename: 'AccessToken',
  id: 'token-1',
  name: 'Backup script',
  prefix: 'twn_4f9c2a',
  scopes: ['READ', 'CHAT'],
  requestsPerMinute: 60,
  messagesPerDay: 100,
  messagesToday: 12,
  createdAt: '2026-03-01T09:20:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
}

export const prompt = {
  __typename: 'SavedPrompt',
  id: 'prompt-1',
  title: 'Weekly review',
  text: 'What did I learn about {{topic}} this week?',
}

export const webhook = {
  __typename: 'Webhook',
  id: 'webhook-1',
  url: 'https://hooks.example.org/twain',
  description: 'Backup of answers',
  eventTypes: ['ANSWER_FINISHED', 'TWIN_MESSAGE_LEFT'],
  isEnabled: true,
  problem: null as string | null,
  failingSince: null as string | null,
}

export const delivery = {
  __typename: 'WebhookDelivery',
  id: 'delivery-1',
  type: 'webhook.test',
  status: 'FAILED',
  createdAt: '2026-03-04T09:20:00.000Z',
  nextTryAt: null as string | null,
  attempts: [{ __typename: 'WebhookAttempt', statusCode: 503, problem: null, durationMs: 84, response: 'Try later' }],
}

export const conversationImport = {
  __typename: 'ConversationImport',
  id: 'import-1',
  fileName: 'chatgpt-export.zip',
  status: 'READY',
  problem: null as string | null,
  origin: 'CHATGPT' as string | null,
  conversationCount: 214 as number | null,
  messageCount: 3120 as number | null,
  conversationsDone: 214,
  messagesDone: 3120,
  addedCount: 212,
  knownCount: 2,
  entryCount: 0,
  leftOutCount: 0,
  twinConversationCount: 0,
  createdAt: '2026-03-04T09:20:00.000Z',
}

export const ownModelServer = {
  __typename: 'ModelServer',
  id: 'server-1',
  preset: 'OPENAI',
  baseUrl: 'https://api.openai.com/v1',
  keyHint: 'x7Qf',
  models: [
    { __typename: 'ConnectedModel', id: 'own-1', name: 'gpt-5', isAvailable: true },
    { __typename: 'ConnectedModel', id: 'own-2', name: 'gpt-5-mini', isAvailable: false },
  ],
}

const model = { __typename: 'ModelInfo', modelId: 'model-1', name: 'llama3.2', provider: 'openai-compatible', isBuiltIn: false }
export const builtIn = { ...model, modelId: '', name: 'Built-in responder', provider: 'builtin', isBuiltIn: true }

const shared = {
  __typename: 'SharedConversation',
  id: 'shared-1',
  url: 'https://twain.example/shared/AZrO2h4hcQmT',
  messageCount: 4,
  showsName: false,
  updatedAt: '2026-03-04T09:20:00.000Z',
  thread: { __typename: 'Thread', id: 'thread-1', name: 'Where hedgehogs sleep', threadType: 'PRIVATE_CHAT', metadata: {} },
}

export const settings = {
  viewer: {
    __typename: 'Viewer',
    operator: null as { __typename: 'Operator' } | null,
    user: {
      __typename: 'User',
      id: 'user-1',
      email: 'ada@example.org',
      isEmailVerified: true,
      hasPassword: true,
      isTwoFactorEnabled: false,
      isTwoFactorRequired: false,
      viewerCanAddPasskeys: true,
      emailFailedAt: null as string | null,
      viewerCanVerifyEmail: false,
      viewerCanReceiveEmails: true,
      receivesDigestEmails: false,
      receivesInboxEmails: true,
      username: 'ada',
      displayName: 'Ada Lovelace',
      timezone: 'Europe/Berlin' as string | null,
      about: null as string | null,
      answerTone: 'NEUTRAL',
      answerLength: 'MEDIUM',
      answerLanguage: null as string | null,
      theme: 'SYSTEM',
      language: null,
      remembersFromConversations: true,
    },
    profile: {
      __typename: 'Profile',
      id: 'profile-1',
      audience: 'LISTED',
      isTwinEnabled: true,
      publicFields: [] as string[],
      sectionVisibility: { achievements: true, posts: true, photos: false, skills: true, projects: false },
    },
    sharedConversations: { edges: [{ cursor: shared.id, node: shared }], pageInfo: { hasNextPage: false, endCursor: null } },
    savedPrompts: { edges: [{ cursor: 'prompt-1', node: prompt }], pageInfo: { hasNextPage: false, endCursor: null } },
    memoriesExportUrl: 'https://twain.example/api/v1/memories/export',
    memoryRules: [{ __typename: 'MemoryRule', id: 'rule-1', words: ['paul', 'called', 'sunday'] }],
    pushPublicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    pushSubscription: null as { __typename: 'PushSubscription'; kinds: string[] } | null,
    passkeys: [passkey],
    sessions: [here, there],
    accessTokens: [token],
    webhooks: [webhook],
    conversationImports: [conversationImport],
    plan: {
      __typename: 'Plan',
      name: 'Free',
      price: null,
      limits: { messagesPerDay: 1000, twinMessagesPerDay: null, uploadsPerDay: 200, uploadMegabytesPerDay: 2000, fileMegabytes: 250 },
    },
    planUse: { messages: 12, twinMessages: 3, uploads: 4, uploadMegabytes: 12.6, resetsAt: '2026-03-05T00:00:00.000Z' },
    exportUrl: 'https://twain.example/api/v1/export',
    ownKeys: 'OFF',
    ownModelServer: null as null | typeof ownModelServer,
    model,
    models: [model, { ...model, modelId: 'model-2', name: 'qwen3:32b' }],
  },
}
