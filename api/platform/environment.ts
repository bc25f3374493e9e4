import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { embeddingFamilies } from './embeddingFamilies.ts'

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const messagesAnHour = (usual: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more').default(usual)

const atOnce = (usual: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1').default(usual)

const aDay = (usual: number) => z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more').default(usual)

/** What the process is told; config.ts makes of it what the program goes by. */
export const environment = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(4000)
    .describe('Port of the web server.'),
  HOST: z.string().default('127.0.0.1').describe('Address the web server listens on. 0.0.0.0 makes it reachable from other machines.'),
  PUBLIC_URL: url('http:', 'https:')
    .optional()
    .describe('Where people reach the app, for links in e-mails and for cookies. Unset: http://localhost and the port.'),
  CORS_ORIGINS: list
    .pipe(
      z.array(url('http:', 'https:').refine((value) => new URL(value).origin === value, 'must be origins, as in https://app.example.org')),
    )
    .prefault('')
    .describe('Other sites whose scripts may call REST with an access token, separated by commas. Cookies never work from there.'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder for the embedded database, uploads, mail and the session secret. It is made private to the user who starts Twain.'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional().describe('PostgreSQL with pgvector. Unset: an embedded PostgreSQL in DATA_DIR.'),
  REDIS_URL: url('redis:', 'rediss:').optional().describe('Redis, needed as soon as more than one process runs.'),
  ROLES: list
    .pipe(z.array(z.enum(['web', 'worker'], 'must be web, worker or both, as in web,worker')).min(1, 'must name web, worker or both'))
    .prefault('web,worker')
    .describe('What this process does: answer requests (web), do background jobs (worker), or both.'),
  SESSION_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Signs cookies; the same on every machine. Unset: made once and kept in DATA_DIR.'),
  LLM_PROVIDER: z
    .enum(['builtin', 'openai-compatible', 'anthropic'], 'must be builtin, openai-compatible or anthropic')
    .optional()
    .describe(
      'Who answers. Unset: openai-compatible if LLM_BASE_URL or LLM_API_KEY is set, otherwise the built-in responder, which is not a language model.',
    ),
  LLM_BASE_URL: url('http:', 'https:')
    .optional()
    .describe('Address of the model server, as in http://localhost:11434/v1. Unset: the provider’s own.'),
  LLM_MODEL: z.string().optional().describe('Name of the model. Needed unless the built-in responder answers.'),
  LLM_API_KEY: z.string().optional().describe('Key for the model server, if it wants one.'),
  LLM_CONTEXT_TOKENS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1000, 'must be at least 1000')
    .default(32_000)
    .describe('How much the model can read at once. Older messages are summarized before it is exceeded.'),
  LLM_IDLE_TIMEOUT_MS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1000, 'must be at least 1000')
    .default(30_000)
    .describe('How long the model may stay silent before its answer is given up, in milliseconds.'),
  LLM_MAX_ANSWER_CHARS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1000, 'must be at least 1000')
    .default(200_000)
    .describe(
      'Maximum length of an answer, in characters, including reasoning. A longer answer is cut off there and marked as incomplete.',
    ),
  LLM_PICTURES: z
    .stringbool({ error: 'must be true or false' })
    .optional()
    .describe('Whether the model sees pictures that are attached to messages. Unset: true for anthropic, otherwise false.'),
  EMBEDDING_MODEL: z
    .string()
    .optional()
    .describe(
      'Finds texts by their meaning, besides their words. Name of a model at EMBEDDING_BASE_URL; without that, a folder with an ONNX model, or the name of one to download, which this process runs itself with the npm package @huggingface/transformers. Unset: words alone.',
    ),
  EMBEDDING_BASE_URL: url('http:', 'https:')
    .optional()
    .describe('OpenAI-compatible address of the embedding server, as in http://localhost:11434/v1. Unset with a key: OpenAI’s own.'),
  EMBEDDING_API_KEY: z.string().optional().describe('Key for the embedding server, if it wants one.'),
  EMBEDDING_FAMILY: z
    .enum(embeddingFamilies, `must be one of ${embeddingFamilies.join(', ')}`)
    .optional()
    .describe(
      `What kind of model it is, which says what is put before a text and how far the model is trusted: ${embeddingFamilies.join(', ')}. Unset: by its name.`,
    ),
  EMBEDDING_WEIGHT: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 to 1')
    .max(1, 'must be 0 to 1')
    .optional()
    .describe('How much the meaning counts beside the words, from 0 to 1, as npm run eval -- --calibrate finds it. Unset: by the family.'),
  S3_BUCKET: z.string().optional().describe('S3 bucket for uploads. Unset: the folder files in DATA_DIR.'),
  S3_ENDPOINT: url('http:', 'https:').optional().describe('Address of an S3 server other than Amazon’s, as in http://localhost:9000.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key for the bucket. Unset: what the machine itself is allowed to do.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('The secret that belongs to S3_ACCESS_KEY_ID.'),
  UPLOAD_MAX_MB: z.coerce
    .number('must be a number')
    .min(1, 'must be at least 1')
    .default(250)
    .describe('How large one uploaded file may be, in megabytes.'),
  UPLOAD_MAX_FILES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(10)
    .describe('How many files one upload may hold.'),
  MESSAGES_PER_DAY: aDay(1000).describe('How many messages one person may send a day.'),
  UPLOADS_PER_DAY: aDay(200).describe('How many files one person may upload a day.'),
  UPLOAD_MB_PER_DAY: aDay(2000).describe('The same in megabytes.'),
  DOCUMENT_MAX_MB: z.coerce
    .number('must be a number')
    .min(1, 'must be at least 1')
    .default(50)
    .describe('How large one document in Knowledge may be, in megabytes; never more than an uploaded file.'),
  DOCUMENTS_PER_PERSON: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(1000)
    .describe('How many documents one person may keep in Knowledge.'),
  DOCUMENT_MB_PER_PERSON: z.coerce
    .number('must be a number')
    .min(1, 'must be at least 1')
    .default(2000)
    .describe('How large all documents of one person may be together, in megabytes.'),
  TWIN_MESSAGES_PER_DAY: aDay(5000).describe('How many messages visitors may send to one person’s twin a day.'),
  RUNS_PER_PERSON: atOnce(5).describe('How many answers may be written for one person at once.'),
  RUNS_PER_GUEST: atOnce(2).describe('The same for one visitor without an account.'),
  RUNS_PER_TWIN: atOnce(20).describe('The same for all visitors of one person’s twin.'),
  PLANS_FILE: z
    .string()
    .optional()
    .describe('JSON file with plans and their limits, as shown under Plans. Unset: everybody has the plan Free with the limits above.'),
  TWIN_GUEST_LIMIT: messagesAnHour(60).describe('Messages an hour to twins from one visitor without an account.'),
  TWIN_ADDRESS_LIMIT: messagesAnHour(300).describe('The same from all such visitors at one address.'),
  TWIN_LIMIT: messagesAnHour(2000).describe('Messages an hour to one twin.'),
  GUEST_RETENTION_DAYS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(90)
    .describe('How many days after the last message the conversations of a visitor without an account are deleted.'),
  SMTP_URL: url('smtp:', 'smtps:')
    .optional()
    .describe('Mail server. Unset: mails are written to DATA_DIR/mail and their links to the log.'),
  MAIL_FROM: z.string().default('Twain <twain@localhost>').describe('Sender of the mails.'),
  VERIFY_EMAIL: z
    .stringbool({ error: 'must be true or false' })
    .optional()
    .describe(
      'Whether people confirm their address by a mailed link before they make access tokens or show a profile or twin. Unset: where SMTP_URL is set.',
    ),
  TRUSTED_PROXIES: list
    .refine(isProxyList, 'must list addresses, ranges such as 10.0.0.0/8, or loopback')
    .prefault('')
    .describe('Proxies whose X-Forwarded-For is believed, separated by commas: addresses, ranges or loopback.'),
  REQUESTS_PER_MINUTE: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(3000)
    .describe('Requests a minute from one person, or from one address without a session.'),
  STREAMS_PER_PERSON: atOnce(30).describe(
    'Live connections that one person, or one visitor without an account, may hold open to a process; ten times as many for all such visitors of a network.',
  ),
  METRICS_TOKEN: z.string().optional().describe('Bearer token that /metrics asks for. Unset: /metrics is not served.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent')
    .default('info')
    .describe('The least important messages that are logged.'),
  WEBHOOK_RETRY_SECONDS: list
    .pipe(z.array(z.coerce.number<string>('must be numbers').min(0, 'must be 0 or more')).max(20, 'must be at most 20 numbers'))
    .prefault('5,300,1800,7200,18000,36000,50400')
    .describe('Pauses before an event is sent to a webhook again, in seconds, separated by commas. After the last one it is given up.'),
  WEB_PAGES: z
    .enum(['public', 'any', 'off'], 'must be public, any or off')
    .default('public')
    .describe(
      'Which web pages people may add to Knowledge: `public`, those on the internet; `any`, also on private networks, for servers whose users are all trusted; `off`, none.',
    ),
  WEBHOOK_PRIVATE_NETWORKS: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe('Whether webhooks may be on private networks, and on this machine also over http. For servers whose users are all trusted.'),
  ROADMAP_FILE: z.string().optional().describe('What the roadmap says, as docs/roadmap.json does. Unset: that file of this program.'),
  WEB_DIR: z.string().optional().describe('Folder of the built web app. Unset: dist/web of this program.'),
})

export type Environment = z.infer<typeof environment>

/** Every setting by name, in the order of the README's table. */
export const settings = Object.entries(environment.shape).map(([name, schema]) => ({
  name,
  default: String(schema.safeParse(undefined).data ?? ''),
  description: schema.description ?? '',
}))

function isProxyList(entries: string[]) {
  try {
    proxyAddr.compile(entries)
    return true
  } catch {
    return false
  }
}
