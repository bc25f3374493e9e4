import type { OpenAPIHono } from '@hono/zod-openapi'
import { listSufficientScopes } from './scopes.ts'
import { cookiePrefix } from '../account/sessions/proof/proof.ts'
import { failureBody } from './bodies.ts'
import { toErrorBody } from './errors/errors.ts'
import { TooLargeError } from './multipart.ts'
import { formatErrorText } from '../platform/errorCodes/catalogue.ts'
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
import { loadLazily, sendFile } from '../platform/files/staticFiles.ts'
import { toCamelCase, toSnakeCase } from '../platform/text/toBody.ts'
import type { RestEnv } from './router.ts'
import { capitalize } from '../platform/text/text.ts'

type Document = ReturnType<OpenAPIHono<RestEnv>['getOpenAPI31Document']>
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>
type Responses = NonNullable<Operation['responses']>

const errorId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const lost = { operation: 'unknown', errorId } as const
const unexpected = {
  message: formatErrorText('internal_server_error', lost),
  code: 'internal_server_error',
  params: lost,
  field: null,
} as const

/** Errors that every call can return; calls add their own with `refusal`. */
const failures = {
  400: describeFailure(
    'The input is invalid, or has an unknown parameter or field. Nothing was changed.',
    new InputError('invalid_email', { field: 'email' }),
  ),
  401: describeFailure('The session or access token is missing, invalid or expired.', new UnauthorizedError()),
  403: describeFailure(
    'The access token lacks the scope, two-factor authentication must be set up first, or the request came from another site.',
    new ForbiddenError('request_from_another_site'),
  ),
  404: describeFailure('The object does not exist or is not visible to the caller.', new NotFoundError('no_such_conversation')),
  405: describeFailure(
    'The path does not support this method. `Allow` lists the supported methods.',
    new AppError('method_not_allowed', { params: { method: 'PUT', allowed: 'GET or POST' } }),
  ),
  409: describeFailure(
    'The request conflicts with the current state, or the `Idempotency-Key` was already used with a different request.',
    new ConflictError('idempotency_key_reused'),
  ),
  413: describeFailure('The body is too large.', new TooLargeError('too_large')),
  415: describeFailure(
    'The call does not accept the `Content-Type` of the body, or the body is compressed.',
    new AppError('unsupported_media_type', { params: { types: 'application/json' } }),
  ),
  429: describeFailure('Too many requests. `Retry-After` says when to try again.', new RateLimitError('too_many_requests', 60)),
  500: describeFailure('An unexpected error. The server logs its cause with the `error_id`.', {
    ...unexpected,
    retryAfterSeconds: null,
  }),
  503: describeFailure(
    'The server, or a part that the call needs, is unavailable. `Retry-After` says when to try again.',
    new TwinsClosedError(),
  ),
}
type Status = keyof typeof failures

const retryAfter = {
  description: 'Seconds until the next attempt can succeed.',
  schema: { type: 'integer' as const, minimum: 1 },
  required: true,
}

const etag = {
  description: 'Weak validator of the body, independent of compression.',
  schema: { type: 'string' as const },
}

const notModified = {
  description: 'Unchanged since the `ETag` in `If-None-Match`. No body.',
  headers: { ETag: { $ref: '#/components/headers/ETag' } },
}

/** Uses the description of the same field in the GraphQL type named like the component. */
export type FindDescription = (type: string, field: string) => string | null

export function serveOpenapiDocument(app: OpenAPIHono<RestEnv>, publicUrl: string, findDescription: FindDescription): void {
  app.openAPIRegistry.register('Error', failureBody)
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: `${cookiePrefix}.session_token`,
    description: 'Set on sign-in and sign-up. Over HTTPS, its name has the prefix `__Secure-`.',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'Session token, or access token with the scope of the operation and without rights to account security.',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'guest', {
    type: 'apiKey',
    in: 'cookie',
    name: `${cookiePrefix}.guest`,
    description:
      'Set with a guest’s first message to a twin, for their own conversations. Over HTTPS, its name has the prefix `__Secure-`.',
  })
  const document = loadLazily(() => JSON.stringify(describeApi(app, publicUrl, findDescription)), 'application/json')
  app.get('/openapi.json', async (c) => sendFile(c, await document()))
}

export function describeApi(app: OpenAPIHono<RestEnv>, publicUrl: string, findDescription: FindDescription): Document {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Twain',
      version: '1',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      description:
        'A private brain you trust, a public self you share. GraphQL offers the same services under /graphql. ' +
        'IDs are UUIDs, and times are in ISO 8601 and UTC. All errors have the same body: `message` can be shown to users, and `code` is one of [the error codes](/api/docs/errors). See also [the limits](/api/docs/limits) of this server.\n\n' +
        'Every response has an `X-Request-Id`, which clients can set, and a `RateLimit` header with the remaining requests (`r`) and the ' +
        'seconds until the quota is reset (`t`). JSON that is read has an `ETag`; send it in `If-None-Match` to get 304 if nothing ' +
        'has changed. JSON is compressed with gzip on request. Unsupported methods return 405 with the supported ones in `Allow`; ' +
        'OPTIONS returns them, too.\n\n' +
        'A POST request with a JSON body and an `Idempotency-Key` of 1 to 255 characters is executed once. For a day, repeating it with the ' +
        'same key returns the first response with `Idempotency-Replayed: true`. A different request with the same key returns 409 ' +
        '`idempotency_key_reused`, and a request during the first one returns 409 `idempotency_key_in_use`. Messages use `client_id` ' +
        'instead. Uploads and calls that return a secret accept no key.',
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    security: [{ session: [] }, { bearer: [] }],
    tags: [
      { name: 'Account', description: 'Registration, sign-in, sign-out and settings.' },
      { name: 'Chat', description: 'Conversations, messages and streamed answers.' },
      { name: 'Sharing', description: 'Snapshots of conversations for anyone with the link.' },
      { name: 'Files', description: 'Message attachments.' },
      { name: 'Knowledge', description: 'Notes, stories and documents for the assistant. The twin uses the public ones.' },
      { name: 'Memories', description: 'Facts that the assistant remembers about its owner, with proposals and rules.' },
      { name: 'Profile', description: 'User’s profile and its visibility.' },
      { name: 'Twin', description: 'Public twins that anyone can talk to.' },
      { name: 'Discover', description: 'Search for public profiles.' },
      { name: 'Notifications', description: 'Notifications and live changes to the user’s lists.' },
      { name: 'Webhooks', description: 'Outgoing HTTP callbacks for account events.' },
      { name: 'Plans', description: 'Plans, limits and usage.' },
      { name: 'Operator', description: 'Management of the server by operators. Others get 404.' },
      { name: 'Roadmap', description: 'Planned features, votes and suggestions.' },
    ],
  })
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations) as [string, Operation][]) {
      forbidUnknownFields(document, operation)
      describeScopes(operation, { method, path }, document.security ?? [])
      operation.operationId ??= toOperationId(operation.summary ?? path)
      if (method === 'get') describeCaching(operation)
      operation.responses = { ...operation.responses, ...describeFailures(operation, method, path) }
    }
  }
  addFieldDescriptions(document, findDescription)
  document.components = {
    ...document.components,
    headers: { ETag: etag, RetryAfter: retryAfter },
    responses: { 304: notModified, ...failures },
  }
  return document
}

/** GraphQL IDs differ, so their descriptions don’t apply. */
function addFieldDescriptions({ components }: Document, findDescription: FindDescription): void {
  for (const [type, schema] of Object.entries(components?.schemas ?? {})) {
    if (!('properties' in schema)) continue
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (name === 'id' || '$ref' in property || property.description) continue
      const description = findDescription(type, toCamelCase(name))
      if (description) property.description = description.replaceAll(/`[a-z]\w*`/g, toSnakeCase)
    }
  }
}

function describeScopes(operation: Operation, place: { method: string; path: string }, usual: NonNullable<Operation['security']>): void {
  const scopes = listSufficientScopes({ ...operation, ...place })
  Object.assign(operation, { 'x-scopes': scopes })
  operation.security = (operation.security ?? usual).flatMap((scheme) =>
    scheme.bearer ? scopes.map((scope): (typeof usual)[number] => ({ bearer: [scope] })) : [scheme],
  )
}

/** Matches `shortenAnswers`. */
function describeCaching(operation: Operation): void {
  const { 200: read } = operation.responses ?? {}
  if (!read || !('content' in read) || !read.content?.['application/json']) return
  read.headers = { ...read.headers, ETag: { $ref: '#/components/headers/ETag' } }
  operation.responses = { ...operation.responses, 304: { $ref: '#/components/responses/304' } }
}

function describeFailures({ security, requestBody, responses }: Operation, method: string, path: string): Responses {
  const statuses: Status[] = [400, 403, 429, 500, 503]
  if (method === 'post') statuses.push(409)
  if (requestBody) statuses.push(413, 415)
  if (security?.length !== 0) statuses.push(401)
  if (path.includes('{')) statuses.push(404)
  const missing = statuses.filter((status) => !(status in (responses ?? {})))
  return Object.fromEntries(missing.map((status) => [status, { $ref: `#/components/responses/${status}` }]))
}

/** Matches `validateInput`. */
function forbidUnknownFields({ components }: Document, { requestBody }: Operation): void {
  const schema = requestBody && 'content' in requestBody ? requestBody.content['application/json']?.schema : undefined
  const body = schema?.$ref ? components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')] : schema
  if (body && 'properties' in body) body.additionalProperties ??= false
}

/** “List access tokens” becomes `listAccessTokens`. Generated clients name their functions after it. */
function toOperationId(summary: string): string {
  const words = summary.replaceAll(/’s?(?= )/g, '').match(/[\p{L}\d]+/gu) ?? []
  const [verb = '', ...rest] = words.filter((word) => !/^(?:an?|the)$/i.test(word))
  return verb.toLowerCase() + rest.map(capitalize).join('')
}

function describeFailure(description: string, error: Parameters<typeof toErrorBody>[0] & { readonly retryAfterSeconds: number | null }) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: toErrorBody(error) } }
  const text = { type: 'string' as const }
  const headers = {
    ...(error.retryAfterSeconds !== null && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
    ...(error.code === 'method_not_allowed' && { Allow: { schema: text, description: 'Supported methods, separated by commas.' } }),
    ...(error.code === 'unauthorized' && { 'WWW-Authenticate': { schema: text, description: 'Challenge for a bearer token.' } }),
  }
  return { description, content, headers }
}
