import type { IncomingMessage, ServerResponse } from 'node:http'
import { useGraphQlJit } from '@envelop/graphql-jit'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { getOperationAST, OperationTypeNode } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { isForeignRequest } from '../account/origin.ts'
import { clientInfo } from '../platform/clientInfo.ts'
import { ForbiddenError } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { maxBodyBytes } from '../platform/requestLimit.ts'
import type { ClientInfo } from '../platform/viewer.ts'
import type { Services } from '../services.ts'
import type { GraphContext } from './builder.ts'
import { cleanParams } from './cleanParams.ts'
import { graphiqlOptions, renderGraphiql } from './graphiql.ts'
import { maskErrors } from './masking.ts'
import { limitDocuments } from './operationLimits.ts'
import { schema } from './schema.ts'

interface ServerContext {
  req: IncomingMessage
  res: ServerResponse
}

/** The /graphql endpoint as a node:http listener: queries, mutations, and subscriptions as server-sent events in distinct mode. */
export function createGraphqlEndpoint(platform: Platform, services: Services, persistedOperations: Record<string, string>) {
  const ownOperations = new Set(Object.values(persistedOperations))
  // A mutation sets cookies on its context; the response, which Yoga makes later, must carry them.
  const clients = new WeakMap<Request, ClientInfo>()
  const sendCookies: Plugin<GraphContext> = {
    onResponse({ request, response }) {
      for (const cookie of clients.get(request)?.setCookies ?? []) response.headers.append('set-cookie', cookie)
    },
  }

  return createYoga<ServerContext, GraphContext>({
    schema,
    graphqlEndpoint: '/graphql',
    // Each of these costs a fifth of the throughput, and none is wanted: our pages come from the same origin, files go over REST.
    multipart: false,
    cors: false,
    batching: false,
    landingPage: false,
    graphiql: graphiqlOptions,
    renderGraphiQL: renderGraphiql,
    maxRequestBodySize: maxBodyBytes,
    logging: false,
    maskedErrors: { maskError: maskErrors(platform.log) },
    context: async ({ request, req, res, params }) => {
      if (isForeignRequest(request.headers, platform.config.publicUrl)) {
        throw new ForbiddenError('This request comes from another site.')
      }
      const client = clientInfo({ request: req, response: res }, request.headers, platform.config.trustedProxies)
      clients.set(request, client)
      const viewer = await services.account.viewerFromHeaders(request.headers, client.setCookies)
      await services.countRequest(viewer, client)
      const participant = viewer ?? (await services.guests.fromClient(client))
      return { services, client, viewer, participant, isOwnOperation: ownOperations.has(params.query ?? '') }
    },
    plugins: [
      cleanParams,
      usePersistedOperations({
        allowArbitraryOperations: true,
        getPersistedOperation: (id) => persistedOperations[id] ?? null,
      }),
      limitDocuments,
      // Of a subscription, graphql-jit hands all variables to the field in place of its arguments.
      useGraphQlJit(
        {},
        {
          enableIf: ({ document, operationName }) => getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION,
        },
      ),
      sendCookies,
    ],
  })
}
