import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { drawPicture } from './drawing.ts'

const longestEdge = 1280

/** A folder per user, whose name does not reveal the user. */
export class PhotoFiles {
  readonly #platform: Platform
  readonly #limit: Limit

  constructor(platform: Platform) {
    this.#platform = platform
    this.#limit = platform.limits.define('photo', { points: 60, seconds: 600 })
  }

  async store(viewer: Viewer, stream: Readable): Promise<string> {
    const allowed = await this.#limit.consume(viewer.userId)
    if (!allowed.isAllowed) {
      throw new RateLimitError('photos_too_often', Math.ceil(allowed.retryAfterMs / 1000))
    }
    const photo = await drawPicture(stream, (open) =>
      open().resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer(),
    )
    const key = `${getPhotoFolder(viewer)}${randomUUID()}.webp`
    await this.#platform.files.put(key, photo, { contentType: 'image/webp' })
    return `${this.#platform.config.publicUrl}/files/${key}`
  }

  /** Ignores other URLs. Never throws. */
  async discard(viewer: Viewer, addresses: readonly string[]): Promise<void> {
    await this.#platform.deletedFiles.delete(ownPhotoKeys(this.#platform.config.publicUrl, viewer, addresses))
  }
}

const fileName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/

/** Ignores other URLs. */
export function ownPhotoKeys(publicUrl: string, viewer: Pick<Viewer, 'userId'>, addresses: readonly string[]): string[] {
  const folder = `${publicUrl}/files/${getPhotoFolder(viewer)}`
  const names = addresses.filter((address) => address.startsWith(folder)).map((address) => address.slice(folder.length))
  return [...new Set(names)].filter((name) => fileName.test(name)).map((name) => getPhotoFolder(viewer) + name)
}

export function getPhotoFolder({ userId }: Pick<Viewer, 'userId'>): string {
  return `photos/${createHash('sha256').update(userId).digest('hex').slice(0, 32)}/`
}
