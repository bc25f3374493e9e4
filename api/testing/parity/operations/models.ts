import { nodes } from './account.ts'
import { globalId, graph, type Input, mutation, type Operation, rest, type World } from '../parity.ts'

const capabilities = 'context_tokens: contextTokens accepts_images: acceptsImages calls_tools: callsTools reasons'
const model = `id: uuid name is_listed: isListed is_available: isAvailable is_default: isDefault ${capabilities}`
const connection = `id: uuid preset base_url: baseUrl has_api_key: hasApiKey key_hint: keyHint is_key_readable: isKeyReadable
  models { ${model} } created_at: createdAt updated_at: updatedAt`
const listed = `base_url: baseUrl models { name ${capabilities} }`

const ofServer = ({ connectionId: id }: World): Input => ({ id })
const modelOfServer = ({ connectedModelId: id }: World): Input => ({ id })
const aProvider = ({ modelUrl }: World): Input => ({
  preset: 'openai_compatible',
  base_url: modelUrl,
  api_key: 'a key with more than 16'.replaceAll(' ', '-'),
})
const denied = (input?: (world: World) => Input) =>
  [
    { title: 'is hidden from other users', as: 'other', input, status: 404 },
    { title: 'refuses access tokens', as: 'program', input, status: 403 },
    { title: 'needs a session', as: 'anyone', input, status: 401 },
  ] as const

const toEndpoint = ({ preset, base_url, api_key, model: name, connection_id }: Input): Input => ({
  preset: String(preset).toUpperCase(),
  baseUrl: base_url,
  apiKey: api_key,
  model: name,
  ...(connection_id !== undefined && { connectionId: globalId('ModelServer', connection_id) }),
})
const toConnectionId = ({ id }: Input) => ({ connectionId: globalId('ModelServer', id) })
const pickConnection = ({ connection: shown }: Input) => shown
const pickTest = (result: Input) => ({ ...result, duration_ms: typeof result.duration_ms })

const answering = 'id: uuid provider name is_built_in: isBuiltIn accepts_images: acceptsImages'
const toModelId = ({ model_id: id }: Input) => ({ modelId: id === null ? null : globalId('ConnectedModel', id) })
const ofThread = ({ threadId: id, connectedModelId: model_id }: World): Input => ({ id, model_id })

export const modelOperations: Operation[] = [
  {
    call: 'GET /api/v1/operator/audit-log',
    rest: rest(
      () => ['GET', '/operator/audit-log?limit=100'],
      ({ entries }) => (entries as Input[]).map(({ action }) => String(action)).toSorted(),
    ),
    graph: graph(
      `{ viewer { operator { auditLog(first: 100) { edges { node { action } } } } } }`,
      () => ({}),
      ({ viewer }) => {
        const operator = viewer?.operator as Input | null
        return operator && (nodes(operator.auditLog) as Input[]).map(({ action }) => String(action)).toSorted()
      },
    ),
    cases: [{ title: 'shows all', as: 'owner' }, ...denied()],
  },
  {
    call: 'PUT /api/v1/operator/own-keys',
    rest: rest((body) => ['PUT', '/operator/own-keys', body]),
    graph: mutation(
      'setOwnKeys',
      'viewer { ownKeys }',
      ({ own_keys }) => ({ ownKeys: String(own_keys).toUpperCase() }),
      ({ viewer }) => ({ own_keys: String((viewer as Input).ownKeys).toLowerCase() }),
    ),
    cases: [{ title: 'allows them', as: 'owner', input: () => ({ own_keys: 'any' }) }, ...denied(() => ({ own_keys: 'any' }))],
  },
  {
    call: 'PUT /api/v1/models/own',
    rest: rest((body) => ['PUT', '/models/own', body]),
    graph: mutation(
      'saveOwnModelServer',
      `viewer { ownModelServer { ${connection} } }`,
      toEndpoint,
      ({ viewer }) => (viewer as Input).ownModelServer,
    ),
    cases: [
      { title: 'adds it', as: 'other', input: aProvider },
      { title: 'refuses another model', as: 'other', input: (world) => ({ ...aProvider(world), model: 'none' }), status: 400 },
      { title: 'is not for programs', as: 'program', input: aProvider, status: 403 },
      { title: 'needs a session', as: 'anyone', input: aProvider, status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/models/own',
    rest: rest(() => ['GET', '/models/own']),
    graph: graph(
      `{ viewer { own_keys: ownKeys connection: ownModelServer { ${connection} } } }`,
      () => ({}),
      ({ viewer }) => viewer,
    ),
    cases: [
      { title: 'shows it', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'DELETE /api/v1/models/own',
    rest: rest(
      () => ['DELETE', '/models/own'],
      () => ({}),
    ),
    graph: graph(
      `mutation { result: deleteOwnModelServer { __typename ... on UserError { message code params } } }`,
      () => ({}),
      () => ({}),
    ),
    cases: [
      { title: 'deletes it', as: 'other' },
      { title: 'is gone', as: 'owner', status: 404 },
      { title: 'is not for programs', as: 'program', status: 403 },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/models',
    rest: rest(
      () => ['GET', '/models'],
      ({ models }) => (models as Input[]).length,
    ),
    graph: graph(
      `{ viewer { models { ${answering} } } }`,
      () => ({}),
      ({ viewer }) => (viewer?.models as Input[] | undefined)?.length ?? null,
    ),
    cases: [
      { title: 'lists them', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'PUT /api/v1/model',
    rest: rest((body) => ['PUT', '/model', body]),
    graph: mutation('setDefaultModel', `viewer { model { ${answering} } }`, toModelId, ({ viewer }) => (viewer as Input).model),
    cases: [
      { title: 'chooses it', as: 'other', input: ({ connectedModelId: model_id }) => ({ model_id }) },
      { title: 'chooses the default', as: 'other', input: () => ({ model_id: null }) },
      { title: 'knows no other', as: 'other', input: ({ connectionId: model_id }) => ({ model_id }), status: 404 },
      { title: 'needs a session', as: 'anyone', input: () => ({ model_id: null }), status: 401 },
    ],
  },
  {
    call: 'PUT /api/v1/chat/threads/{id}/model',
    rest: rest(({ id, ...body }) => ['PUT', `/chat/threads/${String(id)}/model`, body]),
    graph: mutation(
      'setThreadModel',
      `thread { model { ${answering} } }`,
      ({ id, ...input }) => ({ threadId: globalId('Thread', id), ...toModelId(input) }),
      ({ thread }) => (thread as Input).model,
    ),
    cases: [
      { title: 'chooses it', as: 'owner', input: ofThread },
      { title: 'knows no other', as: 'owner', input: (world) => ({ ...ofThread(world), model_id: world.connectionId }), status: 404 },
      { title: 'hides the thread from others', as: 'other', input: ofThread, status: 404 },
      { title: 'needs a session', as: 'anyone', input: ofThread, status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/chat/threads/{id}/model',
    rest: rest(({ id }) => ['GET', `/chat/threads/${String(id)}/model`]),
    graph: graph(
      `query ($id: String!) { viewer { thread(uuid: $id) { model { ${answering} } } } }`,
      ({ id }) => ({ id }),
      ({ viewer }) => (viewer?.thread as Input | null)?.model ?? null,
    ),
    cases: [
      { title: 'shows it', as: 'owner', input: ofThread },
      { title: 'hides it from others', as: 'other', input: ofThread, status: 404 },
      { title: 'needs a session', as: 'anyone', input: ofThread, status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/operator/models',
    rest: rest(() => ['GET', '/operator/models']),
    graph: graph(
      `{ viewer { operator { environment: environmentModel { provider name base_url: baseUrl has_api_key: hasApiKey }
        connections: modelConnections { ${connection} } } } }`,
      () => ({}),
      ({ viewer }) => viewer?.operator,
    ),
    cases: [{ title: 'shows all', as: 'owner' }, ...denied()],
  },
  {
    call: 'GET /api/v1/operator/models/detected',
    rest: rest(
      () => ['GET', '/operator/models/detected'],
      ({ servers }) => servers,
    ),
    graph: graph(
      `{ viewer { operator { detectedModelServers { preset ${listed} } } } }`,
      () => ({}),
      ({ viewer }) => (viewer?.operator as Input | null)?.detectedModelServers,
    ),
    cases: [{ title: 'looks', as: 'owner' }, ...denied()],
  },
  {
    call: 'POST /api/v1/operator/models/test',
    rest: rest((body) => ['POST', '/operator/models/test', body], pickTest),
    graph: mutation(
      'testModelConnection',
      `test { ${listed} model answer duration_ms: durationMs problem { message code params } }`,
      toEndpoint,
      ({ test }) => pickTest(test as Input),
    ),
    cases: [
      { title: 'shows an answer', as: 'owner', input: aProvider },
      { title: 'shows the problem', as: 'owner', input: () => ({ preset: 'openai_compatible', base_url: 'http://127.0.0.1:9' }) },
      {
        title: 'uses the stored key',
        as: 'owner',
        input: (world) => ({ preset: 'openai_compatible', connection_id: world.connectionId }),
      },
      { title: 'refuses a missing key', as: 'owner', input: () => ({ preset: 'openai' }), status: 400 },
      ...denied(aProvider),
    ],
  },
  {
    call: 'POST /api/v1/operator/models/connections',
    rest: rest((body) => ['POST', '/operator/models/connections', body]),
    graph: mutation('createModelConnection', `connection { ${connection} }`, toEndpoint, pickConnection),
    cases: [
      { title: 'connects', as: 'owner', input: aProvider },
      { title: 'refuses another model', as: 'owner', input: (world) => ({ ...aProvider(world), model: 'none' }), status: 400 },
      { title: 'refuses a missing address', as: 'owner', input: () => ({ preset: 'openai_compatible', base_url: 'here' }), status: 400 },
      { title: 'refuses a missing server', as: 'owner', input: () => ({ preset: 'ollama', base_url: 'http://127.0.0.1:9' }), status: 400 },
      ...denied(aProvider),
    ],
  },
  {
    call: 'GET /api/v1/operator/models/connections/{id}',
    rest: rest(({ id }) => ['GET', `/operator/models/connections/${String(id)}`]),
    graph: graph(
      `query ($id: ID!) { viewer { __typename operator { __typename } } node(id: $id) { ... on ModelServer { ${connection} } } }`,
      ({ id }) => ({ id: globalId('ModelServer', id) }),
      ({ node }) => node,
    ),
    cases: [{ title: 'shows it', as: 'owner', input: ofServer }, ...denied(ofServer)],
  },
  {
    call: 'PATCH /api/v1/operator/models/connections/{id}',
    rest: rest(({ id, ...body }) => ['PATCH', `/operator/models/connections/${String(id)}`, body]),
    graph: mutation(
      'updateModelConnection',
      `connection { ${connection} }`,
      ({ base_url, api_key, ...input }) => ({ ...toConnectionId(input), baseUrl: base_url, apiKey: api_key }),
      pickConnection,
    ),
    cases: [
      { title: 'changes the key', as: 'owner', input: (world) => ({ ...ofServer(world), api_key: 'another-key-1234567' }) },
      { title: 'keeps the key', as: 'owner', input: (world) => ({ ...ofServer(world), base_url: 'http://127.0.0.1:9' }), status: 400 },
      { title: 'removes the key', as: 'owner', input: (world) => ({ ...ofServer(world), api_key: '' }) },
      ...denied((world) => ({ ...ofServer(world), api_key: 'k' })),
    ],
  },
  {
    call: 'POST /api/v1/operator/models/connections/{id}/refresh',
    rest: rest(({ id }) => ['POST', `/operator/models/connections/${String(id)}/refresh`]),
    graph: mutation('refreshModelConnection', `connection { ${connection} }`, toConnectionId, pickConnection),
    cases: [
      { title: 'reads the list', as: 'owner', input: ofServer },
      { title: 'knows no other', as: 'owner', input: modelOfServer, status: 404 },
      ...denied(ofServer),
    ],
  },
  {
    call: 'PATCH /api/v1/operator/models/{id}',
    rest: rest(({ id, ...body }) => ['PATCH', `/operator/models/${String(id)}`, body]),
    graph: mutation(
      'updateConnectedModel',
      `model { ${model} }`,
      ({ id, is_available, is_default, context_tokens, accepts_images, calls_tools, reasons }) => ({
        modelId: globalId('ConnectedModel', id),
        isAvailable: is_available,
        isDefault: is_default,
        contextTokens: context_tokens,
        acceptsImages: accepts_images,
        callsTools: calls_tools,
        reasons,
      }),
      (result) => result.model,
    ),
    cases: [
      {
        title: 'changes what it can do',
        as: 'owner',
        input: (world) => ({ ...modelOfServer(world), context_tokens: 9000, accepts_images: true, calls_tools: false, reasons: true }),
      },
      { title: 'refuses a tiny window', as: 'owner', input: (world) => ({ ...modelOfServer(world), context_tokens: 5 }), status: 400 },
      { title: 'keeps the fixed default', as: 'owner', input: (world) => ({ ...modelOfServer(world), is_default: true }), status: 409 },
      { title: 'knows no other', as: 'owner', input: (world) => ({ ...ofServer(world), reasons: true }), status: 404 },
      ...denied((world) => ({ ...modelOfServer(world), reasons: true })),
    ],
  },
  {
    call: 'DELETE /api/v1/operator/models/connections/{id}',
    rest: rest(
      ({ id }) => ['DELETE', `/operator/models/connections/${String(id)}`],
      () => true,
    ),
    graph: mutation('deleteModelConnection', 'deletedModelConnectionId', toConnectionId, () => true),
    cases: [
      ...denied(ofServer),
      { title: 'removes it', as: 'owner', input: ofServer },
      { title: 'no longer finds it', as: 'owner', input: ofServer, status: 404 },
    ],
  },
]
