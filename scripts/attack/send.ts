import http from 'node:http'
import type { Case } from './cases/cases.ts'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** The machine may be busy. */
const patienceMs = 20_000
const streamMs = 250

const leakedInternals =
  /\n {4}at |node_modules|file:\/\/|\/api\/[\w/]+\.ts|\bPrisma|invalid byte sequence|\bINSERT INTO\b|\bSELECT\b.+\bFROM\b|relation "|RangeError|TypeError: |Cannot read prop/
const refusedByDatabase = 'The input contains a value that can’t be stored.'
/** JSON.stringify escapes NUL and lone surrogates. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i

/** `fetch` would normalize the URL. */
export function send(url: string, agent: http.Agent, { method, path, headers, body }: Omit<Case, 'call' | 'position'>): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const none = (reason: string) => resolve({ status: 0, type: '', text: reason })
    let request: http.ClientRequest
    let answered = false
    try {
      const sent = path.replaceAll(/[^\u0021-\u007e]/g, (character) => encodeURIComponent(character.toWellFormed()))
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      request = http.request({ hostname, port, agent, method, path: sent, headers: { ...headers, ...length } })
    } catch (error) {
      return resolve({ status: -1, type: '', text: String(error) })
    }
    const timer = setTimeout(() => (none(`no answer in ${patienceMs} ms`), request.destroy()), patienceMs)
    request.on('error', (error) => {
      clearTimeout(timer)
      // The server may close a connection while it is being reused.
      if (request.reusedSocket && !answered) resolve(send(url, new http.Agent(), { method, path, headers, body }))
      else none(error.message)
    })
    request.on('response', (response) => {
      answered = true
      const chunks: Buffer[] = []
      const type = response.headers['content-type'] ?? ''
      const finish = () => {
        clearTimeout(timer)
        resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(chunks).toString() })
        if (!response.complete) request.destroy()
      }
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', finish).on('error', finish)
      if (/^(text\/event-stream|application\/zip)/.test(type)) setTimeout(finish, streamMs)
    })
    request.end(body)
  })
}

export function judge({ path }: Case, { status, type, text }: Answer): string | null {
  if (status === -1) return null
  if (status === 0) return `no answer: ${text}`
  // The web app may not be built.
  if (status === 503 && text.startsWith('The web app is not built')) return null
  if (status >= 500) return `status ${status}`
  if (text.includes(refusedByDatabase)) return 'a value that only the database refused'
  if (/internal_server_error/i.test(text)) return 'an internal error'
  if (leakedInternals.test(text) && !path.startsWith('/api/docs') && !type.startsWith('text/html'))
    return 'an answer that tells of the leakedInternals'
  // JSON parse errors quote the input.
  const isQuoted = text.includes('POST body sent invalid JSON.')
  if (!isQuoted && type.startsWith('application/json') && unstorable.test(text)) return 'an answer with text that is not well-formed'
  // Sent by Node itself.
  if (status === 431 || (status === 400 && text === '')) return null
  if (path.startsWith('/graphql') && !path.startsWith('/graphql/')) return judgeGraphql(status, type, text)
  if (path.startsWith('/api/v1/') && status >= 400) return judgeRest(text)
  return null
}

interface GraphqlAnswer {
  data?: unknown
  errors?: { message?: unknown; extensions?: { code?: unknown } }[]
}

function judgeGraphql(status: number, type: string, text: string): string | null {
  if (type.startsWith('text/event-stream') || type.startsWith('text/html') || text === '') return null
  const body = parse(text)
  if (body === undefined) return status === 415 || status === 405 || status === 404 ? null : 'an answer that is no JSON'
  const { data, errors } = (body ?? {}) as GraphqlAnswer
  if (!errors) return data === undefined ? 'neither data nor errors' : null
  const isNamed = errors.every(({ message, extensions }) => typeof message === 'string' && typeof extensions?.code === 'string')
  return isNamed ? null : 'an error without a message, or without a code'
}

function judgeRest(text: string): string | null {
  if (text === '') return null
  const body = parse(text) as { error?: { message?: unknown; code?: unknown }; detail?: unknown } | undefined
  const { message, code } = body?.error ?? {}
  return typeof message === 'string' && typeof code === 'string' && body?.detail === message ? null : 'an error of another shape'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
