import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { enumValues } from '../../graphql/enumValues.ts'
import { ErrorCodeEnum } from '../../graphql/errors/errors.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { OperatorType } from '../../operator/operator.graph.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import {
  connectedModelBody,
  connectionBody,
  detectedServerBody,
  environmentModelBody,
  providerModelBody,
  testResultBody,
  toTestProblem,
} from './connectionBodies.ts'
import type { ConnectedModel, Connection } from './connections.service.ts'
import type { DetectedServer } from './detection.ts'
import type { EnvironmentModel } from './modelSettings.ts'
import type { ProviderModel } from './providerModels.ts'
import type { TestResult } from './providerTest.ts'

const PresetEnum = builder.enumType('ModelPreset', {
  description: 'The kind of a model provider.',
  values: enumValues({
    ollama: { description: 'Ollama.' },
    lm_studio: { description: 'LM Studio.' },
    openai: { description: 'OpenAI.' },
    anthropic: { description: 'Anthropic.' },
    openai_compatible: { description: 'Another server with an OpenAI-compatible API.' },
  }),
})

export const ModelNode = builder.objectRef<ConnectedModel>('ConnectedModel')
builder.node(ModelNode, {
  description: 'A model of a connected provider. Visible only to operators.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.modelConnections.findModel(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used in REST.' }),
    ...exposeFields(t, connectedModelBody, ['id']),
  }),
})

const ConnectionNode = builder.objectRef<Connection>('ModelServer')
builder.node(ConnectionNode, {
  description: 'A connected model provider. Visible only to operators.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.modelConnections.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used in REST.' }),
    preset: t.expose('preset', { type: PresetEnum, description: 'The kind of provider.' }),
    models: t.field({ type: [ModelNode], description: 'The models of the provider, by name.', resolve: ({ models }) => models }),
    ...exposeFields(t, connectionBody, ['id', 'preset', 'models']),
  }),
})

const EnvironmentModelType = builder.objectRef<EnvironmentModel>('EnvironmentModel').implement({
  description: 'The default model set by environment variables.',
  fields: (t) => exposeFields(t, environmentModelBody),
})

const ProviderModelType = builder.objectRef<ProviderModel>('ProviderModel').implement({
  description: 'A model as its provider describes it.',
  fields: (t) => exposeFields(t, providerModelBody),
})

const models = { description: 'The chat models that the provider lists, at most 500.' }

const DetectedServerType = builder.objectRef<DetectedServer>('DetectedModelServer').implement({
  description: 'A model server on the machine of this server.',
  fields: (t) => ({
    preset: t.expose('preset', { type: PresetEnum, description: 'The kind of server.' }),
    models: t.field({ type: [ProviderModelType], ...models, resolve: (server) => server.models }),
    ...exposeFields(t, detectedServerBody, ['preset', 'models']),
  }),
})

const TestProblemType = builder.objectRef<NonNullable<ReturnType<typeof toTestProblem>>>('ModelConnectionProblem').implement({
  description: 'The reason why a provider cannot be used.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'The message in English, ready to be shown to the operator.' }),
    code: t.expose('code', {
      type: ErrorCodeEnum,
      description: 'The error code for programs, and for translations together with `params`.',
    }),
    params: t.expose('params', { type: 'JSON', description: 'The values in the message, as an object of strings and numbers.' }),
  }),
})

const TestType = builder.objectRef<TestResult>('ModelConnectionTest').implement({
  description: 'The result of a test.',
  fields: (t) => ({
    models: t.field({ type: [ProviderModelType], ...models, resolve: (result) => result.models }),
    problem: t.field({
      type: TestProblemType,
      nullable: true,
      description: 'The reason why the test failed; null if the model answered.',
      resolve: toTestProblem,
    }),
    ...exposeFields(t, testResultBody, ['models']),
  }),
})

builder.objectFields(OperatorType, (t) => ({
  environmentModel: t.field({
    type: EnvironmentModelType,
    nullable: true,
    description: 'The default model set by environment variables; null if connected models decide.',
    resolve: (_operator, _args, { services }) => services.models.environmentModel(),
  }),
  modelConnections: t.field({
    type: [ConnectionNode],
    description: 'The connected model providers, oldest first.',
    resolve: (viewer, _args, { services }) => services.modelConnections.list(viewer),
  }),
  detectedModelServers: t.field({
    type: [DetectedServerType],
    description: 'Ollama and LM Studio on the machine of this server, if they answer at their usual ports.',
    resolve: (viewer, _args, { services }) => services.modelConnections.detect(viewer),
  }),
}))

const baseUrl = { description: 'The base URL of the API. Defaults to the usual address of the preset.' }
const apiKey = { description: 'The API key, at most 1,000 characters. Stored encrypted and never returned.' }
const connectionId = { required: true, for: ConnectionNode, description: 'A connection of this server.' } as const

const TestModelConnectionInput = builder.inputType('TestModelConnectionInput', {
  description: 'Input for testing a model provider.',
  fields: (t) => ({
    preset: t.field({ type: PresetEnum, required: true, description: 'The kind of provider.' }),
    baseUrl: t.string(baseUrl),
    apiKey: t.string(apiKey),
    model: t.string({ description: 'The model to ask. Defaults to the first one listed.' }),
    connectionId: t.globalID({
      for: ConnectionNode,
      description: 'The connection whose stored key is used if no key is sent. It is sent only to the origin that it was entered for.',
    }),
  }),
})

const CreateModelConnectionInput = builder.inputType('CreateModelConnectionInput', {
  description: 'Input for connecting a model provider.',
  fields: (t) => ({
    preset: t.field({ type: PresetEnum, required: true, description: 'The kind of provider.' }),
    baseUrl: t.string(baseUrl),
    apiKey: t.string(apiKey),
    model: t.string({ description: 'The first model that users can choose. Defaults to the first one listed.' }),
  }),
})

const UpdateModelConnectionInput = builder.inputType('UpdateModelConnectionInput', {
  description: 'Input for changing a connection. Omitted fields stay unchanged.',
  fields: (t) => ({
    connectionId: t.globalID(connectionId),
    baseUrl: t.string({ description: 'The base URL of the API. For another origin, send the key again.' }),
    apiKey: t.string({ description: 'The new API key; an empty string removes the key.' }),
  }),
})

const oneConnection = (name: string, description: string) =>
  builder.inputType(name, { description, fields: (t) => ({ connectionId: t.globalID(connectionId) }) })
const RefreshModelConnectionInput = oneConnection('RefreshModelConnectionInput', 'Input for refreshing the models of a connection.')
const DeleteModelConnectionInput = oneConnection('DeleteModelConnectionInput', 'Input for removing a connection.')

const { shape } = connectedModelBody
const described = (field: { description?: string }) => ({ description: field.description })
const UpdateConnectedModelInput = builder.inputType('UpdateConnectedModelInput', {
  description: 'Input for changing a model. Omitted fields stay unchanged.',
  fields: (t) => ({
    modelId: t.globalID({ required: true, for: ModelNode, description: 'A model of a connection.' }),
    isAvailable: t.boolean(described(shape.is_available)),
    isDefault: t.boolean({ description: 'True makes the model available and the default instead of the current one.' }),
    contextTokens: t.int(described(shape.context_tokens)),
    acceptsImages: t.boolean(described(shape.accepts_images)),
    callsTools: t.boolean(described(shape.calls_tools)),
    reasons: t.boolean(described(shape.reasons)),
  }),
})

const viewerField = 'The viewer, for refetching the connections.'

const TestModelConnectionPayload = builder.objectRef<TestResult>('TestModelConnectionPayload').implement({
  description: 'The provider was asked.',
  fields: (t) => ({
    test: t.field({
      type: TestType,
      description: 'The result of the test, including the reason for a failure.',
      resolve: (result) => result,
    }),
  }),
})

const withConnection = (name: string, description: string) =>
  builder.objectRef<{ connection: Connection; viewer: Viewer }>(name).implement({
    description,
    fields: (t) => ({
      connection: t.field({
        type: ConnectionNode,
        description: 'The connection after the change.',
        resolve: ({ connection }) => connection,
      }),
      viewer: t.field({ type: ViewerType, description: viewerField, resolve: ({ viewer }) => viewer }),
    }),
  })
const CreateModelConnectionPayload = withConnection('CreateModelConnectionPayload', 'The provider is connected.')
const UpdateModelConnectionPayload = withConnection('UpdateModelConnectionPayload', 'The connection is updated.')
const RefreshModelConnectionPayload = withConnection('RefreshModelConnectionPayload', 'The models are refreshed.')

const DeleteModelConnectionPayload = builder.objectRef<{ id: string; viewer: Viewer }>('DeleteModelConnectionPayload').implement({
  description: 'The connection is removed.',
  fields: (t) => ({
    deletedModelConnectionId: t.globalID({
      description: 'The global ID of the removed connection.',
      resolve: ({ id }) => ({ type: 'ModelServer', id }),
    }),
    viewer: t.field({ type: ViewerType, description: viewerField, resolve: ({ viewer }) => viewer }),
  }),
})

const UpdateConnectedModelPayload = builder.objectRef<{ model: ConnectedModel; viewer: Viewer }>('UpdateConnectedModelPayload').implement({
  description: 'The model is updated. It applies to the next answer.',
  fields: (t) => ({
    model: t.field({ type: ModelNode, description: 'The model after the change.', resolve: ({ model }) => model }),
    viewer: t.field({ type: ViewerType, description: viewerField, resolve: ({ viewer }) => viewer }),
  }),
})

builder.mutationFields((t) => ({
  testModelConnection: t.withAuth({ signedIn: true }).field({
    type: TestModelConnectionPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Lists the models of a provider and lets one answer. Nothing is stored. Only for operators.',
    args: { input: t.arg({ type: TestModelConnectionInput, required: true, description: 'The provider to test.' }) },
    resolve: (_root, { input: { connectionId: id, ...input } }, { services, viewer }) =>
      services.modelConnections.test(viewer, { ...input, connectionId: id && requireUuid(id.id) }),
  }),
  createModelConnection: t.withAuth({ signedIn: true }).field({
    type: CreateModelConnectionPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Connects a model provider after listing its models. Only for operators.',
    args: { input: t.arg({ type: CreateModelConnectionInput, required: true, description: 'The provider to connect.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      connection: await services.modelConnections.create(viewer, input),
    }),
  }),
  updateModelConnection: t.withAuth({ signedIn: true }).field({
    type: UpdateModelConnectionPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Changes the address or key of a connection, which the provider must accept. Only for operators.',
    args: { input: t.arg({ type: UpdateModelConnectionInput, required: true, description: 'The connection and its changed fields.' }) },
    resolve: async (_root, { input: { connectionId: id, ...input } }, { services, viewer }) => ({
      viewer,
      connection: await services.modelConnections.update(viewer, { ...input, id: requireUuid(id.id) }),
    }),
  }),
  refreshModelConnection: t.withAuth({ signedIn: true }).field({
    type: RefreshModelConnectionPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Reads the list of a provider’s models again. Only for operators.',
    args: { input: t.arg({ type: RefreshModelConnectionInput, required: true, description: 'The connection to refresh.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      connection: await services.modelConnections.refresh(viewer, { id: requireUuid(input.connectionId.id) }),
    }),
  }),
  deleteModelConnection: t.withAuth({ signedIn: true }).field({
    type: DeleteModelConnectionPayload,
    errors: { types: [NotFoundError] },
    description: 'Removes a connection with its key and models. Only for operators.',
    args: { input: t.arg({ type: DeleteModelConnectionInput, required: true, description: 'The connection to remove.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.connectionId.id)
      await services.modelConnections.remove(viewer, { id })
      return { id, viewer }
    },
  }),
  updateConnectedModel: t.withAuth({ signedIn: true }).field({
    type: UpdateConnectedModelPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Changes who may use a model, the default model, or what a model can do. Only for operators.',
    args: { input: t.arg({ type: UpdateConnectedModelInput, required: true, description: 'The model and its changed fields.' }) },
    resolve: async (_root, { input: { modelId, ...input } }, { services, viewer }) => ({
      viewer,
      model: await services.modelConnections.updateModel(viewer, { ...input, id: requireUuid(modelId.id) }),
    }),
  }),
}))
