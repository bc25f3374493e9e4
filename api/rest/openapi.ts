import type { OpenAPIHono } from '@hono/zod-openapi'
import { cookiePrefix } from '../account/sessions/proof/proof.ts'
import { failureBody } from './bodies.ts'
import { errorBody } from './errors/errors.ts'
import { TooLargeError } from './multipart.ts'
import { textOf } from '../platform/errorCodes/catalogue.ts'
import {
  AppError,
  ConflictError,
  ForbiddenError,
  InputError,
  NotFoundError,
  RateLimitError,
  UnauthorizedError,
} from '../platform/errors.ts'
import { TwinsClosedError } from '../platform/database/twinRole.ts'
import { lazyFile, sendFile } from '../platform/files/staticFiles.ts'
import type { RestEnv } from './router.ts'

type Document = ReturnType<OpenAPIHono<RestEnv>['getOpenAPI31Document']>
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>
type Responses = NonNullable<Operation['responses']>

const errorId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const lost = { operation: 'unknown', errorId } as const
const unexpected = { message: textOf('INTERNAL_SERVER_ERROR', lost), code: 'INTERNAL_SERVER_ERROR', params: lost, field: null } as const

/** How any call can fail; one that fails in a way of its own says so in its definition, with `refusal`. */
const failures = {
  400: failure(
    'The input is invalid, or has an unknown parameter or field. Nothing was changed.',
    new InputError('invalid_email', { field: 'email' }),
  ),
  401: failure('Nobody is signed in, or no longer.', new UnauthorizedError()),
  403: failure('Another site made a browser send this.', new ForbiddenError('request_from_another_site')),
  404: failure('There is no such thing, or none that you may see.', new NotFoundError('no_such_conversation')),
  405: failure(
    'The path does not support this method. `Allow` lists the supported methods.',
    new AppError('method_not_allowed', { params: { method: 'PUT', allowed: 'GET or POST' } }),
  ),
  409: failure(
    'The request conflicts with the current state, or the `Idempotency-Key` was already used with a different request.',
    new ConflictError('idempotency_key_reused'),
  ),
  413: failure('The body is too large.', new TooLargeError('too_large')),
  415: failure('The `Content-Type` of the body is not one that this call accepts.', new AppError('unsupported_media_type')),
  429: failure('Too many requests. `Retry-After` says when to try again.', new RateLimitError('too_many_requests', 60)),
  500: failure('An unexpected error. The log of the server has its cause under the `error_id`.', {
    ...unexpected,
    retryAfterSeconds: null,
  }),
  503: failure('The server, or a part that the call needs, is unavailable. `Retry-After` says when to try again.', new TwinsClosedError()),
}
type Status = keyof typeof failures

const retryAfter = {
  description: 'The number of seconds until the next attempt can succeed.',
  schema: { type: 'integer' as const, minimum: 1 },
  required: true,
}

const etag = {
  description: 'A weak validator of the response body. It does not depend on compression.',
  schema: { type: 'string' as const },
}

/** To whoever holds in If-None-Match what would be answered. */
const notModified = {
  description: 'The response is unchanged since the `ETag` sent in `If-None-Match`. Has no body.',
  headers: { ETag: { $ref: '#/components/headers/ETag' } },
}

/** Serves the description of all routes that are registered by the time somebody asks for it. */
export function serveOpenapiDocument(app: OpenAPIHono<RestEnv>, publicUrl: string): void {
  app.openAPIRegistry.register('Error', failureBody)
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: `${cookiePrefix}.session_token`,
    description: 'Set on sign-in and sign-up. Over HTTPS its name begins with `__Secure-`.',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `token` returned on sign-in and sign-up, for clients without cookies; or an access token, which can do everything except change account security.',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'guest', {
    type: 'apiKey',
    in: 'cookie',
    name: `${cookiePrefix}.guest`,
    description: 'Set when a guest first sends a message to a twin. Gives access to the guest’s own conversations with twins.',
  })
  const document = lazyFile(() => JSON.stringify(describeApi(app, publicUrl)), 'application/json')
  app.get('/openapi.json', async (c) => sendFile(c, await document()))
}

/** Of an app whose routes are all registered. */
export function describeApi(app: OpenAPIHono<RestEnv>, publicUrl: string): Document {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Twain',
      version: '1',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      description:
        'A private brain you trust, a public self you share. The same services are served as GraphQL under /graphql. ' +
        'Ids are UUIDs, times ISO 8601 in UTC. Every failure has the same body; its `message` can be shown as it is, and its `code` is one of [the error codes](/api/docs/errors). [The limits](/api/docs/limits) of this server have a page, too.\n\n' +
        'Every answer has `X-Request-Id`, which may be yours, and says in `RateLimit` how many requests are left (`r`) and in how many ' +
        'seconds all are there again (`t`). What is read as JSON has an `ETag`; send it as `If-None-Match` to get 304 while nothing ' +
        'changed. JSON is compressed with gzip for those who accept it. A method that an address does not take gets 405, with those that it ' +
        'takes in `Allow`; OPTIONS is answered with them, too.\n\n' +
        'A POST of JSON with an `Idempotency-Key` of 1 to 255 characters is done once: the same call with the same key gets the answer of ' +
        'the first for a day, with `Idempotency-Replayed: true`; another call with it gets 409 `idempotency_key_reused`, and one that comes ' +
        'while the first is being answered 409 `idempotency_key_in_use`. Messages have `client_id` for that; uploads, and calls that answer ' +
        'with a secret, take no key.',
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    security: [{ session: [] }, { bearer: [] }],
    tags: [
      { name: 'Account', description: 'Registration, sign-in, sign-out and settings.' },
      { name: 'Chat', description: 'Conversations, messages and streamed answers.' },
      { name: 'Files', description: 'Message attachments.' },
      { name: 'Knowledge', description: 'Notes, stories and documents for the assistant. The twin uses the public ones.' },
      { name: 'Memories', description: 'Facts that the assistant remembers about its owner, with proposals and rules.' },
      { name: 'Profile', description: 'The user’s profile and its visibility.' },
      { name: 'Twin', description: 'Public twins that anyone can talk to.' },
      { name: 'Discover', description: 'Search for public profiles.' },
      { name: 'Notifications', description: 'Notifications and live changes to the user’s lists.' },
      { name: 'Webhooks', description: 'Outgoing HTTP callbacks for account events.' },
      { name: 'Plans', description: 'Plans, limits and usage.' },
      { name: 'Roadmap', description: 'Planned features, votes and suggestions.' },
    ],
  })
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations) as [string, Operation][]) {
      refuseOthers(document, operation)
      operation.operationId ??= operationId(method, path)
      if (method === 'get') describeCaching(operation)
      operation.responses = { ...operation.responses, ...failuresOf(operation, method, path) }
    }
  }
  document.components = {
    ...document.components,
    headers: { ETag: etag, RetryAfter: retryAfter },
    responses: { 304: notModified, ...failures },
  }
  return document
}

/** As `shortAnswers` does. */
function describeCaching(operation: Operation): void {
  const { 200: read } = operation.responses ?? {}
  if (!read || !('content' in read) || !read.content?.['application/json']) return
  read.headers = { ...read.headers, ETag: { $ref: '#/components/headers/ETag' } }
  operation.responses = { ...operation.responses, 304: { $ref: '#/components/responses/304' } }
}

function failuresOf({ security, requestBody, responses }: Operation, method: string, path: string): Responses {
  const statuses: Status[] = [400, 403, 429, 500, 503]
  if (method === 'post') statuses.push(409)
  if (requestBody) statuses.push(413, 415)
  if (security?.length !== 0) statuses.push(401)
  if (path.includes('{')) statuses.push(404)
  const unsaid = statuses.filter((status) => !(status in (responses ?? {})))
  return Object.fromEntries(unsaid.map((status) => [status, { $ref: `#/components/responses/${status}` }]))
}

/** As `validateInput` does. */
function refuseOthers({ components }: Document, { requestBody }: Operation): void {
  const schema = requestBody && 'content' in requestBody ? requestBody.content['application/json']?.schema : undefined
  const body = schema?.$ref ? components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')] : schema
  if (body && 'properties' in body) body.additionalProperties ??= false
}

/** GET /chat/threads/{id}/count is getChatThreadsByIdCount: stable, since generated clients name their functions by it. */
function operationId(method: string, path: string): string {
  const words = path.split(/[/-]/).map((word) => (word.startsWith('{') ? `by-${word.slice(1, -1)}` : word))
  return [method, ...words]
    .join('-')
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll('-', '')
}

function failure(description: string, error: Parameters<typeof errorBody>[0] & { readonly retryAfterSeconds: number | null }) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: errorBody(error) } }
  const text = { type: 'string' as const }
  const headers = {
    ...(error.retryAfterSeconds !== null && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
    ...(error.code === 'method_not_allowed' && { Allow: { schema: text, description: 'The supported methods, separated by commas.' } }),
    ...(error.code === 'UNAUTHORIZED' && { 'WWW-Authenticate': { schema: text, description: 'The challenge for a bearer token.' } }),
  }
  return { description, content, headers }
}
