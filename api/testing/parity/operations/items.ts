import type { Client } from '../../client.ts'
import { documentFile } from '../../files/documentFiles.ts'
import { nodes } from './account.ts'
import { draftOperations, flat, proposal } from './drafts.ts'
import { globalId, graph, type Input, mutation, type Operation, toOrder, rest, without, type World } from '../parity.ts'
import { fetchJson } from './profile.ts'

const listed = 'id: uuid kind title excerpt is_public: isPublic audience created_at: createdAt updated_at: updatedAt'
const item = `${listed} content`
const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const

const upperCaseAudience = ({ audience, ...input }: Input): Input => ({
  ...input,
  ...(typeof audience === 'string' && { audience: audience.toUpperCase() }),
})

const changed = ({ items }: World): Input => ({ id: items.changeId })
const deleted = ({ items }: World): Input => ({ id: items.deleteId })

const hidden = (input: (world: World) => Input) =>
  [
    { title: 'is hidden from another user', as: 'other', input, status: 404 },
    { ...needsSession, input },
    { title: 'refuses an invalid ID', as: 'owner', input: (world) => ({ ...input(world), id: 'x' }), status: 404 },
  ] satisfies Operation['cases']

async function uploaded(client: Client): Promise<string[]> {
  const form = new FormData()
  form.append('files', documentFile('diary.md', '# One\n\nWe sailed.\n\n# Two\n\nIt rained.'))
  const { body } = await fetchJson(client, '/api/v1/upload/files', form)
  return ((body.files ?? []) as { id: string }[]).map(({ id }) => id)
}
const withUpload =
  (face: Operation['rest']): Operation['rest'] =>
  async (client, { sender, ...input }) =>
    face(client, { fileIds: sender ? await uploaded(sender as Client) : [], ...input })

const decide = (decision: 'accept' | 'reject'): Operation => ({
  call: `POST /api/v1/profile/proposals/{id}/${decision}`,
  rest: rest(
    ({ id, value }) => ['POST', `/profile/proposals/${String(id)}/${decision}`, decision === 'accept' ? { value } : undefined],
    ({ proposal: shown, profile }) => ({ proposal: shown, bio: (profile as Input | undefined)?.bio }),
  ),
  graph: mutation(
    `${decision}Proposal`,
    `proposal { ${proposal} } ${decision === 'accept' ? 'profile { bio }' : ''}`,
    ({ id, value }) => ({ proposalId: globalId('ProfileProposal', id), ...(decision === 'accept' ? { value } : {}) }),
    ({ proposal: shown, profile }) => ({ proposal: flat(shown as Input), bio: (profile as Input | undefined)?.bio }),
  ),
  cases: [
    ...hidden(({ proposals }) => ({ id: proposals[decision] })),
    { title: 'decides', as: 'owner', input: ({ proposals }) => ({ id: proposals[decision], value: 'Keeps bees and a lighthouse.' }) },
    { title: 'decides once', as: 'owner', input: ({ proposals }) => ({ id: proposals[decision] }), status: 409 },
  ],
})

export const itemOperations: Operation[] = [
  {
    call: 'GET /api/v1/knowledge/items',
    rest: rest(
      ({ since, sort, direction }) => [
        'GET',
        `/knowledge/items?${new URLSearchParams({
          kind: 'note',
          ...(typeof since === 'string' && { updated_since: since }),
          ...(typeof sort === 'string' && { sort, direction: String(direction) }),
        })}`,
      ],
      ({ items }) => items,
    ),
    graph: graph(
      `query ($since: DateTime, $orderBy: KnowledgeItemOrder) {
        viewer { knowledge(updatedSince: $since, orderBy: $orderBy) { edges { node { ${listed} } } } } }`,
      ({ since, sort, direction }) => ({ since, orderBy: toOrder(sort, direction) }),
      ({ viewer }) => nodes(viewer?.knowledge),
    ),
    cases: [
      { title: 'lists notes', as: 'owner' },
      { title: 'lists notes changed since a time', as: 'owner', input: () => ({ since: '2026-01-01T00:00:00Z' }) },
      { title: 'lists none changed since a future time', as: 'owner', input: () => ({ since: '2999-01-01T00:00:00Z' }) },
      { title: 'lists notes by title', as: 'owner', input: () => ({ sort: 'title', direction: 'asc' }) },
      { title: 'lists the oldest notes first', as: 'owner', input: () => ({ sort: 'created', direction: 'asc' }) },
      { title: 'refuses a time before 1970', as: 'owner', input: () => ({ since: '1900-01-01T00:00:00Z' }), status: 400 },
      { title: 'shows another user nothing', as: 'other' },
      needsSession,
    ],
  },
  {
    call: 'GET /api/v1/knowledge/search',
    rest: rest(
      ({ q }) => ['GET', `/knowledge/search?${new URLSearchParams({ q: String(q) })}`],
      ({ results }) => results,
    ),
    graph: graph(
      `query ($q: String!) { viewer { searchKnowledge(query: $q) { item { ${listed} } passage ordinal page } } }`,
      ({ q }) => ({ q }),
      ({ viewer }) => viewer?.searchKnowledge,
    ),
    cases: [
      { title: 'finds the owner’s items', as: 'owner', input: () => ({ q: 'keys' }) },
      { title: 'finds nothing of another user', as: 'other', input: () => ({ q: 'keys' }) },
      { title: 'refuses an overlong one', as: 'owner', input: () => ({ q: 'x'.repeat(401) }), status: 400 },
      { ...needsSession, input: () => ({ q: 'keys' }) },
    ],
  },
  {
    call: 'POST /api/v1/knowledge/items',
    rest: rest(
      (body) => ['POST', '/knowledge/items', body],
      (shown) => without(shown, 'answered_question'),
    ),
    graph: mutation(
      'createKnowledgeItem',
      `itemEdge { node { ${item} } }`,
      ({ kind, is_public: isPublic, ...input }) => ({ ...upperCaseAudience(input), isPublic, kind: String(kind).toUpperCase() }),
      ({ itemEdge }) => (itemEdge as Input).node,
    ),
    cases: [
      { title: 'keeps a note', as: 'other', input: () => ({ kind: 'note', title: 'Bees', content: 'They swarm in May.' }) },
      {
        title: 'keeps a public story',
        as: 'other',
        input: () => ({ kind: 'story', title: 'May', content: 'They swarmed.', is_public: true }),
      },
      { title: 'refuses no title', as: 'owner', input: () => ({ kind: 'note', title: ' ', content: 'x' }), status: 400 },
      { title: 'refuses a document', as: 'owner', input: () => ({ kind: 'document', title: 'x', content: 'x' }), status: 400 },
      { ...needsSession, input: () => ({ kind: 'note', title: 'x', content: 'x' }) },
    ],
  },
  {
    call: 'GET /api/v1/knowledge/items?kind=story',
    rest: rest(
      (place) => ['GET', `/knowledge/items?${new URLSearchParams({ kind: 'story', limit: '1', ...place })}`],
      ({ items }) => items,
    ),
    graph: graph(
      `query ($after: String) { viewer { stories(first: 1, after: $after) { edges { node { ${listed} } } } } }`,
      ({ after }) => ({ after }),
      ({ viewer }) => nodes(viewer?.stories),
    ),
    cases: [
      { title: 'lists stories', as: 'other' },
      { title: 'refuses an invalid cursor', as: 'owner', input: () => ({ after: 'x' }), status: 400 },
    ],
  },
  {
    call: 'GET /api/v1/knowledge/items/{id}',
    rest: rest(({ id }) => ['GET', `/knowledge/items/${String(id)}`]),
    graph: graph(
      `query ($uuid: String!) { viewer { knowledgeItem(uuid: $uuid) { ${item} } } }`,
      ({ id }) => ({ uuid: id }),
      ({ viewer }) => viewer?.knowledgeItem,
    ),
    cases: [{ title: 'shows it', as: 'owner', input: changed }, ...hidden(changed)],
  },
  {
    call: 'PATCH /api/v1/knowledge/items/{id}',
    rest: rest(({ id, ...body }) => ['PATCH', `/knowledge/items/${String(id)}`, body]),
    graph: mutation(
      'updateKnowledgeItem',
      `item { ${item} }`,
      ({ id, is_public, unchanged_since: unchangedSince, ...input }) => ({
        itemId: globalId('KnowledgeItem', id),
        ...upperCaseAudience(input),
        isPublic: is_public,
        unchangedSince,
      }),
      (result) => result.item,
    ),
    cases: [
      ...hidden((world) => ({ ...changed(world), title: 'Mine' })),
      { title: 'changes the text', as: 'owner', input: (world) => ({ ...changed(world), content: 'The keys hang in the hall.' }) },
      { title: 'makes it public', as: 'owner', input: (world) => ({ ...changed(world), is_public: true }) },
      { title: 'shares it with chosen people', as: 'owner', input: (world) => ({ ...changed(world), audience: 'people' }) },
      { title: 'refuses a missing text', as: 'owner', input: (world) => ({ ...changed(world), content: ' ' }), status: 400 },
      {
        title: 'refuses to replace a later version',
        as: 'owner',
        input: (world) => ({ ...changed(world), title: 'Keys', unchanged_since: '2020-01-01T00:00:00Z' }),
        status: 409,
      },
    ],
  },
  {
    call: 'DELETE /api/v1/knowledge/items/{id}',
    rest: rest(
      ({ id }) => ['DELETE', `/knowledge/items/${String(id)}`],
      () => true,
    ),
    graph: mutation(
      'deleteKnowledgeItem',
      'deletedItemId',
      ({ id }) => ({ itemId: globalId('KnowledgeItem', id) }),
      () => true,
    ),
    cases: [...hidden(deleted), { title: 'deletes it', as: 'owner', input: deleted }],
  },
  {
    call: 'GET /api/v1/knowledge/documents/{id}/text',
    rest: rest(({ id }) => ['GET', `/knowledge/documents/${String(id)}/text`]),
    graph: graph(
      `query ($uuid: String!) { viewer { knowledgeItem(uuid: $uuid) { document {
        text { parts { position page start text } part_count: partCount passage { start end } } } } } }`,
      ({ id }) => ({ uuid: id }),
      ({ viewer }) => ((viewer?.knowledgeItem as Input | null)?.document as Input | undefined)?.text,
    ),
    cases: [
      { title: 'shows the text', as: 'owner', input: ({ documents }) => ({ id: documents.readId }) },
      ...hidden(({ documents }) => ({ id: documents.readId })),
    ],
  },
  {
    call: 'POST /api/v1/knowledge/stories/import',
    rest: withUpload(
      rest(
        ({ fileIds, split }) => ['POST', '/knowledge/stories/import', { file_ids: fileIds, split }],
        ({ stories, ...shown }) => ({ ...shown, titles: (stories as Input[]).map(({ title }) => title) }),
      ),
    ),
    graph: withUpload(
      mutation(
        'importStories',
        `is_running: isRunning files { file_name: fileName story_count: storyCount known_count: knownCount problem }
         storyEdges { node { title } }`,
        ({ fileIds, split }) => ({ fileIds, split: String(split).toUpperCase() }),
        ({ storyEdges, ...shown }) => ({
          ...shown,
          titles: (storyEdges as { node: Input }[]).map(({ node }) => node.title),
        }),
      ),
    ),
    cases: [
      { title: 'creates stories', as: 'other', input: ({ other }) => ({ sender: other.client, split: 'heading' }) },
      { title: 'adds each once', as: 'other', input: ({ other }) => ({ sender: other.client, split: 'heading' }) },
      {
        title: 'refuses a file of another user',
        as: 'other',
        input: ({ owner }) => ({ sender: owner.client, split: 'file' }),
        status: 400,
      },
      { title: 'refuses a missing file', as: 'other', input: () => ({ split: 'file' }), status: 400 },
      { ...needsSession, input: () => ({ split: 'file' }) },
    ],
  },
  {
    call: 'GET /api/v1/profile/proposals',
    rest: rest(
      () => ['GET', '/profile/proposals'],
      ({ proposals }) => proposals,
    ),
    graph: graph(
      `{ viewer { profileProposals { ${proposal} } } }`,
      () => ({}),
      ({ viewer }) => (viewer?.profileProposals as Input[] | undefined)?.map(flat),
    ),
    cases: [{ title: 'lists pending ones', as: 'owner' }, { title: 'shows another user nothing', as: 'other' }, needsSession],
  },
  ...draftOperations,
  decide('accept'),
  decide('reject'),
  {
    call: 'GET /api/v1/profile/proposals?status=decided',
    rest: rest(
      () => ['GET', '/profile/proposals?status=decided'],
      ({ proposals }) => proposals,
    ),
    graph: graph(
      `{ viewer { decidedProposals { ${proposal} } } }`,
      () => ({}),
      ({ viewer }) => (viewer?.decidedProposals as Input[] | undefined)?.map(flat),
    ),
    cases: [{ title: 'lists decided ones', as: 'owner' }, needsSession],
  },
  {
    call: 'DELETE /api/v1/profile/picture',
    rest: rest(
      () => ['DELETE', '/profile/picture'],
      ({ avatar_url }) => ({ avatar_url }),
    ),
    graph: graph(
      'mutation { result: removeProfilePicture { profile { avatar_url: avatarUrl } } }',
      () => ({}),
      ({ result }) => result?.profile,
    ),
    cases: [{ title: 'deletes it', as: 'other' }, needsSession],
  },
]
