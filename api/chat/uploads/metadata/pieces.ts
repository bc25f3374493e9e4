import type { FileHandle } from 'node:fs/promises'

/** What a file becomes: ranges of it, from one byte to before another, and bytes that stand where something was taken out. */
export type Piece = readonly [from: number, to: number] | Uint8Array

/** The file is not built as pictures of its kind are. */
export class MalformedError extends Error {}

/** No picture has as many parts; one that is made to cost time has. */
const maxParts = 50_000
const windowBytes = 65_536
/** The largest part that is read as a whole. */
const maxPartBytes = 1024 * 1024

/** Reads a file at any place, and mostly forwards. */
export class Source {
  readonly size: number
  readonly #handle: FileHandle
  #window = Buffer.alloc(0)
  #start = 0
  #parts = 0

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle
    this.size = size
  }

  /** Throws when the file ends before. */
  async read(at: number, length: number): Promise<Buffer> {
    if (at < 0 || length > maxPartBytes || at + length > this.size) throw new MalformedError('A part reaches beyond the file')
    if (at < this.#start || at + length > this.#start + this.#window.length) {
      const window = Buffer.alloc(Math.min(Math.max(length, windowBytes), this.size - at))
      const { bytesRead } = await this.#handle.read(window, 0, window.length, at)
      if (bytesRead < length) throw new MalformedError('The file ended while it was read')
      this.#window = window.subarray(0, bytesRead)
      this.#start = at
    }
    return this.#window.subarray(at - this.#start, at - this.#start + length)
  }

  /** As much of it as one needs to see what it begins with. */
  async readBeginning(at: number, length: number): Promise<Buffer> {
    return this.read(at, Math.min(length, windowBytes))
  }

  /** To be called for each part of the file. */
  countPart(): void {
    this.#parts += 1
    if (this.#parts > maxParts) throw new MalformedError('The file has more parts than a picture has')
  }
}

/** The file with these ranges replaced by as many bytes: zeros, unless others are named, which may be fewer. */
export function overwritten(size: number, holes: readonly { from: number; to: number; by?: Uint8Array }[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to, by } of holes.toSorted((a, b) => a.from - b.from)) {
    const start = Math.max(from, at)
    if (start >= to) continue
    if (to > size) throw new MalformedError('A part reaches beyond the file')
    const bytes = Buffer.alloc(to - start)
    if (by && start === from) bytes.set(by.subarray(0, bytes.length))
    pieces.push([at, start], bytes)
    at = to
  }
  return [...pieces, [at, size]]
}

const orientationTag = 0x0112

/** How a viewer has to turn the picture, 2 to 8; null when it stands as it is. The bytes are those of a TIFF, as EXIF uses it. */
export function orientationOf(exif: Buffer): number | null {
  try {
    const isLittle = exif.toString('latin1', 0, 2) === 'II'
    const u16 = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
    const directory = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
    const count = Math.min(u16(directory), 200)
    for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
      if (u16(entry) !== orientationTag) continue
      const value = u16(entry + 8)
      return value >= 2 && value <= 8 ? value : null
    }
    return null
  } catch {
    return null
  }
}

/** EXIF that says how to turn the picture, and nothing else. */
export function exifWith(orientation: number): Buffer {
  const exif = Buffer.alloc(26)
  exif.write('II*\0', 'latin1')
  exif.writeUInt32LE(8, 4)
  exif.writeUInt16LE(1, 8)
  exif.writeUInt16LE(orientationTag, 10)
  exif.writeUInt16LE(3, 12)
  exif.writeUInt32LE(1, 14)
  exif.writeUInt16LE(orientation, 18)
  return exif
}
