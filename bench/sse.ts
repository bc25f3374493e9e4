import { request } from 'node:http'

export interface StreamTimes {
  /** Milliseconds from the request to the first text. */
  firstToken: number
  /** Milliseconds from the request to the end. */
  total: number
  text: string
}

interface StreamRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Gets the text out of one event's data; an empty string when it carries none. */
  textOf(data: string): string
}

/** Reads a stream of server-sent events as plainly as can be, so that the client costs next to nothing. */
export function readStream({ url, method = 'GET', headers, body, textOf }: StreamRequest): Promise<StreamTimes> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    let firstToken = Number.NaN
    let text = ''
    let rest = ''
    const sent = request(url, { method, headers: { accept: 'text/event-stream', ...headers } }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          if (!line.startsWith('data:')) continue
          const piece = textOf(line.slice(5).trim())
          if (piece && Number.isNaN(firstToken)) firstToken = performance.now() - start
          text += piece
        }
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}: ${rest.slice(0, 300)}`))
        else resolve({ firstToken, total: performance.now() - start, text })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A client that reads the model itself: the floor of everything that streams. */
export function readModel(modelUrl: string, message: string) {
  return readStream({
    url: `${modelUrl}/chat/completions`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'mock', stream: true, messages: [{ role: 'user', content: message }] }),
    textOf: (data) => (data === '[DONE]' ? '' : ((JSON.parse(data) as ModelChunk).choices[0]?.delta.content ?? '')),
  })
}

/** A client that sends a message to the product and reads the answer over REST. */
export function readProduct({ url, token }: { url: string; token: string }, threadId: string, message: string) {
  return readStream({
    url: `${url}/api/v1/chat/stream?${new URLSearchParams({ thread_id: threadId, input: message })}`,
    headers: { authorization: `Bearer ${token}` },
    textOf: (data) => {
      const event = JSON.parse(data) as { type: string; delta?: string }
      return event.type === 'delta' ? (event.delta ?? '') : ''
    },
  })
}

/** What the mock says when it is asked for so many tokens. */
export function expectedText(tokens: number) {
  return Array.from({ length: tokens }, (_, index) => `tok${index} `).join('')
}

interface ModelChunk {
  choices: { delta: { content?: string } }[]
}
