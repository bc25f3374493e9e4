import { randomUUID } from 'node:crypto'
import type { Answer, Call } from '../client.ts'
import type { Target } from '../target.ts'

export interface UploadedFile {
  name: string
  type: string
  contents: string | Buffer
}

export function uploadCall(
  headers: Record<string, string>,
  files: readonly UploadedFile[],
  path = '/api/v1/upload/files',
  field = 'files',
): Call {
  const boundary = `twain-${randomUUID()}`
  const parts = files.flatMap(({ name, type, contents }) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`),
    Buffer.from(contents),
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { path, method: 'POST', headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` }, body }
}

/** The ids of what was taken. */
export async function upload(target: Target, headers: Record<string, string>, files: readonly UploadedFile[]): Promise<string[]> {
  return idsIn(await target.call(uploadCall(headers, files)))
}

export function idsIn({ status, text }: Answer): string[] {
  if (status !== 201) return []
  return (JSON.parse(text) as { files: { id: string }[] }).files.map(({ id }) => id)
}
