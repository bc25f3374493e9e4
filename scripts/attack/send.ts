import http from 'node:http'
import type { Case } from './cases/cases.ts'

export interface Answer {
  /** 0 when there was none. */
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Longer than any of these should take, on a machine that does other things as well. */
const patienceMs = 20_000
/** How long is listened to what is made while it is sent: events, and everything that somebody has. */
const streamMs = 250

/** Sends the bytes as they are: `fetch` would put an address right before it went out. */
export function send(url: string, agent: http.Agent, { method, path, headers, body }: Omit<Case, 'call' | 'position'>): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const none = (reason: string) => resolve({ status: 0, type: '', text: reason })
    let request: http.ClientRequest
    let answered = false
    try {
      // What an address may not hold even here is what no client can send.
      const sent = path.replaceAll(/[^\u0021-\u007e]/g, (character) => encodeURIComponent(character.toWellFormed()))
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      request = http.request({ hostname, port, agent, method, path: sent, headers: { ...headers, ...length } })
    } catch (error) {
      return resolve({ status: -1, type: '', text: String(error) })
    }
    const timer = setTimeout(() => (none(`no answer in ${patienceMs} ms`), request.destroy()), patienceMs)
    request.on('error', (error) => {
      clearTimeout(timer)
      // The server may close an idle connection at the very moment at which it is used again; every client tries anew.
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
