import { createHash } from 'node:crypto'
import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The next start reuses what a killed process left. Not in the data folder: network volumes may lack sockets, and paths
 * have at most 107 bytes.
 */
export async function makeSocketFolder(dataFolder?: string): Promise<string> {
  if (dataFolder) {
    const folder = getSocketFolder(dataFolder)
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

function getSocketFolder(dataFolder: string): string {
  return join(tmpdir(), `twain-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`)
}

/** The URL of the database in `dataFolder`, if another process of this user may be serving it. */
export async function findServedUrl(dataFolder: string): Promise<string | null> {
  const folder = getSocketFolder(dataFolder)
  return (await isOwn(folder)) ? toSocketUrl(folder) : null
}

export function toSocketUrl(folder: string): string {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
}

async function isOwn(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null)
  return found?.isDirectory() === true && found.uid === process.getuid?.()
}
