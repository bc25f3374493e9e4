import { expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import type { Client } from '../testing/client.ts'
import { createPerson } from '../testing/people.ts'
import { say, openTwins } from '../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()

test('owners can talk to their twin as visitors, and a private twin knows nothing', async () => {
  const ada = await createPerson(app)
  await ada.client.rest('PUT', '/api/v1/profile', { bio: 'I keep bees.' })
  expect((await ada.client.rest('GET', `/api/v1/twin/${ada.username}`)).body).toMatchObject({ public: false, enabled: false, bio: null })
  const privateAnswer = await say(ada.client, ada.username, 'What do you keep?')
  expect(privateAnswer.output).toMatch(/your profile is private/)
  const started = await ada.client.rest<{ id: string; thread_type: string }>('POST', '/api/v1/chat/threads', { agent_type: 'twin' })
  expect(started.body.thread_type).toBe('self_twin_chat')
  await ada.client.rest('PUT', '/api/v1/profile', { public: true })
  const open = await say(ada.client, ada.username, 'What do you keep?')
  expect(open.threadId).toBe(started.body.id)
  expect(open.output).toMatch(/^“I keep bees.”/)
})

test('owners preview answers for each kind of reader, in conversations of their own', async () => {
  const [ada, bob] = [await aPublicPerson({ field_audiences: [{ field: 'bio', audience: 'people' }] }), await createPerson(app)]
  const asAnyone = await say(ada.client, ada.username, 'What do you keep?')
  const asPeople = await say(ada.client, ada.username, 'What do you keep?', { audience: 'people' })
  const again = await say(ada.client, ada.username, 'Where do you keep bees?', { audience: 'people' })
  expect(asAnyone.output).not.toContain('bees on a roof')
  expect(asPeople.output).toContain('bees on a roof')
  expect([again.threadId, again.output]).toEqual([asPeople.threadId, expect.stringContaining('Lisbon')])
  const { body: receipt } = await ada.client.rest<{ passages: { text: string }[] }>('GET', `/api/v1/twin-receipts/${asPeople.id}`)
  expect(receipt.passages).toContainEqual(expect.objectContaining({ text: 'I keep bees on a roof in Lisbon.' }))
  const conversations = graphql(`query Previews($username: String!) { twin(username: $username) {
    link: conversation(audience: LINK) { uuid } people: conversation(audience: PEOPLE) { uuid metadata } } }`)
  expect(await ada.client.ask(conversations, { username: ada.username })).toEqual({
    twin: { link: { uuid: asAnyone.threadId }, people: { uuid: asPeople.threadId, metadata: { reader_audience: 'people' } } },
  })
  const visit = await say(bob.client, ada.username, 'What do you keep?', { audience: 'people' })
  expect(visit.output).not.toContain('bees on a roof')
  for (const audience of ['people', undefined] as const)
    expect((await say(bob.client, ada.username, 'What do you keep?', { audience })).threadId).toBe(visit.threadId)
})

test('delivers a message to the owner once', async () => {
  const [ada, bob] = await Promise.all([aPublicPerson(), createPerson(app)])
  expect((await say(bob.client, ada.username, 'Leave a message: Call me about the hives')).output).toMatch(/^I passed your message on/)
  expect((await say(app.anyone(), ada.username, 'Leave a message')).output).toMatch(/^What should I tell/)
  const { body } = await ada.client.rest<{ notifications: object[] }>('GET', '/api/v1/notifications')
  expect(body.notifications).toMatchObject([{ title: 'A visitor left you a message', message: 'Call me about the hives' }])
})

test('a message names the visitor only if their profile is public', async () => {
  const [ada, bob] = await Promise.all([aPublicPerson(), createPerson(app)])
  const signature = graphql(`query Signature($username: String!) { publicProfile(username: $username) { viewerSignature } }`)
  const getSignature = async (client: Client) => {
    const { body } = await client.rest<{ caller_signature: string | null }>('GET', `/api/v1/twin/${ada.username}`)
    const { publicProfile } = await client.ask(signature, { username: ada.username })
    expect(publicProfile?.viewerSignature).toBe(body.caller_signature)
    return body.caller_signature
  }
  const titles = async () => {
    const { body } = await ada.client.rest<{ notifications: { title: string }[] }>('GET', '/api/v1/notifications')
    return body.notifications.map(({ title }) => title)
  }
  expect([await getSignature(bob.client), await getSignature(app.anyone()), await getSignature(ada.client)]).toEqual([null, null, null])
  const nameless = await say(bob.client, ada.username, 'Leave a message: Call me')
  expect(nameless.output).toMatch(/without your name/)
  expect(JSON.stringify(nameless)).not.toContain(`@${bob.username}`)
  expect(await titles()).toEqual(['A visitor left you a message'])

  await bob.client.rest('PUT', '/api/v1/profile', { public: true })
  expect(await getSignature(bob.client)).toBe(bob.username)
  expect((await say(bob.client, ada.username, 'Leave a message: Call me again')).output).toContain(`with your username, @${bob.username}`)
  expect((await titles())[0]).toBe(`@${bob.username} left you a message`)
})

test('guests can stream, retry and edit in twin threads over GraphQL', async () => {
  const ada = await aPublicPerson()
  const guest = app.anyone()
  const send = graphql(`mutation SendToTwin($input: SendTwinMessageInput!) { sendTwinMessage(input: $input) {
    __typename ... on SendMessagePayload { thread { id threadType } run { id } } } }`)
  const input = { username: ada.username.toUpperCase(), text: 'Hello', clientMessageId: 'one' }
  const { thread, run } = await guest.mutate(send, { input })
  expect(thread.threadType).toBe('PUBLIC_TWIN_CHAT')
  const texts: string[] = []
  const stream = graphql(`subscription ChatStream($threadId: ID!) {
    chatStream(threadId: $threadId) { __typename ... on ChatDone { thread { stepCount } } }
  }`)
  for await (const { data } of guest.subscribe(stream, { threadId: thread.id })) {
    if (data) texts.push(data.chatStream.__typename)
  }
  expect(texts.at(-1)).toBe('ChatDone')
  expect((await guest.mutate(send, { input })).run).toEqual(run)
  const conversation = graphql(`query GuestConversation($username: String!, $id: ID!) {
    viewer { user { id } }
    twin(username: $username) { conversation { id steps(last: 2) { edges { node { output citations { number } } } } } }
    node(id: $id) { __typename id }
  }`)
  const own = await guest.ask(conversation, { username: ada.username, id: thread.id })
  expect(own).toMatchObject({ viewer: null, twin: { conversation: { id: thread.id } }, node: { id: thread.id } })
  const stranger = app.anyone()
  expect(await stranger.ask(graphql(`query Node($id: ID!) { node(id: $id) { id } }`), { id: thread.id })).toEqual({ node: null })
  const retry = graphql(`mutation Retry($input: RetryRunInput!) { retryRun(input: $input) { __typename } }`)
  expect(await guest.mutate(retry, { input: { runId: run.id, clientMessageId: 'two' } })).toEqual({ __typename: 'RetryRunPayload' })
  const sendPrivately = graphql(`mutation SendMessage($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`)
  const privately = await guest.graphql(sendPrivately, { input: { text: 'Hello', clientMessageId: 'three' } })
  expect(privately.body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
})
