import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface SpooledFile {
  path: string
  /** In bytes. */
  size: number
}

/** Writes a stream into a temporary file, so that it can be looked at before it is kept. The file is gone afterwards, whatever happens. */
export async function spooled<T>(stream: Readable, work: (file: SpooledFile) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'twain-upload-'))
  try {
    const path = join(folder, 'file')
    await pipeline(stream, createWriteStream(path))
    const { size } = await stat(path)
    return await work({ path, size })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
