import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp({ LLM_PROVIDER: 'builtin' })

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

test('quotes facts from other chats, lists and forgets them', async () => {
  const { client } = await createPerson(app)
  const told = await say(client, 'Remember that my locker code is 4821')
  expect(told).toMatchObject({ text: 'I’ll remember: “My locker code is 4821”', tools: ['remember'] })
  expect(await say(client, 'whats my loker code?')).toMatchObject({
    text: 'You told me today: “My locker code is 4821” [1]',
    tools: ['search_memories'],
  })
  expect((await say(client, 'What do you remember?')).text).toBe('I remember one thing:\n\n• “My locker code is 4821” (today) [1]')
  expect(await say(client, 'Forget my locker code')).toMatchObject({
    text: expect.stringMatching(/^Forgotten: “My locker code is 4821”\n\nI won’t quote it/) as string,
    tools: ['search_memories', 'forget'],
  })
  expect((await say(client, 'What do you remember?')).text).toMatch(/remember anything about you yet/)
})

test('forgotten facts remain only in conversation texts', async () => {
  const { client } = await createPerson(app)
  await say(client, 'Remember that my canary is called Pipsqueak')
  await say(client, 'What is my canary called?')
  const holding = async () => {
    const tables = ['memories', 'passages', 'step_sources', 'tool_calls', 'tool_effects', 'memory_proposals']
    const found = await Promise.all(
      tables.map((name) => app.platform.db.$queryRawUnsafe<object[]>(`SELECT 1 FROM ${name} AS t WHERE t::text ILIKE '%pipsqueak%'`)),
    )
    return tables.filter((_, index) => (found[index]?.length ?? 0) > 0)
  }
  expect(await holding()).toEqual(['memories', 'passages', 'step_sources', 'tool_calls', 'tool_effects'])
  const { body } = await client.rest<{ memories: { id: string }[] }>('GET', '/api/v1/memories')
  await client.rest('DELETE', `/api/v1/memories/${body.memories[0]?.id}`)
  expect(await holding()).toEqual([])
})

test('new facts replace contradicted ones, which return on undo', async () => {
  const { client } = await createPerson(app)
  await say(client, 'I live in Lisbon')
  expect((await say(client, 'Actually, I live in Porto')).text).toBe('I’ll remember: “I live in Porto” It replaces: “I live in Lisbon”')
  expect((await say(client, 'Where do I live?')).text).toBe('You told me today: “I live in Porto” [1]')
  const read = async () =>
    (await client.rest<{ memories: { id: string; content: string; earlier: object[] }[] }>('GET', '/api/v1/memories')).body.memories
  const [porto, ...others] = await read()
  expect(others).toEqual([])
  expect(porto).toMatchObject({ content: 'I live in Porto', earlier: [{ content: 'I live in Lisbon' }] })
  await client.rest('DELETE', `/api/v1/memories/${porto?.id}?keeps_earlier=true`)
  expect(await read()).toMatchObject([{ content: 'I live in Lisbon', earlier: [] }])
  expect((await say(client, 'Where do I live?')).text).toBe('You told me today: “I live in Lisbon” [1]')
  const holds = (table: string) =>
    app.platform.db.$queryRawUnsafe<object[]>(`SELECT 1 FROM ${table} AS t WHERE t::text ILIKE '%live in porto%'`)
  for (const table of ['memories', 'passages', 'tool_calls', 'tool_effects', 'step_sources']) expect(await holds(table), table).toEqual([])
})

test('refuses memories matching a rule until it is removed', async () => {
  const { client, id: userId } = await createPerson(app)
  await say(client, 'Remember that my dog is called Rex')
  const { memories } = (await client.rest<{ memories: { id: string }[] }>('GET', '/api/v1/memories')).body
  const { body: rule } = await client.rest<{ id: string; words: string[] }>('POST', '/api/v1/memory-rules', { memory_id: memories[0]?.id })
  expect(rule.words).toContain('rex')
  const contents = async () => (await app.platform.db.memory.findMany({ where: { userId } })).map(({ content }) => content)
  expect(await contents()).toEqual([])
  for (const like of ['Remember that Rex is my dog’s name', 'My dog is called Max']) {
    expect((await say(client, like)).text, like).toMatch(/^I haven’t saved that, because you asked me never to remember things like this/)
  }
  expect((await say(client, 'Mein Hund heißt Bello')).text).toMatch(/^Das habe ich mir nicht gemerkt, weil du so etwas nie/)
  expect((await say(client, 'My cat is called Mimi')).text).toMatch(/^I’ll remember/)
  await client.rest('DELETE', `/api/v1/memory-rules/${rule.id}`)
  expect((await say(client, 'My dog is called Max')).text).toMatch(/^I’ll remember/)
  expect(await contents()).toEqual(['My cat is called Mimi', 'My dog is called Max'])
})

test('stores nothing while memory is off, keeps existing memories and says so', async () => {
  const { client, id: userId } = await createPerson(app)
  await say(client, 'Remember that my locker code is 4821')
  await client.rest('PATCH', '/api/v1/account', { remembers_from_conversations: false })
  const off = /^I haven’t saved that as a memory, because remembering is turned off/
  const asked = await say(client, 'Remember that my boat is called Freya')
  expect(asked.text).toMatch(off)
  expect((await say(client, 'I live in Lisbon')).text).toMatch(off)
  expect((await say(client, 'Merk dir, dass mein Boot Freya heißt')).text).toMatch(/das Merken ist ausgeschaltet/)
  expect(await app.platform.db.memory.findMany({ where: { userId }, select: { content: true } })).toEqual([
    { content: 'my locker code is 4821' },
  ])
  expect((await say(client, 'What is my locker code?')).text).toMatch(/4821/)
  const call = await app.platform.db.toolCall.findFirst({ where: { step: { threadId: asked.thread } } })
  expect(call).toMatchObject({ displayName: 'Not remembered', isError: false, outputResult: { refused: true, reason: 'off' } })
})

test.each([
  ['Remember that my card number is 4111 1111 1111 1111', /^I don’t keep passwords, keys or card numbers/],
  ['Merk dir, dass mein Passwort Sommer2024 lautet', /^Passwörter, Schlüssel und Kartennummern merke ich mir nicht/],
])('stores no secret: %s', async (input, answer) => {
  const { client, id: userId } = await createPerson(app)
  const { text, tools } = await say(client, input)
  expect(text).toMatch(answer)
  expect(tools).toEqual([])
  expect(await app.platform.db.memory.count({ where: { userId } })).toBe(0)
})

test('quotes past chats', async () => {
  const { client } = await createPerson(app)
  const mentioned = await say(client, 'Well. I think the Albergo Sole was lovely!')
  expect(mentioned.tools).toEqual([])
  const asked = await say(client, 'What did I say about the Albergo?')
  expect(asked.tools).toEqual(['search_memories', 'search_knowledge', 'search_past_chats'])
  expect(asked.text).toMatch(/^You wrote today in “.+”: “I think the Albergo Sole was lovely!” \[\d+\]$/)
})

test('quotes notes by title until they are deleted', async () => {
  const { client } = await createPerson(app)
  const write = graphql(`mutation WriteNote {
    createKnowledgeItem(input: { kind: NOTE, title: "Wifi", content: "The router is upstairs. The wifi password is Blue42." }) {
      __typename ... on CreateKnowledgeItemPayload { itemEdge { node { id } } }
    }
  }`)
  const { itemEdge } = await client.mutate(write)
  const asked = await say(client, 'What is the wifi password?')
  expect(asked).toMatchObject({
    text: 'You wrote today in your note “Wifi”: “The wifi password is Blue42.” [1]',
    tools: ['search_memories', 'search_knowledge'],
  })
  const remove = graphql(`mutation DeleteKnowledgeItem($id: ID!) { deleteKnowledgeItem(input: { itemId: $id }) { __typename } }`)
  await client.mutate(remove, { id: itemEdge.node.id })
  expect((await say(client, 'Tell me the wifi password again?')).text).not.toContain('your note')
})

test('quotes notes and tables without their Markdown', async () => {
  const { client } = await createPerson(app)
  const content = '# Car\n\n- Next inspection: **March 2027**\n\n| Lamp | Meaning |\n| --- | --- |\n| Amber | Oil is low |'
  await client.rest('POST', '/api/v1/knowledge/items', { kind: 'note', title: 'Garage', content })
  expect((await say(client, 'When is the next inspection?')).text).toBe(
    'You wrote today in your note “Garage”: “Next inspection: March 2027” [1]',
  )
  expect((await say(client, 'What does the amber lamp mean?')).text).toContain('“Amber, Oil is low”')
})

interface Cited {
  steps: {
    output: string
    citations: { number: number; kind: string; source_id: string; thread_id: string | null; ordinal: number | null; excerpt: string }[]
  }[]
}

test('both APIs and exports show citations until their source is deleted', async () => {
  const { client } = await createPerson(app)
  const mentioned = await say(client, 'Well. I think the Albergo Sole was lovely!')
  await say(client, 'Remember that my locker code is 4821')
  const { thread } = await say(client, 'What is my locker code?')
  const again = await say(client, 'What did I say about the Albergo?', thread)
  const last = (await say(client, 'Tell me my locker code?', thread)).text
  const history = async () => (await client.rest<Cited>('GET', `/api/v1/chat/threads/${thread}/history`)).body.steps
  const [, first, , second, , third] = await history()
  expect(first?.citations).toMatchObject([{ number: 1, kind: 'memory', thread_id: null, excerpt: 'my locker code is 4821' }])
  expect(second?.citations).toMatchObject([
    { kind: 'step', thread_id: mentioned.thread, ordinal: 0, excerpt: expect.stringContaining('Albergo Sole') },
  ])
  expect(again.text).toContain(`[${second?.citations[0]?.number}]`)
  expect(last).toMatch(/ \[1\]$/)
  expect(third?.citations).toEqual(first?.citations)

  const shown = await client.ask(quotedIn, { thread })
  const steps = shown.viewer?.thread?.steps?.edges.map(({ node }) => node)
  expect(steps?.[3]?.citations).toEqual([{ number: second?.citations[0]?.number, kind: 'STEP', threadUuid: mentioned.thread }])
  const file = await client.fetch(`/api/v1/chat/threads/${thread}/export?format=markdown`)
  expect(await file.text()).toContain('> [1] Memory: my locker code is 4821')

  await client.rest('DELETE', `/api/v1/chat/threads/${mentioned.thread}`)
  await say(client, 'Forget my locker code')
  expect((await history()).flatMap(({ citations }) => citations)).toEqual([])
})

const quotedIn = graphql(`query QuotedIn($thread: String!) {
  viewer { thread(uuid: $thread) { steps(first: 10) { edges { node { citations { number kind threadUuid } } } } } }
}`)

test('users never get other users’ facts', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  await say(ada.client, 'Remember that my dog is called Rex')
  expect((await say(bob.client, 'What is my dog’s name?')).text).toMatch(/^I found nothing about that/)
})

test('GraphQL reports the built-in responder', async () => {
  expect(await app.anyone().ask(graphql(`query Model { model { provider name isBuiltIn } }`))).toEqual({
    model: { provider: 'builtin', name: 'Built-in responder', isBuiltIn: true },
  })
})

test('asks what to remind of', async () => {
  const { client, id: userId } = await createPerson(app)
  const { text, thread } = await say(client, 'Remind me every other day at 9')
  expect(text).toBe('What should I remind you of?')
  await say(client, 'the plants', thread)
  expect(await app.platform.db.scheduledTask.findMany({ where: { userId } })).toMatchObject([
    { kind: 'reminder', title: 'The plants', recurrence: 'daily', interval: 2, time: '09:00' },
  ])
})

test('says how schedules repeat, and accepts another recurrence', async () => {
  const { client, id: userId } = await createPerson(app)
  const { text, thread } = await say(client, 'Remind me every two hours to stretch')
  expect(text).toBe('Schedules can repeat every day, week, month or year, or at multiples of these. When should this repeat?')
  await say(client, 'on the last Friday of the month', thread)
  expect(await app.platform.db.scheduledTask.findMany({ where: { userId } })).toMatchObject([
    { title: 'Stretch', recurrence: 'monthly', days: [5], week: 5 },
  ])
})

test('proposes reminders and asks for a missing time', async () => {
  const { client, id: userId } = await createPerson(app)
  const { text, thread } = await say(client, 'Remind me to call Ana')
  expect(text).toBe('When?')
  expect((await say(client, 'tomorrow at 9', thread)).text).toBe('I’ll set it up once you confirm it above.')
  expect((await say(client, 'Erinnere mich gestern um 5 an die Miete')).text).toBe('Dieser Zeitpunkt ist vorbei. Nenn mir einen späteren.')
  expect(await app.platform.db.scheduledTask.findMany({ where: { userId } })).toMatchObject([
    { title: 'Call Ana', kind: 'reminder', time: '09:00', status: 'proposed', threadId: thread, nextRunAt: null },
  ])
})
