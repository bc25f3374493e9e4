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
import { capitalize } from '../platform/text/text.ts'

export const globalIdDescription = 'Global ID, for `node`.'

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
      description: 'Payload or expected error.',
    },
  },
  prisma: {
    client: (context) => context.services.db,
    dmmf: getDatamodel(),
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodeTypeOptions: { description: 'Object with a global ID.' },
    nodeQueryOptions: { description: 'Object with this ID; null if not visible.' },
    nodesQueryOptions: {
      nullable: { list: true, items: true },
      description: `At most ${graphLimits.nodes} objects, in the order of the IDs; null if not visible.`,
      complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
      resolve: (_root, { ids }, _context, _info, resolveNodes) => {
        if (ids.length > graphLimits.nodes) {
          throw new InputError('too_many_nodes', { params: { limit: graphLimits.nodes }, field: 'ids' })
        }
        return resolveNodes(ids)
      },
    },
    idFieldOptions: { description: globalIdDescription },
    edgesFieldOptions: { description: 'Edges in list order.' },
    pageInfoFieldOptions: { description: 'Page information with cursors.' },
    cursorFieldOptions: { description: 'Cursor for `after` or `before`.' },
    nodeFieldOptions: { description: 'Item of the edge.' },
    hasNextPageFieldOptions: { description: 'Whether more items follow.' },
    hasPreviousPageFieldOptions: { description: 'Whether more items precede.' },
    startCursorFieldOptions: { description: 'Cursor of the first edge; null if empty.' },
    endCursorFieldOptions: { description: 'Cursor of the last edge; null if empty.' },
    pageInfoTypeOptions: { description: 'Page information of a connection.' },
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: (context) => ({ signedIn: context.viewer !== null, participant: context.participant !== null }),
    unauthorizedError: () => new UnauthorizedError(),
  },
  validation: {
    validationError: ({ issues }) =>
      toInputError(issues.map((issue) => ({ ...issue, path: issue.path?.filter((part) => part !== 'input') }))),
  },
})

builder.queryType({ description: 'Queries; private data is in `viewer`.' })
builder.mutationType({ description: 'Mutations; expected errors are in their result unions.' })
builder.subscriptionType({ description: 'Subscriptions, sent as server-sent events.' })
