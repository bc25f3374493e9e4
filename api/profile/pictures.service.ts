import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError, InputError, RateLimitError } from '../platform/errors.ts'
import type { Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { spooled } from '../platform/spool.ts'
import type { Viewer } from '../platform/viewer.ts'

export const maxPictureBytes = 10 * 1024 * 1024
export const pictureTooLarge = 'A picture can have at most 10 MB.'

/** In pixels; a picture is a square. */
const pictureSizes = [64, 256, 1024] as const
export type PictureSize = (typeof pictureSizes)[number]

const maxMegapixels = 40
/** No SVG: it can name other files, and holds scripts. */
const readableTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])

/** Pictures of people. Each is stored under an address of its own, so that it can be cached for ever. */
export class PicturesService {
  readonly #platform: Platform
  readonly #limit: Limit
  /** One after another: a decoded picture takes up to 160 MB. */
  #decoding: Promise<unknown> = Promise.resolve()

  constructor(platform: Platform) {
    this.#platform = platform
    this.#limit = platform.limits.define('picture', { points: 20, seconds: 600 })
  }

  /** The absolute address; null without a picture. */
  urlOf(image: string | null, size: PictureSize = 256): string | null {
    return image && `${this.#platform.config.publicUrl}/files/${image}/${size}.webp`
  }

  /** Reads the stream to its end. What it is, its bytes decide, whatever anybody says; what is kept is drawn anew, without metadata. */
  async choose(viewer: Viewer, stream: Readable): Promise<void> {
    const allowed = await this.#limit.consume(viewer.userId)
    if (!allowed.isAllowed) {
      throw new RateLimitError('You changed your picture often. Try again in a few minutes.', Math.ceil(allowed.retryAfterMs / 1000))
    }
    const drawn = await spooled(stream, ({ path }) => this.#oneAtATime(() => draw(path)))
    const image = `avatars/${randomUUID()}`
    try {
      const { files } = this.#platform
      for (const { size, data } of drawn) await files.put(`${image}/${size}.webp`, data, { contentType: 'image/webp' })
      await this.#replace(viewer, image)
    } catch (error) {
      await this.#discard(image)
      throw error
    }
  }

  /** Does nothing when there is none. */
  async remove(viewer: Viewer): Promise<void> {
    await this.#replace(viewer, null)
  }

  async #replace({ userId }: Viewer, image: string | null): Promise<void> {
    const replaced = await this.#platform.db.$queryRaw<{ image: string | null }[]>`
      UPDATE users SET image = ${image}, updated_at = now()
      FROM (SELECT id, image FROM users WHERE id = ${userId}::uuid FOR UPDATE) before
      WHERE users.id = before.id RETURNING before.image`
    for (const { image: old } of replaced) if (old) await this.#discard(old)
  }

  /** A file that cannot be deleted now keeps nobody from their new picture. */
  async #discard(image: string): Promise<void> {
    await this.#platform.files.deleteAll(image).catch((error: unknown) => {
      this.#platform.log.warn({ err: error, image }, 'an old picture could not be deleted')
    })
  }

  #oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#decoding.then(work)
    this.#decoding = done.catch(() => {})
    return done
  }
}

class UnknownPictureError extends AppError {
  constructor() {
    super('This is not a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.', 'unsupported_type', 415)
  }
}

async function draw(file: string): Promise<{ size: PictureSize; data: Uint8Array }[]> {
  const [{ fileTypeFromFile }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')])
  const type = await fileTypeFromFile(file)
  if (!type || !readableTypes.has(type.mime)) throw new UnknownPictureError()
  // Without its caches and with one thread, sharp holds no memory between pictures.
  sharp.cache(false)
  sharp.concurrency(1)
  const options = { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error', sequentialRead: true } as const
  try {
    const { width, height } = await sharp(file, { ...options, limitInputPixels: false }).metadata()
    if (width * height > maxMegapixels * 1_000_000) {
      throw new InputError(`A picture can have at most ${maxMegapixels} million pixels.`, 'file')
    }
    const [smallest, middle, largest] = pictureSizes
    const square = await sharp(file, options).autoOrient().resize(largest, largest, { fit: 'cover' }).webp({ quality: 84 }).toBuffer()
    const smaller = (size: number) => sharp(square).resize(size, size).webp({ quality: 84 }).toBuffer()
    return [
      { size: largest, data: square },
      { size: middle, data: await smaller(middle) },
      { size: smallest, data: await smaller(smallest) },
    ]
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new InputError('This picture is damaged and cannot be read.', 'file')
  }
}
