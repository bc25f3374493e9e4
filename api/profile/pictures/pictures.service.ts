import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { publishSharedContent } from '../../platform/events/viewerNews.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { drawPicture, type OpenPicture } from './drawing.ts'

const pictureSizes = [64, 256, 1024] as const
export type PictureSize = (typeof pictureSizes)[number]

/** Every picture has a new URL, so responses are immutable. */
export class PicturesService {
  readonly #platform: Platform
  readonly #limit: Limit

  constructor(platform: Platform) {
    this.#platform = platform
    this.#limit = platform.limits.define('picture', { points: 20, seconds: 600 })
  }

  getUrl(image: string | null, size: PictureSize = 256): string | null {
    return image && `${this.#platform.config.publicUrl}/files/${image}/${size}.webp`
  }

  async choose(viewer: Viewer, stream: Readable): Promise<void> {
    const allowed = await this.#limit.consume(viewer.userId)
    if (!allowed.isAllowed) {
      throw new RateLimitError('pictures_too_often', Math.ceil(allowed.retryAfterMs / 1000))
    }
    const squares = await drawPicture(stream, drawSquares)
    const image = `avatars/${randomUUID()}`
    try {
      const { files } = this.#platform
      for (const { size, data } of squares) await files.put(`${image}/${size}.webp`, data, { contentType: 'image/webp' })
      await this.#replace(viewer, image)
    } catch (error) {
      await this.#discard(image)
      throw error
    }
  }

  async remove(viewer: Viewer): Promise<void> {
    await this.#replace(viewer, null)
  }

  async #replace({ userId }: Viewer, image: string | null): Promise<void> {
    const before = kysely.selectFrom('users').select(['id', 'image']).where('id', '=', userId).forUpdate().as('before')
    const replaced = await queryRows(
      this.#platform.db,
      kysely
        .updateTable('users')
        .set({ image, updatedAt: sql<Date>`now()` })
        .from(before)
        .whereRef('users.id', '=', 'before.id')
        .returning('before.image'),
    )
    for (const { image: old } of replaced) if (old) await this.#discard(old)
    await publishSharedContent(this.#platform, userId)
  }

  async #discard(image: string): Promise<void> {
    await this.#platform.deletedFiles.delete([`${image}/`])
  }
}

async function drawSquares(open: OpenPicture): Promise<{ size: PictureSize; data: Uint8Array }[]> {
  const [smallest, middle, largest] = pictureSizes
  const square = await open().resize(largest, largest, { fit: 'cover' }).webp({ quality: 84 }).toBuffer()
  const smaller = (size: number) => open(square).resize(size, size).webp({ quality: 84 }).toBuffer()
  return [
    { size: largest, data: square },
    { size: middle, data: await smaller(middle) },
    { size: smallest, data: await smaller(smallest) },
  ]
}
