import { nodes } from './account.ts'
import { thread } from './chat.ts'
import { globalId, graph, type Input, mutation, type Operation, rest, type World } from '../parity.ts'

const project = 'id: uuid name instructions'
const item = 'id: uuid kind title excerpt is_public: isPublic audience created_at: createdAt updated_at: updatedAt'
const kept = ({ projects }: World): Input => ({ id: projects.keptId })
const deleted = ({ projects }: World): Input => ({ id: projects.deletedId })
const withItem = ({ projects, items }: World): Input => ({ id: projects.keptId, itemId: items.changeId })
const shown = ({ project: changed }: Input) => changed

const strangers = (input: (world: World) => Input) =>
  [
    { title: 'is hidden from another user', as: 'other', input, status: 404 },
    { title: 'needs a session', as: 'anyone', input, status: 401 },
    { title: 'refuses an invalid ID', as: 'owner', input: (world) => ({ ...input(world), id: 'x' }), status: 404 },
  ] satisfies Operation['cases']

const changeItem = (method: 'PUT' | 'DELETE', name: string): Operation => ({
  call: `${method} /api/v1/chat/projects/{id}/items/{item_id}`,
  rest: rest(({ id, itemId }) => [method, `/chat/projects/${String(id)}/items/${String(itemId)}`]),
  graph: mutation(
    name,
    `project { ${project} }`,
    ({ id, itemId }) => ({ projectId: globalId('ChatProject', id), itemId: globalId('KnowledgeItem', itemId) }),
    shown,
  ),
  cases: [...strangers(withItem), { title: 'changes its knowledge', as: 'owner', input: withItem }],
})

export const projectOperations: Operation[] = [
  {
    call: 'POST /api/v1/chat/projects',
    rest: rest((body) => ['POST', '/chat/projects', body]),
    graph: mutation('createProject', `project { ${project} }`, (input) => input, shown),
    cases: [
      { title: 'creates it', as: 'owner', input: () => ({ name: 'Boat', instructions: 'Be brief.' }) },
      { title: 'refuses a blank name', as: 'owner', input: () => ({ name: ' ' }), status: 400 },
      { title: 'refuses long instructions', as: 'owner', input: () => ({ name: 'Boat', instructions: 'x'.repeat(8001) }), status: 400 },
      { title: 'needs a session', as: 'anyone', input: () => ({ name: 'Boat' }), status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/chat/projects',
    rest: rest(
      () => ['GET', '/chat/projects'],
      ({ projects }) => projects,
    ),
    graph: graph(
      `{ viewer { projects { ${project} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.projects,
    ),
    cases: [
      { title: 'lists them by name', as: 'owner' },
      { title: 'lists nothing to another user', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'PATCH /api/v1/chat/projects/{id}',
    rest: rest(({ id, ...changes }) => ['PATCH', `/chat/projects/${String(id)}`, changes]),
    graph: mutation(
      'updateProject',
      `project { ${project} }`,
      ({ id, ...changes }) => ({ projectId: globalId('ChatProject', id), ...changes }),
      shown,
    ),
    cases: [
      ...strangers((world) => ({ ...kept(world), name: 'Tower' })),
      { title: 'renames it', as: 'owner', input: (world) => ({ ...kept(world), name: 'Tower' }) },
      { title: 'changes its instructions', as: 'owner', input: (world) => ({ ...kept(world), instructions: 'Quote the log.' }) },
      { title: 'removes its instructions', as: 'owner', input: (world) => ({ ...kept(world), instructions: '' }) },
      { title: 'refuses a blank name', as: 'owner', input: (world) => ({ ...kept(world), name: ' ' }), status: 400 },
    ],
  },
  {
    call: 'GET /api/v1/chat/projects/{id}',
    rest: rest(({ id }) => ['GET', `/chat/projects/${String(id)}`]),
    graph: graph(
      `query ($id: String!) { viewer { project(uuid: $id) { ${project} } } }`,
      ({ id }) => ({ id }),
      ({ viewer }) => viewer?.project,
    ),
    cases: [...strangers(kept), { title: 'shows it', as: 'owner', input: kept }],
  },
  changeItem('PUT', 'addProjectItem'),
  {
    call: 'GET /api/v1/chat/projects/{id}/items',
    rest: rest(
      ({ id }) => ['GET', `/chat/projects/${String(id)}/items`],
      ({ items }) => items,
    ),
    graph: graph(
      `query ($id: String!) { viewer { project(uuid: $id) { items { ${item} } } } }`,
      ({ id }) => ({ id }),
      ({ viewer }) => (viewer?.project as { items: unknown } | null | undefined)?.items,
    ),
    cases: [...strangers(kept), { title: 'lists its knowledge', as: 'owner', input: kept }],
  },
  changeItem('DELETE', 'removeProjectItem'),
  {
    call: 'PATCH /api/v1/chat/threads/{id} (project)',
    rest: rest(({ id, project_id }) => ['PATCH', `/chat/threads/${String(id)}`, { project_id }]),
    graph: mutation(
      'updateThread',
      `threadEdge { node { ${thread} } }`,
      ({ id, project_id }) => ({ threadId: globalId('Thread', id), projectId: project_id && globalId('ChatProject', project_id) }),
      ({ threadEdge }) => (threadEdge as { node: unknown }).node,
    ),
    cases: [
      ...strangers(({ projects, threadId: id }) => ({ id, project_id: projects.keptId })),
      { title: 'moves it', as: 'owner', input: ({ projects, threadId: id }) => ({ id, project_id: projects.keptId }) },
    ],
  },
  {
    call: 'GET /api/v1/chat/threads (project)',
    rest: rest(
      ({ id }) => ['GET', `/chat/threads?project_id=${String(id)}`],
      ({ threads }) => (threads as Input[]).map(({ id, name }) => ({ id, name })),
    ),
    graph: graph(
      'query ($id: String!) { viewer { threads(first: 100, filter: { projectUuid: $id }) { edges { node { id: uuid name } } } } }',
      ({ id }) => ({ id }),
      ({ viewer }) => nodes(viewer?.threads),
    ),
    cases: [
      { title: 'lists its conversations', as: 'owner', input: kept },
      { title: 'lists nothing to another user', as: 'other', input: kept },
      { title: 'needs a session', as: 'anyone', input: kept, status: 401 },
    ],
  },
  {
    call: 'DELETE /api/v1/chat/projects/{id}',
    rest: rest(
      ({ id }) => ['DELETE', `/chat/projects/${String(id)}`],
      () => true,
    ),
    graph: mutation(
      'deleteProject',
      'deletedProjectId',
      ({ id }) => ({ projectId: globalId('ChatProject', id) }),
      () => true,
    ),
    cases: [
      ...strangers(deleted),
      { title: 'deletes it', as: 'owner', input: deleted },
      { title: 'deletes it once', as: 'owner', input: deleted, status: 404 },
    ],
  },
]
