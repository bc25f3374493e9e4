import { open } from 'node:fs/promises'
import type { SpooledFile } from '../../platform/events/spool.ts'

const textType = /^(text\/[\w.+-]+|application\/(json|ld\+json|x-ndjson|xml|yaml|x-yaml|toml|javascript|sql|x-sh))$/
export const isTextType = (mimeType: string) => textType.test(mimeType)

const beginningBytes = 32_768

/** The declared type is used only to tell text formats apart. */
export async function detectMimeType({ path }: SpooledFile, declaredType: string): Promise<string> {
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

/** The sample may end within a character. */
function looksLikeText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const maxNameLength = 200

export function toSafeFileName(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  if (/^\.*$/.test(plain)) return 'file'
  const characters = Array.from(plain)
  if (characters.length <= maxNameLength) return plain
  const extension = /\.[^.]{1,16}$/.exec(plain)?.[0] ?? ''
  return characters.slice(0, maxNameLength - extension.length).join('') + extension
}
