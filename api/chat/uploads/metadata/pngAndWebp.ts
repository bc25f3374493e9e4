import { crc32 } from 'node:zlib'
import { createExif, MalformedError, readOrientation, type Piece, type Source } from './pieces.ts'

const keptPngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV mDCv cLLI cLLi sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

export async function readPngPieces(source: Source): Promise<Piece[]> {
  const pieces: Piece[] = [[0, 8]]
  for (let at = 8; ;) {
    source.countPart()
    const head = await source.read(at, 8)
    const type = head.toString('latin1', 4)
    const end = at + 12 + head.readUInt32BE(0)
    if (at === 8 && type !== 'IHDR') throw new MalformedError('A PNG must start with IHDR')
    // Viewers show truncated images.
    if (end > source.size && type === 'IDAT') return [...pieces, [at, source.size]]
    if (end > source.size) throw new MalformedError('A chunk exceeds the file')
    if (type === 'eXIf') {
      const orientation = readOrientation(await source.readBeginning(at + 8, end - at - 12))
      if (orientation) pieces.push(createPngExif(orientation))
    }
    if (keptPngChunks.has(type)) pieces.push([at, end])
    if (type === 'IEND') return pieces
    at = end
  }
}

function createPngExif(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from('eXIf', 'latin1'), createExif(orientation)])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length - 4, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const keptWebpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP'])
const exifFlag = 0x08
const xmpFlag = 0x04

export async function readWebpPieces(source: Source): Promise<Piece[]> {
  const end = Math.min(source.size, 8 + (await source.read(4, 4)).readUInt32LE(0))
  const pieces: Piece[] = []
  let features: Buffer | undefined
  let orientation: number | null = null
  for (let at = 12; at + 8 <= end;) {
    source.countPart()
    const head = await source.read(at, 8)
    const [type, size] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)]
    const next = at + 8 + size + (size % 2)
    if (at === 12 && !type.startsWith('VP8')) throw new MalformedError('A WebP must start with a VP8 chunk')
    if (next > end + 1) throw new MalformedError('A chunk exceeds the file')
    if (type === 'VP8X') {
      features = Buffer.from(await source.read(at, 18))
      pieces.push(features, [at + 18, next])
    } else if (type === 'EXIF') {
      const exif = await source.readBeginning(at + 8, size)
      orientation ??= readOrientation(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif)
    } else if (keptWebpChunks.has(type)) pieces.push([at, Math.min(next, source.size)])
    at = next
  }
  if (features) features[8] = ((features[8] ?? 0) & ~(exifFlag | xmpFlag)) | (orientation ? exifFlag : 0)
  if (features && orientation) pieces.push(createWebpExif(orientation))
  const size = pieces.reduce((sum, piece) => sum + (piece instanceof Uint8Array ? piece.length : piece[1] - piece[0]), 0)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(size + 4, 4)
  return [head, ...pieces]
}

function createWebpExif(orientation: number): Buffer {
  const exif = createExif(orientation)
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
  head.writeUInt32LE(exif.length, 4)
  return Buffer.concat([head, exif])
}
