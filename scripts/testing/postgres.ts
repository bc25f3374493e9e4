import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { runAptGet, readArchiveUri, install, isPackaged, mayInstall, Missing } from './debian.ts'
import { findFreePort, launch, type Service, createTemporaryFolder } from './server.ts'

const run = promisify(execFile)

interface Installation {
  bin: string
  extensions: string
}

const debianRoot = '/usr/lib/postgresql'
const hint = 'PostgreSQL with pgvector is missing: install both, or set DATABASE_URL.'

export async function installPostgres() {
  if (process.env.DATABASE_URL || installations().some(hasVector)) return
  if (!mayInstall) throw new Missing(hint)
  if (debianMajors().length === 0) await install('postgresql')
  const [newest] = debianMajors()
  if (!newest) throw new Missing(hint)
  await installPgvector(newest)
}

export async function startPostgres({ isDurable = false } = {}): Promise<Service> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} }
  return startOwnPostgres({ isDurable })
}

interface Cluster extends Service {
  superuserUrl: string
  /** Contains the Unix socket and `data/`. */
  folder: string
  bin: string
}

/** Only durable clusters wait for the disk. With a password, every connection needs it. */
export async function startOwnPostgres({ isDurable = false, password = '' } = {}): Promise<Cluster> {
  await installPostgres()
  const installation = installations().find(hasVector)
  if (!installation) throw new Missing(hint)

  const folder = await createTemporaryFolder('postgres')
  const owner = unprivilegedUser()
  if (owner) await chown(folder.path, owner.uid, owner.gid)
  const data = join(folder.path, 'data')
  const passwordFile = join(folder.path, 'password')
  await writeFile(passwordFile, `${password}\n`)
  const auth = password ? ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`] : ['-A', 'trust']
  await run(join(installation.bin, 'initdb'), ['-D', data, '-U', 'postgres', ...auth, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], {
    ...owner,
  })

  const port = await findFreePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder.path,
    max_connections: '200',
    // In PostgreSQL 15, autovacuum makes DROP DATABASE … WITH (FORCE) fail.
    ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  const { stop } = await launch({
    command: join(installation.bin, 'postgres'),
    args: ['-D', data, '-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    ready: /ready to accept connections/,
    stopSignal: 'SIGINT',
    ...owner,
  })
  // A third of the CPU time of TCP.
  const socket = isDurable || password ? '' : `?host=${folder.path}`
  const getUrl = (user: string, database: string) =>
    `postgres://${user}${password && `:${password}`}@127.0.0.1:${port}/${database}${socket}`
  await prepareCluster(getUrl('postgres', 'template1'), password)
  return {
    url: getUrl('twain', 'postgres'),
    superuserUrl: getUrl('postgres', 'postgres'),
    folder: folder.path,
    bin: installation.bin,
    stop: async () => {
      await stop()
      await folder.remove()
    },
  }
}

/** Only superusers can create pgvector, so it is installed in the template database. Tests skip triggers to empty databases. */
async function prepareCluster(url: string, password: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('CREATE EXTENSION vector')
    await client.query(`CREATE ROLE twain LOGIN CREATEDB CREATEROLE ${password && `PASSWORD '${password}'`}`)
    // DROP DATABASE … WITH (FORCE) ends sessions of the login role for the twin.
    await client.query('GRANT pg_signal_backend TO twain')
    // PostgreSQL 14 has no such right; tests then truncate tables.
    await client.query('GRANT SET ON PARAMETER session_replication_role TO twain').catch(() => {})
  } finally {
    await client.end()
  }
}

function installations(): Installation[] {
  const debian = debianMajors().map((major) => ({
    bin: join(debianRoot, major, 'bin'),
    extensions: `/usr/share/postgresql/${major}/extension`,
  }))
  try {
    const ask = (what: string) => execFileSync('pg_config', [what], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return [...debian, { bin: ask('--bindir'), extensions: join(ask('--sharedir'), 'extension') }]
  } catch {
    return debian
  }
}

function debianMajors() {
  if (!existsSync(debianRoot)) return []
  const majors = readdirSync(debianRoot).filter((major) => existsSync(join(debianRoot, major, 'bin/postgres')))
  return majors.toSorted((a, b) => Number(b) - Number(a))
}

function hasVector({ bin, extensions }: Installation) {
  return existsSync(join(bin, 'initdb')) && existsSync(join(extensions, 'vector.control'))
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function installPgvector(major: string) {
  const packaged = `postgresql-${major}-pgvector`
  if (await isPackaged(packaged)) await install(packaged)
  else await buildPgvector(major)
}

/** Debian 12 has no pgvector, but Debian 13's source package builds. Separate package lists keep the machine's sources unchanged. */
async function buildPgvector(major: string) {
  await install(`postgresql-server-dev-${major}`, 'gcc', 'libc6-dev', 'make', 'debian-archive-keyring')
  const folder = await createTemporaryFolder('pgvector')
  try {
    const source = await downloadSource(folder.path)
    await run('tar', ['xf', source, '--strip-components=1'], { cwd: folder.path })
    const make = ['with_llvm=no', 'OPTFLAGS=', `PG_CONFIG=/usr/lib/postgresql/${major}/bin/pg_config`]
    await run('make', ['-j2', ...make], { cwd: folder.path, maxBuffer: 64 * 1024 * 1024 })
    await run('make', ['install', ...make], { cwd: folder.path })
  } finally {
    await folder.remove()
  }
}

async function downloadSource(folder: string) {
  const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'
  const list = join(folder, 'sources.list')
  await writeFile(list, `deb-src [signed-by=${keyring}] ${await readArchiveUri()} trixie main\n`)
  const [lists, cache] = [join(folder, 'lists'), join(folder, 'cache')]
  await mkdir(join(lists, 'partial'), { recursive: true })
  await mkdir(join(cache, 'archives/partial'), { recursive: true })
  const apart = [
    `Dir::Etc::SourceList=${list}`,
    'Dir::Etc::SourceParts=-',
    `Dir::State::Lists=${lists}`,
    `Dir::Cache=${cache}`,
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option])
  await runAptGet([...apart, 'update'])
  await runAptGet([...apart, 'source', '--download-only', 'pgvector'], folder)
  const archive = (await readdir(folder)).find((name) => name.includes('.orig.tar'))
  if (!archive) throw new Error('The pgvector source package has no archive.')
  return join(folder, archive)
}
