import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql'
import type { AccessTokenScope } from '../account/accessTokens/validation.ts'
import { requireScope } from '../account/programs.ts'
import { requireSecondFactor } from '../account/twoFactor/requirement.ts'
import type { Viewer } from '../platform/viewer.ts'
import { builder, type GraphContext } from './builder.ts'
import { findOperation } from './errors/operationOfField.ts'

const scopesOfFields = new Map<string, AccessTokenScope>()

/** Adds mutations that need another scope than `write`. */
export function defineMutations(scope: AccessTokenScope, define: Parameters<typeof builder.mutationFields>[0]): void {
  builder.mutationFields((t) => {
    const fields = define(t)
    for (const name of Object.keys(fields)) scopesOfFields.set(name, scope)
    return fields
  })
}

export function defineMutation(scope: AccessTokenScope, ...[name, define]: Parameters<typeof builder.mutationField>): void {
  scopesOfFields.set(name, scope)
  builder.mutationField(name, define)
}

/** Adds a subscription that needs `read` or the scope. */
export function defineSubscription(scope: AccessTokenScope, ...[name, define]: Parameters<typeof builder.subscriptionField>): void {
  scopesOfFields.set(name, scope)
  builder.subscriptionField(name, define)
}

function listSufficientScopes(type: GraphQLObjectType, field: string): [AccessTokenScope, ...AccessTokenScope[]] {
  const scope = scopesOfFields.get(field)
  if (type.name === 'Mutation') return [scope ?? 'write']
  return type.name === 'Subscription' && scope ? ['read', scope] : ['read']
}

/** Also enforces required second factors. Payloads lead back to the viewer, which therefore needs `read`, too. */
export function enforceAccess(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getSubscriptionType(), schema.getMutationType(), schema.getType('Viewer')]) {
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      const scopes = listSufficientScopes(type as GraphQLObjectType, field.name)
      field.extensions = { ...field.extensions, scopes }
      const operation = findOperation(type?.name ?? '', field.name)
      for (const name of ['resolve', 'subscribe'] as const) {
        const run = field[name] ?? (name === 'resolve' && type?.name !== 'Subscription' ? defaultFieldResolver : undefined)
        if (!run) continue
        field[name] = (source, args, context: GraphContext, info) => {
          // Signing in returns another viewer than the one of the request.
          requireSecondFactor(type?.name === 'Viewer' ? (source as Viewer) : context.viewer, operation)
          // The service checks this scope, after hiding the operation from other users.
          if (scopes[0] !== 'operator') requireScope(context.viewer, ...scopes)
          return run(source, args, context, info)
        }
      }
    }
  }
  return schema
}
