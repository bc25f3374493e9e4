import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid, toUuidOrNil } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { defineSessionPayload, ViewerType } from '../graph.ts'
import { requirePerson } from '../programs.ts'
import { passkeyBody } from './bodies.ts'
import type { Passkey } from './passkeys.service.ts'

const PasskeyNode = builder.prismaNode('Passkey', {
  description: 'Passkey, readable only in browser sessions.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: toUuidOrNil(id), userId: requirePerson(viewer) }),
  fields: (t) => exposeFields(t, passkeyBody, ['id']),
})

builder.objectField(ViewerType, 'passkeys', (t) =>
  t.field({
    type: [PasskeyNode],
    nullable: true,
    description: 'Passkeys, newest first; null with an access token.',
    resolve: (viewer, _args, { services }) => services.account.passkeys.list(viewer),
  }),
)

const CreatePasskeyInput = builder.inputType('CreatePasskeyInput', {
  description: 'Passkey made with the options of `startPasskeyCreation`.',
  fields: (t) => ({
    name: t.string({ description: 'Name, 1 to 60 characters; defaults to the device.' }),
    credential: t.field({ type: 'JSON', required: true, description: 'Result of `PublicKeyCredential.toJSON()`.' }),
  }),
})

const RenamePasskeyInput = builder.inputType('RenamePasskeyInput', {
  description: 'New name of a passkey.',
  fields: (t) => ({
    passkeyId: t.globalID({ required: true, for: PasskeyNode, description: 'Passkey of the viewer.' }),
    name: t.string({ required: true, description: 'Name, 1 to 60 characters.' }),
  }),
})

const DeletePasskeyInput = builder.inputType('DeletePasskeyInput', {
  description: 'Passkey to remove from the account.',
  fields: (t) => ({ passkeyId: t.globalID({ required: true, for: PasskeyNode, description: 'Passkey of the viewer.' }) }),
})

const SignInWithPasskeyInput = builder.inputType('SignInWithPasskeyInput', {
  description: 'Answer to the options of `startPasskeySignIn`.',
  fields: (t) => ({
    credential: t.field({ type: 'JSON', required: true, description: 'Result of `PublicKeyCredential.toJSON()`.' }),
  }),
})

const StartPasskeyCreationPayload = defineOptionsPayload('StartPasskeyCreationPayload', 'create')
const StartPasskeySignInPayload = defineOptionsPayload('StartPasskeySignInPayload', 'get')
const SignInWithPasskeyPayload = defineSessionPayload('SignInWithPasskeyPayload', 'The user is signed in.')

const CreatePasskeyPayload = builder.objectRef<{ passkey: Passkey; viewer: Viewer }>('CreatePasskeyPayload').implement({
  description: 'The passkey can be used for signing in.',
  fields: (t) => ({
    passkey: t.field({ type: PasskeyNode, description: 'Passkey that was added.', resolve: ({ passkey }) => passkey }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'For refetching the passkeys.' }),
  }),
})

const RenamePasskeyPayload = builder.objectRef<{ passkey: Passkey }>('RenamePasskeyPayload').implement({
  description: 'The passkey has its new name.',
  fields: (t) => ({
    passkey: t.field({ type: PasskeyNode, description: 'Passkey with its new name.', resolve: ({ passkey }) => passkey }),
  }),
})

const DeletePasskeyPayload = builder.objectRef<{ id: string; viewer: Viewer }>('DeletePasskeyPayload').implement({
  description: 'The passkey no longer works.',
  fields: (t) => ({
    deletedPasskeyId: t.globalID({ description: 'ID of the passkey.', resolve: ({ id }) => ({ type: 'Passkey', id }) }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'For refetching the passkeys.' }),
  }),
})

const expected = { types: [InputError, RateLimitError] }

builder.mutationFields((t) => ({
  startPasskeySignIn: t.field({
    type: StartPasskeySignInPayload,
    errors: expected,
    description: 'Returns WebAuthn options, and sets a cookie that the answer needs.',
    resolve: async (_root, _args, { services, client }) => ({ options: await services.account.passkeys.startSignIn(client) }),
  }),
  signInWithPasskey: t.field({
    type: SignInWithPasskeyPayload,
    errors: expected,
    description: 'Signs in without a password or code, and sets the session cookie.',
    args: { input: t.arg({ type: SignInWithPasskeyInput, required: true }) },
    resolve: (_root, { input }, { services, client }) => services.account.passkeys.signIn(client, input),
  }),
  startPasskeyCreation: t.withAuth({ signedIn: true }).field({
    type: StartPasskeyCreationPayload,
    errors: { types: [InputError] },
    description: 'Returns WebAuthn options. Requires a recent sign-in.',
    resolve: async (_root, _args, { services, viewer }) => ({ options: await services.account.passkeys.startAdding(viewer) }),
  }),
  createPasskey: t.withAuth({ signedIn: true }).field({
    type: CreatePasskeyPayload,
    errors: { types: [InputError] },
    description: 'Adds a passkey and notifies the user.',
    args: { input: t.arg({ type: CreatePasskeyInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer, client }) => ({
      viewer,
      passkey: await services.account.passkeys.add(viewer, client, input),
    }),
  }),
  renamePasskey: t.withAuth({ signedIn: true }).field({
    type: RenamePasskeyPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Renames a passkey.',
    args: { input: t.arg({ type: RenamePasskeyInput, required: true }) },
    resolve: async (_root, { input: { passkeyId, name } }, { services, viewer }) => ({
      passkey: await services.account.passkeys.rename(viewer, { id: requireUuid(passkeyId.id), name }),
    }),
  }),
  deletePasskey: t.withAuth({ signedIn: true }).field({
    type: DeletePasskeyPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Removes a passkey and notifies the user. Requires a recent sign-in.',
    args: { input: t.arg({ type: DeletePasskeyInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.passkeyId.id)
      await services.account.passkeys.remove(viewer, { id })
      return { id, viewer }
    },
  }),
}))

function defineOptionsPayload(name: string, call: 'create' | 'get') {
  return builder.objectRef<{ options: object }>(name).implement({
    description: 'WebAuthn options, valid once for ten minutes.',
    fields: (t) => ({
      options: t.field({
        type: 'JSON',
        description: `Public key options in JSON for \`navigator.credentials.${call}()\`.`,
        resolve: ({ options }) => options,
      }),
    }),
  })
}
