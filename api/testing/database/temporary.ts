import { afterAll, vi } from 'vitest'
import { temporaryFolder } from '../../../scripts/testing/server.ts'

/** Uses a separate folder for temporary files until the last test of this file. */
export async function ownTemporaryFolder(): Promise<string> {
  const folder = await temporaryFolder('moment')
  vi.stubEnv('TMPDIR', folder.path)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await folder.remove()
  })
  return folder.path
}
