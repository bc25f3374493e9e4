import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { SpooledFile } from '../../../platform/events/spool.ts'
import { readGifPieces } from './gif.ts'
import { readHeifPieces } from './heif.ts'
import { readJpegPieces } from './jpeg.ts'
import { MalformedError, type Piece, Source } from './pieces.ts'
import { readPngPieces, readWebpPieces } from './pngAndWebp.ts'
import { readTiffPieces } from './tiff.ts'

const formats = new Map<string, (source: Source) => Promise<Piece[]>>([
  ['image/jpeg', readJpegPieces],
  ['image/png', readPngPieces],
  ['image/apng', readPngPieces],
  ['image/webp', readWebpPieces],
  ['image/gif', readGifPieces],
  ['image/avif', readHeifPieces],
  ['image/heic', readHeifPieces],
  ['image/heif', readHeifPieces],
  ['image/heic-sequence', readHeifPieces],
  ['image/heif-sequence', readHeifPieces],
  ['image/tiff', readTiffPieces],
])

export interface KeptPicture {
  size: number
  read(): Readable
}

/** Serialized so that many pictures don't starve other work. */
let reading: Promise<unknown> = Promise.resolve()

export function isPicture(mimeType: string): boolean {
  return formats.has(mimeType)
}

/** Keeps colors and orientation. Not re-encoded, so decompression bombs cost nothing. Null if invalid. */
export async function stripMetadata(file: SpooledFile, mimeType: string): Promise<KeptPicture | null> {
  const read = reading.then(() => readPieces(file, mimeType))
  reading = read.catch(() => {})
  const pieces = await read.catch((error: unknown) => {
    if (error instanceof MalformedError || error instanceof RangeError) return null
    throw error
  })
  if (!pieces) return null
  const size = pieces.reduce((sum, piece) => sum + (piece instanceof Uint8Array ? piece.length : piece[1] - piece[0]), 0)
  return { size, read: () => Readable.from(readContents(file.path, pieces), { objectMode: false }) }
}

async function readPieces({ path, size }: SpooledFile, mimeType: string): Promise<Piece[]> {
  await using handle = await open(path)
  const pieces = await formats.get(mimeType)?.(new Source(handle, size))
  return mergeAdjacent(pieces ?? [[0, size]])
}

function mergeAdjacent(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    const isRange = !(piece instanceof Uint8Array)
    if (isRange && piece[0] === piece[1]) continue
    if (isRange && last && !(last instanceof Uint8Array) && last[1] === piece[0]) result[result.length - 1] = [last[0], piece[1]]
    else result.push(piece)
  }
  return result
}

async function* readContents(path: string, pieces: readonly Piece[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) yield piece
    else yield* createReadStream(path, { start: piece[0], end: piece[1] - 1 }) as AsyncIterable<Buffer>
  }
}
