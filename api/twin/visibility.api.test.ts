import { expect, test } from 'vitest'
import type { Prisma } from '../platform/__generated__/prisma/client.ts'
import { type PublishableField, publicFieldsOf, publishableFields, sections, type SectionVisibility } from '../profile/visibility.ts'
import { testApp } from '../testing/app.ts'
import { previewOf, type PublicProfile } from './publicProfile.ts'
import { TwinReader } from './reader.ts'

const app = await testApp()
const reader = new TwinReader(app.platform.asTwinReader)

const whole = {
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
const profiles = [true, false].flatMap((isPublic) =>
  lists.flatMap((publicFields) => visibilities.map((sectionVisibility) => ({ isPublic, publicFields, sectionVisibility }))),
)

test('the database shows of a profile exactly what the rule in api/profile/visibility.ts says', async () => {
  for (const [index, profile] of profiles.entries()) {
    const username = `shown-${index}`
    const names = { username, email: `${username}@example.org`, name: 'name', image: 'image' }
    const { id: userId } = await app.platform.db.user.create({ data: { ...names, profile: { create: { ...whole, ...profile } } } })
    const shown = await reader.publicProfile({ username })
    expect(shown && fieldsOf(shown), JSON.stringify(profile)).toEqual(
      profile.isPublic ? publicFieldsOf({ ...profile, sectionVisibility: { ...everySection, ...profile.sectionVisibility } }) : null,
    )
    if (!shown) continue
    expect(shown.sectionVisibility).toEqual({ ...everySection, ...profile.sectionVisibility })
    expect(previewOf(await app.services.profile.get({ userId })), 'what its owner is shown of that').toEqual(shown)
  }
})

function fieldsOf(profile: PublicProfile): PublishableField[] {
  const values: Record<PublishableField, unknown> = { ...profile, display_name: profile.displayName, avatar_url: profile.image }
  return publishableFields.filter((field) => {
    const value = values[field]
    return Array.isArray(value) ? value.length > 0 : value !== null
  })
}
