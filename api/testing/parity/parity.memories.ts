import { globalId, graph, mutation, type Operation, rest, type World } from './parity.ts'

const shown = 'id: uuid action content has_foreign_words: hasForeignWords created_at: createdAt'
const proposal = ({ acceptId, rejectId }: World['memoryProposals'], decision: 'accept' | 'reject') =>
  decision === 'accept' ? acceptId : rejectId

const memory = `id: uuid content created_at: createdAt last_used_at: lastUsedAt thread_id: threadUuid position is_noticed: isNoticed
  superseded_by: supersededByUuid earlier { id: uuid content created_at: createdAt }`
const change = ({ memories }: World) => ({ id: memories.changeId, content: 'The lamp is green.' })
const forget = ({ memories }: World) => ({ id: memories.forgetId })

const ownMemories: Operation[] = [
  {
    call: 'GET /api/v1/memories',
    rest: rest(
      () => ['GET', '/memories'],
      ({ memories }) => memories,
    ),
    graph: graph(
      `{ viewer { memories { edges { node { ${memory} } } } } }`,
      () => ({}),
      ({ viewer }) => (viewer?.memories as { edges: { node: unknown }[] } | undefined)?.edges.map(({ node }) => node),
    ),
    cases: [
      { title: 'lists what is remembered', as: 'owner' },
      { title: 'shows nobody else’s', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
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
      ({ id, content }) => ({ memoryId: globalId('Memory', id), content }),
      (result) => result.memory,
    ),
    cases: [
      { title: 'is not for others', as: 'other', input: change, status: 404 },
      { title: 'needs a session', as: 'anyone', input: change, status: 401 },
      { title: 'corrects it', as: 'owner', input: change },
      { title: 'needs words', as: 'owner', input: (world) => ({ ...change(world), content: ' ' }), status: 400 },
      {
        title: 'keeps nothing twice',
        as: 'owner',
        input: (world) => ({ ...change(world), content: 'the DOOR is open.' }),
        status: 400,
      },
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
      { title: 'is not for others', as: 'other', input: forget, status: 404 },
      { title: 'needs a session', as: 'anyone', input: forget, status: 401 },
      { title: 'forgets it', as: 'owner', input: forget },
      {
        title: 'brings back what it replaced',
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
      title: 'is not for others',
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
      { title: 'lists what waits', as: 'owner' },
      { title: 'shows nobody else’s', as: 'other' },
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
      { title: 'names what is there', as: 'owner' },
      { title: 'shows nobody else’s', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
]
