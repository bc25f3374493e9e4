import mammoth from 'mammoth'
import { readHtmlText } from '../../../platform/text/htmlText.ts'

/** Unpacks no images and loads no external resources. */
export async function readDocxText(bytes: Uint8Array): Promise<string> {
  const withoutPictures = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: withoutPictures, externalFileAccess: false, styleMap: ["p[style-name='Title'] => h1:fresh"] },
  )
  return readHtmlText(value)
}
