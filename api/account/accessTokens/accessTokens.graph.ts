import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { EmailNotVerifiedError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid, toUuidOrNil } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { accessTokenBody } from './bodies.ts'
import { accessTokenScopes } from './validation.ts'
import { countToday, type CreatedAccessToken } from './accessTokens.service.ts'
import { ViewerType } from '../graph.ts'
import { requirePerson } from '../programs.ts'

const AccessTokenScopeEnum = builder.enumType('AccessTokenScope', {
  description: 'Scope of an access token.',
  values: toEnumValues(accessTokenScopes),
})

const AccessTokenNode = builder.prismaNode('AccessToken', {
  description: 'Access token, readable only in browser sessions.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: toUuidOrNil(id), userId: requirePerson(viewer) }),
  fields: (t) => ({
    ...exposeFields(t, accessTokenBody, ['id', 'scopes', 'messages_today']),
    messagesToday: t.int({ description: 'Number of messages sent with the token today.', resolve: countToday }),
    scopes: t.expose('scopes', { type: [AccessTokenScopeEnum], description: 'Operations that the token allows.' }),
  }),
})

builder.objectField(ViewerType, 'accessTokens', (t) =>
  t.field({
    type: [AccessTokenNode],
    nullable: true,
    description: 'Access tokens, newest first; null with an access token.',
    resolve: (viewer, _args, { services }) => services.account.accessTokens.list(viewer),
  }),
)

const CreateAccessTokenInput = builder.inputType('CreateAccessTokenInput', {
  description: 'Access token to create.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Purpose, 1 to 60 characters.' }),
    scopes: t.field({ type: [AccessTokenScopeEnum], description: 'Default: all but `OPERATOR`.' }),
    requestsPerMinute: t.int({ description: 'Requests per minute, up to the limit of the account; null for that limit.' }),
    messagesPerDay: t.int({ description: 'Messages per UTC day, up to the limit of the plan; null for that limit.' }),
    expiresInDays: t.int({ description: 'Lifetime, 1 to 365 days; null for no expiry.' }),
  }),
})

const RevokeAccessTokenInput = builder.inputType('RevokeAccessTokenInput', {
  description: 'Access token to revoke.',
  fields: (t) => ({
    accessTokenId: t.globalID({ required: true, for: AccessTokenNode, description: 'Access token of the viewer.' }),
  }),
})

const CreateAccessTokenPayload = builder.objectRef<CreatedAccessToken & { viewer: Viewer }>('CreateAccessTokenPayload').implement({
  description: 'New access token for both APIs.',
  fields: (t) => ({
    accessToken: t.field({
      type: AccessTokenNode,
      description: 'Token without its secret.',
      resolve: ({ accessToken }) => accessToken,
    }),
    secret: t.exposeString('secret', { description: 'Secret for `Authorization: Bearer …`, shown only once.' }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'For refetching access tokens.' }),
  }),
})

const RevokeAccessTokenPayload = builder.objectRef<{ id: string; viewer: Viewer }>('RevokeAccessTokenPayload').implement({
  description: 'The token is revoked and its streams closed.',
  fields: (t) => ({
    deletedAccessTokenId: t.globalID({
      description: 'ID of the revoked token.',
      resolve: ({ id }) => ({ type: 'AccessToken', id }),
    }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'For refetching access tokens.' }),
  }),
})

builder.mutationFields((t) => ({
  createAccessToken: t.withAuth({ signedIn: true }).field({
    type: CreateAccessTokenPayload,
    errors: { types: [InputError, RateLimitError, EmailNotVerifiedError] },
    description: 'Creates an access token, after a recent sign-in.',
    args: { input: t.arg({ type: CreateAccessTokenInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      ...(await services.account.accessTokens.create(viewer, input)),
    }),
  }),
  revokeAccessToken: t.withAuth({ signedIn: true }).field({
    type: RevokeAccessTokenPayload,
    errors: { types: [NotFoundError] },
    description: 'Revokes an access token immediately.',
    args: { input: t.arg({ type: RevokeAccessTokenInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.accessTokenId.id)
      await services.account.accessTokens.revoke(viewer, { id })
      return { id, viewer }
    },
  }),
}))
