import { embedHeaders } from '../lib/embedded.ts'
import { readRequestError, RequestError } from './requestError.ts'

/** Unlike links, works in embedded twins and reports a download that fails halfway. */
export async function downloadFile(send: typeof fetch, path: string): Promise<void> {
  const unreachable = (cause: unknown) => Promise.reject(new RequestError(String(cause), null))
  const response = await send(path, { credentials: 'same-origin', headers: embedHeaders }).catch(unreachable)
  if (!response.ok) throw await readRequestError(response)
  const [, name = 'export'] = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  saveFile(name, await response.blob().catch(unreachable))
}

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
