import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { environment, isSecretSetting, settings } from '../../platform/environment.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'

const canary = 'canary-canary-canary-canary-canary'
const secrets = Object.fromEntries(settings.filter(({ name }) => isSecretSetting(name)).map(({ name }) => [name, canary]))
const url = (protocol: string) => `${protocol}://user-${canary}:${canary}@127.0.0.1:1/path?key=${canary}#${canary}`
const urls = {
  LLM_BASE_URL: url('http'),
  EMBEDDING_BASE_URL: url('http'),
  SPEECH_BASE_URL: url('http'),
  TRANSCRIPTION_BASE_URL: url('http'),
  S3_ENDPOINT: url('http'),
  SMTP_URL: url('smtp'),
  OIDC_ISSUER: url('https'),
}
const needed = {
  S3_BUCKET: 'files',
  OIDC_CLIENT_ID: 'twain',
  LLM_MODEL: 'mock',
  EMBEDDING_MODEL: 'mock',
  SPEECH_MODEL: 'mock',
  TRANSCRIPTION_MODEL: 'mock',
}

interface Setting {
  name: string
  value: string | null
  source: string
  is_secret: boolean
  is_set: boolean
}

test('every setting is shown, without any secret', async () => {
  const folder = await createTemporaryFolder('settings')
  onTestFinished(() => folder.remove())
  const databases = {
    DATABASE_URL: url('postgres'),
    TWIN_DATABASE_URL: url('postgres'),
    REDIS_URL: url('redis'),
    PUBLIC_URL: 'https://twain.example',
  }
  const given = { ...secrets, ...urls, ...needed, ...databases, DATA_DIR: folder.path }
  const config = readConfig(given)
  expect(config.settings.map(({ name }) => name)).toEqual(Object.keys(environment.shape))
  expect(JSON.stringify(config.settings)).not.toContain(canary)
  const byName = new Map(config.settings.map((setting) => [setting.name, setting]))
  for (const name of Object.keys(given)) expect(byName.get(name as 'PORT')).toMatchObject({ source: 'environment', isSet: true })
  for (const name of Object.keys(secrets)) expect(byName.get(name as 'PORT')).toMatchObject({ value: null, isSecret: true })
  expect(byName.get('DATABASE_URL')?.value).toBe('postgres://…@127.0.0.1:1/path?…')
  expect(Object.keys(secrets)).toContain('TWAIN_BACKUP_PASSPHRASE')
})

const app = await testApp({
  SESSION_SECRET: '',
  METRICS_TOKEN: canary,
  SMTP_URL: `smtp://user:${canary}@127.0.0.1:1`,
  LLM_BASE_URL: '',
  LLM_MODEL: '',
  PORT: '4321',
  MESSAGES_PER_DAY: '7',
})
const operator = await createPerson(app)
const read = async () => {
  const { body } = await operator.client.rest<{ settings: Setting[] }>('GET', '/api/v1/operator/settings')
  expect(JSON.stringify(body)).not.toContain(canary)
  return (name: string) => body.settings.find((setting) => setting.name === name)
}

test('values come from the environment, the app or defaults', async () => {
  const before = await read()
  expect(before('PORT')).toEqual({ name: 'PORT', value: '4321', source: 'environment', is_secret: false, is_set: true })
  expect(before('PUBLIC_URL')).toMatchObject({ value: 'http://localhost:4321', source: 'default' })
  expect(before('S3_BUCKET')).toMatchObject({ value: null, source: 'default', is_set: false })
  expect(before('SESSION_SECRET')).toMatchObject({ value: null, source: 'default', is_set: true })
  expect(before('METRICS_TOKEN')).toMatchObject({ value: null, source: 'environment', is_set: true })
  expect(before('LLM_PROVIDER')).toMatchObject({ value: 'builtin', source: 'default' })
  expect(before('REGISTRATION')).toMatchObject({ value: 'open', source: 'default' })
  expect(before('MESSAGES_PER_DAY')).toMatchObject({ value: '7', source: 'environment' })
  expect(before('UPLOADS_PER_DAY')).toMatchObject({ value: '200', source: 'default' })

  await operator.client.rest('PUT', '/api/v1/operator/registration', { mode: 'closed', email_domains: [] })
  const connection = { preset: 'openai_compatible', base_url: app.model.url, api_key: canary }
  expect((await operator.client.rest('POST', '/api/v1/operator/models/connections', connection)).status).toBe(201)
  const limits = { messages_per_day: 9, uploads_per_day: null }
  expect((await operator.client.rest('PATCH', '/api/v1/operator/plans/free', limits)).status).toBe(200)
  const after = await read()
  expect(after('MESSAGES_PER_DAY')).toMatchObject({ value: '9', source: 'app' })
  expect(after('UPLOADS_PER_DAY')).toMatchObject({ value: 'unlimited', source: 'app', is_set: true })
  expect(after('UPLOAD_MAX_MB')).toMatchObject({ value: '250', source: 'default' })
  expect(after('REGISTRATION')).toMatchObject({ value: 'closed', source: 'app' })
  expect(after('LLM_PROVIDER')).toMatchObject({ value: 'openai-compatible', source: 'app' })
  expect(after('LLM_BASE_URL')).toMatchObject({ value: app.model.url, source: 'app' })
  expect(after('LLM_API_KEY')).toMatchObject({ value: null, source: 'app', is_set: true })
})
