import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Commit before the newest migration was added, or the last one if it isn’t committed; null if the history doesn’t reach it. */
export function findPreviousVersion(): string | null {
  const newest = readdirSync(join(root, 'prisma/migrations')).toSorted().at(-1) ?? ''
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `prisma/migrations/${newest}/migration.sql`)
    return git('rev-parse', '--verify', '--quiet', added === '' ? 'HEAD' : `${added}^`)
  } catch {
    return null
  }
}

/** Skips the web app and uses the packages of this version. */
export async function buildVersion(commit: string, folder: string): Promise<void> {
  execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 }) })
  // The cache of builds belongs to this folder.
  await mkdir(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache') await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  const build = `const { buildApi } = await import('./scripts/build.ts'); await buildApi(); process.exit()`
  for (const args of [['scripts/generate.ts'], ['--input-type=module', '--eval', build]]) {
    execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
