import { nodes } from './account.ts'
import { globalId, graph, type Input, mutation, type Operation, rest, type World } from '../parity.ts'

const capabilities = 'context_tokens: contextTokens accepts_images: acceptsImages calls_tools: callsTools reasons'
const model = `id: uuid name is_listed: isListed is_available: isAvailable is_default: isDefault ${capabilities}`
export const connection = `id: uuid preset base_url: baseUrl has_api_key: hasApiKey key_hint: keyHint is_key_readable: isKeyReadable
  models { ${model} } created_at: createdAt updated_at: updatedAt`
const listed = `base_url: baseUrl models { name ${capabilities} }`

const ofServer = ({ connectionId: id }: World): Input => ({ id })
const modelOfServer = ({ connectedModelId: id }: World): Input => ({ id })
export const aProvider = ({ modelUrl }: World): Input => ({
  preset: 'openai_compatible',
  base_url: modelUrl,
  api_key: 'a key with more than 16'.replaceAll(' ', '-'),
})
export const denied = (input?: (world: World) => Input) =>
  [
    { title: 'is hidden from other users', as: 'other', input, status: 404 },
    { title: 'refuses access tokens', as: 'program', input, status: 403 },
    { title: 'needs a session', as: 'anyone', input, status: 401 },
  ] as const

export const toEndpoint = ({ preset, base_url, api_key, model: name, connection_id }: Input): Input => ({
  preset: String(preset).toUpperCase(),
  baseUrl: base_url,
  apiKey: api_key,
  model: name,
  ...(connection_id !== undefined && { connectionId: globalId('ModelServer', connection_id) }),
})
const toConnectionId = ({ id }: Input) => ({ connectionId: globalId('ModelServer', id) })
const pickConnection = ({ connection: shown }: Input) => shown
const pickTest = (result: Input) => ({ ...result, duration_ms: typeof result.duration_ms })

export const modelOperations: Operation[] = [
  {
    call: 'GET /api/v1/operator/audit-log',
    rest: rest(
      ({ query = '' }) => ['GET', `/operator/audit-log?limit=100&query=${String(query)}`],
      ({ entries }) => (entries as Input[]).map(({ action }) => String(action)).toSorted(),
    ),
    graph: graph(
      `query ($query: String) { viewer { operator { auditLog(first: 100, query: $query) { edges { node { action } } } } } }`,
      ({ query = '' }) => ({ query }),
      ({ viewer }) => {
        const operator = viewer?.operator as Input | null
        return operator && (nodes(operator.auditLog) as Input[]).map(({ action }) => String(action)).toSorted()
      },
    ),
    cases: [
      { title: 'shows all', as: 'owner' },
      { title: 'finds by action', as: 'owner', input: () => ({ query: 'model' }) },
      { title: 'refuses a long search', as: 'owner', input: () => ({ query: 'x'.repeat(255) }), status: 400 },
      ...denied(),
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
