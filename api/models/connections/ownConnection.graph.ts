import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { OperatorType } from '../../operator/operator.graph.ts'
import { InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { apiKey, baseUrl, ConnectionNode, PresetEnum } from './connections.graph.ts'

const OwnKeysEnum = builder.enumType('OwnKeys', {
  description: 'Whether users can add their own keys.',
  values: toEnumValues({
    off: { description: 'Users cannot add a key.' },
    public: { description: 'Providers on the internet only.' },
    any: { description: 'Providers on the internet or private networks.' },
  }),
})

builder.objectFields(ViewerType, (t) => ({
  ownKeys: t.field({
    type: OwnKeysEnum,
    description: 'Whether the viewer can add a key.',
    resolve: (_viewer, _args, { services }) => services.models.ownKeys(),
  }),
  ownModelServer: t.field({
    type: ConnectionNode,
    nullable: true,
    description: 'Provider with the viewer’s key; null for access tokens.',
    resolve: (viewer, _args, { services }) => services.ownConnection.find(viewer),
  }),
}))

builder.objectField(OperatorType, 'ownKeys', (t) =>
  t.field({
    type: OwnKeysEnum,
    description: 'Whether users can add their own keys.',
    resolve: (_operator, _args, { services }) => services.models.ownKeys(),
  }),
)

const SaveOwnModelServerInput = builder.inputType('SaveOwnModelServerInput', {
  description: 'Viewer’s own provider key.',
  fields: (t) => ({
    preset: t.field({ type: PresetEnum, required: true, description: 'Kind of model provider.' }),
    baseUrl: t.string(baseUrl),
    apiKey: t.string({ description: `${apiKey.description} Defaults to the stored key, for the same address.` }),
    model: t.string({ description: 'Model to use; the first by default.' }),
  }),
})

const SetOwnKeysInput = builder.inputType('SetOwnKeysInput', {
  description: 'Whether users can add their own keys.',
  fields: (t) => ({ ownKeys: t.field({ type: OwnKeysEnum, required: true, description: 'Whether users can add their own key.' }) }),
})

const withViewer = (name: string, description: string) =>
  builder.objectRef<Viewer>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.field({ type: ViewerType, description: 'Viewer after the change.', resolve: (viewer) => viewer }),
    }),
  })
const SaveOwnModelServerPayload = withViewer('SaveOwnModelServerPayload', 'The provider accepted the key. Its model can be chosen.')
const DeleteOwnModelServerPayload = withViewer('DeleteOwnModelServerPayload', 'The key is deleted. The default model answers instead.')
const SetOwnKeysPayload = withViewer('SetOwnKeysPayload', 'The setting applies to the next answer.')

defineMutations('chat', (t) => ({
  saveOwnModelServer: t.withAuth({ signedIn: true }).field({
    type: SaveOwnModelServerPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Adds or replaces the key for the viewer’s own conversations. Not for access tokens.',
    args: { input: t.arg({ type: SaveOwnModelServerInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      await services.ownConnection.save(viewer, input)
      return viewer
    },
  }),
  deleteOwnModelServer: t.withAuth({ signedIn: true }).field({
    type: DeleteOwnModelServerPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes the viewer’s own key and models. Not for access tokens.',
    resolve: async (_root, _args, { services, viewer }) => {
      await services.ownConnection.remove(viewer)
      return viewer
    },
  }),
}))

defineMutations('operator', (t) => ({
  setOwnKeys: t.withAuth({ signedIn: true }).field({
    type: SetOwnKeysPayload,
    errors: { types: [NotFoundError] },
    description: 'Allows or forbids users’ own keys, as an operator. Stored keys are kept.',
    args: { input: t.arg({ type: SetOwnKeysInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      await services.modelConnections.setOwnKeys(viewer, input)
      return viewer
    },
  }),
}))
