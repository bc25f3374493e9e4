import mammoth from 'mammoth'
import { readHtmlText } from './html.ts'

/** Images are not unpacked, and external resources are not loaded. */
export async function readDocxText(bytes: Uint8Array): Promise<string> {
  const withoutPictures = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: withoutPictures, externalFileAccess: false },
  )
  return readHtmlText(value)
}
