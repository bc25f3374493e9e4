import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { settings } from './platform/environment.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'twain-config-'))
const SESSION_SECRET = 'a secret of at least 32 characters'

test('without settings, the built-in responder answers on localhost only', () => {
  expect(readConfig({ DATA_DIR: newFolder() })).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    roles: ['web', 'worker'],
    llm: { provider: 'builtin' },
    trustedProxies: [],
  })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'twain.example'],
  ['PUBLIC_URL', 'https://twain.example/app'],
  ['PUBLIC_URL', 'https://ada@twain.example'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'null'],
  ['DATABASE_URL', 'mysql://localhost/twain'],
  ['REDIS_URL', 'localhost:6379'],
  ['MAIL_FROM', 'Twain'],
  ['SMTP_URL', 'smtp:mail.example'],
  ['ROLES', 'web,cleaner'],
  ['SESSION_SECRET', 'short'],
  ['SESSION_SECRET', ','],
  ['LLM_PROVIDER', 'oracle'],
  ['LLM_CONTEXT_TOKENS', '12'],
  ['LLM_IDLE_TIMEOUT_MS', '2147483648'],
  ['MESSAGES_PER_DAY', '9999999999'],
  ['GUEST_RETENTION_DAYS', '1e12'],
  ['WEBHOOK_RETRY_SECONDS', '5,1e20'],
  ['VERIFY_EMAIL', 'perhaps'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['TRUSTED_PROXIES', '1'],
  ['LOG_LEVEL', 'loud'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '/v1/traces'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://collector:4317'],
  ['EMBEDDING_WEIGHT', '2'],
  ['EMBEDDING_FAMILY', 'e6'],
  ['WEB_DIR', '/nowhere'],
  ['WEB_DIR', tmpdir()],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ SESSION_SECRET, [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`))
})

test('a percent sign in the password of a URL does not stop the redaction of secrets', () => {
  const { secrets } = readConfig({
    SESSION_SECRET,
    DATA_DIR: newFolder(),
    DATABASE_URL: 'postgres://twain:pass%word-of-database@127.0.0.1/twain',
  })
  expect(secrets).toContain('pass%word-of-database')
})

test('PUBLIC_URL is normalized, so that its scheme can be compared', () => {
  const { publicUrl } = readConfig({ SESSION_SECRET, PUBLIC_URL: 'HTTPS://Twain.example/' })
  expect(publicUrl).toBe('https://twain.example')
})

test('a setting without the one that it depends on is refused', () => {
  expect(() => readConfig({ SESSION_SECRET, LLM_MODEL: 'small' })).toThrow(/^LLM_MODEL needs LLM_BASE_URL/)
  expect(() => readConfig({ SESSION_SECRET, TWIN_DATABASE_URL: 'postgres://127.0.0.1/twain' })).toThrow(/^TWIN_DATABASE_URL needs /)
})

test('reports all invalid settings together', () => {
  expect(() => readConfig({ PORT: 'x', REDIS_URL: 'y' })).toThrow(/^PORT .*\nREDIS_URL /)
})

test('a model URL or key requires a model name', () => {
  const LLM_BASE_URL = 'http://localhost:11434/v1'
  expect(readConfig({ SESSION_SECRET, LLM_BASE_URL, LLM_MODEL: 'small' }).llm).toMatchObject({
    provider: 'openai-compatible',
    baseUrl: LLM_BASE_URL,
    model: 'small',
  })
  expect(() => readConfig({ SESSION_SECRET, LLM_BASE_URL })).toThrow(/^LLM_MODEL is needed/)
  expect(() => readConfig({ SESSION_SECRET, LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' })).toThrow(/^LLM_API_KEY is needed/)
})

test('an embedding model uses an endpoint or an optional package', () => {
  const EMBEDDING_BASE_URL = 'http://localhost:8000/v1'
  const family = 'multilingual-e5'
  expect(readConfig({ SESSION_SECRET }).embeddings).toBeUndefined()
  expect(readConfig({ SESSION_SECRET, EMBEDDING_BASE_URL, EMBEDDING_MODEL: 'multilingual-e5-small' }).embeddings).toMatchObject({
    family,
    endpoint: { baseUrl: EMBEDDING_BASE_URL },
  })
  expect(readConfig({ SESSION_SECRET, EMBEDDING_API_KEY: 'key', EMBEDDING_MODEL: 'm', EMBEDDING_FAMILY: family }).embeddings).toMatchObject(
    {
      family,
      endpoint: { baseUrl: 'https://api.openai.com/v1', apiKey: 'key' },
    },
  )
  expect(() => readConfig({ SESSION_SECRET, EMBEDDING_BASE_URL })).toThrow(/^EMBEDDING_MODEL is needed/)
  expect(() => readConfig({ SESSION_SECRET, EMBEDDING_MODEL: './model' })).toThrow(
    /needs the npm package @huggingface\/transformers, .* npm install @huggingface\/transformers$/,
  )
})

test('speech needs a model', () => {
  const SPEECH_BASE_URL = 'http://localhost:8880/v1/'
  expect(readConfig({ SESSION_SECRET }).speech).toBeUndefined()
  expect(readConfig({ SESSION_SECRET, SPEECH_MODEL: 'kokoro', SPEECH_BASE_URL }).speech).toEqual({
    baseUrl: 'http://localhost:8880/v1',
    model: 'kokoro',
    voice: 'alloy',
  })
  expect(readConfig({ SESSION_SECRET, SPEECH_MODEL: 'tts-1', SPEECH_API_KEY: 'key of speech' })).toMatchObject({
    speech: { baseUrl: 'https://api.openai.com/v1', apiKey: 'key of speech' },
    secrets: expect.arrayContaining(['key of speech']),
  })
  expect(() => readConfig({ SESSION_SECRET, SPEECH_BASE_URL })).toThrow(/^SPEECH_MODEL is needed/)
})

test('transcription needs a model', () => {
  expect(readConfig({ SESSION_SECRET }).transcription).toBeUndefined()
  expect(readConfig({ SESSION_SECRET, TRANSCRIPTION_MODEL: 'whisper-1', TRANSCRIPTION_API_KEY: 'key of dictation' })).toMatchObject({
    transcription: { baseUrl: 'https://api.openai.com/v1', apiKey: 'key of dictation', model: 'whisper-1' },
    secrets: expect.arrayContaining(['key of dictation']),
  })
  expect(() => readConfig({ SESSION_SECRET, TRANSCRIPTION_API_KEY: 'key' })).toThrow(/^TRANSCRIPTION_MODEL is needed/)
})

test('S3 needs a bucket', () => {
  expect(readConfig({ SESSION_SECRET, S3_REGION: 'eu-central-1' }).s3).toBeUndefined()
  for (const partial of [{ S3_ENDPOINT: 'http://localhost:9000' }, { S3_ACCESS_KEY_ID: 'id' }, { S3_SECRET_ACCESS_KEY: 'secret of S3' }]) {
    expect(() => readConfig({ SESSION_SECRET, ...partial })).toThrow(/^S3_BUCKET is needed/)
  }
})

test('single sign-on needs issuer and client', () => {
  const all = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'twain', OIDC_CLIENT_SECRET: 'secret of the client' }
  expect(readConfig({ SESSION_SECRET }).sso).toBeUndefined()
  expect(readConfig({ SESSION_SECRET, ...all })).toMatchObject({
    sso: { label: 'SSO', isOnly: false },
    secrets: expect.arrayContaining([all.OIDC_CLIENT_SECRET]),
  })
  const REQUIRE_TWO_FACTOR = 'everyone'
  expect(readConfig({ SESSION_SECRET, ...all, REQUIRE_TWO_FACTOR }).requiresTwoFactorOf).toBe('everyone')
  // The identity provider is responsible.
  expect(readConfig({ SESSION_SECRET, ...all, REQUIRE_TWO_FACTOR, OIDC_ONLY: 'true' }).requiresTwoFactorOf).toBeUndefined()
  for (const partial of [{ ...all, OIDC_CLIENT_ID: '' }, { OIDC_CLIENT_SECRET: 'x' }, { OIDC_ONLY: 'true' }]) {
    expect(() => readConfig({ SESSION_SECRET, ...partial })).toThrow(/^OIDC_ISSUER, .* go together/)
  }
})

test('replies by email need a mailbox, its address and a mail server', () => {
  const IMAP_URL = 'imaps://ann%40example.org:p%40ss%20word@mail.example.org/INBOX'
  const all = { SMTP_URL: 'smtp://mail.example.org', IMAP_URL, MAIL_REPLY_TO: 'answers@example.org' }
  expect(readConfig({ SESSION_SECRET, ...all })).toMatchObject({
    replies: { imapUrl: IMAP_URL, address: 'answers@example.org' },
    secrets: expect.arrayContaining(['p@ss word']),
  })
  for (const name of Object.keys(all)) expect(() => readConfig({ SESSION_SECRET, ...all, [name]: '' })).toThrow('go together')
  for (const wrong of [{ IMAP_URL: 'imaps://mail.example.org' }, { MAIL_REPLY_TO: 'much-too-long-for-a-token@example.org' }])
    expect(() => readConfig({ SESSION_SECRET, ...all, ...wrong })).toThrow(/^(IMAP_URL|MAIL_REPLY_TO) must/)
})

test('an empty setting is unset', () => {
  expect(readConfig({ SESSION_SECRET, PORT: '', REDIS_URL: ' ' })).toMatchObject({ port: 4000, redisUrl: undefined })
})

test('creates the session secret once, readable only by its owner', () => {
  const DATA_DIR = newFolder()
  const { sessionSecrets } = readConfig({ DATA_DIR })
  expect(sessionSecrets).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(readConfig({ DATA_DIR }).sessionSecrets).toEqual(sessionSecrets)
  expect(readFileSync(join(DATA_DIR, 'session-secret'), 'utf8')).toBe(sessionSecrets[0])
  expect(statSync(join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('every setting has a description', () => {
  for (const { name, description } of settings) expect([name, description]).toEqual([name, expect.stringMatching(/\.$/)])
})

test('requires email confirmation by default if SMTP is configured', () => {
  const verifies = (env: Record<string, string>) => readConfig({ SESSION_SECRET, ...env }).verifiesEmail
  const SMTP_URL = 'smtp://localhost'
  expect([verifies({}), verifies({ SMTP_URL }), verifies({ SMTP_URL, VERIFY_EMAIL: 'false' }), verifies({ VERIFY_EMAIL: 'true' })]).toEqual(
    [false, true, false, true],
  )
})
