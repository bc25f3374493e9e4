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
