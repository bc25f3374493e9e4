import type { FileHandle } from 'node:fs/promises'

export type Piece = readonly [from: number, to: number] | Uint8Array

export class MalformedError extends Error {}

/** Real pictures have far fewer parts. */
const maxParts = 50_000
const windowBytes = 65_536
const maxPartBytes = 1024 * 1024

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

  async read(at: number, length: number): Promise<Buffer> {
    if (at < 0 || length > maxPartBytes || at + length > this.size) throw new MalformedError('A part exceeds the file')
    if (at < this.#start || at + length > this.#start + this.#window.length) {
      const window = Buffer.alloc(Math.min(Math.max(length, windowBytes), this.size - at))
      const { bytesRead } = await this.#handle.read(window, 0, window.length, at)
      if (bytesRead < length) throw new MalformedError('The file was truncated while being read')
      this.#window = window.subarray(0, bytesRead)
      this.#start = at
    }
    return this.#window.subarray(at - this.#start, at - this.#start + length)
  }

  async readBeginning(at: number, length: number): Promise<Buffer> {
    return this.read(at, Math.min(length, windowBytes))
  }

  /** Must be called for each part of the file. */
  countPart(): void {
    this.#parts += 1
    if (this.#parts > maxParts) throw new MalformedError('The file has too many parts')
  }
}

export function overwriteRanges(size: number, ranges: readonly { from: number; to: number; by?: Uint8Array }[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to, by } of ranges.toSorted((a, b) => a.from - b.from)) {
    const start = Math.max(from, at)
    if (start >= to) continue
    if (to > size) throw new MalformedError('A part exceeds the file')
    const bytes = Buffer.alloc(to - start)
    if (by && start === from) bytes.set(by.subarray(0, bytes.length))
    pieces.push([at, start], bytes)
    at = to
  }
  return [...pieces, [at, size]]
}

const orientationTag = 0x0112

/** EXIF orientation, 2 to 8; null if upright. */
export function readOrientation(exif: Buffer): number | null {
  try {
    const isLittleEndian = exif.toString('latin1', 0, 2) === 'II'
    const u16 = (at: number) => (isLittleEndian ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
    const directory = isLittleEndian ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
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

export function createExif(orientation: number): Buffer {
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
