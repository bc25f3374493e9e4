import mammoth from 'mammoth'
import { textOfHtml } from './html.ts'

/** Headings, paragraphs, lists and tables of a Word document. Pictures are not unpacked, and nothing outside the file is read. */
export async function textOfDocx(bytes: Uint8Array): Promise<string> {
  const withoutPictures = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: withoutPictures, externalFileAccess: false },
  )
  return textOfHtml(value)
}
