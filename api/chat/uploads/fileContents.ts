import { open } from 'node:fs/promises'
import type { SpooledFile } from '../../platform/events/spool.ts'

export interface FileContents {
  /** What its bytes say; what the uploader says counts only among kinds of text, which all look alike. */
  mimeType: string
  /** The whole text of a small text file; null for everything else. */
  text: string | null
}

/** A longer text is a document rather than something to talk about. */
const maxTextBytes = 32_768

const textType = /^(text\/[\w.+-]+|application\/(json|ld\+json|x-ndjson|xml|yaml|x-yaml|toml|javascript|sql|x-sh))$/

export async function readContents({ path, size }: SpooledFile, declaredType: string): Promise<FileContents> {
  // Loaded with the first upload: starting does not wait for it.
  const { fileTypeFromFile } = await import('file-type')
  const detected = await fileTypeFromFile(path)
  if (detected && !textType.test(detected.mime)) return { mimeType: detected.mime, text: null }
  const beginning = decode(await readBeginning(path, maxTextBytes))
  if (beginning === null) return { mimeType: detected?.mime ?? 'application/octet-stream', text: null }
  return {
    mimeType: textType.test(declaredType) ? declaredType : (detected?.mime ?? 'text/plain'),
    text: size <= maxTextBytes ? beginning : null,
  }
}

async function readBeginning(path: string, bytes: number): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(new Uint8Array(bytes), 0, bytes, 0)
  return buffer.subarray(0, bytesRead)
}

/** Null for what is no text. A character that is cut off at the end is left out. */
function decode(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}
