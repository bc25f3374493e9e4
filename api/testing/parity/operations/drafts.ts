import { globalId, graph, type Input, mutation, type Operation, rest } from '../parity.ts'

export const proposal = 'id: uuid source field value evidence source_item: sourceItem { uuid } status created_at: createdAt'
const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const

export const flat = ({ source_item, ...shown }: Input): Input => ({
  ...shown,
  source_item_id: (source_item as Input | null)?.uuid ?? null,
})

export const draftOperations: Operation[] = [
  {
    call: 'GET /api/v1/chat/first-steps',
    rest: rest(
      () => ['GET', '/chat/first-steps'],
      ({ first_steps }) => first_steps,
    ),
    graph: graph(
      '{ viewer { firstSteps } }',
      () => ({}),
      ({ viewer }) => (viewer?.firstSteps as string[] | undefined)?.map((step) => step.toLowerCase()),
    ),
    cases: [
      { title: 'lists the remaining steps', as: 'owner' },
      { title: 'lists the steps of another user', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/profile/drafts',
    rest: rest(
      (body) => ['POST', '/profile/drafts', body],
      ({ proposals }) => proposals,
    ),
    graph: mutation(
      'draftProfile',
      `drafts { ${proposal} }`,
      ({ file_id: fileId, ...input }) => ({ ...input, fileId }),
      ({ drafts }) => (drafts as Input[]).map(flat),
    ),
    cases: [
      { title: 'drafts facts from a text', as: 'other', input: () => ({ text: 'Name: Tilda Brandt\nInterests: rowing, old maps' }) },
      { title: 'drafts nothing from a text without facts', as: 'other', input: () => ({ text: '12345' }) },
      { title: 'refuses a missing source', as: 'other', input: () => ({}), status: 400 },
      { title: 'refuses two sources', as: 'other', input: () => ({ text: 'Hello', url: 'https://example.org' }), status: 400 },
      { title: 'refuses an empty text', as: 'other', input: () => ({ text: ' ' }), status: 400 },
      { title: 'refuses a missing file', as: 'other', input: () => ({ file_id: 'x' }), status: 400 },
      { ...needsSession, input: () => ({ text: 'Hello' }) },
    ],
  },
  {
    call: 'POST /api/v1/profile/drafts/{field}',
    rest: rest(
      ({ field, ...body }) => ['POST', `/profile/drafts/${String(field)}`, body],
      ({ proposals }) => proposals,
    ),
    graph: mutation(
      'draftProfileField',
      `drafts { ${proposal} }`,
      ({ field, ...input }) => ({ ...input, field: String(field).toUpperCase() }),
      ({ drafts }) => (drafts as Input[]).map(flat),
    ),
    cases: [
      { title: 'drafts an answer', as: 'other', input: () => ({ field: 'skills', answer: 'I am good at knots and soup' }) },
      { title: 'drafts exact values', as: 'other', input: () => ({ field: 'skills', values: ['Knots, and soup'] }) },
      { title: 'withdraws the drafts', as: 'other', input: () => ({ field: 'skills', values: [] }) },
      { title: 'refuses an overlong value', as: 'other', input: () => ({ field: 'skills', values: ['x'.repeat(81)] }), status: 400 },
      { title: 'refuses a missing answer', as: 'other', input: () => ({ field: 'skills' }), status: 400 },
      { ...needsSession, input: () => ({ field: 'skills', answer: 'Knots' }) },
    ],
  },
  {
    call: 'POST /api/v1/profile/proposals/accept',
    rest: rest(
      (body) => ['POST', '/profile/proposals/accept', body],
      ({ proposals, profile }) => ({ proposals, bio: (profile as Input).bio }),
    ),
    graph: mutation(
      'acceptProposals',
      `proposals { ${proposal} } profile { bio }`,
      ({ ids }) => ({ proposalIds: (ids as string[]).map((id) => globalId('ProfileProposal', id)) }),
      ({ proposals, profile }) => ({ proposals: (proposals as Input[]).map(flat), bio: (profile as Input).bio }),
    ),
    cases: [
      { title: 'is hidden from another user', as: 'other', input: ({ proposals }) => ({ ids: [proposals.together] }), status: 404 },
      { title: 'accepts together', as: 'owner', input: ({ proposals }) => ({ ids: [proposals.together] }) },
      { title: 'accepts once', as: 'owner', input: ({ proposals }) => ({ ids: [proposals.together] }), status: 409 },
      { ...needsSession, input: ({ proposals }) => ({ ids: [proposals.together] }) },
    ],
  },
]
