import type { Readable } from 'node:stream'
import type { Sharp } from 'sharp'
import { AppError, InputError } from '../../platform/errors.ts'
import { withSpooledFile } from '../../platform/events/spool.ts'

export const maxPictureBytes = 10 * 1024 * 1024

const maxMegapixels = 40
const maxSeconds = 20
/** SVG can reference other files and contain scripts. */
const readableTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])

export type OpenPicture = (made?: Uint8Array) => Sharp

/** One at a time: a decoded image takes up to 160 MB. */
let drawing: Promise<unknown> = Promise.resolve()

export async function drawPicture<T>(stream: Readable, draw: (open: OpenPicture) => Promise<T>): Promise<T> {
  return withSpooledFile(stream, ({ path }) => {
    const done = drawing.then(() => drawFile(path, draw))
    drawing = done.catch(() => {})
    return done
  })
}

async function drawFile<T>(file: string, draw: (open: OpenPicture) => Promise<T>): Promise<T> {
  const [{ fileTypeFromFile }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')])
  const type = await fileTypeFromFile(file)
  if (!type || !readableTypes.has(type.mime)) throw new AppError('unsupported_type')
  // Makes sharp release all memory between images.
  sharp.cache(false)
  sharp.concurrency(1)
  const options = { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error', sequentialRead: true } as const
  try {
    const { width, height } = await sharp(file, { ...options, limitInputPixels: false }).metadata()
    if (width * height > maxMegapixels * 1_000_000) {
      throw new InputError('picture_too_many_pixels', { params: { limit: maxMegapixels }, field: 'file' })
    }
    return await draw((made) => (made ? sharp(made) : sharp(file, options).autoOrient()).timeout({ seconds: maxSeconds }))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new InputError('picture_damaged', { field: 'file' })
  }
}
