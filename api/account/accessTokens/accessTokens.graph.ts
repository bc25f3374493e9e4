import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { EmailNotVerifiedError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid, uuidOrNil } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { accessTokenBody } from './bodies.ts'
import type { CreatedAccessToken } from './accessTokens.service.ts'
import { ViewerType } from '../graph.ts'
import { requirePerson } from '../programs.ts'

const AccessTokenNode = builder.prismaNode('AccessToken', {
  description: 'An access token, visible only to its owner in a browser session.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: uuidOrNil(id), userId: requirePerson(viewer) }),
  fields: (t) => exposeFields(t, accessTokenBody, ['id']),
})

builder.objectField(ViewerType, 'accessTokens', (t) =>
  t.field({
    type: [AccessTokenNode],
    nullable: true,
    description: 'The viewer’s access tokens, newest first, including expired ones. Null for requests with an access token.',
    resolve: (viewer, _args, { services }) => services.account.accessTokens.list(viewer),
  }),
)

const CreateAccessTokenInput = builder.inputType('CreateAccessTokenInput', {
  description: 'Input for creating an access token.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The purpose of the token, 1 to 60 characters.' }),
    expiresInDays: t.int({ description: 'The lifetime in days, 1 to 365; null for no expiry.' }),
  }),
})

const RevokeAccessTokenInput = builder.inputType('RevokeAccessTokenInput', {
  description: 'Input for revoking an access token.',
  fields: (t) => ({
    accessTokenId: t.globalID({ required: true, for: AccessTokenNode, description: 'The access token; must belong to the viewer.' }),
  }),
})

const CreateAccessTokenPayload = builder.objectRef<CreatedAccessToken & { viewer: Viewer }>('CreateAccessTokenPayload').implement({
  description: 'The new access token, valid for both APIs.',
  fields: (t) => ({
    accessToken: t.field({
      type: AccessTokenNode,
      description: 'The created access token, without its secret.',
      resolve: ({ accessToken }) => accessToken,
    }),
    secret: t.exposeString('secret', { description: 'The secret, sent as `Authorization: Bearer …`; shown only once.' }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'The viewer, for refetching the tokens.' }),
  }),
})

const RevokeAccessTokenPayload = builder.objectRef<{ id: string; viewer: Viewer }>('RevokeAccessTokenPayload').implement({
  description: 'The token is revoked and its streams are closed.',
  fields: (t) => ({
    deletedAccessTokenId: t.globalID({
      description: 'The global ID of the revoked token.',
      resolve: ({ id }) => ({ type: 'AccessToken', id }),
    }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'The viewer, for refetching the tokens.' }),
  }),
})

builder.mutationFields((t) => ({
  createAccessToken: t.withAuth({ signedIn: true }).field({
    type: CreateAccessTokenPayload,
    errors: { types: [InputError, RateLimitError, EmailNotVerifiedError] },
    description: 'Creates an access token that can do everything except change account security. Notifies the owner.',
    args: { input: t.arg({ type: CreateAccessTokenInput, required: true, description: 'The name and lifetime of the token.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      ...(await services.account.accessTokens.create(viewer, input)),
    }),
  }),
  revokeAccessToken: t.withAuth({ signedIn: true }).field({
    type: RevokeAccessTokenPayload,
    errors: { types: [NotFoundError] },
    description: 'Revokes an access token immediately.',
    args: { input: t.arg({ type: RevokeAccessTokenInput, required: true, description: 'The access token to revoke.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.accessTokenId.id)
      await services.account.accessTokens.revoke(viewer, { id })
      return { id, viewer }
    },
  }),
}))
