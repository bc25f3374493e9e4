import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { install, mayInstall } from './debian.ts'
import { Missing } from './missing.ts'

/** The guides of the API begin with it, and their tests run what they say. */
export async function installCurl() {
  if (process.env.PATH?.split(delimiter).some((folder) => existsSync(join(folder, 'curl')))) return
  if (!mayInstall) throw new Missing('curl is missing: install curl.')
  await install('curl')
}
