import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
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

export const PresetEnum = builder.enumType('ModelPreset', {
  description: 'Kind of a model provider.',
  values: toEnumValues({
    ollama: { description: 'Local models in Ollama.' },
    lm_studio: { description: 'Local models in LM Studio.' },
    openai: { description: 'GPT models by OpenAI.' },
    anthropic: { description: 'Claude models by Anthropic.' },
    openai_compatible: { description: 'Another server compatible with OpenAI.' },
  }),
})

export const ModelNode = builder.objectRef<ConnectedModel>('ConnectedModel')
builder.node(ModelNode, {
  description: 'Model of a connected provider, visible to operators or the key’s owner.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.modelConnections.findModel(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    ...exposeFields(t, connectedModelBody, ['id']),
  }),
})

export const ConnectionNode = builder.objectRef<Connection>('ModelServer')
builder.node(ConnectionNode, {
  description: 'Connected provider, for operators or the key’s owner.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.modelConnections.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    preset: t.expose('preset', { type: PresetEnum, description: 'Kind of model provider.' }),
    models: t.field({ type: [ModelNode], description: 'Models of the provider, by name.', resolve: ({ models }) => models }),
    ...exposeFields(t, connectionBody, ['id', 'preset', 'models']),
  }),
})

const EnvironmentModelType = builder.objectRef<EnvironmentModel>('EnvironmentModel').implement({
  description: 'Default model from environment variables.',
  fields: (t) => exposeFields(t, environmentModelBody),
})

const ProviderModelType = builder.objectRef<ProviderModel>('ProviderModel').implement({
  description: 'Model as listed by its provider.',
  fields: (t) => exposeFields(t, providerModelBody),
})

const models = { description: 'Listed chat models, at most 500.' }

const DetectedServerType = builder.objectRef<DetectedServer>('DetectedModelServer').implement({
  description: 'Model server on the server’s machine.',
  fields: (t) => ({
    preset: t.expose('preset', { type: PresetEnum, description: 'Kind of model server.' }),
    models: t.field({ type: [ProviderModelType], ...models, resolve: (server) => server.models }),
    ...exposeFields(t, detectedServerBody, ['preset', 'models']),
  }),
})

const TestProblemType = builder.objectRef<NonNullable<ReturnType<typeof toTestProblem>>>('ModelConnectionProblem').implement({
  description: 'Reason why a provider can’t be used.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'English message for the operator.' }),
    code: t.expose('code', {
      type: ErrorCodeEnum,
      description: 'Error code, for programs and translations.',
    }),
    params: t.expose('params', { type: 'JSON', description: 'Values used in `message`.' }),
  }),
})

const TestType = builder.objectRef<TestResult>('ModelConnectionTest').implement({
  description: 'Result of a provider test.',
  fields: (t) => ({
    models: t.field({ type: [ProviderModelType], ...models, resolve: (result) => result.models }),
    problem: t.field({
      type: TestProblemType,
      nullable: true,
      description: 'Reason for failure; null if it answered.',
      resolve: toTestProblem,
    }),
    ...exposeFields(t, testResultBody, ['models']),
  }),
})

builder.objectFields(OperatorType, (t) => ({
  environmentModel: t.field({
    type: EnvironmentModelType,
    nullable: true,
    description: 'Default model from environment variables; null if unset.',
    resolve: (_operator, _args, { services }) => services.models.getEnvironmentModel(),
  }),
  modelConnections: t.field({
    type: [ConnectionNode],
    description: 'Connected model providers, oldest first.',
    resolve: (viewer, _args, { services }) => services.modelConnections.list(viewer),
  }),
  detectedModelServers: t.field({
    type: [DetectedServerType],
    description: 'Ollama and LM Studio on the server.',
    resolve: (viewer, _args, { services }) => services.modelConnections.detect(viewer),
  }),
}))

export const baseUrl = { description: 'Base URL; the preset’s by default.' }
export const apiKey = { description: 'API key, at most 1,000 characters, never returned.' }
const connectionId = { required: true, for: ConnectionNode, description: 'ID of the connection.' } as const

const TestModelConnectionInput = builder.inputType('TestModelConnectionInput', {
  description: 'Model provider to test.',
  fields: (t) => ({
    preset: t.field({ type: PresetEnum, required: true, description: 'Kind of model provider.' }),
    baseUrl: t.string(baseUrl),
    apiKey: t.string(apiKey),
    model: t.string({ description: 'Model to test; the first by default.' }),
    connectionId: t.globalID({
      for: ConnectionNode,
      description: 'Connection with a stored key, for its origin only.',
    }),
  }),
})

const CreateModelConnectionInput = builder.inputType('CreateModelConnectionInput', {
  description: 'Model provider to connect.',
  fields: (t) => ({
    preset: t.field({ type: PresetEnum, required: true, description: 'Kind of model provider.' }),
    baseUrl: t.string(baseUrl),
    apiKey: t.string(apiKey),
    model: t.string({ description: 'Model to make available; the first by default.' }),
  }),
})

const UpdateModelConnectionInput = builder.inputType('UpdateModelConnectionInput', {
  description: 'Connection with its changed fields.',
  fields: (t) => ({
    connectionId: t.globalID(connectionId),
    baseUrl: t.string({ description: 'Base URL; another origin requires the key again.' }),
    apiKey: t.string({ description: 'New API key; an empty string removes it.' }),
  }),
})

const defineConnectionPayload = (name: string, description: string) =>
  builder.inputType(name, { description, fields: (t) => ({ connectionId: t.globalID(connectionId) }) })
const RefreshModelConnectionInput = defineConnectionPayload('RefreshModelConnectionInput', 'Connection to be refreshed.')
const DeleteModelConnectionInput = defineConnectionPayload('DeleteModelConnectionInput', 'Model connection to remove.')

const { shape } = connectedModelBody
const getDescription = (field: { description?: string }) => ({ description: field.description })
const UpdateConnectedModelInput = builder.inputType('UpdateConnectedModelInput', {
  description: 'Model with its changed fields.',
  fields: (t) => ({
    modelId: t.globalID({ required: true, for: ModelNode, description: 'ID of the connected model.' }),
    isAvailable: t.boolean(getDescription(shape.is_available)),
    isDefault: t.boolean({ description: 'True makes it available and the default.' }),
    contextTokens: t.int(getDescription(shape.context_tokens)),
    acceptsImages: t.boolean(getDescription(shape.accepts_images)),
    callsTools: t.boolean(getDescription(shape.calls_tools)),
    reasons: t.boolean(getDescription(shape.reasons)),
  }),
})

const viewerField = 'For refetching model connections.'

const TestModelConnectionPayload = builder.objectRef<TestResult>('TestModelConnectionPayload').implement({
  description: 'The provider was tested.',
  fields: (t) => ({
    test: t.field({
      type: TestType,
      description: 'Test result, including the reason for failure.',
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
        description: 'Connection after the change.',
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
      description: 'ID of the removed connection.',
      resolve: ({ id }) => ({ type: 'ModelServer', id }),
    }),
    viewer: t.field({ type: ViewerType, description: viewerField, resolve: ({ viewer }) => viewer }),
  }),
})

const UpdateConnectedModelPayload = builder.objectRef<{ model: ConnectedModel; viewer: Viewer }>('UpdateConnectedModelPayload').implement({
  description: 'The change applies from the next answer.',
  fields: (t) => ({
    model: t.field({ type: ModelNode, description: 'Model after the change.', resolve: ({ model }) => model }),
    viewer: t.field({ type: ViewerType, description: viewerField, resolve: ({ viewer }) => viewer }),
  }),
})

defineMutations('operator', (t) => ({
  testModelConnection: t.withAuth({ signedIn: true }).field({
    type: TestModelConnectionPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Tests a provider without storing anything; operators only.',
    args: { input: t.arg({ type: TestModelConnectionInput, required: true }) },
    resolve: (_root, { input: { connectionId: id, ...input } }, { services, viewer }) =>
      services.modelConnections.test(viewer, { ...input, connectionId: id && requireUuid(id.id) }),
  }),
  createModelConnection: t.withAuth({ signedIn: true }).field({
    type: CreateModelConnectionPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Connects and lists a model provider; operators only.',
    args: { input: t.arg({ type: CreateModelConnectionInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      connection: await services.modelConnections.create(viewer, input),
    }),
  }),
  updateModelConnection: t.withAuth({ signedIn: true }).field({
    type: UpdateModelConnectionPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Changes a connection’s address or key; operators only.',
    args: { input: t.arg({ type: UpdateModelConnectionInput, required: true }) },
    resolve: async (_root, { input: { connectionId: id, ...input } }, { services, viewer }) => ({
      viewer,
      connection: await services.modelConnections.update(viewer, { ...input, id: requireUuid(id.id) }),
    }),
  }),
  refreshModelConnection: t.withAuth({ signedIn: true }).field({
    type: RefreshModelConnectionPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Lists a provider’s models again; operators only.',
    args: { input: t.arg({ type: RefreshModelConnectionInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      connection: await services.modelConnections.refresh(viewer, { id: requireUuid(input.connectionId.id) }),
    }),
  }),
  deleteModelConnection: t.withAuth({ signedIn: true }).field({
    type: DeleteModelConnectionPayload,
    errors: { types: [NotFoundError] },
    description: 'Removes a connection, key and models; operators only.',
    args: { input: t.arg({ type: DeleteModelConnectionInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.connectionId.id)
      await services.modelConnections.remove(viewer, { id })
      return { id, viewer }
    },
  }),
  updateConnectedModel: t.withAuth({ signedIn: true }).field({
    type: UpdateConnectedModelPayload,
    errors: { types: [InputError, ConflictError, NotFoundError] },
    description: 'Changes a model’s availability or capabilities; operators only.',
    args: { input: t.arg({ type: UpdateConnectedModelInput, required: true }) },
    resolve: async (_root, { input: { modelId, ...input } }, { services, viewer }) => ({
      viewer,
      model: await services.modelConnections.updateModel(viewer, { ...input, id: requireUuid(modelId.id) }),
    }),
  }),
}))
