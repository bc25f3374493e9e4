import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Something the tests need is not on this machine. The message is one line that says how to get it. */
export class Missing extends Error {}

/** Installing is for machines that are ours to change, such as a CI container: root on Debian or a relative of it. */
export const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export async function aptGet(args: string[], folder?: string) {
  await run('apt-get', ['-qq', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    cwd: folder,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  })
}

let updated: Promise<void> | undefined

export async function install(...packages: string[]) {
  updated ??= aptGet(['update'])
  await updated
  await aptGet(['install', '--no-install-recommends', ...packages])
}

/** Whether the package lists of this machine know the package. */
export async function isPackaged(name: string) {
  updated ??= aptGet(['update'])
  await updated
  const { stdout } = await run('apt-cache', ['search', '--names-only', `^${name}$`])
  return stdout.trim() !== ''
}

/** The archive that this machine installs from, so that other suites of it can be read from the same place. */
export async function archiveUri() {
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages', 'Component: main'])
  const uri = stdout.split('\n').find((line) => /\/debian\/?$/.test(line))
  if (!uri) throw new Error('No Debian archive among the sources of apt.')
  return uri
}

/** The guides of the API begin with it, and their tests run what they say. */
export async function installCurl() {
  if (process.env.PATH?.split(delimiter).some((folder) => existsSync(join(folder, 'curl')))) return
  if (!mayInstall) throw new Missing('curl is missing: install curl.')
  await install('curl')
}
