import { globalId, graph, mutation, type Operation, toOrder, rest, type World } from '../parity.ts'

const shown = 'id: uuid action content has_untrusted_content: hasUntrustedContent created_at: createdAt'
const proposal = ({ acceptId, rejectId }: World['memoryProposals'], decision: 'accept' | 'reject') =>
  decision === 'accept' ? acceptId : rejectId

const memory = `id: uuid content created_at: createdAt updated_at: updatedAt last_used_at: lastUsedAt thread_id: threadUuid position is_noticed: isNoticed
  superseded_by: supersededByUuid project_id: projectUuid never_sent_to: neverSentTo earlier { id: uuid content created_at: createdAt }`
const change = ({ memories }: World) => ({ id: memories.changeId, content: 'The lamp is green.' })
const restrict = ({ memories }: World, restrictions: object) => ({ id: memories.changeId, ...restrictions })
const forget = ({ memories }: World) => ({ id: memories.forgetId })

const merge = ({ memories }: World) => ({ id: memories.changeId, otherId: memories.otherId, content: 'The lamp is green and tall.' })
const rule = 'id: uuid words created_at: createdAt'
const unwanted = ({ memories }: World) => ({ memoryId: memories.unwantedId })
const toRule = ({ memories }: World) => ({ id: memories.ruleId })
const wordsOfRule = (made: unknown) => (made as { words: string[] }).words

const memoryRules: Operation[] = [
  {
    call: 'GET /api/v1/memory-rules',
    rest: rest(
      () => ['GET', '/memory-rules'],
      ({ rules }) => rules,
    ),
    graph: graph(
      `{ viewer { memoryRules { ${rule} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.memoryRules,
    ),
    cases: [
      { title: 'lists rules', as: 'owner' },
      { title: 'shows nothing of another user', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/memory-rules/{id}',
    rest: rest(({ id }) => ['GET', `/memory-rules/${String(id)}`]),
    graph: graph(
      `{ viewer { memoryRules { ${rule} } } }`,
      () => ({}),
      ({ viewer }) => (viewer?.memoryRules as unknown[] | undefined)?.[0],
    ),
    cases: [
      { title: 'shows it', as: 'owner', input: toRule },
      { title: 'needs a session', as: 'anyone', input: toRule, status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/memory-rules',
    rest: rest(({ memoryId }) => ['POST', '/memory-rules', { memory_id: memoryId }], wordsOfRule),
    graph: mutation(
      'createMemoryRule',
      `rule { ${rule} }`,
      ({ memoryId }) => ({ memoryId: globalId('Memory', memoryId) }),
      (result) => wordsOfRule(result.rule),
    ),
    cases: [
      { title: 'is hidden from other users', as: 'other', input: unwanted, status: 404 },
      { title: 'needs a session', as: 'anyone', input: unwanted, status: 401 },
      { title: 'forgets the memory', as: 'owner', input: unwanted },
      { title: 'forgets it once', as: 'owner', input: unwanted, status: 404 },
    ],
  },
  {
    call: 'DELETE /api/v1/memory-rules/{id}',
    rest: rest(
      ({ id }) => ['DELETE', `/memory-rules/${String(id)}`],
      () => true,
    ),
    graph: mutation(
      'deleteMemoryRule',
      'deletedRuleId',
      ({ id }) => ({ ruleId: globalId('MemoryRule', id) }),
      () => true,
    ),
    cases: [
      { title: 'is hidden from other users', as: 'other', input: toRule, status: 404 },
      { title: 'needs a session', as: 'anyone', input: toRule, status: 401 },
      { title: 'withdraws it', as: 'owner', input: toRule },
      { title: 'withdraws it once', as: 'owner', input: toRule, status: 404 },
    ],
  },
]

const ownMemories: Operation[] = [
  {
    call: 'GET /api/v1/memories',
    rest: rest(
      ({ query, since, sort, direction }) => [
        'GET',
        `/memories?${new URLSearchParams({
          ...(typeof query === 'string' && { q: query }),
          ...(typeof since === 'string' && { updated_since: since }),
          ...(typeof sort === 'string' && { sort, direction: String(direction) }),
        })}`,
      ],
      ({ memories }) => memories,
    ),
    graph: graph(
      `query ($query: String, $since: DateTime, $orderBy: MemoryOrder) {
        viewer { memories(query: $query, updatedSince: $since, orderBy: $orderBy) { edges { node { ${memory} } } } } }`,
      ({ query, since, sort, direction }) => ({ query, since, orderBy: toOrder(sort, direction) }),
      ({ viewer }) => (viewer?.memories as { edges: { node: unknown }[] } | undefined)?.edges.map(({ node }) => node),
    ),
    cases: [
      { title: 'lists memories', as: 'owner' },
      { title: 'finds memories by word prefixes', as: 'owner', input: () => ({ query: 'LAM re' }) },
      { title: 'finds nothing for unknown words', as: 'owner', input: () => ({ query: 'anchor' }) },
      { title: 'lists all for a blank query', as: 'owner', input: () => ({ query: ' ' }) },
      { title: 'refuses an overlong query', as: 'owner', input: () => ({ query: 'a'.repeat(201) }), status: 400 },
      { title: 'lists ones changed since a time', as: 'owner', input: () => ({ since: '2026-01-01T00:00:00Z' }) },
      { title: 'lists none changed since a future time', as: 'owner', input: () => ({ since: '2999-01-01T00:00:00Z' }) },
      { title: 'refuses a time before 1970', as: 'owner', input: () => ({ since: '1900-01-01T00:00:00Z' }), status: 400 },
      { title: 'lists the oldest first', as: 'owner', input: () => ({ sort: 'created', direction: 'asc' }) },
      { title: 'lists the last changed first', as: 'owner', input: () => ({ sort: 'updated', direction: 'desc' }) },
      { title: 'shows nothing of another user', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/memories',
    rest: rest((body) => ['POST', '/memories', body]),
    graph: mutation(
      'createMemory',
      `memoryEdge { cursor node { ${memory} } }`,
      (input) => input,
      ({ memoryEdge }) => (memoryEdge as { node: unknown }).node,
    ),
    cases: [
      { title: 'keeps a memory', as: 'owner', input: () => ({ content: ' The keeper is\n called Ida. ' }) },
      { title: 'keeps each once', as: 'owner', input: () => ({ content: 'the keeper is called ida.' }), status: 409 },
      { title: 'needs text', as: 'owner', input: () => ({ content: ' ' }), status: 400 },
      { title: 'keeps no passwords', as: 'owner', input: () => ({ content: 'My password is Sommer2024' }), status: 400 },
      { title: 'needs a session', as: 'anyone', input: () => ({ content: 'The lamp is lit.' }), status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/memories/{id}',
    rest: rest(({ id }) => ['GET', `/memories/${String(id)}`]),
    graph: graph(
      `query ($id: String!) { viewer { memory(uuid: $id) { ${memory} } } }`,
      ({ id }) => ({ id }),
      ({ viewer }) => viewer?.memory,
    ),
    cases: [
      { title: 'shows it', as: 'owner', input: forget },
      { title: 'needs a session', as: 'anyone', input: forget, status: 401 },
    ],
  },
  {
    call: 'PATCH /api/v1/memories/{id}',
    rest: rest(({ id, ...body }) => ['PATCH', `/memories/${String(id)}`, body]),
    graph: mutation(
      'updateMemory',
      `memory { ${memory} }`,
      ({ id, project_id, never_sent_to, ...input }) => ({
        memoryId: globalId('Memory', id),
        ...(project_id !== undefined && { projectId: project_id && globalId('ChatProject', project_id) }),
        ...(never_sent_to !== undefined && { neverSentTo: never_sent_to }),
        ...input,
      }),
      (result) => result.memory,
    ),
    cases: [
      { title: 'is hidden from other users', as: 'other', input: change, status: 404 },
      { title: 'needs a session', as: 'anyone', input: change, status: 401 },
      { title: 'corrects it', as: 'owner', input: change },
      { title: 'needs text', as: 'owner', input: (world) => ({ ...change(world), content: ' ' }), status: 400 },
      {
        title: 'keeps each once',
        as: 'owner',
        input: (world) => ({ ...change(world), content: 'the DOOR is open.' }),
        status: 409,
      },
      { title: 'needs a change', as: 'owner', input: ({ memories }) => ({ id: memories.changeId }), status: 400 },
      { title: 'restricts it to a project', as: 'owner', input: (world) => restrict(world, { project_id: world.projects.keptId }) },
      { title: 'needs a project', as: 'owner', input: (world) => restrict(world, { project_id: world.memories.changeId }), status: 404 },
      { title: 'uses it everywhere', as: 'owner', input: (world) => restrict(world, { project_id: null, never_sent_to: [] }) },
      { title: 'keeps it from a model', as: 'owner', input: (world) => restrict(world, { never_sent_to: ['mock'] }) },
      { title: 'needs a known model', as: 'owner', input: (world) => restrict(world, { never_sent_to: ['unknown'] }), status: 404 },
    ],
  },
  {
    call: 'POST /api/v1/memories/{id}/merge',
    rest: rest(({ id, otherId, content }) => ['POST', `/memories/${String(id)}/merge`, { other_id: otherId, content }]),
    graph: mutation(
      'mergeMemories',
      `memory { ${memory} }`,
      ({ id, otherId, content }) => ({ memoryId: globalId('Memory', id), otherId: globalId('Memory', otherId), content }),
      (result) => result.memory,
    ),
    cases: [
      { title: 'is hidden from other users', as: 'other', input: merge, status: 404 },
      { title: 'needs a session', as: 'anyone', input: merge, status: 401 },
      { title: 'needs text', as: 'owner', input: (world) => ({ ...merge(world), content: ' ' }), status: 400 },
      { title: 'needs two', as: 'owner', input: (world) => ({ ...merge(world), otherId: world.memories.changeId }), status: 400 },
      { title: 'creates one with both', as: 'owner', input: merge },
      { title: 'needs both', as: 'owner', input: merge, status: 404 },
    ],
  },
  {
    call: 'DELETE /api/v1/memories/{id}',
    rest: rest(
      ({ id, keepsEarlier }) => ['DELETE', `/memories/${String(id)}${keepsEarlier === undefined ? '' : '?keeps_earlier=true'}`],
      ({ restored }) => restored,
    ),
    graph: mutation(
      'deleteMemory',
      `deletedMemoryId restored { ${memory} }`,
      ({ id, ...input }) => ({ memoryId: globalId('Memory', id), ...input }),
      ({ restored }) => restored,
    ),
    cases: [
      { title: 'is hidden from other users', as: 'other', input: forget, status: 404 },
      { title: 'needs a session', as: 'anyone', input: forget, status: 401 },
      { title: 'forgets it', as: 'owner', input: forget },
      {
        title: 'restores what it replaced',
        as: 'owner',
        input: ({ memories }) => ({ id: memories.replacingId, keepsEarlier: true }),
      },
      { title: 'forgets once', as: 'owner', input: forget, status: 404 },
    ],
  },
]

const decide = (decision: 'accept' | 'reject'): Operation => ({
  call: `POST /api/v1/memory-proposals/{id}/${decision}`,
  rest: rest(({ id }) => ['POST', `/memory-proposals/${String(id)}/${decision}`]),
  graph: mutation(
    `${decision}MemoryProposal`,
    `proposal { ${shown} }`,
    ({ id }) => ({ proposalId: globalId('MemoryProposal', id) }),
    (result) => result.proposal,
  ),
  cases: [
    {
      title: 'is hidden from other users',
      as: 'other',
      input: ({ memoryProposals }) => ({ id: proposal(memoryProposals, decision) }),
      status: 404,
    },
    {
      title: 'needs a session',
      as: 'anyone',
      input: ({ memoryProposals }) => ({ id: proposal(memoryProposals, decision) }),
      status: 401,
    },
    { title: 'decides', as: 'owner', input: ({ memoryProposals }) => ({ id: proposal(memoryProposals, decision) }) },
    {
      title: 'decides once',
      as: 'owner',
      input: ({ memoryProposals }) => ({ id: proposal(memoryProposals, decision) }),
      status: 404,
    },
  ],
})

export const memoryOperations: Operation[] = [
  ...ownMemories,
  ...memoryRules,
  {
    call: 'GET /api/v1/memory-proposals',
    rest: rest(
      () => ['GET', '/memory-proposals'],
      ({ proposals }) => proposals,
    ),
    graph: graph(
      `{ viewer { memoryProposals { ${shown} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.memoryProposals,
    ),
    cases: [
      { title: 'lists pending ones', as: 'owner' },
      { title: 'shows nothing of another user', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  decide('accept'),
  decide('reject'),
  {
    call: 'GET /api/v1/chat/starters',
    rest: rest(
      () => ['GET', '/chat/starters'],
      ({ starters }) => starters,
    ),
    graph: graph(
      '{ viewer { conversationStarters { kind text } } }',
      () => ({}),
      ({ viewer }) => viewer?.conversationStarters,
    ),
    cases: [
      { title: 'shows what exists', as: 'owner' },
      { title: 'shows nothing of another user', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
]
