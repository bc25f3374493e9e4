import type { IncomingMessage, ServerResponse } from 'node:http'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { createYoga, type Plugin } from 'graphql-yoga'
import { isForeignRequest } from '../account/sessions/proof/proof.ts'
import { readClientInfo, getSetCookies } from '../platform/limits/clientInfo.ts'
import { ForbiddenError, UnauthorizedError } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Services } from '../services.ts'
import type { GraphContext } from './builder.ts'
import { limitCost } from './cost.ts'
import { createDocuments } from './documents/documents.ts'
import { toGraphqlCode } from './errors/codes.ts'
import { maskErrors } from './errors/masking.ts'
import { cleanParams } from './http/cleanParams.ts'
import { checkMediaTypes } from './http/mediaTypes.ts'
import { withBoundedBody } from './http/requestBody.ts'
import { followStatusCodes } from './http/statusCodes.ts'
import { limitResponseSize } from './responseSize.ts'
import { schema } from './schema.ts'
import { traceOperations } from './tracedOperations.ts'

type Caller = Pick<GraphContext, 'client' | 'viewer' | 'participant'>

interface ServerContext {
  req: IncomingMessage
  res: ServerResponse
}

export function createGraphqlEndpoint(platform: Platform, services: Services, persistedOperations: Record<string, string>) {
  const persisted = new Map(Object.entries(persistedOperations))
  const documents = createDocuments(persisted.values())
  const callers = new WeakMap<Request, Caller>()
  // Before the body is read, so that rate-limited requests aren’t parsed.
  const identifyCaller: Plugin<GraphContext, ServerContext> = {
    async onRequestParse({ request, serverContext: { req, res }, endResponse, fetchAPI, requestParser, setRequestParser }) {
      if (request.method === 'OPTIONS')
        return endResponse(new fetchAPI.Response(null, { status: 204, headers: { allow: 'GET, POST, OPTIONS' } }))
      if (isForeignRequest(request.headers, platform.config.publicUrl)) {
        throw new ForbiddenError('request_from_another_site')
      }
      if (requestParser) setRequestParser((unread) => requestParser(withBoundedBody(unread, req)))
      const client = readClientInfo({ request: req, response: res }, request.headers, platform.config.trustedProxies)
      const viewer = await services.account.sessions.findViewer(request.headers, client.setCookies)
      await services.countRequest(viewer, client)
      if (!viewer && hasBearer(request)) throw new UnauthorizedError()
      callers.set(request, { client, viewer, participant: viewer ?? (await services.guests.findGuest(client)) })
    },
    // Yoga creates the response only after the mutation.
    onResponse({ request, response }) {
      const client = callers.get(request)?.client
      for (const cookie of client ? getSetCookies(client) : []) response.headers.append('set-cookie', cookie)
      if (response.status === 405) response.headers.append('allow', 'OPTIONS')
      if (response.status === 401 && hasBearer(request))
        response.headers.set('www-authenticate', 'Bearer realm="Twain", error="invalid_token"')
    },
  }

  const maskError = maskErrors(platform.log)
  return createYoga<ServerContext, GraphContext>({
    schema,
    graphqlEndpoint: '/graphql',
    // Unused, and each costs a fifth of the throughput.
    multipart: false,
    cors: false,
    batching: false,
    landingPage: false,
    graphiql: false,
    maxRequestBodySize: false,
    logging: false,
    maskedErrors: { maskError },
    parserAndValidationCache: documents.cache,
    context: ({ request, params }) => {
      const caller = callers.get(request)
      if (!caller) throw new Error('A request reached its context without a caller.')
      return { services, ...caller, isOwnOperation: documents.isOwn(params.query) }
    },
    plugins: [
      identifyCaller,
      checkMediaTypes,
      cleanParams,
      usePersistedOperations({
        allowArbitraryOperations: true,
        getPersistedOperation: (id) => persisted.get(id) ?? null,
        customErrors: {
          keyNotFound: { message: 'Must provide query string.', extensions: { code: toGraphqlCode('bad_request'), http: { status: 400 } } },
        },
      }),
      documents.plugin,
      traceOperations,
      limitCost(maskError),
      limitResponseSize,
      followStatusCodes,
    ],
  })
}

function hasBearer({ headers }: Request): boolean {
  return /^bearer\b/i.test(headers.get('authorization') ?? '')
}
