import { graphql } from '../../__generated__/gql.ts'
import type { Client } from '../../client.ts'
import { type Call, graph, type Input, mutation, type Operation, type Outcome, refused, rest, restOutcome } from '../parity.ts'

/** The next message would otherwise be rejected as concurrent. */
async function read(client: Client, threadId: string): Promise<Outcome> {
  const path = `/api/v1/chat/threads/${threadId}/history`
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) if (data.includes('"type":"done"')) break
  return restOutcome(await client.rest<Input>('GET', path), ({ thread, steps }) => ({
    type: (thread as Input).thread_type,
    metadata: (thread as Input).metadata,
    said: (steps as Input[]).map(({ step_type, user_id, is_error }) => ({ step_type, isOfAGuest: user_id === null, is_error })),
  }))
}

const talk =
  (send: (client: Client, input: Input) => Promise<Outcome>) =>
  async (client: Client, input: Input): Promise<Outcome> => {
    const sent = await send(client, input)
    return 'failed' in sent ? sent : read(client, String(sent.data))
  }

const sendOverRest = rest(
  ({ username, text, audience }) => ['POST', `/twin/${String(username)}/chat`, { input: text, audience }],
  ({ thread_id }) => thread_id,
)
const sendOverGraph = graph(
  `mutation ($input: SendTwinMessageInput!) {
    result: sendTwinMessage(input: $input) { __typename ... on UserError { message code params } ... on SendMessagePayload { thread { uuid } } }
  }`,
  ({ username, text, audience }) => ({
    input: {
      username,
      text,
      clientMessageId: crypto.randomUUID(),
      audience: typeof audience === 'string' ? audience.toUpperCase() : null,
    },
  }),
  ({ result }) => (result?.thread as { uuid: string } | undefined)?.uuid,
)

const startOverRest = rest(
  ({ username, ...input }) => ['POST', `/twin/${String(username)}/talks`, input],
  ({ thread_id }) => thread_id,
)
const startOverGraph = graph(
  `mutation ($input: StartTwinTalkInput!) {
    result: startTwinTalk(input: $input) { __typename ... on UserError { message code params } ... on SendMessagePayload { thread { uuid } } }
  }`,
  ({ username, question, turns }) => ({ input: { username, question, turns, clientMessageId: crypto.randomUUID() } }),
  ({ result }) => (result?.thread as { uuid: string } | undefined)?.uuid,
)

const changes = graphql(
  `subscription ParityTwinChanges($username: String!) { twinChanges(username: $username) { twin { isEnabled } changedSteps { uuid } } }`,
)

const followOverRest: Call = async (client, { username }) => {
  const path = `/api/v1/twin/${String(username)}/changes`
  const probe = await client.fetch(path, { method: 'HEAD' })
  if (probe.status >= 400) return restOutcome(await client.rest<Input>('GET', path))
  for await (const { data } of client.sse(path)) if (data !== '') return { data: JSON.parse(data) }
  throw new Error('The stream ended.')
}

const followOverGraph: Call = async (client: Client, { username }) => {
  for await (const { data, errors } of client.subscribe(changes, { username: String(username) })) {
    const [error] = errors ?? []
    if (error) return refused({ ...error.extensions, message: error.message })
    const change = data?.twinChanges
    if (change) return { data: { is_available: change.twin !== null, changed_step_ids: change.changedSteps.map(({ uuid }) => uuid) } }
  }
  throw new Error('The stream ended.')
}

const character = `tone length person greeting languages instructions declined_subjects: declinedSubjects decline_reply: declineReply
  source_rule: sourceRule approval_subjects: approvalSubjects approves_every_answer: approvesEveryAnswer`
const enumFields = ['tone', 'length', 'person', 'source_rule']
const inLowerCase = (shown: unknown): Input =>
  Object.fromEntries(
    Object.entries(shown as Input).map(([key, value]) => [key, enumFields.includes(key) ? String(value).toLowerCase() : value]),
  )
const asGraphInput = ({ declined_subjects, approval_subjects, source_rule, tone, ...same }: Record<string, string | undefined>): Input => ({
  ...same,
  ...(tone !== undefined && { tone: tone.toUpperCase() }),
  ...(approval_subjects !== undefined && { approvalSubjects: approval_subjects }),
  ...(declined_subjects !== undefined && { declinedSubjects: declined_subjects }),
  ...(source_rule !== undefined && { sourceRule: source_rule.toUpperCase() }),
})

const characterOperations: Operation[] = [
  {
    call: 'GET /api/v1/twin/{username}/changes',
    rest: followOverRest,
    graph: followOverGraph,
    cases: [
      { title: 'needs no session', as: 'anyone', input: ({ owner: { username } }) => ({ username }) },
      { title: 'is for guests', as: 'guest', input: ({ owner: { username } }) => ({ username }) },
      { title: 'hides one that is private', as: 'anyone', input: ({ other: { username } }) => ({ username }), status: 404 },
      { title: 'refuses an unknown name', as: 'owner', input: () => ({ username: 'unknown' }), status: 404 },
    ],
  },
  {
    call: 'GET /api/v1/twin-character',
    rest: rest(() => ['GET', '/twin-character']),
    graph: graph(
      `{ viewer { twinCharacter { ${character} } } }`,
      () => ({}),
      ({ viewer }) => viewer && inLowerCase(viewer.twinCharacter),
    ),
    cases: [
      { title: 'shows the owner theirs', as: 'owner' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'PUT /api/v1/twin-character',
    rest: rest((body) => ['PUT', '/twin-character', body]),
    graph: mutation(
      'updateTwinCharacter',
      `character { ${character} }`,
      (input) => asGraphInput(input as Record<string, string | undefined>),
      ({ character: changed }) => inLowerCase(changed),
    ),
    cases: [
      {
        title: 'changes many fields',
        as: 'owner',
        input: () => ({
          tone: 'warm',
          greeting: 'Welcome.',
          languages: ['en'],
          declined_subjects: ['politics'],
          approval_subjects: ['salary'],
          source_rule: 'quotes_only',
        }),
      },
      { title: 'clears the greeting', as: 'owner', input: () => ({ greeting: null, source_rule: 'public_sources' }) },
      { title: 'refuses an unknown language', as: 'owner', input: () => ({ languages: ['tlh'] }), status: 400 },
      { title: 'refuses long instructions', as: 'owner', input: () => ({ instructions: 'x'.repeat(2001) }), status: 400 },
      { title: 'needs a session', as: 'anyone', input: () => ({ greeting: 'Welcome.' }), status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/twin-character/question-ideas',
    rest: rest(
      () => ['GET', '/twin-character/question-ideas'],
      ({ questions }) => questions,
    ),
    graph: graph(
      '{ viewer { questionIdeas } }',
      () => ({}),
      ({ viewer }) => viewer?.questionIdeas,
    ),
    cases: [
      { title: 'suggests questions to the owner', as: 'owner' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
]

export const twinOperations: Operation[] = [
  ...characterOperations,
  {
    call: 'POST /api/v1/twin/{username}/chat',
    rest: talk(sendOverRest),
    graph: talk(sendOverGraph),
    cases: [
      { title: 'starts a conversation', as: 'guest', input: ({ owner: { username } }) => ({ username, text: 'Who are you?' }) },
      { title: 'continues it', as: 'guest', input: ({ owner: { username } }) => ({ username, text: 'What do you do?' }) },
      { title: 'starts one', as: 'other', input: ({ owner: { username } }) => ({ username, text: 'Who are you?' }) },
      { title: 'starts one with their own twin', as: 'owner', input: ({ owner: { username } }) => ({ username, text: 'Who am I?' }) },
      {
        title: 'starts one as chosen people',
        as: 'owner',
        input: ({ owner: { username } }) => ({ username, text: 'Who am I?', audience: 'people' }),
      },
      {
        title: 'refuses a blank message',
        as: 'guest',
        input: ({ owner: { username } }) => ({ username, text: ' ' }),
        status: 400,
      },
      { title: 'hides a private one', as: 'guest', input: ({ other: { username } }) => ({ username, text: 'Who?' }), status: 404 },
      { title: 'refuses an unknown name', as: 'anyone', input: () => ({ username: 'unknown', text: 'Who?' }), status: 404 },
    ],
  },
  {
    call: 'PATCH /api/v1/guest',
    rest: rest((input) => ['PATCH', '/guest', input]),
    graph: mutation('updateGuest', 'is_remembered: isRemembered', ({ is_remembered }) => ({ isRemembered: is_remembered })),
    cases: [
      { title: 'remembers a guest', as: 'guest', input: () => ({ is_remembered: true }) },
      { title: 'has no effect for users', as: 'other', input: () => ({ is_remembered: true }), status: 404 },
      { title: 'needs a guest', as: 'anyone', input: () => ({ is_remembered: true }), status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/twin/{username}/talks',
    rest: talk(startOverRest),
    graph: talk(startOverGraph),
    cases: [
      {
        title: 'starts a talk',
        as: 'owner',
        input: ({ partner: { username } }) => ({ username, question: 'What do we share?', turns: 2 }),
      },
      {
        title: 'needs an own twin that the other owner can see',
        as: 'other',
        input: ({ owner: { username } }) => ({ username, question: 'What do we share?' }),
        status: 409,
      },
      { title: 'refuses the own twin', as: 'owner', input: ({ owner: { username } }) => ({ username, question: 'Why?' }), status: 409 },
      {
        title: 'refuses too many turns',
        as: 'other',
        input: ({ owner: { username } }) => ({ username, question: 'Why?', turns: 7 }),
        status: 400,
      },
      { title: 'hides a private one', as: 'owner', input: ({ other: { username } }) => ({ username, question: 'Who?' }), status: 404 },
      { title: 'needs a session', as: 'anyone', input: ({ owner: { username } }) => ({ username, question: 'Who?' }), status: 401 },
    ],
  },
]
