import { createClient, NetworkError } from 'graphql-sse'
import { graphql } from './__generated__/gql.ts'
import type { AnswerSubscription, TypedDocumentString } from './__generated__/graphql.ts'

const SignIn = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignInPayload {
        token
      }
      ... on UserError {
        message
      }
    }
  }
`)

const Threads = graphql(`
  query Threads($first: Int!, $after: String) {
    viewer {
      threads(first: $first, after: $after) {
        edges {
          node {
            id
            name
            lastMessagePreview
            updatedAt
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`)

const Send = graphql(`
  mutation Send($input: SendMessageInput!) {
    sendMessage(input: $input) {
      __typename
      ... on SendMessagePayload {
        thread {
          id
        }
      }
      ... on UserError {
        message
      }
    }
  }
`)

const Answer = graphql(`
  subscription Answer($threadId: ID!, $after: String) {
    chatStream(threadId: $threadId, after: $after) {
      __typename
      cursor
      ... on ChatSnapshot {
        text
      }
      ... on ChatDelta {
        delta
      }
      ... on ChatStreamError {
        message
      }
    }
  }
`)

/** Browsers on the same origin use the session cookie instead of a token. */
export class GraphqlClient {
  readonly #url: string
  readonly #headers: Record<string, string>

  constructor(server: string, token?: string) {
    this.#url = `${server}/graphql`
    this.#headers = token ? { authorization: `Bearer ${token}` } : {}
  }

  /** @returns the session token */
  async signIn(email: string, password: string): Promise<string> {
    const { signIn } = await this.#ask(SignIn, { input: { email, password } })
    if (signIn.__typename === 'SignInPayload') return signIn.token
    throw new Error(signIn.message)
  }

  async threads({ first = 20, after = null }: { first?: number; after?: string | null } = {}) {
    const { viewer } = await this.#ask(Threads, { first, after })
    if (!viewer) throw new Error('Not authenticated')
    return viewer.threads
  }

  /** Starts a new thread if none is given. @returns the thread */
  async send(text: string, threadId?: string): Promise<string> {
    // The ID makes the request idempotent, so it can be retried after a lost response.
    const { sendMessage } = await this.#ask(Send, { input: { text, threadId, clientMessageId: crypto.randomUUID() } })
    if (sendMessage.__typename === 'SendMessagePayload') return sendMessage.thread.id
    throw new Error(sendMessage.message)
  }

  /** Yields the text so far, and resumes after a lost connection. */
  async *answer(threadId: string): AsyncGenerator<string, void, void> {
    let text = ''
    let after: string | undefined
    let isDone = false
    for (let attempt = 0; !isDone && attempt < 5; attempt += 1) {
      // The client library would repeat its first request; this resumes after the last event.
      const client = createClient({ url: this.#url, headers: this.#headers, retryAttempts: 0 })
      try {
        const events = client.iterate<AnswerSubscription>({ query: String(Answer), variables: { threadId, after } })
        for await (const { data, errors } of events) {
          if (errors?.[0]) throw errors[0]
          const event = data?.chatStream
          if (!event) continue
          after = event.cursor
          attempt = 0
          if (event.__typename === 'ChatSnapshot') yield (text = event.text)
          if (event.__typename === 'ChatDelta') yield (text += event.delta)
          if (event.__typename === 'ChatRestarted') text = ''
          if (event.__typename === 'ChatStreamError') throw new Error(event.message)
        }
        isDone = true
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error
      } finally {
        client.dispose()
      }
    }
    if (!isDone) throw new Error('Streaming connection failed. Please try again.')
  }

  async #ask<Result, Variables>(query: TypedDocumentString<Result, Variables>, variables: Variables): Promise<Result> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data?: Result; errors?: { message: string }[] }
    // Expected failures are members of the result union.
    if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? 'An unknown error occurred')
    return data
  }
}
