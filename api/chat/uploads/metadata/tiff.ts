import { MalformedError, overwriteRanges, type Piece, type Source } from './pieces.ts'

/** Subdirectories: EXIF, GPS, interoperability. */
const directoryTags = new Set([0x8769, 0x8825, 0xa005])
/** Text and packets: description, maker, model, software, date, artist, host, copyright, XMP, IPTC, Photoshop. */
const textTags = new Set([270, 271, 272, 305, 306, 315, 316, 700, 33_432, 33_723, 34_377, 37_724])
const subDirectoriesTag = 330
const typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const maxDirectories = 1000

interface Entry {
  tag: number
  bytes: Buffer
  from: number
  to: number
  value: number
}

/** Overwritten in place: TIFF uses absolute offsets. */
export async function readTiffPieces(source: Source): Promise<Piece[]> {
  const head = await source.read(0, 8)
  const isLittleEndian = head.toString('latin1', 0, 2) === 'II'
  const u16 = (bytes: Buffer, at: number) => (isLittleEndian ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const u32 = (bytes: Buffer, at: number) => (isLittleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  if (u16(head, 2) !== 42) throw new MalformedError('Unsupported TIFF version')
  const ranges: { from: number; to: number; by?: Uint8Array }[] = []
  const seen = new Set<number>()

  async function readDirectory(at: number) {
    if (seen.has(at) || seen.size > maxDirectories) throw new MalformedError('Cyclic or too many directories')
    seen.add(at)
    const count = u16(await source.read(at, 2), 0)
    const bytes = Buffer.from(await source.read(at, 2 + count * 12 + 4))
    const entries = Array.from({ length: count }, (_, index): Entry => {
      source.countPart()
      const entry = bytes.subarray(2 + index * 12, 14 + index * 12)
      const length = (typeSizes[u16(entry, 2)] ?? 0) * u32(entry, 4)
      const value = u32(entry, 8)
      return { tag: u16(entry, 0), bytes: entry, value, from: value, to: length > 4 ? value + length : value }
    })
    return { at, to: at + bytes.length, entries, next: u32(bytes, bytes.length - 4), nextBytes: bytes.subarray(-4) }
  }

  async function eraseDirectory(at: number): Promise<void> {
    const found = await readDirectory(at)
    ranges.push({ from: found.at, to: found.to })
    for (const entry of found.entries) await eraseValue(entry)
  }

  async function eraseValue({ tag, from, to, value }: Entry): Promise<void> {
    if (to > from) ranges.push({ from, to })
    if (directoryTags.has(tag)) await eraseDirectory(value)
  }

  async function cleanDirectory(at: number): Promise<number> {
    const found = await readDirectory(at)
    const kept: Entry[] = []
    for (const entry of found.entries) {
      if (directoryTags.has(entry.tag) || textTags.has(entry.tag)) await eraseValue(entry)
      else kept.push(entry)
      if (entry.tag === subDirectoriesTag) for (const offset of await readSubDirectories(entry)) await cleanDirectory(offset)
    }
    if (kept.length < found.entries.length) {
      const count = Buffer.alloc(2)
      if (isLittleEndian) count.writeUInt16LE(kept.length)
      else count.writeUInt16BE(kept.length)
      ranges.push({ from: found.at, to: found.to, by: Buffer.concat([count, ...kept.map(({ bytes }) => bytes), found.nextBytes]) })
    }
    return found.next
  }

  async function readSubDirectories({ from, to, value }: Entry): Promise<number[]> {
    if (to === from) return value === 0 ? [] : [value]
    const bytes = Buffer.from(await source.read(from, to - from))
    return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => u32(bytes, index * 4))
  }

  for (let at = u32(head, 4); at !== 0;) at = await cleanDirectory(at)
  return overwriteRanges(source.size, ranges)
}
