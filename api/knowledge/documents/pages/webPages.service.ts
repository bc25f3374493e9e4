import type { UploadsService } from '../../../chat/uploads/uploads.service.ts'
import type { Element } from '../../../platform/__generated__/prisma/client.ts'
import { InputError } from '../../../platform/errors.ts'
import { createResolver } from '../../../platform/network/addresses.ts'
import type { Platform } from '../../../platform/platform.ts'
import { parseInput } from '../../../platform/text/parseInput.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { DocumentItem, DocumentsService } from '../documents.service.ts'
import type { PageNetwork, WebPageError } from './fetchPage.ts'
import { pageLimits } from './pageLimits.ts'
import { newWebPage } from './validation.ts'

export class WebPagesService {
  readonly #platform: Pick<Platform, 'config' | 'log'>
  readonly #uploads: UploadsService
  readonly #documents: DocumentsService

  constructor(
    platform: Pick<Platform, 'config' | 'log'>,
    { uploads, documents }: { uploads: UploadsService; documents: DocumentsService },
  ) {
    this.#platform = platform
    this.#uploads = uploads
    this.#documents = documents
  }

  /** An existing document of the page becomes private. */
  async add(viewer: Viewer, input: { url: string }): Promise<DocumentItem> {
    const { file, address } = await this.fetch(viewer, input, { isRead: false })
    const known = await this.#documents.findPage(viewer, { url: address })
    if (known) return this.#documents.replace(viewer, { itemId: known, fileId: file.id, staysPublic: false, sourceUrl: address })
    const [added] = await this.#documents.add(viewer, { fileIds: [file.id], sourceUrl: address })
    if (!added) throw new InputError('file_missing', { field: 'url' })
    return added
  }

  async fetch(viewer: Viewer, input: { url: string }, { isRead }: { isRead: boolean }): Promise<{ file: Element; address: string }> {
    const { webPages } = this.#platform.config
    if (webPages === 'off') throw new InputError('web_pages_off')
    const { url: asked } = parseInput(newWebPage, input)
    const { fetchPage, isWebPageError } = await import('./fetchPage.ts')
    let address = asked
    const [file] = await this.#uploads.receive(
      viewer,
      (take) =>
        fetchPage(asked, getNetwork(webPages), async ({ url, mediaType, stream }) => {
          address = url
          const name = pageFileName(url, mediaType)
          if (name === null) throw new InputError('web_page_not_readable', { field: 'url' })
          await take({ name, mimeType: mediaType, stream })
        }).catch((error: unknown) => {
          if (!isWebPageError(error)) throw error
          this.#platform.log.info({ err: error.cause, code: error.code }, 'a web page could not be fetched')
          throw toInputError(error)
        }),
      { isRead },
    )
    if (!file) throw new InputError('file_required', { field: 'url' })
    return { file, address }
  }
}

function getNetwork(setting: 'public' | 'any'): PageNetwork {
  const isAnywhere = setting === 'any'
  return { isAllowed: (reach) => isAnywhere || reach === 'public', resolve: createResolver(isAnywhere) }
}

function toInputError({ code }: WebPageError): InputError {
  if (code === 'web_page_too_large') return new InputError(code, { params: { limit: pageLimits.bytes / 1024 / 1024 }, field: 'url' })
  if (code === 'web_page_too_slow') return new InputError(code, { params: { seconds: pageLimits.milliseconds / 1000 }, field: 'url' })
  return new InputError(code, { field: 'url' })
}

const endings = new Map([
  ['text/html', 'html'],
  ['application/xhtml+xml', 'html'],
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['text/markdown', 'md'],
  ['text/csv', 'csv'],
  ['text/plain', 'txt'],
])
const readable = new Set(['html', 'htm', 'pdf', 'docx', 'md', 'markdown', 'csv', 'txt'])

export function pageFileName(url: string, mediaType: string): string | null {
  const { hostname, pathname } = new URL(url)
  const last = decodePart(pathname.split('/').findLast((part) => part !== '') ?? '')
  const dot = last.lastIndexOf('.')
  const named = dot === -1 ? '' : last.slice(dot + 1).toLowerCase()
  const told = endings.get(mediaType)
  // Servers send Markdown and CSV as plain text, and unknown files as binary.
  const isOpen = told === undefined ? mediaType === 'application/octet-stream' : told === 'txt'
  const ending = isOpen && readable.has(named) && named !== 'html' ? named : told
  if (ending === undefined) return null
  const stem = dot > 0 && readable.has(named) ? last.slice(0, dot) : last
  return `${[hostname, stem].filter((part) => part !== '').join(' ')}.${ending}`
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
