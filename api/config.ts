import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { unescape } from 'node:querystring'
import { type EffectiveSetting, listEffectiveSettings, type SettingValues } from './platform/effectiveSettings.ts'
import { type Environment, environment, isSecretSetting } from './platform/environment.ts'
import { type Plans, readPlans } from './platform/limits/plans.ts'
import { type EmbeddingFamily, detectFamily, needLocalModelLibrary } from './platform/embeddingFamilies.ts'
import { makePrivate, requireWritable } from './platform/embedded/privateFolder.ts'
import { projectFolder } from './platform/files/projectFolder.ts'
import { readSessionSecret } from './platform/files/sessionSecret.ts'
import { shortestSecret } from './platform/log.ts'
import type { Secrets } from './platform/seal.ts'
import { StartupError } from './platform/startupError.ts'
import { trimEndMatching } from './platform/text/trimming.ts'

const megabyte = 1024 * 1024
export type Role = 'web' | 'worker'

export type ModelConfig =
  | { provider: 'builtin' }
  | { provider: 'openai-compatible'; baseUrl: string; model: string; apiKey?: string }
  | { provider: 'anthropic'; baseUrl?: string; model: string; apiKey: string }

export interface EmbeddingConfig {
  model: string
  family: EmbeddingFamily
  weight?: number
  endpoint?: { baseUrl: string; apiKey?: string }
}

export interface TranscriptionConfig {
  baseUrl: string
  apiKey?: string
  model: string
}

export interface SpeechConfig extends TranscriptionConfig {
  voice: string
}

interface S3Config {
  bucket: string
  region: string
  endpoint?: string
  /** Default: the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

export interface SsoConfig {
  issuer: string
  clientId: string
  clientSecret: string
  label: string
  isOnly: boolean
}

export interface Config {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl?: string
  twinDatabaseUrl?: string
  redisUrl?: string
  roles: Role[]
  sessionSecrets: Secrets
  hasGeneratedSecret: boolean
  backupPassphrase?: string
  llm: ModelConfig & {
    isFixed: boolean
    contextTokens: number
    idleTimeoutMs: number
    maxAnswerChars: number
    acceptsImages: boolean
  }
  embeddings?: EmbeddingConfig
  speech?: SpeechConfig
  transcription?: TranscriptionConfig
  s3?: S3Config
  plans: Plans
  documents: { maxBytes: number; perPerson: { count: number; bytes: number } }
  webPages: 'public' | 'any' | 'off'
  /** Messages per hour. */
  twinLimits: { guest: number; address: number; twin: number }
  runsAtOnce: { person: number; guest: number; twin: number }
  guestRetentionDays: number
  smtpUrl?: string
  mailFrom: string
  replies?: { imapUrl: string; address: string }
  verifiesEmail: boolean
  /** Undefined if operators choose it in the app. */
  registration?: { mode: 'open' | 'invitation' | 'closed'; emailDomains: string[] }
  /** Undefined with single sign-on only: the identity provider is responsible. */
  requiresTwoFactorOf?: 'operators' | 'everyone'
  sso?: SsoConfig
  trustedProxies: string[]
  corsOrigins: string[]
  requestsPerMinute: number
  streamsPerPerson: number
  metricsToken?: string
  webhooks: { retrySeconds: number[]; allowsPrivateNetworks: boolean }
  logLevel: Environment['LOG_LEVEL']
  logsRequests: boolean
  /** The variables that start with `OTEL_`. */
  openTelemetry: Record<string, string | undefined>
  secrets: string[]
  settings: EffectiveSetting[]
  roadmapFile: string
  webDir: string
}

export type Needs = 'data' | 'database' | 'nothing'

/**
 * @param needs data that must exist; with `nothing`, missing data is not created
 * @throws StartupError that lists each invalid setting on its own line
 */
export function readConfig(env: Record<string, string | undefined> = process.env, { needs }: { needs?: Needs } = {}): Config {
  // Container environment files often contain empty settings.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = environment.safeParse(given)
  if (!result.success) throw new StartupError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`).join('\n'))
  const value = result.data
  if (value.TWIN_DATABASE_URL && !value.DATABASE_URL) throw new StartupError('TWIN_DATABASE_URL needs DATABASE_URL.')
  const llm = readModelConfig(value)
  const dataDir = resolve(value.DATA_DIR)
  const isDataElsewhere = value.DATABASE_URL && value.S3_BUCKET && value.SMTP_URL
  if (needs === 'data' || (needs === 'database' && !value.DATABASE_URL)) requireData(dataDir, value)
  if (!isDataElsewhere || !value.SESSION_SECRET) makePrivate(dataDir)
  if (!isDataElsewhere && !needs) requireWritable(dataDir)
  const [secret, ...previousSecrets] = value.SESSION_SECRET ?? []
  const sessionSecrets: Secrets = [secret ?? readSessionSecret(dataDir, { isStored: needs !== 'nothing' }), ...previousSecrets]
  const config: Omit<Config, 'settings'> = {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    dataDir,
    databaseUrl: value.DATABASE_URL,
    twinDatabaseUrl: value.TWIN_DATABASE_URL,
    redisUrl: value.REDIS_URL,
    roles: value.ROLES,
    llm: {
      ...llm,
      isFixed: [value.LLM_PROVIDER, value.LLM_BASE_URL, value.LLM_API_KEY].some((setting) => setting !== undefined),
      contextTokens: value.LLM_CONTEXT_TOKENS,
      idleTimeoutMs: value.LLM_IDLE_TIMEOUT_MS,
      maxAnswerChars: value.LLM_MAX_ANSWER_CHARS,
      acceptsImages: llm.provider !== 'builtin' && (value.LLM_PICTURES ?? llm.provider === 'anthropic'),
    },
    sessionSecrets,
    hasGeneratedSecret: value.SESSION_SECRET === undefined,
    backupPassphrase: value.TWAIN_BACKUP_PASSPHRASE,
    embeddings: readEmbeddingConfig(value),
    speech: readSpeechConfig(value),
    transcription: readAudioConfig(value, 'TRANSCRIPTION'),
    s3: readS3Config(value),
    plans: readPlans(value.PLANS_FILE && resolve(value.PLANS_FILE), {
      messagesPerDay: value.MESSAGES_PER_DAY,
      uploadsPerDay: value.UPLOADS_PER_DAY,
      uploadMegabytesPerDay: value.UPLOAD_MB_PER_DAY,
      fileMegabytes: value.UPLOAD_MAX_MB,
      filesPerUpload: value.UPLOAD_MAX_FILES,
      twinMessagesPerDay: value.TWIN_MESSAGES_PER_DAY,
    }),
    documents: {
      maxBytes: Math.floor(Math.min(value.DOCUMENT_MAX_MB, value.UPLOAD_MAX_MB) * megabyte),
      perPerson: { count: value.DOCUMENTS_PER_PERSON, bytes: Math.floor(value.DOCUMENT_MB_PER_PERSON * megabyte) },
    },
    twinLimits: { guest: value.TWIN_GUEST_LIMIT, address: value.TWIN_ADDRESS_LIMIT, twin: value.TWIN_LIMIT },
    runsAtOnce: { person: value.RUNS_PER_PERSON, guest: value.RUNS_PER_GUEST, twin: value.RUNS_PER_TWIN },
    guestRetentionDays: value.GUEST_RETENTION_DAYS,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    replies: readRepliesConfig(value),
    verifiesEmail: value.VERIFY_EMAIL ?? value.SMTP_URL !== undefined,
    registration:
      value.REGISTRATION || value.REGISTRATION_DOMAINS
        ? { mode: value.REGISTRATION ?? 'open', emailDomains: value.REGISTRATION_DOMAINS ?? [] }
        : undefined,
    requiresTwoFactorOf: value.OIDC_ONLY ? undefined : value.REQUIRE_TWO_FACTOR,
    sso: readSsoConfig(value),
    trustedProxies: value.TRUSTED_PROXIES,
    corsOrigins: value.CORS_ORIGINS,
    requestsPerMinute: value.REQUESTS_PER_MINUTE,
    streamsPerPerson: value.STREAMS_PER_PERSON,
    metricsToken: value.METRICS_TOKEN,
    webPages: value.WEB_PAGES,
    webhooks: { retrySeconds: value.WEBHOOK_RETRY_SECONDS, allowsPrivateNetworks: value.WEBHOOK_PRIVATE_NETWORKS },
    logLevel: value.LOG_LEVEL,
    logsRequests: value.ACCESS_LOG,
    openTelemetry: Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('OTEL_'))),
    secrets: [...findSecrets(given), ...sessionSecrets],
    roadmapFile: value.ROADMAP_FILE ? resolve(value.ROADMAP_FILE) : join(projectFolder, 'docs/roadmap.json'),
    webDir: value.WEB_DIR ? resolve(value.WEB_DIR) : join(projectFolder, 'dist/web'),
  }
  return { ...config, settings: listEffectiveSettings(new Set(Object.keys(given)), value, deriveDefaults(config)) }
}

function deriveDefaults({ llm, ...config }: Omit<Config, 'settings'>): SettingValues {
  return {
    PUBLIC_URL: config.publicUrl,
    SESSION_SECRET: [...config.sessionSecrets],
    LLM_PROVIDER: llm.provider,
    LLM_BASE_URL: llm.provider === 'builtin' ? undefined : llm.baseUrl,
    LLM_PICTURES: llm.acceptsImages,
    EMBEDDING_BASE_URL: config.embeddings?.endpoint?.baseUrl,
    EMBEDDING_FAMILY: config.embeddings?.family,
    SPEECH_BASE_URL: config.speech?.baseUrl,
    TRANSCRIPTION_BASE_URL: config.transcription?.baseUrl,
    VERIFY_EMAIL: config.verifiesEmail,
    REGISTRATION: config.registration?.mode ?? 'open',
    ROADMAP_FILE: config.roadmapFile,
    WEB_DIR: config.webDir,
  }
}

function requireData(dataDir: string, { SESSION_SECRET, DATABASE_URL, S3_BUCKET }: Environment): void {
  const parts = [!SESSION_SECRET && 'session-secret', !DATABASE_URL && 'postgres', SESSION_SECRET && DATABASE_URL && !S3_BUCKET && 'files']
  const missing = parts.filter((part) => part && !existsSync(join(dataDir, part)))
  if (missing.length > 0) throw new StartupError(`DATA_DIR has no data of Twain: ${missing.join(' and ')} not found in ${dataDir}.`)
}

function findSecrets(settings: Record<string, string | undefined>): string[] {
  const secrets = Object.entries(settings).flatMap(([name, value = '']) => {
    if (isSecretSetting(name)) return [value]
    const password = name.endsWith('_URL') && URL.canParse(value) ? new URL(value).password : ''
    return [password, unescape(password)]
  })
  return secrets.filter((secret) => secret.length >= shortestSecret)
}

function readModelConfig({ LLM_PROVIDER, LLM_BASE_URL, LLM_MODEL, LLM_API_KEY }: Environment): ModelConfig {
  const provider = LLM_PROVIDER ?? (LLM_BASE_URL || LLM_API_KEY ? 'openai-compatible' : 'builtin')
  if (LLM_MODEL && !LLM_PROVIDER && provider === 'builtin')
    throw new StartupError('LLM_MODEL needs LLM_BASE_URL, LLM_API_KEY or LLM_PROVIDER.')
  if (provider === 'builtin') return { provider }
  if (!LLM_MODEL) throw new StartupError(`LLM_MODEL is needed: the name of a model of ${LLM_BASE_URL ?? provider}.`)
  if (provider === 'openai-compatible') {
    return { provider, baseUrl: LLM_BASE_URL ?? 'https://api.openai.com/v1', model: LLM_MODEL, apiKey: LLM_API_KEY }
  }
  if (!LLM_API_KEY) throw new StartupError('LLM_API_KEY is needed for anthropic.')
  return { provider, baseUrl: LLM_BASE_URL, model: LLM_MODEL, apiKey: LLM_API_KEY }
}

function readEmbeddingConfig(value: Environment): EmbeddingConfig | undefined {
  const { EMBEDDING_MODEL: model, EMBEDDING_BASE_URL: baseUrl, EMBEDDING_API_KEY: apiKey, EMBEDDING_FAMILY: family } = value
  const isAtEndpoint = baseUrl !== undefined || apiKey !== undefined
  if (!model) {
    if (isAtEndpoint) throw new StartupError(`EMBEDDING_MODEL is needed: the name of a model of ${baseUrl ?? 'OpenAI'}.`)
    return undefined
  }
  if (!isAtEndpoint) needLocalModelLibrary()
  return {
    model,
    family: family ?? detectFamily(model),
    weight: value.EMBEDDING_WEIGHT,
    endpoint: isAtEndpoint ? { baseUrl: baseUrl ?? 'https://api.openai.com/v1', apiKey } : undefined,
  }
}

function readSpeechConfig(value: Environment): SpeechConfig | undefined {
  const config = readAudioConfig(value, 'SPEECH')
  return config && { ...config, voice: value.SPEECH_VOICE }
}

function readAudioConfig(value: Environment, name: 'SPEECH' | 'TRANSCRIPTION'): TranscriptionConfig | undefined {
  const [model, baseUrl, apiKey] = [value[`${name}_MODEL`], value[`${name}_BASE_URL`], value[`${name}_API_KEY`]]
  if (model) return { baseUrl: trimEndMatching(baseUrl ?? 'https://api.openai.com/v1', /\//), apiKey, model }
  if (baseUrl || apiKey) throw new StartupError(`${name}_MODEL is needed: the name of a model of ${baseUrl ?? 'OpenAI'}.`)
  return undefined
}

function readS3Config(value: Environment): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value
  if (!bucket && !endpoint && !accessKeyId && !secretAccessKey) return undefined
  if (!bucket) throw new StartupError(`S3_BUCKET is needed: the name of a bucket of ${endpoint ?? 'Amazon S3'}.`)
  if (!accessKeyId !== !secretAccessKey)
    throw new StartupError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both or neither.')
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return { bucket, region: value.S3_REGION, endpoint, credentials }
}

function readRepliesConfig({ IMAP_URL: imapUrl, MAIL_REPLY_TO: address, SMTP_URL }: Environment): Config['replies'] {
  if (!imapUrl && !address) return undefined
  if (!imapUrl || !address || !SMTP_URL) throw new StartupError('IMAP_URL and MAIL_REPLY_TO go together, with SMTP_URL: set all or none.')
  return { imapUrl, address }
}

function readSsoConfig({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_LABEL, OIDC_ONLY }: Environment): SsoConfig | undefined {
  const given = [OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].filter((value) => value !== undefined).length
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET) {
    return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, label: OIDC_LABEL, isOnly: OIDC_ONLY }
  }
  if (given === 0 && !OIDC_ONLY) return undefined
  throw new StartupError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set all or none.')
}
