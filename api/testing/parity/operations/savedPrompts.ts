import { nodes } from './account.ts'
import { globalId, graph, type Input, mutation, type Operation, rest, type World } from '../parity.ts'

const prompt = 'id: uuid title text created_at: createdAt updated_at: updatedAt'
const kept = ({ savedPrompts }: World): Input => ({ id: savedPrompts.keptId })
const deleted = ({ savedPrompts }: World): Input => ({ id: savedPrompts.deletedId })
const review = { title: 'Review', text: 'What did I learn about {{topic}}?' }

const strangers = (input: (world: World) => Input) =>
  [
    { title: 'is hidden from another user', as: 'other', input, status: 404 },
    { title: 'needs a session', as: 'anyone', input, status: 401 },
    { title: 'refuses an invalid ID', as: 'owner', input: (world) => ({ ...input(world), id: 'x' }), status: 404 },
  ] satisfies Operation['cases']

export const savedPromptOperations: Operation[] = [
  {
    call: 'POST /api/v1/saved-prompts',
    rest: rest((body) => ['POST', '/saved-prompts', body]),
    graph: mutation(
      'createSavedPrompt',
      `savedPromptEdge { node { ${prompt} } }`,
      (input) => input,
      ({ savedPromptEdge }) => (savedPromptEdge as { node: unknown }).node,
    ),
    cases: [
      { title: 'saves it', as: 'owner', input: () => review },
      { title: 'refuses a blank title', as: 'owner', input: () => ({ ...review, title: ' ' }), status: 400 },
      { title: 'refuses a blank text', as: 'owner', input: () => ({ ...review, text: ' ' }), status: 400 },
      { title: 'refuses a long text', as: 'owner', input: () => ({ ...review, text: 'x'.repeat(8001) }), status: 400 },
      { title: 'needs a session', as: 'anyone', input: () => review, status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/saved-prompts',
    rest: rest(
      () => ['GET', '/saved-prompts?limit=100'],
      ({ saved_prompts }) => saved_prompts,
    ),
    graph: graph(
      `{ viewer { savedPrompts(first: 100) { edges { node { ${prompt} } } } } }`,
      () => ({}),
      ({ viewer }) => nodes(viewer?.savedPrompts),
    ),
    cases: [
      { title: 'lists them', as: 'owner' },
      { title: 'lists nothing to another user', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'PATCH /api/v1/saved-prompts/{id}',
    rest: rest(({ id, ...changes }) => ['PATCH', `/saved-prompts/${String(id)}`, changes]),
    graph: mutation(
      'updateSavedPrompt',
      `savedPrompt { ${prompt} }`,
      ({ id, ...changes }) => ({ savedPromptId: globalId('SavedPrompt', id), ...changes }),
      ({ savedPrompt }) => savedPrompt,
    ),
    cases: [
      ...strangers((world) => ({ ...kept(world), title: 'Monthly review' })),
      { title: 'changes its title', as: 'owner', input: (world) => ({ ...kept(world), title: 'Monthly review' }) },
      { title: 'refuses a blank text', as: 'owner', input: (world) => ({ ...kept(world), text: ' ' }), status: 400 },
    ],
  },
  {
    call: 'GET /api/v1/saved-prompts/{id}',
    rest: rest(({ id }) => ['GET', `/saved-prompts/${String(id)}`]),
    graph: graph(
      `query ($id: ID!) { node(id: $id) { ... on SavedPrompt { ${prompt} } } }`,
      ({ id }) => ({ id: globalId('SavedPrompt', id) }),
      ({ node }) => node,
    ),
    cases: [
      { title: 'shows it', as: 'owner', input: kept },
      { title: 'is hidden from another user', as: 'other', input: kept, status: 404 },
    ],
  },
  {
    call: 'DELETE /api/v1/saved-prompts/{id}',
    rest: rest(
      ({ id }) => ['DELETE', `/saved-prompts/${String(id)}`],
      () => true,
    ),
    graph: mutation(
      'deleteSavedPrompt',
      'deletedSavedPromptId',
      ({ id }) => ({ savedPromptId: globalId('SavedPrompt', id) }),
      () => true,
    ),
    cases: [
      ...strangers(deleted),
      { title: 'deletes it', as: 'owner', input: deleted },
      { title: 'deletes it once', as: 'owner', input: deleted, status: 404 },
    ],
  },
]
