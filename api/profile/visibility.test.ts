import { expect, test } from 'vitest'
import { listPublicFields, sections, type SectionVisibility } from './visibility.ts'

const everything = Object.fromEntries(sections.map((section) => [section, true])) as SectionVisibility

test('a private profile has no public fields', () => {
  expect(listPublicFields({ isPublic: false, publicFields: ['bio'], sectionVisibility: everything })).toEqual([])
})

test('a public profile without a list shows the default fields, without the location', () => {
  const fields = listPublicFields({ isPublic: true, publicFields: [], sectionVisibility: { ...everything, photos: false } })
  expect(fields).toEqual(['display_name', 'avatar_url', 'bio', 'interests', 'achievements', 'posts', 'skills', 'projects'])
})

test('a public profile shows its listed fields, except hidden sections and unknown names', () => {
  const publicFields = ['location', 'posts', 'photos', 'email']
  expect(listPublicFields({ isPublic: true, publicFields, sectionVisibility: { ...everything, posts: false } })).toEqual([
    'location',
    'photos',
  ])
})
