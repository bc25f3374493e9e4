import { MalformedError, overwriteRanges, type Piece, type Source } from './pieces.ts'

/** An empty TIFF after a four-byte offset. */
const emptyExif = Buffer.from('\0\0\0\0II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1')

/** Overwritten in place: these formats use absolute offsets. */
export async function readHeifPieces(source: Source): Promise<Piece[]> {
  const ranges: { from: number; to: number; by?: Uint8Array }[] = []
  for await (const { type, from, to } of readBoxes(source, 0, source.size)) {
    // XMP of the whole file has its own box.
    if (type === 'uuid') ranges.push({ from: from + 16, to })
    if (type === 'meta') ranges.push(...(await findMetadata(source, from + 4, to)))
  }
  return overwriteRanges(source.size, ranges)
}

async function findMetadata(source: Source, from: number, to: number) {
  const metadataItems = new Map<number, string>()
  let locations: Buffer | undefined
  let idatAt = 0
  for await (const box of readBoxes(source, from, to)) {
    if (box.type === 'iinf') for await (const [id, type] of readMetadataItems(source, box)) metadataItems.set(id, type)
    if (box.type === 'iloc') locations = Buffer.from(await source.read(box.from, box.to - box.from))
    if (box.type === 'idat') idatAt = box.from
  }
  const found = locations ? readLocations(locations) : []
  return found
    .filter(({ id }) => metadataItems.has(id))
    .map(({ id, start, length, isInIdat }) => {
      const at = start + (isInIdat ? idatAt : 0)
      const end = length === 0 ? source.size : at + length
      return { from: at, to: end, by: metadataItems.get(id) === 'Exif' && end - at >= emptyExif.length ? emptyExif : undefined }
    })
}

/** XMP is recognized by its media type. */
async function* readMetadataItems(source: Source, { from, to }: Box): AsyncGenerator<[number, string]> {
  const version = (await source.read(from, 1))[0] ?? 0
  for await (const entry of readBoxes(source, from + (version === 0 ? 6 : 8), to)) {
    const head = await source.read(entry.from, Math.min(16, entry.to - entry.from))
    const isLong = head[0] === 3
    const id = isLong ? head.readUInt32BE(4) : head.readUInt16BE(4)
    const type = head.toString('latin1', isLong ? 10 : 8, isLong ? 14 : 12)
    if (type === 'Exif' || type === 'mime' || type === 'uri ') yield [id, type]
  }
}

function readLocations(box: Buffer) {
  let at = 4
  const read = (bytes: number) => {
    const value = bytes === 0 ? 0 : bytes === 8 ? Number(box.readBigUInt64BE(at)) : box.readUIntBE(at, bytes)
    at += bytes
    return value
  }
  const version = box[0] ?? 0
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version > 0 ? sizes & 15 : 0
  if ([offsetSize, lengthSize, baseSize, indexSize].some((size) => ![0, 4, 8].includes(size)))
    throw new MalformedError('Unsupported field size in iloc')
  const locations: { id: number; start: number; length: number; isInIdat: boolean }[] = []
  const count = read(version < 2 ? 2 : 4)
  for (let item = 0; item < count; item++) {
    const id = read(version < 2 ? 2 : 4)
    const isInIdat = version > 0 && (read(2) & 15) === 1
    read(2)
    const base = read(baseSize)
    const extents = read(2)
    for (let extent = 0; extent < extents; extent++) {
      read(indexSize)
      const start = base + read(offsetSize)
      locations.push({ id, start, length: read(lengthSize), isInIdat })
    }
  }
  return locations
}

interface Box {
  type: string
  from: number
  to: number
}

async function* readBoxes(source: Source, from: number, to: number): AsyncGenerator<Box> {
  for (let at = from; at + 8 <= to;) {
    source.countPart()
    const head = await source.read(at, 8)
    const short = head.readUInt32BE(0)
    const isLong = short === 1
    const size = isLong ? Number((await source.read(at + 8, 8)).readBigUInt64BE(0)) : short || to - at
    const start = at + (isLong ? 16 : 8)
    if (at + size < start || at + size > to) throw new MalformedError('A box exceeds its parent')
    yield { type: head.toString('latin1', 4), from: start, to: at + size }
    at += size
  }
}
