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

/** Left out of a call if an operation needs none. */
type Given<Variables> = Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables]

/** What a mutation answers if not with an error. */
type Payload<Data> = Exclude<Data[keyof Data], { __typename: `${string}Error` }>

interface Result<Data> {
  data?: Data | null
  errors?: GraphQLFormattedError[]
}

/** Talks to the real server over HTTP as one browser does, or one program: it keeps the cookies that it is given. */
export class Client {
  readonly url: string
  readonly cookies = new Map<string, string>()
  /** Sent with every request, such as an authorization. */
  readonly headers: Record<string, string>

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url
    this.headers = headers
  }

  /** The answer to a GraphQL operation, with its errors. */
  async graphql<Data, Variables>(document: TypedDocumentString<Data, Variables>, ...[variables]: Given<Variables>) {
    return this.graphqlText<Data>(document.toString(), variables)
  }

  /** The answer to an operation that is put together by a test, or wrong on purpose: nobody knows its types. */
  async graphqlText<Data = unknown>(query: string, variables?: unknown) {
    return this.rest<Result<Data>>('POST', '/graphql', { query, variables })
  }

  /** The data of a GraphQL operation that is expected to succeed. */
  async ask<Data, Variables>(document: TypedDocumentString<Data, Variables>, ...variables: Given<Variables>): Promise<Data> {
    const { body } = await this.graphql(document, ...variables)
    if (body.errors || !body.data) throw new Error(`The operation failed: ${JSON.stringify(body.errors)}`)
    return body.data
  }

  /** The payload of the one mutation in a document, which is expected not to be an error. */
  async mutate<Data extends Record<string, { __typename: string }>, Variables>(
    document: TypedDocumentString<Data, Variables>,
    ...variables: Given<Variables>
  ): Promise<Payload<Data>> {
    const [payload] = Object.values(await this.ask(document, ...variables))
    if (!payload || payload.__typename.endsWith('Error')) throw new Error(`The mutation failed: ${JSON.stringify(payload)}`)
    return payload as Payload<Data>
  }

  /** The payloads of a GraphQL subscription, until the server ends it or the loop is left. */
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

  /** A call with a JSON body; `path` starts with /api/v1. An empty answer has the body null. */
  async rest<Body = unknown>(method: string, path: string, body?: object): Promise<Answer<Body>> {
    const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await this.fetch(path, { method, ...json })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: (text === '' ? null : parse(text)) as Body }
  }

  /** The events of a stream, until the server ends it or the loop is left. */
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
