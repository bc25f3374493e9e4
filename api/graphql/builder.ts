import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import ValidationPlugin from '@pothos/plugin-validation'
import { InputError, UnauthorizedError } from '../platform/errors.ts'
import { graphLimits } from '../platform/limits/graphLimits.ts'
import { toInputError } from '../platform/text/parseInput.ts'
import type { ClientInfo, Participant, Viewer } from '../platform/viewer.ts'
import type { Services } from '../services.ts'
import { costOptions } from './cost.ts'
import './globalIds.ts'
import type PrismaTypes from './__generated__/pothos.ts'
import { getDatamodel } from './__generated__/pothos.ts'

export const globalIdDescription = 'Global ID, unique across all types.'

export interface GraphContext {
  readonly services: Services
  readonly viewer: Viewer | null
  readonly participant: Participant | null
  readonly client: ClientInfo
  readonly isOwnOperation: boolean
}

export const builder = new SchemaBuilder<{
  Context: GraphContext
  AuthContexts: { signedIn: GraphContext & { viewer: Viewer }; participant: GraphContext & { participant: Participant } }
  AuthScopes: { signedIn: boolean; participant: boolean }
  Connection: object
  DefaultEdgesNullability: false
  DefaultFieldNullability: false
  DefaultNodeNullability: false
  PrismaTypes: PrismaTypes
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    ID: { Input: string; Output: string }
    JSON: { Input: unknown; Output: unknown }
  }
}>({
  // The errors plugin must precede scope-auth.
  plugins: [ErrorsPlugin, ScopeAuthPlugin, PrismaPlugin, RelayPlugin, ValidationPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  complexity: costOptions,
  errors: {
    directResult: true,
    defaultTypes: [],
    unsafelyHandleInputErrors: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${capitalize(fieldName)}Result`,
      description: 'The result, or an expected error.',
    },
  },
  prisma: {
    client: (context) => context.services.db,
    dmmf: getDatamodel(),
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodeTypeOptions: { description: 'An object that can be fetched by its global ID.' },
    nodeQueryOptions: { description: 'The object with a global ID; null if missing or not visible.' },
    nodesQueryOptions: {
      nullable: { list: true, items: true },
      description: `The objects with these global IDs, at most ${graphLimits.nodes}, in this order; null for each that is missing or not visible.`,
      complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
      resolve: (_root, { ids }, _context, _info, resolveNodes) => {
        if (ids.length > graphLimits.nodes) {
          throw new InputError('too_many_nodes', { params: { limit: graphLimits.nodes }, field: 'ids' })
        }
        return resolveNodes(ids)
      },
    },
    idFieldOptions: { description: globalIdDescription },
    edgesFieldOptions: { description: 'The edges of the page, in list order.' },
    pageInfoFieldOptions: { description: 'Information about the page and its cursors.' },
    cursorFieldOptions: { description: 'Cursor for use in `after` or `before`.' },
    nodeFieldOptions: { description: 'The item at the end of the edge.' },
    hasNextPageFieldOptions: { description: 'Whether there are more items after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are more items before this page.' },
    startCursorFieldOptions: { description: 'The cursor of the first edge; null if empty.' },
    endCursorFieldOptions: { description: 'The cursor of the last edge; null if empty.' },
    pageInfoTypeOptions: { description: 'Information about a page of a connection.' },
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: (context) => ({ signedIn: context.viewer !== null, participant: context.participant !== null }),
    unauthorizedError: () => new UnauthorizedError(),
  },
  validation: {
    // The same names as in REST.
    validationError: ({ issues }) =>
      toInputError(issues.map((issue) => ({ ...issue, path: issue.path?.filter((part) => part !== 'input') }))),
  },
})

builder.queryType({ description: 'The root of queries; private data is under `viewer`.' })
builder.mutationType({ description: 'The root of mutations. Expected errors are members of result unions.' })
builder.subscriptionType({ description: 'The root of subscriptions, sent as server-sent events.' })

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
