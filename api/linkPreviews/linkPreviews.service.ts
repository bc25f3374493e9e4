import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { RateLimitError } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { drawPreview, portrait, type Preview, previewSize } from './drawPreview.ts'
import { loadTypesetting, type Typesetting } from './typesetting.ts'

export interface LinkPreview extends Preview {
  readonly image: string | null
}

const cachedBytes = 16 * 1024 * 1024
/** About five seconds of waiting. */
const longestQueue = 20
/** Increment with each change of the design. */
const design = 2

export class LinkPreviewsService {
  readonly #platform: Pick<Platform, 'files'>
  readonly #inTurn = pLimit(1)
  readonly #cache: LRUCache<string, Buffer, LinkPreview>
  #typesetting: Promise<Typesetting> | undefined

  constructor(platform: Pick<Platform, 'files'>) {
    this.#platform = platform
    this.#cache = new LRUCache({
      maxSize: cachedBytes,
      sizeCalculation: (png) => png.length,
      fetchMethod: (_key, _stale, { context }) => {
        if (this.#inTurn.pendingCount >= longestQueue) throw new RateLimitError('too_many_requests', 5)
        return this.#inTurn(() => this.#draw(context))
      },
    })
  }

  /** Changes with the picture. */
  getVersion(preview: LinkPreview): string {
    return createHash('sha256')
      .update(JSON.stringify([design, preview.kind, preview.name, preview.username, preview.line, preview.address, preview.image]))
      .digest('base64url')
      .slice(0, 16)
  }

  /** PNG. Callers must check that a guest may see the profile. */
  draw(preview: LinkPreview): Promise<Buffer> {
    return this.#cache.forceFetch(this.getVersion(preview), { context: preview })
  }

  async #draw(preview: LinkPreview): Promise<Buffer> {
    const typesetting = await (this.#typesetting ??= loadTypesetting())
    const { default: sharp } = await import('sharp')
    const picture = await this.#readPicture(preview.image)
    const svg = Buffer.from(drawPreview(preview, typesetting, { hasPicture: picture !== null }))
    const card = sharp(svg, { limitInputPixels: previewSize.width * previewSize.height })
    if (picture) card.composite([{ input: picture, left: portrait.x, top: portrait.y }])
    return card
      .png({ palette: picture === null, compressionLevel: 9 })
      .timeout({ seconds: 20 })
      .toBuffer()
  }

  async #readPicture(image: string | null): Promise<Buffer | null> {
    const file = image === null ? null : await this.#platform.files.get(`${image}/1024.webp`)
    if (!file) return null
    const { default: sharp } = await import('sharp')
    const { size } = portrait
    const circle = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%"/></svg>`,
    )
    return sharp(await buffer(file.stream))
      .resize(size, size, { fit: 'cover' })
      .composite([{ input: circle, blend: 'dest-in' }])
      .png()
      .toBuffer()
  }
}
