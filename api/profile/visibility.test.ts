import { expect, test } from 'vitest'
import { listPublicFields, sections, type SectionVisibility } from './visibility.ts'

const everything = Object.fromEntries(sections.map((section) => [section, true])) as SectionVisibility

test('nothing of a private profile is public, whatever it lists', () => {
  expect(listPublicFields({ isPublic: false, publicFields: ['bio'], sectionVisibility: everything })).toEqual([])
})

test('a public profile that lists nothing shows the default fields, which leave the location out', () => {
  const fields = listPublicFields({ isPublic: true, publicFields: [], sectionVisibility: { ...everything, photos: false } })
  expect(fields).toEqual(['display_name', 'avatar_url', 'bio', 'interests', 'achievements', 'posts', 'skills', 'projects'])
})

test('a public profile shows what it lists, except for hidden sections and names that are no fields', () => {
  const publicFields = ['location', 'posts', 'photos', 'email']
  expect(listPublicFields({ isPublic: true, publicFields, sectionVisibility: { ...everything, posts: false } })).toEqual([
    'location',
    'photos',
  ])
})
