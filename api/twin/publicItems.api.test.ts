import { expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { aPerson } from '../testing/people.ts'

const app = await testApp()

const shown = graphql(
  `query PublicItems($username: String!) { publicProfile(username: $username) { suggestedQuestions items { kind title excerpt content } } }`,
)
const preview = graphql(`query PreviewItems { viewer { profile { preview { items { title } } } } }`)
const titlesIn = async (client: Client, username: string) =>
  (await client.ask(shown, { username })).publicProfile?.items.map(({ title }) => title)

test('a public page shows the stories and notes that are public, and its owner sees them before', async () => {
  const ada = await aPerson(app)
  const write = (kind: 'note' | 'story' | 'document', title: string, isPublic: boolean) =>
    app.platform.db.knowledgeItem.create({ data: { userId: ada.id, kind, title, content: `# ${title}\n\nIt **rained**.`, isPublic } })
  await write('note', 'Honey', true)
  await write('note', 'Debts', false)
  await write('story', 'The wet summer', true)
  await write('document', 'A contract', true)
  const previewed = async () => (await ada.client.ask(preview)).viewer?.profile.preview.items.map(({ title }) => title)
  expect(await previewed()).toEqual(['The wet summer', 'Honey'])
  expect(await titlesIn(app.anyone(), ada.username)).toBeUndefined()

  await ada.client.rest('PUT', '/api/v1/profile', { public: true, suggested_questions: ['When is the honey sold?'] })
  const { publicProfile } = await app.anyone().ask(shown, { username: ada.username })
  expect(publicProfile).toMatchObject({
    suggestedQuestions: ['When is the honey sold?'],
    items: [
      { kind: 'STORY', title: 'The wet summer', content: '# The wet summer\n\nIt **rained**.' },
      { kind: 'NOTE', title: 'Honey' },
    ],
  })
  expect(publicProfile?.items[0]?.excerpt).not.toContain('**')
  expect((await app.anyone().rest('GET', `/api/v1/profile/public/${ada.username}`)).body).toMatchObject({
    suggested_questions: ['When is the honey sold?'],
    items: [
      { kind: 'story', title: 'The wet summer' },
      { kind: 'note', title: 'Honey' },
    ],
  })

  await ada.client.rest('PUT', '/api/v1/profile', { public: false })
  expect(await titlesIn(app.anyone(), ada.username)).toBeUndefined()
  expect(await previewed()).toEqual(['The wet summer', 'Honey'])
})
