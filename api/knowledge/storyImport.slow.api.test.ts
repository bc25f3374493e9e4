import { expect, test, vi } from 'vitest'
import { toViewerTopic } from '../platform/events/viewerNews.ts'
import { graphql } from '../testing/__generated__/gql.ts'
import type { StorySplit } from '../testing/__generated__/graphql.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson, type Person } from '../testing/people.ts'

const app = await testApp()

const importStories = graphql(`mutation ImportStories($input: ImportStoriesInput!) { importStories(input: $input) {
  __typename ... on ImportStoriesPayload { isRunning files { fileName storyCount knownCount problem }
    storyEdges { node { title content isPublic kind } } }
  ... on UserError { message } ... on InputError { field } } }`)

async function upload(client: Client, ...files: File[]): Promise<string[]> {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  const response = await client.fetch('/api/v1/upload/files', { method: 'POST', body: form })
  return ((await response.json()) as { files: { id: string }[] }).files.map(({ id }) => id)
}

const bring = (client: Client, fileIds: string[], split: StorySplit = 'FILE') => client.mutate(importStories, { input: { fileIds, split } })
const refusal = async (client: Client, fileIds: string[]) => (await client.ask(importStories, { input: { fileIds } })).importStories

const text = (name: string, ...content: BlobPart[]) => new File(content, name, { type: 'text/plain' })

async function news({ client }: Person) {
  const { body } = await client.rest<{ notifications: object[] }>('GET', '/api/v1/notifications')
  return body.notifications
}

const titles = async ({ id }: Person) =>
  (await app.platform.db.knowledgeItem.findMany({ where: { userId: id }, orderBy: { title: 'asc' } })).map(({ title }) => title)

test('imports uploads as private stories, per file or heading, and notifies the owner', async () => {
  const ada = await createPerson(app)
  const ids = await upload(ada.client, text('bees.md', '# The bees\n\nWe had two hives.'), text('Sea.txt', 'It was cold.'))
  const imported = await bring(ada.client, ids)
  expect(imported).toEqual({
    __typename: 'ImportStoriesPayload',
    isRunning: false,
    files: [
      { fileName: 'bees.md', storyCount: 1, knownCount: 0, problem: null },
      { fileName: 'Sea.txt', storyCount: 1, knownCount: 0, problem: null },
    ],
    storyEdges: [
      { node: { title: 'The bees', content: 'We had two hives.', isPublic: false, kind: 'STORY' } },
      { node: { title: 'Sea', content: 'It was cold.', isPublic: false, kind: 'STORY' } },
    ],
  })
  expect(await news(ada)).toMatchObject([
    { notification_type: 'success', title: 'Your import is finished', summary: 'Stories added: 2', action_url: '/story' },
  ])
  const [life = ''] = await upload(ada.client, text('life.md', '# One\n\nFirst.\n\n# Two\n\nSecond.'))
  await bring(ada.client, [life], 'HEADING')
  expect(await titles(ada)).toEqual(['One', 'Sea', 'The bees', 'Two'])
})

test('importing the same text again adds nothing, even after the upload is gone', async () => {
  const ada = await createPerson(app)
  const story = text('life.md', '# One\n\nFirst.\n\n# Two\n\nSecond.')
  const ids = await upload(ada.client, story)
  await bring(ada.client, ids, 'HEADING')
  const longer = text('life2.md', '# One\n\nFirst.\n\n# Two\n\nSecond.\n\n# Three\n\nThird.')
  const again = await bring(ada.client, [...ids, ...(await upload(ada.client, longer))], 'HEADING')
  expect(again.files).toMatchObject([
    { storyCount: 0, knownCount: 2 },
    { storyCount: 1, knownCount: 2 },
  ])
  expect(await titles(ada)).toEqual(['One', 'Three', 'Two'])
  expect(await news(ada)).toMatchObject([{ summary: 'Stories added: 1' }, {}])
  const bob = await createPerson(app)
  expect((await bring(bob.client, await upload(bob.client, story), 'HEADING')).files).toMatchObject([{ storyCount: 2 }])
})

test('reports an invalid file and imports the others', async () => {
  const ada = await createPerson(app)
  const utf16 = Buffer.from('\uFEFFEs war kühl.', 'utf16le')
  const files = [
    text('a.docx', 'x'),
    text('b.txt', ' \n'),
    text('c.txt', new Uint8Array([0x61, 0xff, 0x62])),
    text('d.md', Array.from({ length: 1001 }, (_, index) => `# ${index}\n`).join('')),
    text('e.txt', new Uint8Array(utf16)),
  ]
  const imported = await bring(ada.client, await upload(ada.client, ...files), 'HEADING')
  expect(imported.files.map(({ problem }) => problem)).toEqual([
    'Only .md and .txt files can be imported as stories.',
    'It is empty.',
    'It isn’t a text file. Save it as plain text in UTF-8.',
    'It has more than 1,000 headings. Import it as one story.',
    null,
  ])
  expect(imported.storyEdges).toMatchObject([{ node: { title: 'e', content: 'Es war kühl.' } }])
  expect(await news(ada)).toMatchObject([
    {
      notification_type: 'warning',
      summary: 'Stories added: 1',
      message: expect.stringMatching(/^a\.docx: Only \.md[^]*\nd\.md: It has/),
    },
  ])
})

test('imports nothing if an upload is missing or belongs to another user', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  const ids = await upload(ada.client, text('a.txt', 'Mine.'))
  const refused = { message: 'A file is missing. Upload it again.' }
  expect(await refusal(bob.client, ids)).toMatchObject(refused)
  expect(await refusal(ada.client, [...ids, crypto.randomUUID()])).toMatchObject(refused)
  expect(await refusal(ada.client, ['no id'])).toMatchObject(refused)
  expect(await refusal(ada.client, [])).toMatchObject({ message: 'Choose a file first' })
  const { body } = await app.anyone().graphql(importStories, { input: { fileIds: ids } })
  expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  expect([await titles(ada), await titles(bob), await news(ada)]).toEqual([[], [], []])
})

test('imports a large file in the background and updates open screens', async () => {
  const ada = await createPerson(app)
  const chapter = (index: number) => `# Chapter ${index}\n\n${`Line of chapter ${index}.\n`.repeat(300)}`
  const ids = await upload(ada.client, text('book.md', Array.from({ length: 120 }, (_, index) => chapter(index)).join('\n')))
  const imports = graphql(`subscription StoriesImported { viewerEvents { __typename ... on StoriesImported { storyCount } } }`)
  const events = ada.client.subscribe(imports)
  const subscribe = vi.spyOn(app.platform.live, 'subscribe')
  const told = events.next()
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledWith(expect.arrayContaining([toViewerTopic(ada.id)]), expect.anything()))
  await subscribe.mock.results.at(-1)?.value
  await app.platform.jobs.start()
  expect(await bring(ada.client, ids, 'HEADING')).toMatchObject({ isRunning: true, files: [], storyEdges: [] })
  expect((await told).value?.data?.viewerEvents).toEqual({ __typename: 'StoriesImported', storyCount: 120 })
  await events.return(undefined)
  await vi.waitFor(async () => expect(await news(ada)).toMatchObject([{ summary: 'Stories added: 120' }]), {
    timeout: 15_000,
    interval: 100,
  })
  expect(await titles(ada)).toHaveLength(120)
})
