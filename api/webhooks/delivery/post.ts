import http from 'node:http'
import https from 'node:https'
import { toStorable } from '../../platform/text/text.ts'
import {
  createCheckedLookup,
  getLiteralAddress,
  RefusedAddressError,
  type Reach,
  classifyAddress,
  type Resolve,
} from '../../platform/network/addresses.ts'

export interface Outcome {
  isDelivered: boolean
  statusCode: number | null
  problem: string | null
  durationMs: number
  response: string
}

export interface Target {
  url: string
  allowsPrivateNetworks: boolean
  resolve: Resolve
  timeoutMs?: number
}

const maxTimeoutMs = 10_000
const maxReadBytes = 64 * 1024
const keptCharacters = 500

/** Throws only if `signal` is aborted. */
export async function post(target: Target, headers: Record<string, string>, body: string | Buffer, signal?: AbortSignal): Promise<Outcome> {
  const start = performance.now()
  const timeout = AbortSignal.timeout(target.timeoutMs ?? maxTimeoutMs)
  const answer: Answer = { statusCode: null, chunks: [] }
  let problem: string | null = null
  try {
    await send(target, headers, body, answer, signal ? AbortSignal.any([signal, timeout]) : timeout)
  } catch (error) {
    signal?.throwIfAborted()
    // A response counts once it has started.
    if (answer.statusCode === null) problem = timeout.aborted ? tooSlow : describeProblem(error)
  }
  const { statusCode } = answer
  const isDelivered = statusCode !== null && statusCode >= 200 && statusCode < 300
  if (statusCode !== null && statusCode >= 300 && statusCode < 400) problem = 'It redirects to another address. Redirects are not followed.'
  const response = toStorable(new TextDecoder().decode(Buffer.concat(answer.chunks)).slice(0, keptCharacters))
  return { isDelivered, statusCode, problem, durationMs: Math.round(performance.now() - start), response }
}

interface Answer {
  statusCode: number | null
  readonly chunks: Buffer[]
}

async function send(
  target: Target,
  headers: Record<string, string>,
  body: string | Buffer,
  answer: Answer,
  signal: AbortSignal,
): Promise<void> {
  const url = new URL(target.url)
  const address = getLiteralAddress(url)
  if (address !== null && !isAllowedReach(classifyAddress(address), url, target.allowsPrivateNetworks)) throw new RefusedAddressError()
  // Resolved addresses are checked by the lookup.
  if (url.protocol === 'http:' && !target.allowsPrivateNetworks) throw new RefusedAddressError()
  await new Promise<void>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'accept-encoding': 'identity' },
      lookup: createCheckedLookup((reach) => isAllowedReach(reach, url, target.allowsPrivateNetworks), target.resolve),
      maxHeaderSize: 16_384,
      signal,
    })
    request.on('error', reject)
    request.on('response', (response) => {
      answer.statusCode = response.statusCode ?? null
      let size = 0
      response.on('data', (chunk: Buffer) => {
        answer.chunks.push(chunk)
        size += chunk.length
        if (size < maxReadBytes) return
        resolve()
        request.destroy()
      })
      response.on('end', resolve)
      response.on('error', reject)
    })
    request.end(body)
  })
}

const tooSlow = 'It didn’t answer within 10 seconds.'

function describeProblem(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'REFUSED_ADDRESS') return 'Its address is on a private network.'
  if (['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'ETIMEOUT', 'ESERVFAIL'].includes(code)) return 'Its host name couldn’t be found.'
  if (code === 'ECONNREFUSED') return 'It refused the connection.'
  if (['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(code)) return 'It couldn’t be reached.'
  if (code.includes('CERT') || code.startsWith('ERR_TLS') || code.startsWith('UNABLE_TO')) return 'Its certificate isn’t valid.'
  if (code.startsWith('EPROTO') || code.startsWith('ERR_SSL')) return 'It doesn’t support HTTPS.'
  return 'The connection was lost.'
}

export function isAllowedReach(reach: Reach, url: URL, allowsPrivateNetworks: boolean): boolean {
  if (url.protocol === 'http:') return allowsPrivateNetworks && reach === 'loopback'
  return allowsPrivateNetworks || reach === 'public'
}
