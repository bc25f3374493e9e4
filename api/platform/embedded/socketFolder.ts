import { createHash } from 'node:crypto'
import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The next start reuses what a killed process left. Not in the data folder: network volumes may not support sockets, and their paths are
 * limited to 107 bytes.
 */
export async function makeSocketFolder(dataFolder?: string): Promise<string> {
  if (dataFolder) {
    const folder = join(tmpdir(), `twain-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`)
    if (await isOwn(folder)) await rm(folder, { recursive: true })
    if (
      await mkdir(folder, { mode: 0o700 }).then(
        () => true,
        () => false,
      )
    )
      return folder
  }
  return mkdtemp(join(tmpdir(), 'twain-'))
}

async function isOwn(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null)
  return found?.isDirectory() === true && found.uid === process.getuid?.()
}
