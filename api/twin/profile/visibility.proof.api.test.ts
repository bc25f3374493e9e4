import { expect, test } from 'vitest'
import { sample } from '../../../scripts/testing/proof.ts'
import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import { audiences } from '../../platform/audiences.ts'
import { type PublishableField, publishableFields, sections, type SectionVisibility } from '../../profile/publishableFields.ts'
import { listShownFields } from '../../profile/visibility.ts'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'
import { toPreview, type PublicProfile } from './publicProfile.ts'
import { TwinReader } from '../reader/reader.ts'

const app = await testApp()
const reader = new TwinReader(app.platform.asTwinReader)

const whole = {
  title: 'title',
  bio: 'bio',
  location: 'location',
  interests: ['interest'],
  achievements: ['achievement'],
  posts: ['post'],
  photos: ['https://example.org/photo'],
  skills: ['skill'],
  projects: ['project'],
} satisfies Partial<Prisma.ProfileCreateInput>

const everySection = Object.fromEntries(sections.map((section) => [section, true])) as SectionVisibility

const lists: string[][] = [[], ['bio'], ['location', 'posts'], [...sections], [...publishableFields], ['email', 'title', 'no such field']]
const visibilities: Partial<SectionVisibility>[] = [
  {},
  { posts: false },
  { posts: true, skills: false },
  Object.fromEntries(sections.map((section) => [section, false])),
]
const narrowings = [{}, { bio: 'people', posts: 'link', title: 'link', skills: 'people' }] as const
const profiles = audiences.flatMap((audience) =>
  lists.flatMap((publicFields) =>
    visibilities.flatMap((sectionVisibility) =>
      narrowings.map((fieldAudiences) => ({ audience, publicFields, sectionVisibility, fieldAudiences })),
    ),
  ),
)

test('the database view matches the rule in api/profile/visibility.ts', async () => {
  const { id: friend } = await app.platform.db.user.create({ data: { username: 'friend', email: 'friend@example.org', name: 'friend' } })
  for (const [index, profile] of sample(profiles, 40).entries()) {
    const username = `shown-${index}`
    const names = { username, email: `${username}@example.org`, name: 'name', image: 'image' }
    const { id: userId } = await app.platform.db.user.create({ data: { ...names, profile: { create: { ...whole, ...profile } } } })
    await app.platform.db.chosenPerson.create({ data: { ownerId: userId, userId: friend } })
    const settings = {
      ...profile,
      sectionVisibility: { ...everySection, ...profile.sectionVisibility },
      narrowedFields: profile.fieldAudiences,
    }
    const preview = await app.services.profile.get({ userId })
    const readings = {
      people: await reader.findProfile({ userId: friend }, { username }),
      link: await reader.findProfile(null, { username }),
      listed: await reader.findListedProfile({ userId }),
    }
    for (const audience of ['people', 'link', 'listed'] as const) {
      const shown = readings[audience]
      const isOpen = audiences.indexOf(profile.audience) >= audiences.indexOf(audience)
      expect(shown && listFields(shown), JSON.stringify({ audience, profile })).toEqual(isOpen ? listShownFields(settings, audience) : null)
      if (shown) expect(toPreview(preview, audience), JSON.stringify({ audience, profile })).toEqual({ ...shown, previewedFor: audience })
    }
  }
})

function listFields(profile: PublicProfile): PublishableField[] {
  const values: Record<PublishableField, unknown> = { ...profile, display_name: profile.displayName, avatar_url: profile.image }
  return publishableFields.filter((field) => {
    const value = values[field]
    return Array.isArray(value) ? value.length > 0 : value !== null
  })
}

const shown = graphql(
  `query PublicItems($username: String!) { publicProfile(username: $username) { suggestedQuestions items { kind title excerpt content } } }`,
)
const preview = graphql(`query PreviewItems { viewer { profile { preview { items { title } } } } }`)
const titlesIn = async (client: Client, username: string) =>
  (await client.ask(shown, { username })).publicProfile?.items.map(({ title }) => title)

test('a public page shows public stories, notes and documents, which its owner can preview', async () => {
  const ada = await createPerson(app)
  const write = (kind: 'note' | 'story' | 'document', title: string, isPublic: boolean) =>
    app.platform.db.knowledgeItem.create({
      data: { userId: ada.id, kind, title, content: `# ${title}\n\nIt **rained**.`, audience: isPublic ? 'listed' : 'private' },
    })
  await write('note', 'Honey', true)
  await write('note', 'Debts', false)
  await write('story', 'The wet summer', true)
  await write('document', 'A contract', true)
  const previewed = async () => (await ada.client.ask(preview)).viewer?.profile.preview.items.map(({ title }) => title)
  expect(await previewed()).toEqual(['A contract', 'The wet summer', 'Honey'])
  expect(await titlesIn(app.anyone(), ada.username)).toBeUndefined()

  await ada.client.rest('PUT', '/api/v1/profile', { public: true, suggested_questions: ['When is the honey sold?'] })
  const { publicProfile } = await app.anyone().ask(shown, { username: ada.username })
  expect(publicProfile).toMatchObject({
    suggestedQuestions: ['When is the honey sold?'],
    items: [
      { kind: 'DOCUMENT', title: 'A contract' },
      { kind: 'STORY', title: 'The wet summer', content: '# The wet summer\n\nIt **rained**.' },
      { kind: 'NOTE', title: 'Honey' },
    ],
  })
  expect(publicProfile?.items[0]?.excerpt).not.toContain('**')
  expect((await app.anyone().rest('GET', `/api/v1/profile/public/${ada.username}`)).body).toMatchObject({
    suggested_questions: ['When is the honey sold?'],
    items: [
      { kind: 'document', title: 'A contract' },
      { kind: 'story', title: 'The wet summer' },
      { kind: 'note', title: 'Honey' },
    ],
  })

  await ada.client.rest('PUT', '/api/v1/profile', { public: false })
  expect(await titlesIn(app.anyone(), ada.username)).toBeUndefined()
  expect(await previewed()).toEqual(['A contract', 'The wet summer', 'Honey'])
})
