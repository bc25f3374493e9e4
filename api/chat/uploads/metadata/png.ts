import { crc32 } from 'node:zlib'
import { exifWith, orientationOf } from './orientation.ts'
import { MalformedError, type Piece, type Source } from './pieces.ts'

/** What a picture is made of and shown with, moving ones included. Everything else tells about it. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV mDCv cLLI cLLi sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

export async function pngPieces(source: Source): Promise<Piece[]> {
  const pieces: Piece[] = [[0, 8]]
  for (let at = 8; ;) {
    source.countPart()
    const head = await source.read(at, 8)
    const type = head.toString('latin1', 4)
    const end = at + 12 + head.readUInt32BE(0)
    if (at === 8 && type !== 'IHDR') throw new MalformedError('A PNG begins with its header')
    // A picture that was cut off is shown as far as it goes.
    if (end > source.size && type === 'IDAT') return [...pieces, [at, source.size]]
    if (end > source.size) throw new MalformedError('A part reaches beyond the file')
    if (type === 'eXIf') {
      const orientation = orientationOf(await source.readBeginning(at + 8, end - at - 12))
      if (orientation) pieces.push(exifChunk(orientation))
    }
    if (kept.has(type)) pieces.push([at, end])
    if (type === 'IEND') return pieces
    at = end
  }
}

function exifChunk(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from('eXIf', 'latin1'), exifWith(orientation)])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length - 4, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
