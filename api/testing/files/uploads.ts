import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { testApp } from '../app.ts'
import type { Person } from '../people.ts'
import { ownTemporaryFolder } from '../database/temporary.ts'

export interface Upload {
  id: string
  element_type: string
  file_path: string
  url: string
  file_size: number
  mime_type: string
  content: string | null
  properties: { filename: string }
  metadata: { declared_mime_type: string }
  warnings: string[]
}

export const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

export interface Sent {
  name: string
  type: string
  contents: string | Buffer<ArrayBuffer>
}
export const notes: Sent = { name: 'notes.md', type: 'text/markdown', contents: '# Notes\nThe boat is called Freya.' }

export async function upload({ client }: Person, files: Sent[], field = 'files') {
  const body = new FormData()
  for (const { name, type, contents } of files) body.append(field, new File([contents], name, { type }))
  const response = await client.fetch('/api/v1/upload/files', { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as { files: Upload[]; detail: string; error: { code: string } } }
}

export async function uploadFile(person: Person, file: Partial<Sent> = {}): Promise<Upload> {
  const { body } = await upload(person, [{ ...notes, ...file }])
  const [first] = body.files
  if (!first) throw new Error('Nothing was uploaded.')
  return first
}

export async function openUploads() {
  const app = await testApp({ UPLOAD_MAX_MB: '120', UPLOAD_MAX_FILES: '3' })
  const temporary = await ownTemporaryFolder()
  async function kept(...people: Person[]) {
    const elements = await app.platform.db.element.findMany({ where: { userId: { in: people.map(({ id }) => id) } } })
    const stored = await readdir(join(app.platform.config.dataDir, 'files/uploads')).catch((): string[] => [])
    const files = elements.filter(({ id }) => stored.includes(id))
    return { elements: elements.length, files: files.length, temporary: (await readdir(temporary)).length }
  }
  const storedFiles = async () => (await readdir(join(app.platform.config.dataDir, 'files/uploads')).catch((): string[] => [])).toSorted()

  return { app, kept, storedFiles }
}
