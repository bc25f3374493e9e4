import { afterAll, vi } from 'vitest'
import { temporaryFolder } from '../../../scripts/testing/server.ts'

/** Until the last test of this file, what is kept for a moment goes to a folder that nobody else uses. */
export async function ownTemporaryFolder(): Promise<string> {
  const folder = await temporaryFolder('moment')
  vi.stubEnv('TMPDIR', folder.path)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await folder.remove()
  })
  return folder.path
}
