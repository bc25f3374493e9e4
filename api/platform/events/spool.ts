import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface SpooledFile {
  path: string
  size: number
}

/** @param atMost bytes to write; the rest is only counted, and callers must reject the file */
export async function withSpooledFile<T>(
  stream: Readable,
  work: (file: SpooledFile) => Promise<T>,
  { atMost = Infinity } = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'twain-upload-'))
  try {
    const path = join(folder, 'file')
    let size = 0
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length
        done(null, size <= atMost ? chunk : undefined)
      },
    })
    await pipeline(stream, counted, createWriteStream(path))
    return await work({ path, size })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
