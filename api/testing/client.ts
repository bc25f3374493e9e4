import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { GraphQLFormattedError } from 'graphql'
import type { TypedDocumentString } from './__generated__/graphql.ts'

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

export interface ServerEvent {
  id?: string
  event?: string
  data: string
}

interface Request {
  method?: string
  body?: string | FormData
  headers?: Record<string, string>
  signal?: AbortSignal
}

type Given<Variables> = Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables]

type Payload<Data> = Exclude<Data[keyof Data], { __typename: `${string}Error` }>

interface Result<Data> {
  data?: Data | null
  errors?: GraphQLFormattedError[]
}

export class Client {
  readonly url: string
  readonly cookies = new Map<string, string>()
  readonly headers: Record<string, string>

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url
    this.headers = headers
  }

  async graphql<Data, Variables>(document: TypedDocumentString<Data, Variables>, ...[variables]: Given<Variables>) {
    return this.graphqlText<Data>(document.toString(), variables)
  }

  async graphqlText<Data = unknown>(query: string, variables?: unknown) {
    return this.rest<Result<Data>>('POST', '/graphql', { query, variables })
  }

  async ask<Data, Variables>(document: TypedDocumentString<Data, Variables>, ...variables: Given<Variables>): Promise<Data> {
    const { body } = await this.graphql(document, ...variables)
    if (body.errors || !body.data) throw new Error(`The operation failed: ${JSON.stringify(body.errors)}`)
    return body.data
  }

  async mutate<Data extends Record<string, { __typename: string }>, Variables>(
    document: TypedDocumentString<Data, Variables>,
    ...variables: Given<Variables>
  ): Promise<Payload<Data>> {
    const [payload] = Object.values(await this.ask(document, ...variables))
    if (!payload || payload.__typename.endsWith('Error')) throw new Error(`The mutation failed: ${JSON.stringify(payload)}`)
    return payload as Payload<Data>
  }

  async *subscribe<Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    ...[variables]: Given<Variables>
  ): AsyncGenerator<Result<Data>> {
    const body = JSON.stringify({ query: document, variables })
    for await (const { event, data } of this.sse('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } })) {
      if (event === 'complete') return
      yield JSON.parse(data) as Result<Data>
    }
  }

  async rest<Body = unknown>(method: string, path: string, body?: object): Promise<Answer<Body>> {
    const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await this.fetch(path, { method, ...json })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: (text === '' ? null : parse(text)) as Body }
  }

  async *sse(path: string, init: Request = {}): AsyncGenerator<ServerEvent> {
    const leaving = new AbortController()
    const headers = { accept: 'text/event-stream', ...init.headers }
    const response = await this.fetch(path, { ...init, headers, signal: leaving.signal })
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
      throw new Error(`No event stream but ${response.status}: ${await response.text()}`)
    }
    try {
      yield* response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    } finally {
      leaving.abort()
    }
  }

  async fetch(path: string, init: Request = {}): Promise<Response> {
    const headers = new Headers({ ...this.headers, ...init.headers })
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie) headers.set('cookie', cookie)
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string) {
    const [pair = '', ...attributes] = line.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(name.length + 1))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
