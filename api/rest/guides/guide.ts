import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { raw } from 'hono/html'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { projectFolder } from '../../platform/files/projectFolder.ts'
import { renderPage } from './layout.ts'

/** In docs/api/; pages replace it with their own URL. */
export const exampleUrl = 'http://localhost:4000'

export interface Guide {
  readonly title: string
  readonly content: unknown
}

export async function readGuide(name: string, publicUrl: string): Promise<Guide> {
  const text = await readFile(join(projectFolder, 'docs/api', name), 'utf8')
  const end = text.indexOf('\n')
  const body = text.slice(end).replaceAll(exampleUrl, publicUrl)
  return { title: text.slice('# '.length, end), content: raw(micromark(body, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })) }
}

export async function renderGuide(name: string, publicUrl: string): Promise<Buffer> {
  const { title, content } = await readGuide(name, publicUrl)
  return renderPage(title, content)
}
