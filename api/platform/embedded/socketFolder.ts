import { createHash } from 'node:crypto'
import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Derived from the data folder, so the next start reuses what a killed process left. Outside of it, because network volumes may not support
 * sockets and socket paths are limited to 107 bytes.
 */
export async function makeSocketFolder(dataFolder?: string): Promise<string> {
  if (dataFolder) {
    const folder = join(tmpdir(), `twain-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`)
    if (await isOwn(folder)) await rm(folder, { recursive: true })
    // Another user may own a folder with this name.
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
