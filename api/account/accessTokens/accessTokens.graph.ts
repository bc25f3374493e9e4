import { builder } from '../../graphql/builder.ts'
import { EmailNotVerifiedError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { existing, uuidOrNil } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { AccessToken } from './accessTokens.service.ts'
import { ViewerType } from '../graph.ts'
import { personOf } from '../programs.ts'

const AccessTokenNode = builder.prismaNode('AccessToken', {
  description: 'What a program acts with for a person, as a bearer token. Only they can see it, signed in.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: uuidOrNil(id), userId: personOf(viewer) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    prefix: t.exposeString('prefix', { description: 'How its secret begins, to tell it from others.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'From when on it is worthless; null lasts until revoked.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a program last used it, to within a few minutes; null until then.',
    }),
  }),
})

builder.objectField(ViewerType, 'accessTokens', (t) =>
  t.field({
    type: [AccessTokenNode],
    nullable: true,
    description: 'What programs act with for them, the newest first; also those that expired. Refused to such programs, which get null.',
    resolve: (viewer, _args, { services }) => services.account.accessTokens.list(viewer),
  }),
)

const CreateAccessTokenInput = builder.inputType('CreateAccessTokenInput', {
  description: 'A new access token.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is for, in 1 to 60 characters.' }),
    expiresInDays: t.int({ description: 'From 1 to 365; null lasts until it is revoked.' }),
  }),
})

const RevokeAccessTokenInput = builder.inputType('RevokeAccessTokenInput', {
  description: 'The access token to revoke.',
  fields: (t) => ({ accessTokenId: t.globalID({ required: true, for: AccessTokenNode, description: 'One of their own.' }) }),
})

interface Created {
  accessToken: AccessToken
  secret: string
  viewer: Viewer
}

const CreateAccessTokenPayload = builder.objectRef<Created>('CreateAccessTokenPayload').implement({
  description: 'Programs can use it from now on, over both REST and GraphQL.',
  fields: (t) => ({
    accessToken: t.field({ type: AccessTokenNode, description: 'The token.', resolve: ({ accessToken }) => accessToken }),
    secret: t.exposeString('secret', { description: 'To be sent as `Authorization: Bearer …`. Nobody can read it again.' }),
    viewer: t.field({ type: ViewerType, description: 'For reading their tokens again.', resolve: ({ viewer }) => viewer }),
  }),
})

const RevokeAccessTokenPayload = builder.objectRef<{ id: string; viewer: Viewer }>('RevokeAccessTokenPayload').implement({
  description: 'The token is worthless, and everything that it held open is closed.',
  fields: (t) => ({
    deletedAccessTokenId: t.globalID({ description: 'What is gone.', resolve: ({ id }) => ({ type: 'AccessToken', id }) }),
    viewer: t.field({ type: ViewerType, description: 'For reading their tokens again.', resolve: ({ viewer }) => viewer }),
  }),
})

builder.mutationFields((t) => ({
  createAccessToken: t.withAuth({ signedIn: true }).field({
    type: CreateAccessTokenPayload,
    errors: { types: [InputError, RateLimitError, EmailNotVerifiedError] },
    description: 'Makes a token with which programs may do everything but what guards the account. A notification tells of it.',
    args: { input: t.arg({ type: CreateAccessTokenInput, required: true, description: 'The token.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      ...(await services.account.accessTokens.create(viewer, input)),
    }),
  }),
  revokeAccessToken: t.withAuth({ signedIn: true }).field({
    type: RevokeAccessTokenPayload,
    errors: { types: [NotFoundError] },
    description: 'Takes a token back, at once.',
    args: { input: t.arg({ type: RevokeAccessTokenInput, required: true, description: 'The token.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = existing(input.accessTokenId.id)
      await services.account.accessTokens.revoke(viewer, { id })
      return { id, viewer }
    },
  }),
}))
