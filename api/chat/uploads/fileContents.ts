import { open } from 'node:fs/promises'
import type { SpooledFile } from '../../platform/events/spool.ts'

const textType = /^(text\/[\w.+-]+|application\/(json|ld\+json|x-ndjson|xml|yaml|x-yaml|toml|javascript|sql|x-sh))$/
/** Whether files of this kind are text, whatever it is for. */
export const isTextType = (mimeType: string) => textType.test(mimeType)

/** How far into a file is looked for what no text has. */
const beginningBytes = 32_768

/** What the bytes of a file say that it is; what the uploader says counts only among kinds of text, which all look alike. */
export async function mimeTypeOf({ path }: SpooledFile, declaredType: string): Promise<string> {
  // Loaded with the first upload: starting does not wait for it.
  const { fileTypeFromFile } = await import('file-type')
  const detected = (await fileTypeFromFile(path))?.mime
  if (detected && !isTextType(detected)) return detected
  if (!looksLikeText(await readBeginning(path, beginningBytes))) return detected ?? 'application/octet-stream'
  return isTextType(declaredType) ? declaredType : (detected ?? 'text/plain')
}

async function readBeginning(path: string, bytes: number): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(new Uint8Array(bytes), 0, bytes, 0)
  return buffer.subarray(0, bytesRead)
}

/** A character may be cut off at the end. */
function looksLikeText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
