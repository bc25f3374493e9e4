import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { type Upload, png, notes, uploadFile, openUploads } from '../../testing/files/uploads.ts'

const { app, kept, storedFiles } = await openUploads()

async function ask({ client }: Person, body: object): Promise<string> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  let threadId = ''
  for await (const { data } of client.sse('/api/v1/chat/stream', init)) threadId ||= JSON.parse(data).run?.thread_id ?? ''
  return threadId
}

test('sent files appear in both APIs, and the model reads their text', async () => {
  const person = await createPerson(app)
  const files = [await uploadFile(person), await uploadFile(person, { name: 'cat.png', type: 'image/png', contents: png })]
  const threadId = await ask(person, { input: 'What is the boat called?', elements: files })
  const { body } = await person.client.rest<{ steps: { elements: Upload[] }[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)
  expect(body.steps[0]?.elements).toMatchObject(files.map(({ id, url }) => ({ id, url, element_type: 'file' })))

  const read = app.model.requests.map(({ messages }) => messages.at(-1)?.content)
  expect(read).toContain(
    [
      'What is the boat called?',
      JSON.stringify({ quotedFrom: 'the attached file "notes.md", text/markdown', text: notes.contents }),
      JSON.stringify({ quotedFrom: 'the attached file "cat.png", image/png; its content is not shown here', text: null }),
    ].join('\n\n'),
  )

  const query = graphql(`query ThreadFiles($uuid: String!) { viewer { thread(uuid: $uuid) { steps(first: 1) { edges { node { elements {
    uuid ... on FileElement { filename url mimeType fileSize text warnings } } } } } } } }`)
  const { viewer } = await person.client.ask(query, { uuid: threadId })
  expect(viewer).toMatchObject({
    thread: {
      steps: {
        edges: [
          {
            node: {
              elements: [
                {
                  uuid: files[0]?.id,
                  filename: 'notes.md',
                  url: files[0]?.url,
                  mimeType: 'text/markdown',
                  fileSize: 33,
                  text: notes.contents,
                  warnings: [],
                },
                { uuid: files[1]?.id, filename: 'cat.png', mimeType: 'image/png', text: null },
              ],
            },
          },
        ],
      },
    },
  })
})

test('GraphQL sends uploads, and a retried answer still includes them', async () => {
  const person = await createPerson(app)
  const { id } = await uploadFile(person)
  const send = graphql(`mutation SendFiles($input: SendMessageInput!) {
    sendMessage(input: $input) { __typename ... on SendMessagePayload { thread { uuid } run { uuid } } }
  }`)
  const { thread, run } = await person.client.mutate(send, { input: { text: 'Read this', clientMessageId: 'one', elementIds: [id] } })
  await ask(person, { thread_id: thread.uuid })
  await person.client.rest('POST', `/api/v1/chat/runs/${run.uuid}/retry`, {})
  await ask(person, { thread_id: thread.uuid })
  const asked = app.model.requests.filter(({ messages }) =>
    JSON.stringify(messages.at(-1)).includes(String.raw`Read this\n\n{\"quotedFrom\":\"the attached file`),
  )
  expect(asked).toHaveLength(2)
})

test.each([
  ['of another user', async () => [await uploadFile(await createPerson(app))], 'An attachment is missing. Attach it again.'],
  [
    'that is named twice',
    async (person: Person) => {
      const file = await uploadFile(person)
      return [file, file]
    },
    'An attachment is missing. Attach it again.',
  ],
  [
    'that is no upload but an address elsewhere',
    async () => [{ element_type: 'file', url: 'http://127.0.0.1:1/secret', id: crypto.randomUUID() }],
    'An attachment is missing. Attach it again.',
  ],
  ['text without content', async () => [{ id: crypto.randomUUID(), element_type: 'text' }], 'A text element requires content'],
  ['file without a place', async () => [{ id: crypto.randomUUID(), element_type: 'file' }], 'A file element requires file_path or url'],
  ['tool call without a name', async () => [{ id: crypto.randomUUID(), element_type: 'tool_call' }], 'A tool call element requires a name'],
  [
    'of no known kind',
    async () => [{ id: crypto.randomUUID(), element_type: 'film' }],
    'Elements must be of the type text, file, tool_call or other',
  ],
])('refuses an element %s over GET and POST and sends nothing', async (_, elements, message) => {
  const person = await createPerson(app)
  const sent = await elements(person)
  const query = new URLSearchParams({ input: 'Look', elements: JSON.stringify(sent) })
  const got = await person.client.fetch(`/api/v1/chat/stream?${query}`, { headers: { accept: 'text/event-stream' } })
  const posted = await person.client.rest<{ detail: string }>('POST', '/api/v1/chat/stream', { input: 'Look', elements: sent })
  expect([got.status, ((await got.json()) as { detail: string }).detail]).toEqual([400, message])
  expect([posted.status, posted.body.detail]).toEqual([400, message])
  expect((await person.client.rest('GET', '/api/v1/chat/threads')).body).toMatchObject({ threads: [] })
})

test('an upload cannot be sent twice', async () => {
  const person = await createPerson(app)
  const file = await uploadFile(person)
  const threadId = await ask(person, { input: 'Look', elements: [file] })
  const { status } = await person.client.rest('POST', '/api/v1/chat/stream', { input: 'Again', thread_id: threadId, elements: [file] })
  expect(status).toBe(400)
})

test('files are deleted with their conversation and with their owner', async () => {
  const person = await createPerson(app)
  const [first, second] = [await uploadFile(person), await uploadFile(person)]
  const threadId = await ask(person, { input: 'Look', elements: [first] })
  await person.client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)
  await app.platform.deletedFiles.deleteDue()
  expect((await person.client.rest('GET', first.url)).status).toBe(404)
  expect(await storedFiles()).not.toContain(first.id)
  expect(await storedFiles()).toContain(second.id)

  await app.platform.db.user.delete({ where: { id: person.id } })
  await app.platform.deletedFiles.deleteDue()
  expect(await storedFiles()).not.toContain(second.id)
})

test('uploads that are not sent within a day are deleted, except those of queued messages', async () => {
  const person = await createPerson(app)
  const [sent, queued] = [await uploadFile(person), await uploadFile(person)]
  await uploadFile(person)
  await ask(person, { input: 'Look', elements: [sent] })
  const { id: threadId, userId } = await app.platform.db.thread.findFirstOrThrow({ where: { userId: person.id } })
  const message = { threadId, userId: userId ?? '', clientMessageId: 'q', text: 'Later', elementIds: [queued.id] }
  await app.platform.db.queuedMessage.create({ data: { ...message, state: 'held' } })
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
  await app.services.uploads.deleteUnsent(hours(23))
  expect(await kept(person)).toMatchObject({ elements: 3, files: 3 })
  await app.services.uploads.deleteUnsent(hours(25))
  expect(await kept(person)).toMatchObject({ elements: 2, files: 2 })
})

test('files are sent and queued without text, and name the conversation', async () => {
  const person = await createPerson(app)
  const threadId = await ask(person, { input: ' ', elements: [await uploadFile(person), await uploadFile(person, { name: 'log.txt' })] })
  const { body } = await person.client.rest('GET', '/api/v1/chat/threads')
  expect(body).toMatchObject({ threads: [{ name: 'notes.md, log.txt', first_message_preview: 'notes.md, log.txt' }] })
  const asked = app.model.requests.map(({ messages }) => messages.at(-1)?.content)
  expect(asked).toContainEqual(expect.stringMatching(/^\n\n\{"quotedFrom":"the attached file \\"notes\.md/))

  const { id } = await uploadFile(person)
  const queued = await person.client.rest('POST', `/api/v1/chat/threads/${threadId}/queue`, { input: '', element_ids: [id] })
  expect(queued.status).toBe(200)
  await expect
    .poll(async () => (await person.client.rest('GET', `/api/v1/chat/threads/${threadId}/history`)).body)
    .toMatchObject({ steps: [{ input: '', elements: [{}, {}] }, {}, { input: '', elements: [{ id }] }, {}] })

  for (const path of ['/api/v1/chat/stream', `/api/v1/chat/threads/${threadId}/queue`]) {
    expect((await person.client.rest('POST', path, { input: '' })).body).toMatchObject({ error: { code: 'message_required' } })
  }
})
