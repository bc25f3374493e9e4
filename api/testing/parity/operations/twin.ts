import type { Client } from '../../client.ts'
import { graph, type Input, type Operation, type Outcome, rest, restOutcome } from '../parity.ts'

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
  ({ username, text }) => ['POST', `/twin/${String(username)}/chat`, { input: text }],
  ({ thread_id }) => thread_id,
)
const sendOverGraph = graph(
  `mutation ($input: SendTwinMessageInput!) {
    result: sendTwinMessage(input: $input) { __typename ... on UserError { message code params } ... on SendMessagePayload { thread { uuid } } }
  }`,
  ({ username, text }) => ({ input: { username, text, clientMessageId: crypto.randomUUID() } }),
  ({ result }) => (result?.thread as { uuid: string } | undefined)?.uuid,
)

export const twinOperations: Operation[] = [
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
        title: 'refuses a blank message',
        as: 'guest',
        input: ({ owner: { username } }) => ({ username, text: ' ' }),
        status: 400,
      },
      { title: 'hides a private one', as: 'guest', input: ({ other: { username } }) => ({ username, text: 'Who?' }), status: 404 },
      { title: 'refuses an unknown name', as: 'anyone', input: () => ({ username: 'unknown', text: 'Who?' }), status: 404 },
    ],
  },
]
