import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { findFreePort, launch, type Service } from '../testing/server.ts'

const root = join(import.meta.dirname, '../..')
const built = ['dist/api', 'dist/web', 'dist/persisted.json']
const shipped = ['package.json', 'scripts/prestart.js', 'docs/api', 'docs/roadmap.json', 'prisma', 'design-system/tokens', ...built]

async function copyInto(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await cp(join(root, path), join(folder, path), { recursive: true })
}

/** Packages that `npm ci --omit=dev` installs. */
export async function linkInstall(folder: string): Promise<void> {
  await copyInto(folder, shipped)
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dev?: true }> }
  const isInstalled = ([path, { dev }]: [string, { dev?: true }]) => /^node_modules\/(?!.*node_modules)/.test(path) && !dev
  for (const [path] of Object.entries(packages).filter(isInstalled)) {
    if (!existsSync(join(root, path))) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await symlink(join(root, path), join(folder, path), 'junction')
  }
}

export async function install(folder: string): Promise<void> {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  await copyInto(folder, [...tracked.filter((path) => path && existsSync(join(root, path))), ...built])
  execFileSync('npm', ['ci', '--omit=dev', '--no-progress'], { cwd: folder, stdio: 'ignore', env: createEnvironment() })
}

export function measureSize(folder: string): number {
  return Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }))
}

export async function startInstalled(folder: string, settings: Record<string, string> = {}): Promise<Service> {
  const port = String(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const { stop } = await launch({
    command: 'npm',
    args: ['start'],
    cwd: folder,
    env: {
      ...createEnvironment(),
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'info',
      ...settings,
    },
    ready: /Twain is at/,
    stopSignal: 'SIGTERM',
  })
  return { url, stop }
}

/** Settings could point to other services; PATH has the development tools. */
function createEnvironment(): Record<string, string | undefined> {
  const path = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(root))]
  const unset = ['DATABASE_URL', 'REDIS_URL', 'LLM_BASE_URL', 'LLM_PROVIDER', 'S3_BUCKET', 'npm_lifecycle_event', 'npm_config_local_prefix']
  return { ...process.env, ...Object.fromEntries(unset.map((name) => [name, undefined])), PATH: path.join(delimiter) }
}
