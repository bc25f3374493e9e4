import { graphql } from '../__generated__/gql.ts'
import type { Client } from '../client.ts'
import { globalId, type Input, mutation, type Operation, type Outcome, restOutcome } from './parity.ts'

export const temporary: Operation['cases'] = [
  { title: 'starts a temporary conversation', as: 'other', input: () => ({ input: 'Hello.', is_temporary: true }) },
  {
    title: 'makes no existing conversation temporary',
    as: 'owner',
    input: ({ threadId }) => ({ thread_id: threadId, input: 'Hello.', is_temporary: true }),
    status: 400,
  },
]

export async function sendAndFollow(client: Client, { thread_id, input, elements, is_temporary: isTemporary }: Input): Promise<Outcome> {
  const send = mutation(
    'sendMessage',
    'thread { id }',
    () => ({
      threadId: thread_id === undefined ? null : globalId('Thread', thread_id),
      text: input,
      clientMessageId: crypto.randomUUID(),
      elementIds: (elements as { id: string }[] | undefined)?.map(({ id }) => id),
      isTemporary,
    }),
    (result) => (result.thread as { id: string }).id,
  )
  const sent = await send(client, {})
  if ('failed' in sent) return sent
  const follow = graphql(`subscription AnswerOf($threadId: ID!) {
    chatStream(threadId: $threadId) { __typename ... on ChatAssistantStep { step { output } } }
  }`)
  let text = ''
  let last = ''
  for await (const { data } of client.subscribe(follow, { threadId: String(sent.data) })) {
    last = data?.chatStream.__typename ?? ''
    if (data?.chatStream.__typename === 'ChatAssistantStep') text = data.chatStream.step.output
  }
  return { data: { text, last: last.replace('Chat', '').toLowerCase() } }
}

export async function sendOverRest(client: Client, { elements, ...input }: Input): Promise<Outcome> {
  const query = new URLSearchParams(input as Record<string, string>)
  if (elements) query.set('elements', JSON.stringify(elements))
  return streamed(await client.fetch(`/api/v1/chat/stream?${query}`, { headers: { accept: 'text/event-stream' } }))
}

export async function sendAsJson(client: Client, input: Input): Promise<Outcome> {
  const headers = { 'content-type': 'application/json' }
  return streamed(await client.fetch('/api/v1/chat/stream', { method: 'POST', headers, body: JSON.stringify(input) }))
}

async function streamed(response: Response): Promise<Outcome> {
  if (response.status >= 400)
    return restOutcome({ status: response.status, headers: response.headers, body: (await response.json()) as Input })
  const events = (await response.text())
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as { type: string; delta?: string }] : []))
  return { data: { text: events.map(({ delta }) => delta ?? '').join(''), last: events.at(-1)?.type } }
}
