import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import type { components } from './__generated__/rest.ts'
import { errorText, isAuthenticationFailure } from './errorText.ts'

export interface Thread {
  id: string
  name: string | null
  last_message_preview: string | null
  updated_at: string
}

export interface Step {
  id: string
  step_type: 'USER_MESSAGE' | 'ASSISTANT_MESSAGE' | 'tool_call'
  input: string
  output: string
  created_at: string
  viewed_at: string | null
}

/** The fields of a profile that this client reads. Picture URLs are absolute. */
const profileBody = z.object({
  username: z.string(),
  display_name: z.string().nullish(),
  bio: z.string().nullish(),
  interests: z.array(z.string()),
  avatar_url: z.url().nullish(),
  profile_picture_url: z.url().nullish(),
  public: z.boolean(),
  public_fields: z.array(z.string()),
})

type StreamEvent = components['schemas']['ChatStreamEvent']

export class RestError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface Call {
  method?: string
  body?: object
  /** Message if the response has none. */
  fallback?: string
  timeout?: { ms: number; text: string }
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** Browsers on the same origin use the session cookie instead of a token. */
export class RestClient {
  readonly #url: string
  readonly #headers: Record<string, string>

  constructor(server: string, token?: string) {
    this.#url = `${server}/api/v1`
    this.#headers = token ? { authorization: `Bearer ${token}` } : {}
  }

  /** @returns the session token */
  async signIn(email: string, password: string): Promise<string> {
    const { token } = await this.#json<{ token: string }>('/auth/login', {
      method: 'POST',
      body: { email, password },
      fallback: 'Login failed',
    })
    return token
  }

  me() {
    const timeout = { ms: 8000, text: 'Request timeout - unable to fetch current user' }
    return this.#json<{ id: string; username: string }>('/auth/me', { timeout, fallback: 'Failed to fetch user' })
  }

  /** Other servers of this API may return only the list. */
  async threads(): Promise<Thread[]> {
    const answer = await this.#json<Thread[] | { threads: Thread[] }>('/chat/threads', { fallback: 'Failed to fetch threads' })
    return Array.isArray(answer) ? answer : answer.threads
  }

  history(threadId: string, { limit = 100, offset = 0 }: { limit?: number; offset?: number } = {}) {
    const query = new URLSearchParams()
    if (limit !== 100) query.set('limit', String(limit))
    if (offset !== 0) query.set('offset', String(offset))
    const path = `/chat/threads/${threadId}/history${query.size > 0 ? `?${query}` : ''}`
    return this.#json<{ steps: Step[]; has_more: boolean; has_newer: boolean }>(path, { fallback: 'Failed to load thread history' })
  }

  /** Falls back to counting up to 1000 steps. */
  async count(threadId: string): Promise<number> {
    try {
      return (await this.#json<{ count: number }>(`/chat/threads/${threadId}/count`)).count
    } catch {
      return (await this.history(threadId, { limit: 1000 })).steps.length
    }
  }

  /** Returns true if Profile Pal's latest message is unread. */
  async hasNews(profilePalThreadId: string): Promise<boolean> {
    const { steps } = await this.history(profilePalThreadId, { limit: 5 })
    const newest = steps.at(-1)
    return newest?.step_type === 'ASSISTANT_MESSAGE' && newest.viewed_at === null
  }

  /** @throws a ZodError if the response is not a profile or has an invalid picture URL */
  async profile(): Promise<z.infer<typeof profileBody>> {
    return profileBody.parse(await this.#json('/profile', { fallback: 'Failed to fetch profile' }))
  }

  publicProfile(username: string) {
    const timeout = { ms: 10_000, text: 'Request timeout - unable to fetch public profile' }
    const fallback = 'Failed to fetch public profile'
    return this.#json<{ username: string; display_name: string | null }>(`/profile/public/${encodeURIComponent(username)}`, {
      timeout,
      fallback,
    })
  }

  /** Yields the text so far, and resumes after a lost connection. */
  async *send(input: string, threadId?: string): AsyncGenerator<string, void, void> {
    // The ID makes the request idempotent, so it can be retried after a lost response.
    const body = { input, thread_id: threadId, client_id: crypto.randomUUID() }
    let text = ''
    let lastEventId: string | undefined
    let reason = ''
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        for await (const { id, event } of this.#events(body, lastEventId)) {
          lastEventId = id ?? lastEventId
          if (event) attempt = 0
          if (event?.type === 'delta') yield (text += event.delta)
          if (event?.type === 'snapshot') yield (text = event.snapshot.text)
          if (event?.type === 'restarted') text = ''
          if (event?.type === 'stream_error') throw new RestError(200, event.stream_error.message)
          if (event?.type === 'done') return
        }
      } catch (error) {
        if (error instanceof RestError) throw error
        reason = getReason(error)
      }
    }
    if (lastEventId === undefined) throw new RestError(503, `Failed to create streaming connection: ${reason}`)
    throw new RestError(503, 'Streaming connection failed. Please try again.')
  }

  /** The first event has only an ID and arrives before the answer. */
  async *#events(body: object, lastEventId: string | undefined): AsyncGenerator<{ id?: string; event?: StreamEvent }, void, void> {
    const headers = { accept: 'text/event-stream', ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) }
    const leaving = new AbortController()
    const response = await this.#fetch('/chat/stream', {
      method: 'POST',
      body,
      headers,
      signal: leaving.signal,
      fallback: 'Streaming failed',
    })
    // The whole answer was read before the connection broke.
    if (response.status === 204 || !response.body) return yield { event: { type: 'done' } }
    try {
      for await (const { id, data } of response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())) {
        yield { id, event: data ? parseEvent(data) : undefined }
      }
    } finally {
      leaving.abort()
    }
  }

  async #json<Body>(path: string, call?: Call): Promise<Body> {
    return (await this.#fetch(path, call)).json() as Promise<Body>
  }

  async #fetch(path: string, { method, body, fallback, timeout, signal, headers }: Call = {}): Promise<Response> {
    const response = await fetch(this.#url + path, {
      method,
      headers: { ...this.#headers, ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: timeout ? AbortSignal.timeout(timeout.ms) : signal,
    }).catch((error: unknown) => {
      throw timeout && error instanceof DOMException && error.name === 'TimeoutError' ? new RestError(408, timeout.text) : error
    })
    if (response.ok) return response
    const failure: unknown = await response.json().catch(() => null)
    const isSignedOut = isAuthenticationFailure(response.status, failure)
    throw new RestError(response.status, isSignedOut ? 'Authentication required - redirecting to login' : errorText(failure, fallback))
  }
}

function parseEvent(data: string): StreamEvent {
  try {
    return JSON.parse(data) as StreamEvent
  } catch {
    throw new RestError(502, 'Failed to parse streaming response')
  }
}

/** Node reports only “fetch failed”; the reason is in `cause`. */
function getReason(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || message : message
}
