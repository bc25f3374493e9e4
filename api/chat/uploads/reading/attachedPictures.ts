import { buffer } from 'node:stream/consumers'
import type { Files } from '../../../platform/files/files.ts'
import type { Picture } from '../../../models/prompt/messages.ts'

const seenTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])
const maxBytes = 20 * 1024 * 1024
const maxPixels = 50_000_000
const maxSeconds = 10

const shareOfWindow = 0.2
/** Approximate pixels per token of vision models. */
const pixelsOfToken = 750
/** In pixels, for the longer side. Models scale larger pictures down themselves. */
const sides = { least: 256, most: 1568 }
const maxPictures = 20

export async function findPictureProblem({ path, size }: { path: string; size: number }, mimeType: string): Promise<string | null> {
  if (!seenTypes.has(mimeType)) return 'Use PNG, JPEG, WebP, GIF or AVIF for pictures.'
  if (size > maxBytes) return 'This picture is too large. Make it smaller.'
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
    return width * height > maxPixels ? 'This picture is too large. Make it smaller.' : null
  } catch {
    return 'This picture is damaged. Save it again and attach the new copy.'
  }
}

/** @param newestFirst older pictures are left out if they don’t fit */
export async function loadAttachedPictures(
  files: Files,
  newestFirst: readonly { id: string; filePath: string }[],
  { contextTokens }: { contextTokens: number },
): Promise<Map<string, Picture>> {
  const { pictures, side } = choosePictures(newestFirst, contextTokens)
  const drawn: [string, Picture][] = []
  // Sequential to limit memory.
  for (const { id, filePath } of pictures) {
    const picture = await draw(files, filePath, side).catch(() => null)
    if (picture) drawn.push([id, picture])
  }
  return new Map(drawn)
}

/** Estimated without reading the files, as if all were square. */
export function estimateAttachedPictures(
  newestFirst: readonly { id: string }[],
  { contextTokens }: { contextTokens: number },
): Map<string, Picture> {
  const { pictures, side } = choosePictures(newestFirst, contextTokens)
  const picture = { mediaType: 'image/jpeg', data: new Uint8Array(), tokens: Math.ceil(side ** 2 / pixelsOfToken) } as const
  return new Map(pictures.map(({ id }) => [id, picture]))
}

function choosePictures<File>(newestFirst: readonly File[], contextTokens: number): { pictures: readonly File[]; side: number } {
  const room = contextTokens * shareOfWindow
  const fitting = Math.max(1, Math.floor((room * pixelsOfToken) / sides.least ** 2))
  const pictures = newestFirst.slice(0, Math.min(maxPictures, fitting))
  const tokens = room / Math.max(1, pictures.length)
  return { pictures, side: Math.round(Math.min(sides.most, Math.max(sides.least, Math.sqrt(tokens * pixelsOfToken)))) }
}

async function draw(files: Files, filePath: string, side: number): Promise<Picture | null> {
  const file = await files.get(filePath)
  if (!file) return null
  if (file.size > maxBytes) {
    file.stream.destroy()
    return null
  }
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(await buffer(file.stream), { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .timeout({ seconds: maxSeconds })
    .toBuffer({ resolveWithObject: true })
  return { mediaType: 'image/jpeg', data, tokens: Math.ceil((info.width * info.height) / pixelsOfToken) }
}
