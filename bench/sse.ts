import { request } from 'node:http'

export interface StreamTimes {
  firstToken: number
  text: string
}

export interface StreamRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: object
  start?: number
  getText(data: string): string
}

/** Minimal, so that the client costs little CPU. */
export function readStream({
  url,
  method = 'GET',
  headers,
  body,
  start = performance.now(),
  getText,
}: StreamRequest): Promise<StreamTimes> {
  return new Promise((resolve, reject) => {
    let firstToken = Number.NaN
    let text = ''
    let rest = ''
    const json = body && { 'content-type': 'application/json' }
    const sent = request(url, { method, headers: { accept: 'text/event-stream', ...json, ...headers } }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          if (!line.startsWith('data:') || line.length <= 6) continue
          const piece = getText(line.slice(5).trim())
          if (piece && Number.isNaN(firstToken)) firstToken = performance.now() - start
          text += piece
        }
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}: ${rest.slice(0, 300)}`))
        else resolve({ firstToken, text })
      })
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}
