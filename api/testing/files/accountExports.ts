import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { TestApp } from '../app.ts'
import type { Client } from '../client.ts'
import { finishJobs } from '../jobs.ts'
import type { Person } from '../people.ts'
import { uploadExport } from './exportFiles.ts'

export type Files = Record<string, Uint8Array>

export async function download(client: Client): Promise<Files> {
  const response = await client.fetch('/api/v1/export')
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}

export const read = (files: Files, name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
export const toZip = (files: Files) => new File([zipSync(files)], 'twain.zip', { type: 'application/zip' })
export const change = (files: Files, name: string, value: unknown): Files => ({ ...files, [name]: strToU8(JSON.stringify(value)) })

export interface Import {
  id: string
  status: string
  problem: string | null
  origin: string | null
  added_count: number
  known_count: number
  entry_count: number
  left_out_count: number
  twin_conversation_count: number
}

export function createAccountImports(app: TestApp) {
  async function start({ client }: Person, files: Files): Promise<Import> {
    return (await client.rest<Import>('POST', '/api/v1/chat/imports', { file_id: await uploadExport(client, toZip(files)) })).body
  }

  async function finish({ client }: Person, { id }: Import): Promise<Import> {
    await finishJobs(app, 'import-conversation')
    await finishJobs(app, 'read-document')
    return (await client.rest<Import>('GET', `/api/v1/chat/imports/${id}`)).body
  }

  const bring = async (person: Person, files: Files) => finish(person, await start(person, files))

  async function undo({ client }: Person, { id }: Import): Promise<void> {
    await client.rest('DELETE', `/api/v1/chat/imports/${id}`)
    await finishJobs(app, 'undo-conversation-import')
  }

  return { start, finish, bring, undo }
}
