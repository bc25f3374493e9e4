import { createClient, NetworkError } from 'graphql-sse'
import { Network, Observable, type GraphQLResponse, type INetwork, type RequestParameters, type Variables } from 'relay-runtime'
import { embedHeaders } from '../lib/embedded.ts'
import { isKept, type Journal } from '../offline/journal.ts'
import { offlineAccount } from '../lib/storage.ts'
import { announceConnection, reportReachable, reportUnreachable } from './reconnection.ts'
import {
  AuthenticationRequiredError,
  gatewayErrors,
  isAuthenticationFailure,
  isUndelivered,
  RequestError,
  unreadable,
  getStatusText,
} from './requestError.ts'
import { shareAcrossTabs } from './shareAcrossTabs.ts'

const endpoint = '/graphql'

/** Operations with a shorter timeout than the browser's. */
const timeouts: Readonly<Record<string, { milliseconds: number; message: string }>> = {
  sessionQuery: { milliseconds: 8000, message: 'Request timeout - unable to fetch current user' },
  PublicProfileScreenQuery: { milliseconds: 10_000, message: 'Request timeout - unable to fetch public profile' },
}

const anonymousOperations: ReadonlySet<string> = new Set(['PublicProfileScreenQuery', 'SharedConversationScreenQuery'])

/** Browsers allow six connections per host, so one tab subscribes for all. */
const sharedSubscriptions: ReadonlySet<string> = new Set(['useViewerEventsSubscription'])

export interface SessionGate {
  /** Until then, an unauthenticated response is expected. */
  isSignedIn(): boolean
  onSessionLost(): void
  onTwoFactorRequired(): void
  userId(): string | null
  readonly journal: Journal
}

export function createNetwork(gate: SessionGate): INetwork {
  // The client's own retry would repeat the original cursor.
  const events = createClient({
    url: endpoint,
    credentials: 'same-origin',
    singleConnection: false,
    retryAttempts: 0,
    headers: embedHeaders,
  })

  function checkSession(error: Error): Error {
    if (error instanceof RequestError && error.code === 'TWO_FACTOR_SETUP_REQUIRED') gate.onTwoFactorRequired()
    if (!gate.isSignedIn() || !isAuthenticationFailure(error)) return error
    gate.onSessionLost()
    return new AuthenticationRequiredError()
  }

  async function send(operation: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
    try {
      const answer = await post(operation, variables)
      if (gate.isSignedIn() && answer.data?.viewer === null) throw new RequestError('Not authenticated', 401)
      gate.journal.note(operation.name, variables)
      return answer as GraphQLResponse
    } catch (error) {
      const kept = isUndelivered(error) && (await readKept(operation.name, variables))
      if (kept) return kept
      throw checkSession(error as Error)
    }
  }

  async function readKept(operation: string, variables: Variables): Promise<GraphQLResponse | null> {
    if (!isKept(operation) || !offlineAccount.get()) return null
    try {
      const { getAnswerKey, readAnswer } = await import('../offline/kept.ts')
      const data = await readAnswer(getAnswerKey(operation, variables), gate.userId())
      return data && { data }
    } catch {
      return null
    }
  }

  function listen(operation: RequestParameters, variables: Variables, onConnected?: () => void): Observable<GraphQLResponse> {
    return Observable.create((sink) =>
      events.subscribe<Answer['data']>(
        { ...requestBody(operation, variables), query: '' },
        {
          next(result) {
            const answer = result as Answer
            const failure = toRequestError(answer, 200)
            if (failure) sink.error(checkSession(failure))
            else sink.next(answer as GraphQLResponse)
          },
          error: (error) => sink.error(checkSession(createConnectionError(error))),
          complete: () => sink.complete(),
        },
        { connected: onConnected },
      ),
    )
  }

  return Network.create(send, (operation, variables) =>
    sharedSubscriptions.has(operation.name)
      ? shareAcrossTabs(operation.name, {
          open: (onConnected) => listen(operation, variables, onConnected),
          onConnected: announceConnection,
        })
      : listen(operation, variables),
  )
}

interface Answer {
  data?: Record<string, unknown> | null
  errors?: readonly { message: string; extensions?: { code?: string; params?: unknown } }[]
}

/** Persisted operations: the server knows them by hash. */
function requestBody(operation: RequestParameters, variables: Variables) {
  return {
    operationName: operation.name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } },
  }
}

async function post(operation: RequestParameters, variables: Variables): Promise<Answer> {
  const timeout = timeouts[operation.name]
  const response = await fetch(endpoint, {
    method: 'POST',
    credentials: anonymousOperations.has(operation.name) ? 'omit' : 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json', ...embedHeaders },
    body: JSON.stringify(requestBody(operation, variables)),
    signal: timeout ? AbortSignal.timeout(timeout.milliseconds) : null,
  }).catch((error: Error) => {
    if (timeout && error.name === 'TimeoutError') throw new RequestError(timeout.message, 408)
    reportUnreachable()
    throw new RequestError('Failed to fetch', null)
  })
  if (gatewayErrors.has(response.status)) reportUnreachable()
  else reportReachable()
  const answer = (await response.json().catch(() => ({}))) as Answer
  const failure = toRequestError(answer, response.status)
  if (failure) throw failure
  return answer
}

/** Expected failures are part of the data. */
function toRequestError(answer: Answer, status: number): RequestError | null {
  const [first] = answer.errors ?? []
  if (first) return new RequestError(first.message, status, first.extensions?.code ?? null, first.extensions?.params)
  if (status >= 400 || !answer.data) return new RequestError(getStatusText(status), status)
  return null
}

function createConnectionError(error: unknown): RequestError {
  if (error instanceof NetworkError) {
    const status = getStatus(error)
    if (status === null || gatewayErrors.has(status)) reportUnreachable()
    return new RequestError(status === null ? 'Failed to fetch' : getStatusText(status), status)
  }
  // The client parses the stream and throws its own error.
  return new RequestError('Failed to parse streaming response', null, unreadable)
}

function getStatus({ response }: NetworkError): number | null {
  return response && 'status' in response && typeof response.status === 'number' ? response.status : null
}
