import { t } from '@lingui/core/macro'
import { translateError, type Refusal } from '../../i18n/errorText.ts'
import { translateServerText } from '../../i18n/serverTexts.ts'
import { getStatusText } from '../../relay/requestError.ts'

export interface Upload {
  readonly key: number
  readonly name: string
  readonly size: number
  readonly type: string
  readonly progress: number | null
  readonly error: string | null
  readonly warnings: readonly string[]
  readonly elementId: string | null
}

const largeFileBytes = 100 * 1024 * 1024

let lastKey = 0

/** One at a time, so that a rejected file does not affect the others. */
export class Uploads {
  readonly #listeners = new Set<() => void>()
  readonly #requests = new Map<number, XMLHttpRequest>()
  #queue: Promise<void> = Promise.resolve()
  #items: readonly Upload[] = []
  readonly #path: string
  readonly #onUnauthorized: () => void

  /** @param isRead whether the server extracts the text before responding, as for messages */
  constructor(onUnauthorized: () => void, { isRead }: { isRead: boolean }) {
    this.#onUnauthorized = onUnauthorized
    this.#path = isRead ? '/api/v1/upload/files' : '/api/v1/upload/files?read=false'
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getItems = (): readonly Upload[] => this.#items

  add(files: readonly File[]): void {
    for (const file of files) {
      lastKey += 1
      const { name, size, type } = file
      const warnings = size > largeFileBytes ? [translateServerText('This file is larger than 100 MB.')] : []
      const upload: Upload = { key: lastKey, name, size, type, progress: 0, error: null, warnings, elementId: null }
      this.#set([...this.#items, upload])
      this.#queue = this.#queue.then(() => this.#send(upload.key, file))
    }
  }

  remove(key: number): void {
    this.#requests.get(key)?.abort()
    this.#set(this.#items.filter((item) => item.key !== key))
  }

  take(): readonly Upload[] {
    const taken = this.#items
    this.#set([])
    return taken
  }

  putBack(items: readonly Upload[]): void {
    this.#set([...items, ...this.#items])
  }

  clear(): void {
    for (const { key } of this.#items) this.remove(key)
  }

  #send(key: number, file: File): Promise<void> {
    if (!this.#items.some((item) => item.key === key)) return Promise.resolve()
    const request = new XMLHttpRequest()
    this.#requests.set(key, request)
    const form = new FormData()
    form.append('files', file)
    return new Promise((resolve) => {
      // fetch cannot report upload progress.
      request.upload.addEventListener('progress', ({ loaded, total }) => this.#change(key, { progress: (loaded / total) * 100 }))
      request.addEventListener('load', () => {
        if (request.status === 401) this.#onUnauthorized()
        this.#change(key, { progress: null, ...toOutcome(request) })
      })
      request.addEventListener('error', () => this.#change(key, { progress: null, error: t`Couldn’t upload this file.` }))
      request.addEventListener('loadend', () => {
        this.#requests.delete(key)
        resolve()
      })
      request.open('POST', this.#path)
      request.responseType = 'json'
      request.send(form)
    })
  }

  #change(key: number, change: Partial<Upload>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)))
  }

  #set(items: readonly Upload[]): void {
    this.#items = items
    this.#listeners.forEach((listener) => listener())
  }
}

interface UploadAnswer {
  files?: readonly { id: string; warnings?: readonly string[] }[]
  error?: Partial<Refusal>
  detail?: unknown
}

function toOutcome({ status, response }: XMLHttpRequest): Partial<Upload> {
  const answer = (response ?? {}) as UploadAnswer
  const [file] = answer.files ?? []
  if (status < 300 && file) return { elementId: file.id, error: null, warnings: (file.warnings ?? []).map(translateServerText) }
  const message = answer.error?.message ?? (typeof answer.detail === 'string' ? answer.detail : null)
  if (message !== null) return { elementId: null, error: translateError({ ...answer.error, message }) }
  return { elementId: null, error: status === 413 ? getStatusText(status) : t`Couldn’t upload this file.` }
}
