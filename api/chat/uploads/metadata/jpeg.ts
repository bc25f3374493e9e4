import { createExif, MalformedError, readOrientation, type Piece, type Source } from './pieces.ts'

/** Segments needed for display: file format and color profile. */
const keptPrefixes: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }

/** Also removes data after the image, such as videos that phones append. */
export async function readJpegPieces(source: Source): Promise<Piece[]> {
  const kept: Piece[] = []
  let orientation: number | null = null
  let at = 2
  for (;;) {
    source.countPart()
    const [first = 0, marker = 0] = await source.read(at, 2)
    if (first !== 0xff) throw new MalformedError('Expected a JPEG marker')
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) {
      kept.push([at, at + 2])
      break
    }
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) throw new MalformedError('Unexpected JPEG marker')
    const end = at + 2 + (await source.read(at + 2, 2)).readUInt16BE(0)
    if (end < at + 4 || end > source.size) throw new MalformedError('A segment exceeds the file')
    const prefix = (await source.read(at + 4, Math.min(end - at - 4, 12))).toString('latin1')
    if (marker === 0xe1 && prefix.startsWith('Exif\0\0')) orientation ??= readOrientation(await source.read(at + 10, end - at - 10))
    const isAbout = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
    const needed = keptPrefixes[marker]
    if (!isAbout || (needed !== undefined && prefix.startsWith(needed))) kept.push([at, end])
    at = end
    if (marker !== 0xda) continue
    at = await findScanEnd(source, end)
    kept.push([end, at])
    // Viewers show truncated images.
    if (at === source.size) break
  }
  if (!orientation) return [[0, 2], ...kept]
  const exif = createExif(orientation)
  const head = Buffer.alloc(10)
  head.writeUInt16BE(0xffe1, 0)
  head.writeUInt16BE(exif.length + 8, 2)
  head.write('Exif\0\0', 4, 'latin1')
  return [[0, 2], Buffer.concat([head, exif]), ...kept]
}

async function findScanEnd(source: Source, from: number): Promise<number> {
  for (let at = from; at < source.size;) {
    const bytes = await source.read(at, Math.min(32_768, source.size - at))
    let found = bytes.indexOf(0xff)
    for (; found !== -1 && found + 1 < bytes.length; found = bytes.indexOf(0xff, found + 1)) {
      const next = bytes[found + 1] ?? 0
      const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
      if (!isData) return at + found
    }
    const read = found === -1 ? bytes.length : found
    if (at + read + 1 >= source.size) return source.size
    at += read
  }
  return source.size
}
