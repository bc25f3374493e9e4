import { MalformedError, type Piece, type Source } from './pieces.ts'

const [image, extension, trailer] = [0x2c, 0x21, 0x3b]
/** Bytes of the only extensions that affect the picture: delays with transparency, and the number of loops. */
const graphicControl = { label: 0xf9, size: 8 }
const loops = { label: 0xff, size: 19, names: ['NETSCAPE2.0', 'ANIMEXTS1.0'] }

export async function readGifPieces(source: Source): Promise<Piece[]> {
  const head = await source.read(0, 13)
  let at = 13 + countColorBytes(head[10] ?? 0)
  if (at > source.size) throw new MalformedError('The colors exceed the file')
  const pieces: Piece[] = [[0, at]]
  while (at < source.size) {
    source.countPart()
    const type = (await source.read(at, 1))[0]
    if (type === trailer) return [...pieces, [at, at + 1]]
    if (type === image) {
      const flags = (await source.read(at + 9, 1))[0] ?? 0
      const end = await findEnd(source, at + 11 + countColorBytes(flags))
      // Viewers show truncated images.
      pieces.push([at, end ?? source.size])
      if (end === null) return pieces
      at = end
    } else if (type === extension) {
      const label = (await source.read(at + 1, 1))[0]
      const end = await findEnd(source, at + 2)
      if (end === null) throw new MalformedError('An extension exceeds the file')
      if (label === graphicControl.label && end - at === graphicControl.size) pieces.push([at, end])
      if (label === loops.label && end - at === loops.size) {
        const name = (await source.read(at + 3, 11)).toString('latin1')
        if (loops.names.includes(name)) pieces.push([at, end])
      }
      at = end
    } else throw new MalformedError('A GIF has only images and extensions')
  }
  return pieces
}

function countColorBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** The end of a list of blocks; null if truncated. */
async function findEnd(source: Source, from: number): Promise<number | null> {
  let at = from
  // Most lists are short.
  for (let length = 512; at < source.size; length = 65_536) {
    const bytes = await source.readBeginning(at, Math.min(length, source.size - at))
    let index = 0
    while (index < bytes.length) {
      const size = bytes[index] ?? 0
      index += size + 1
      if (size === 0) return at + index
    }
    at += index
  }
  return null
}
