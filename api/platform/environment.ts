import { existsSync } from 'node:fs'
import { join } from 'node:path'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { embeddingFamilies } from './embeddingFamilies.ts'
import { emailDomain } from './text/validation.ts'

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    abort: true,
  })

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

/** Numbers beyond `max` overflow integer columns and timers. */
const whole = (usual: number, min: number, max = 2_147_483_647) =>
  z.coerce
    .number('must be a number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .refine(Number.isInteger, 'must be a whole number')
    .default(usual)

export const environment = z.object({
  PORT: whole(4000, 0, 65_535).describe('Port of the web server.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; `0.0.0.0` accepts connections from other machines.'),
  PUBLIC_URL: url('http:', 'https:')
    .refine((value) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`, 'must not contain a path, a query or a user')
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('Public URL without path, for links in emails, cookies and origin checks. Default: `http://localhost` with `PORT`.'),
  CORS_ORIGINS: list
    .pipe(
      z.array(
        z
          .string()
          .refine(
            (value) => /^https?:/.test(value) && URL.parse(value)?.origin === value,
            'must be origins, as in https://app.example.org',
          ),
      ),
    )
    .prefault('')
    .describe('Comma-separated origins whose scripts may call REST with a token, never with cookies.'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder for the embedded database, uploads, mail and session secret, readable only by the user that runs Twain.'),
  DATABASE_URL: url('postgres:', 'postgresql:')
    .optional()
    .describe('URL of a PostgreSQL database with pgvector. Default: embedded, in `DATA_DIR`.'),
  TWIN_DATABASE_URL: url('postgres:', 'postgresql:')
    .optional()
    .describe('URL of the same database with a login in the role `twin_reader`. Default: the server creates one.'),
  REDIS_URL: url('redis:', 'rediss:').optional().describe('URL of a Redis server, required for several processes.'),
  ROLES: list
    .pipe(z.array(z.enum(['web', 'worker'], 'must be web, worker or both, as in web,worker')).min(1, 'must name web, worker or both'))
    .prefault('web,worker')
    .describe('Comma-separated roles: `web` serves requests, `worker` runs background jobs.'),
  SESSION_SECRET: list
    .pipe(z.array(z.string().min(32, 'must have at least 32 characters')).min(1, 'must have at least 32 characters'))
    .optional()
    .describe(
      'Secret that signs cookies, at least 32 characters, equal for all processes. Previous secrets can follow after commas; see [Rotate the session secret](deployment.md#rotate-the-session-secret). Default: generated in `DATA_DIR`.',
    ),
  TWAIN_BACKUP_PASSPHRASE: z.string().optional().describe('Passphrase that encrypts backups.'),
  LLM_PROVIDER: z
    .enum(['builtin', 'openai-compatible', 'anthropic'], 'must be builtin, openai-compatible or anthropic')
    .optional()
    .describe(
      '`openai-compatible`, `anthropic`, or `builtin` for the built-in responder. Default: `openai-compatible` with `LLM_BASE_URL` or `LLM_API_KEY`, otherwise `builtin`.',
    ),
  LLM_BASE_URL: url('http:', 'https:')
    .optional()
    .describe('Base URL of the model API, such as `http://localhost:11434/v1`. Default: the provider’s public API.'),
  LLM_MODEL: z.string().optional().describe('Name of the model. Required unless the provider is `builtin`.'),
  LLM_API_KEY: z.string().optional().describe('API key for the model provider, if it requires one.'),
  LLM_CONTEXT_TOKENS: whole(32_000, 1000).describe('Context window in tokens. Older messages are summarized.'),
  LLM_IDLE_TIMEOUT_MS: whole(30_000, 1000).describe('Milliseconds without output after which an answer fails.'),
  LLM_MAX_ANSWER_CHARS: whole(200_000, 1000).describe('Maximum characters of an answer with its reasoning. Longer answers are cut off.'),
  LLM_PICTURES: z
    .stringbool({ error: 'must be true or false' })
    .optional()
    .describe('Whether the model accepts images. Default: `true` for `anthropic`, otherwise `false`.'),
  EMBEDDING_MODEL: z
    .string()
    .optional()
    .describe(
      'Embedding model at `EMBEDDING_BASE_URL`. Otherwise a folder or name of an ONNX model, which runs in this process with the package `@huggingface/transformers`. Default: full-text search only.',
    ),
  EMBEDDING_BASE_URL: url('http:', 'https:')
    .optional()
    .describe('Base URL of an OpenAI-compatible embedding API. Default with `EMBEDDING_API_KEY`: OpenAI’s.'),
  EMBEDDING_API_KEY: z.string().optional().describe('API key for the embedding provider, if it requires one.'),
  EMBEDDING_FAMILY: z
    .enum(embeddingFamilies, `must be one of ${embeddingFamilies.join(', ')}`)
    .optional()
    .describe(
      `Family of the embedding model, for text prefixes and weight: ${embeddingFamilies.map((family) => `\`${family}\``).join(', ')}. Default: by name.`,
    ),
  EMBEDDING_WEIGHT: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 to 1')
    .max(1, 'must be 0 to 1')
    .optional()
    .describe(
      'Weight of similarity against full-text matches, 0 to 1; see [Search quality](benchmarks.md#search-quality). Default: by model family.',
    ),
  SPEECH_MODEL: z.string().optional().describe('Model that reads answers aloud, such as `tts-1`. Default: voices of the browser.'),
  SPEECH_BASE_URL: url('http:', 'https:')
    .optional()
    .describe('Base URL of a server with OpenAI’s `/audio/speech` endpoint. Default with `SPEECH_MODEL`: OpenAI’s.'),
  SPEECH_API_KEY: z.string().optional().describe('API key for the speech provider, if it requires one.'),
  SPEECH_VOICE: z.string().default('alloy').describe('Voice of `SPEECH_MODEL`.'),
  TRANSCRIPTION_MODEL: z
    .string()
    .optional()
    .describe('Model that transcribes dictation, such as `whisper-1`. Default: speech recognition of the browser.'),
  TRANSCRIPTION_BASE_URL: url('http:', 'https:')
    .optional()
    .describe('Base URL of a server with OpenAI’s `/audio/transcriptions` endpoint. Default with `TRANSCRIPTION_MODEL`: OpenAI’s.'),
  TRANSCRIPTION_API_KEY: z.string().optional().describe('API key for the transcription provider, if it requires one.'),
  S3_BUCKET: z.string().optional().describe('S3 bucket for uploads. Default: the folder `files` in `DATA_DIR`.'),
  S3_ENDPOINT: url('http:', 'https:')
    .optional()
    .describe('URL of an S3-compatible server, such as `http://localhost:9000`. Default: Amazon S3.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the S3 bucket.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key ID. Default: the machine’s credentials, such as an IAM role.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret access key for `S3_ACCESS_KEY_ID`.'),
  UPLOAD_MAX_MB: z.coerce
    .number('must be a number')
    .min(1, 'must be at least 1')
    .default(250)
    .describe('Maximum megabytes of an uploaded file.'),
  UPLOAD_MAX_FILES: whole(10, 1).describe('Maximum files per upload.'),
  MESSAGES_PER_DAY: whole(1000, 0).describe('Maximum messages per user and day.'),
  UPLOADS_PER_DAY: whole(200, 0).describe('Maximum uploaded files per user and day.'),
  UPLOAD_MB_PER_DAY: whole(2000, 0).describe('Maximum uploaded megabytes per user and day.'),
  DOCUMENT_MAX_MB: z.coerce
    .number('must be a number')
    .min(1, 'must be at least 1')
    .default(50)
    .describe('Maximum megabytes of a document, up to `UPLOAD_MAX_MB`.'),
  DOCUMENTS_PER_PERSON: whole(1000, 1).describe('Maximum documents per user.'),
  DOCUMENT_MB_PER_PERSON: z.coerce
    .number('must be a number')
    .min(1, 'must be at least 1')
    .default(2000)
    .describe('Maximum megabytes of documents per user.'),
  TWIN_MESSAGES_PER_DAY: whole(5000, 0).describe('Maximum visitor messages per twin and day.'),
  RUNS_PER_PERSON: whole(5, 1).describe('Maximum concurrent answers per user.'),
  RUNS_PER_GUEST: whole(2, 1).describe('Maximum concurrent answers per guest (a visitor without an account).'),
  RUNS_PER_TWIN: whole(20, 1).describe('Maximum concurrent answers per twin.'),
  PLANS_FILE: z.string().optional().describe('JSON file with [plans](#plans). Default: the plan Free with the limits above.'),
  TWIN_GUEST_LIMIT: whole(60, 0).describe('Maximum messages to twins per guest and hour.'),
  TWIN_ADDRESS_LIMIT: whole(300, 0).describe('Maximum messages to twins per network of guests and hour.'),
  TWIN_LIMIT: whole(2000, 0).describe('Maximum visitor messages per twin and hour.'),
  GUEST_RETENTION_DAYS: whole(90, 1, 36_500).describe(
    'Days until an inactive guest’s conversation is deleted; at most 7 if the guest neither agreed to be remembered nor sent the owner or operators anything.',
  ),
  SMTP_URL: url('smtp:', 'smtps:')
    .refine((value) => URL.parse(value)?.hostname, 'must contain a host')
    .optional()
    .describe('URL of the mail server. Default: emails go to `DATA_DIR/mail`, links to the log.'),
  MAIL_FROM: z
    .string()
    .regex(/^(?:.*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be an address, as in Twain <twain@example.org>')
    .default('Twain <twain@localhost>')
    .describe('Sender of emails.'),
  IMAP_URL: url('imaps:', 'imap:')
    .refine((value) => URL.parse(value)?.username && URL.parse(value)?.password, 'must contain user and password')
    .optional()
    .describe('Mailbox for [replies by email](deployment.md#replies-by-email), as in `imaps://user:password@mail.example.org/INBOX`.'),
  MAIL_REPLY_TO: z
    .string()
    .regex(/^[\w.-]{1,19}@[\w.-]+$/, 'must be an address with at most 19 characters before the @, as in answers@example.org')
    .optional()
    .describe('Address of the mailbox at `IMAP_URL`, which must also receive emails to `answers+token@example.org`.'),
  VERIFY_EMAIL: z
    .stringbool({ error: 'must be true or false' })
    .optional()
    .describe('Whether access tokens and public profiles require a verified email address. Default: `true` with `SMTP_URL`.'),
  REGISTRATION: z
    .enum(['open', 'invitation', 'closed'], 'must be open, invitation or closed')
    .optional()
    .describe('Sign-up policy: `open`, `invitation` or `closed`. Default: the setting in the app.'),
  REGISTRATION_DOMAINS: list
    .pipe(z.array(z.string().toLowerCase().regex(emailDomain, 'must list domains, as in example.org,example.com')))
    .optional()
    .describe('Comma-separated domains of email addresses that can register with `REGISTRATION=open`. Default: all.'),
  REQUIRE_TWO_FACTOR: z
    .enum(['operators', 'everyone'], 'must be operators or everyone')
    .optional()
    .describe('Requires [two-factor authentication](#two-factor-authentication) of `operators` or `everyone`. Default: not required.'),
  OIDC_ISSUER: url('http:', 'https:').optional().describe('Issuer URL for [single sign-on](#single-sign-on) with OpenID Connect.'),
  OIDC_CLIENT_ID: z.string().optional().describe('Client ID for `OIDC_ISSUER`.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret for `OIDC_ISSUER`.'),
  OIDC_LABEL: z
    .string()
    .max(40, 'must have at most 40 characters')
    .default('SSO')
    .describe('Name of the identity provider, as in “Continue with SSO”.'),
  OIDC_ONLY: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe('Whether to refuse sign-in and sign-up with passwords.'),
  TRUSTED_PROXIES: list
    .refine(isProxyList, 'must list addresses, ranges such as 10.0.0.0/8, or loopback')
    .prefault('')
    .describe('Comma-separated proxies with trusted `X-Forwarded-For`: addresses, CIDR ranges or `loopback`.'),
  REQUESTS_PER_MINUTE: whole(3000, 1).describe('Maximum requests per minute and user, or network without session.'),
  STREAMS_PER_PERSON: whole(30, 1).describe(
    'Maximum open event streams per process and user or guest; ten times as many for the guests of a network, and for its visitors without a conversation.',
  ),
  METRICS_TOKEN: z.string().optional().describe('Bearer token for `/metrics`. Default: `/metrics` is disabled.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:')
    .optional()
    .describe(
      'URL of an OpenTelemetry collector for [traces](deployment.md#traces), configured by other `OTEL_*` variables. Default: no traces.',
    ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http:', 'https:')
    .optional()
    .describe('Full URL for traces. Default: `OTEL_EXPORTER_OTLP_ENDPOINT` with `/v1/traces`.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent')
    .default('info')
    .describe('Minimum level of log messages.'),
  ACCESS_LOG: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe('Whether to [log](deployment.md#logs) each request.'),
  WEBHOOK_RETRY_SECONDS: list
    .pipe(
      z
        .array(z.coerce.number<string>('must be numbers').min(0, 'must be 0 or more').max(31_536_000, 'must be at most 31536000, a year'))
        .max(20, 'must be at most 20 numbers'),
    )
    .prefault('5,300,1800,7200,18000,36000,50400')
    .describe('Comma-separated delays before each retry of a webhook delivery, in seconds.'),
  WEB_PAGES: z
    .enum(['public', 'any', 'off'], 'must be public, any or off')
    .default('public')
    .describe('Web pages that users can add: `public`, `any` to include private networks (only if all users are trusted), or `off`.'),
  WEBHOOK_PRIVATE_NETWORKS: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe('Whether webhooks and push services can use private networks, and `http` on this machine. Only if all users are trusted.'),
  ROADMAP_FILE: z.string().optional().describe('JSON file with the [roadmap](#roadmap). Default: `docs/roadmap.json` of the installation.'),
  WEB_DIR: z
    .string()
    .refine((folder) => existsSync(join(folder, 'index.html')), 'must be a folder with a built web app, which has an index.html')
    .optional()
    .describe('Folder of the built web app. Default: `dist/web` of the installation.'),
})

export type Environment = z.infer<typeof environment>

export const settings = Object.entries(environment.shape).map(([name, schema]) => ({
  name: name as keyof Environment,
  default: String(schema.safeParse(undefined).data ?? ''),
  description: schema.description ?? '',
}))

/** Also hides key IDs, which identify an account. */
export function isSecretSetting(name: string): boolean {
  return /_(KEY|KEY_ID|SECRET|TOKEN|PASSPHRASE)$/.test(name)
}

function isProxyList(entries: string[]) {
  try {
    proxyAddr.compile(entries)
    // The library reads numbers, such as a count of proxies, as addresses.
    return entries.every((entry) => !/^\d+$/.test(entry))
  } catch {
    return false
  }
}
