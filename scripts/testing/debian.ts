import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export class Missing extends Error {}

/** Root on Debian, such as in a CI container. */
export const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export async function runAptGet(args: string[], folder?: string) {
  await run('apt-get', ['-qq', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    cwd: folder,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  })
}

let updated: Promise<void> | undefined

export async function install(...packages: string[]) {
  updated ??= runAptGet(['update'])
  await updated
  await runAptGet(['install', '--no-install-recommends', ...packages])
}

export async function isPackaged(name: string) {
  updated ??= runAptGet(['update'])
  await updated
  const { stdout } = await run('apt-cache', ['search', '--names-only', `^${name}$`])
  return stdout.trim() !== ''
}

export async function readArchiveUri() {
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages', 'Component: main'])
  const uri = stdout.split('\n').find((line) => /\/debian\/?$/.test(line))
  if (!uri) throw new Error('No Debian archive in the apt sources.')
  return uri
}

/** Tests run the commands of the API guides. */
export async function installCurl() {
  if (process.env.PATH?.split(delimiter).some((folder) => existsSync(join(folder, 'curl')))) return
  if (!mayInstall) throw new Missing('curl is missing: install curl.')
  await install('curl')
}
