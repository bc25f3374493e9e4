import { afterAll, vi } from 'vitest'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'

export async function ownTemporaryFolder(): Promise<string> {
  const folder = await createTemporaryFolder('moment')
  vi.stubEnv('TMPDIR', folder.path)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await folder.remove()
  })
  return folder.path
}
