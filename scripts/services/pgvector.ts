import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { aptGet, archiveUri, install, isPackaged } from './debian.ts'
import { temporaryFolder } from './server.ts'

const run = promisify(execFile)

/** Installs pgvector for one major version of PostgreSQL, from its package where there is one. */
export async function installPgvector(major: string) {
  const packaged = `postgresql-${major}-pgvector`
  if (await isPackaged(packaged)) await install(packaged)
  else await buildPgvector(major)
}

/**
 * Debian 12 has no pgvector, but the source package of Debian 13 builds against its PostgreSQL. The suite is named in lists
 * of its own, in a temporary folder, so the machine's sources stay as they are.
 */
async function buildPgvector(major: string) {
  await install(`postgresql-server-dev-${major}`, 'gcc', 'libc6-dev', 'make', 'debian-archive-keyring')
  const folder = await temporaryFolder('pgvector')
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
  await writeFile(list, `deb-src [signed-by=${keyring}] ${await archiveUri()} trixie main\n`)
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
  await aptGet([...apart, 'update'])
  await aptGet([...apart, 'source', '--download-only', 'pgvector'], folder)
  const archive = (await readdir(folder)).find((name) => name.includes('.orig.tar'))
  if (!archive) throw new Error('The source package of pgvector holds no archive.')
  return join(folder, archive)
}
