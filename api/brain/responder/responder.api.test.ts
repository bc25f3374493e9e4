import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { aPerson } from '../../testing/people.ts'

const app = await testApp({ LLM_PROVIDER: 'builtin' })

/** Sends in a new private chat, or in the one given, and answers with what was written, and by which tools. */
async function say(client: Client, input: string, threadId?: string) {
  const thread = threadId ?? (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body.thread_id
  const query = new URLSearchParams({ input, thread_id: thread })
  const tools: string[] = []
  let text = ''
  for await (const { data } of client.sse(`/api/v1/chat/stream?${query}`)) {
    const event = JSON.parse(data) as { type: string; delta?: string; tool_called?: { name: string } }
    if (event.type === 'delta') text += event.delta
    if (event.type === 'tool_called' && event.tool_called) tools.push(event.tool_called.name)
    if (event.type === 'done') break
  }
  return { text, tools, thread }
}

test('what was told in one chat is quoted in another, listed, and forgotten when asked', async () => {
  const { client } = await aPerson(app)
  const told = await say(client, 'Remember that my locker code is 4821')
  expect(told).toMatchObject({ text: 'I will remember: “My locker code is 4821”', tools: ['remember'] })
  expect(await say(client, 'whats my loker code?')).toMatchObject({
    text: 'You told me today: “My locker code is 4821”',
    tools: ['search_memories'],
  })
  expect((await say(client, 'What do you remember?')).text).toBe('I remember one thing:\n\n- “My locker code is 4821” (today)')
  expect(await say(client, 'Forget my locker code')).toMatchObject({
    text: 'Forgotten: “My locker code is 4821”',
    tools: ['search_memories', 'forget'],
  })
  expect((await say(client, 'What do you remember?')).text).toMatch(/nothing about you yet/)
})

test('what was only mentioned in a past chat is quoted from there', async () => {
  const { client } = await aPerson(app)
  const mentioned = await say(client, 'Well. I think the Albergo Sole was lovely!')
  expect(mentioned.tools).toEqual([])
  const asked = await say(client, 'What did I say about the Albergo?')
  expect(asked.tools).toEqual(['search_memories', 'search_knowledge', 'search_past_chats'])
  expect(asked.text).toMatch(/^You wrote today in \[.+\]\(\/chat\/.+\): “I think the Albergo Sole was lovely!”$/)
  expect(asked.text).toContain(mentioned.thread)
})

test('what was written down is quoted with its title, until it is deleted', async () => {
  const { client } = await aPerson(app)
  const write = graphql(`mutation WriteNote {
    createKnowledgeItem(input: { kind: NOTE, title: "Wifi", content: "The router is upstairs. The wifi password is Blue42." }) {
      __typename ... on CreateKnowledgeItemPayload { itemEdge { node { id } } }
    }
  }`)
  const { itemEdge } = await client.mutate(write)
  const asked = await say(client, 'What is the wifi password?')
  expect(asked).toMatchObject({
    text: 'You wrote today in your note “Wifi”: “The wifi password is Blue42.”',
    tools: ['search_memories', 'search_knowledge'],
  })
  const remove = graphql(`mutation DeleteKnowledgeItem($id: ID!) { deleteKnowledgeItem(input: { itemId: $id }) { __typename } }`)
  await client.mutate(remove, { id: itemEdge.node.id })
  expect((await say(client, 'Tell me the wifi password again?')).text).not.toContain('your note')
})

test('nobody is told what somebody else told', async () => {
  const [ada, bob] = await Promise.all([aPerson(app), aPerson(app)])
  await say(ada.client, 'Remember that my dog is called Rex')
  expect((await say(bob.client, 'What is my dog’s name?')).text).toMatch(/^I found nothing about that/)
})

test('the graph says that the built-in responder answers', async () => {
  expect(await app.anyone().ask(graphql(`query Model { model { provider name isBuiltIn } }`))).toEqual({
    model: { provider: 'builtin', name: 'Built-in responder', isBuiltIn: true },
  })
})
