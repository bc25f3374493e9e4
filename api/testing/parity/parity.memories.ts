import { globalId, graph, mutation, type Operation, rest, type World } from './parity.ts'

const shown = 'id: uuid action content has_foreign_words: hasForeignWords created_at: createdAt'
const proposal = ({ acceptId, rejectId }: World['memoryProposals'], decision: 'accept' | 'reject') =>
  decision === 'accept' ? acceptId : rejectId

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
      code: 'NOT_FOUND',
    },
    {
      title: 'needs a session',
      as: 'anyone',
      input: ({ memoryProposals }) => ({ id: proposal(memoryProposals, decision) }),
      code: 'UNAUTHORIZED',
    },
    { title: 'decides', as: 'owner', input: ({ memoryProposals }) => ({ id: proposal(memoryProposals, decision) }) },
    {
      title: 'decides once',
      as: 'owner',
      input: ({ memoryProposals }) => ({ id: proposal(memoryProposals, decision) }),
      code: 'NOT_FOUND',
    },
  ],
})

export const memoryOperations: Operation[] = [
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
      { title: 'needs a session', as: 'anyone', code: 'UNAUTHORIZED' },
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
      { title: 'needs a session', as: 'anyone', code: 'UNAUTHORIZED' },
    ],
  },
]
