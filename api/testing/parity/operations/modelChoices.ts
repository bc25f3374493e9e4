import { globalId, graph, type Input, mutation, type Operation, rest, type World } from '../parity.ts'
import { aProvider, connection, denied, toEndpoint } from './models.ts'

const answering = 'id: uuid provider name connection_name: connectionName is_built_in: isBuiltIn accepts_images: acceptsImages'
const toModelId = ({ model_id: id }: Input) => ({ modelId: id === null ? null : globalId('ConnectedModel', id) })
const ofThread = ({ threadId: id, connectedModelId: model_id }: World): Input => ({ id, model_id })

/** Run before the operators’ operations, which delete the servers. */
export const modelChoiceOperations: Operation[] = [
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
]
