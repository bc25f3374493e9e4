import type { ErrorCode, ParamsOf } from '../../platform/errorCodes/catalogue.ts'
import { fetchPublic, isRefusedAddress } from '../../platform/network/fetchPublic.ts'
import type { modelErrors } from '../../platform/errorCodes/models.ts'

export type ProviderErrorCode = Extract<keyof typeof modelErrors, `provider_${string}`>

/** Reported as an InputError when a connection is saved. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: ProviderErrorCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}

export function createProviderError<Code extends ProviderErrorCode & ErrorCode>(
  code: Code,
  ...[params]: keyof ParamsOf<Code> extends never ? [] : [params: ParamsOf<Code>]
): ProviderError {
  return new ProviderError(code, params as ProviderError['params'] | undefined)
}

export interface ProviderRequest {
  headers?: Record<string, string>
  /** Sent as JSON, unless it is a form. */
  body?: unknown
  timeoutMs: number
  maxBytes?: number
  isPublicOnly?: boolean
  signal?: AbortSignal
}

/** OpenRouter’s list has about 1 MB. */
const usualMaxBytes = 8 * 1024 * 1024

/** @throws ProviderError */
export async function requestJson(url: string, request: ProviderRequest): Promise<unknown> {
  const { bytes } = await requestBytes(url, request)
  return parse(bytes.toString('utf8'))
}

interface ProviderAnswer {
  /** Media type without parameters. */
  type: string
  bytes: Buffer<ArrayBuffer>
}

/** Follows no redirects, which could carry the key to another server. @throws ProviderError */
export async function requestBytes(
  url: string,
  { headers, body, timeoutMs, maxBytes = usualMaxBytes, isPublicOnly = false, signal: given }: ProviderRequest,
): Promise<ProviderAnswer> {
  const { host } = new URL(url)
  const timeout = AbortSignal.timeout(timeoutMs)
  const isForm = body instanceof FormData
  const json = isForm || body === undefined ? undefined : JSON.stringify(body)
  try {
    const response = await (isPublicOnly ? fetchPublic : fetch)(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: isForm ? body : json,
      redirect: 'manual',
      signal: given ? AbortSignal.any([timeout, given]) : timeout,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw toStatusError(response, url, headers !== undefined)
    }
    const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    return { type, bytes: await readBytes(response, maxBytes) }
  } catch (error) {
    if (error instanceof ProviderError) throw error
    if (timeout.aborted) throw createProviderError('provider_timeout', { seconds: timeoutMs / 1000 })
    throw toNetworkError(error, host)
  }
}

async function readBytes({ body }: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw createProviderError('provider_unreadable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw createProviderError('provider_unreadable')
  }
}

function toStatusError({ status, headers }: Response, url: string, hasKey: boolean): ProviderError {
  if (status >= 300 && status < 400) {
    const location = headers.get('location') ?? ''
    return createProviderError('provider_redirects', {
      host: URL.canParse(location, url) ? new URL(location, url).host.slice(0, 300) : '?',
    })
  }
  if (status === 401 || status === 403) return createProviderError(hasKey ? 'provider_key_rejected' : 'provider_key_required')
  if (status === 404 || status === 405) return createProviderError('provider_not_found')
  if (status === 429) return createProviderError('provider_rate_limited')
  return createProviderError('provider_failed', { status })
}

function toNetworkError(error: unknown, host: string): ProviderError {
  if (isRefusedAddress(error)) return createProviderError('provider_address_private', { host })
  const code = (error as { cause?: NodeJS.ErrnoException } | null)?.cause?.code ?? ''
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code)) return createProviderError('provider_unknown_host', { host })
  if (code.includes('CERT') || code.startsWith('ERR_TLS') || code.startsWith('UNABLE_TO')) {
    return createProviderError('provider_certificate_invalid', { host })
  }
  if (code.startsWith('HPE_') || code === 'UND_ERR_HEADERS_OVERFLOW') return createProviderError('provider_unreadable')
  return createProviderError('provider_unreachable', { host })
}
