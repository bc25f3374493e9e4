import { Readable, Transform } from 'node:stream'
import { Agent, fetch, type Response } from 'undici'
import { pageLimits, type PageLimits } from './pageLimits.ts'
import { createCheckedLookup, getKnownReach, RefusedAddressError, type Reach, type Resolve } from '../../../platform/network/addresses.ts'

export interface FetchedPage {
  url: string
  mediaType: string
  stream: Readable
}

export class WebPageError extends Error {
  readonly code: 'web_page_not_reached' | 'web_page_refused' | 'web_page_too_large' | 'web_page_too_slow' | 'web_page_address_private'

  constructor(code: WebPageError['code'], cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

export const isWebPageError = (error: unknown): error is WebPageError => error instanceof WebPageError

export interface PageNetwork {
  isAllowed: (reach: Reach) => boolean
  resolve: Resolve
}

const maxRedirects = 5
const accept = 'text/html,application/xhtml+xml,application/pdf,text/plain;q=0.9,text/markdown;q=0.9,*/*;q=0.1'

/** Checks every redirect and connects to the checked IP address. */
export async function fetchPage<T>(
  address: string,
  network: PageNetwork,
  work: (page: FetchedPage) => Promise<T>,
  limits = pageLimits,
): Promise<T> {
  const timeout = AbortSignal.timeout(limits.milliseconds)
  const connect = { lookup: createCheckedLookup(network.isAllowed, network.resolve) }
  const dispatcher = new Agent({ connect, connections: 1, maxHeaderSize: 16_384 })
  try {
    const response = await follow(address, (url) => request(url, network, dispatcher, timeout))
    if (!response.ok || !response.body) throw new WebPageError('web_page_refused')
    return await work(readPage(response, limits, timeout))
  } catch (error) {
    throw timeout.aborted && !(error instanceof WebPageError) ? new WebPageError('web_page_too_slow', error) : error
  } finally {
    await dispatcher.destroy()
  }
}

async function follow(address: string, ask: (url: URL) => Promise<Response>): Promise<Response> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await ask(url)
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (location === null) return response
    if (!URL.canParse(location, url.href)) throw new WebPageError('web_page_refused')
    url = new URL(location, url)
  }
  throw new WebPageError('web_page_refused')
}

async function request(url: URL, { isAllowed }: PageNetwork, dispatcher: Agent, signal: AbortSignal): Promise<Response> {
  const reach = getKnownReach(url)
  if (reach !== null && !isAllowed(reach)) throw new WebPageError('web_page_address_private')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new WebPageError('web_page_refused')
  url.username = ''
  url.password = ''
  try {
    return await fetch(url, { dispatcher, signal, redirect: 'manual', headers: { accept, 'user-agent': 'Twain' } })
  } catch (error) {
    if (isRefusal(error)) throw new WebPageError('web_page_address_private', error)
    throw signal.aborted ? error : new WebPageError('web_page_not_reached', error)
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof RefusedAddressError) return true
  return error instanceof Error && error.cause !== undefined && isRefusal(error.cause)
}

function readPage(response: Response, { bytes }: PageLimits, signal: AbortSignal): FetchedPage {
  const [mediaType = '', ...parameters] = (response.headers.get('content-type') ?? 'application/octet-stream').toLowerCase().split(';')
  const url = new URL(response.url)
  url.hash = ''
  const counted = Readable.from(response.body ?? []).compose(limitSize(bytes), { signal })
  const decoder = isText(mediaType) ? createDecoder(parameters) : null
  return { url: url.href, mediaType: mediaType.trim(), stream: decoder ? counted.compose(convertToUtf8(decoder), { signal }) : counted }
}

function limitSize(bytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.length
      if (size > bytes) done(new WebPageError('web_page_too_large'))
      else done(null, chunk)
    },
  })
}

const isText = (mediaType: string) => mediaType.startsWith('text/') || mediaType.trim() === 'application/xhtml+xml'

function createDecoder(parameters: readonly string[]): TextDecoder | null {
  const named = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='))
  const encoding = named?.slice('charset='.length).replaceAll('"', '').trim()
  if (!encoding) return null
  try {
    return new TextDecoder(encoding)
  } catch {
    return null
  }
}

function convertToUtf8(decoder: TextDecoder): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(null, decoder.decode(chunk, { stream: true }))
    },
    flush(done) {
      done(null, decoder.decode())
    },
  })
}
