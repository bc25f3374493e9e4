import { expect, test } from 'vitest'
import { audiences } from '../platform/audiences.ts'
import { sections, type SectionVisibility } from './publishableFields.ts'
import { changeFieldAudiences, type FieldSettings, listShownFields, readFieldAudiences } from './visibility.ts'

const everything = Object.fromEntries(sections.map((section) => [section, true])) as SectionVisibility
const initial: FieldSettings = { publicFields: [], sectionVisibility: everything, narrowedFields: {} }
const usual = ['display_name', 'avatar_url', 'bio', 'interests', 'achievements', 'posts', 'skills', 'projects']

test('a private profile shows no fields', () => {
  expect(listShownFields({ ...initial, audience: 'private', publicFields: ['bio'] }, 'people')).toEqual([])
})

test('without a list, a public profile shows neither headline nor location', () => {
  const sectionVisibility = { ...everything, photos: false }
  expect(listShownFields({ ...initial, audience: 'listed', sectionVisibility }, 'link')).toEqual(usual)
})

test('a public profile shows its listed fields, except hidden sections and unknown names', () => {
  const publicFields = ['location', 'posts', 'photos', 'email']
  const sectionVisibility = { ...everything, posts: false }
  expect(listShownFields({ ...initial, audience: 'listed', publicFields, sectionVisibility }, 'link')).toEqual(['location', 'photos'])
})

test('each field has its own audience, within that of the profile', () => {
  const settings = { ...initial, publicFields: ['bio', 'location', 'skills'], narrowedFields: { bio: 'people', skills: 'link' } } as const
  expect(listShownFields({ ...settings, audience: 'listed' }, 'people')).toEqual(['bio', 'location', 'skills'])
  expect(listShownFields({ ...settings, audience: 'listed' }, 'link')).toEqual(['location', 'skills'])
  expect(listShownFields({ ...settings, audience: 'listed' }, 'listed')).toEqual(['location'])
  expect(listShownFields({ ...settings, audience: 'link' }, 'listed')).toEqual([])
  expect(listShownFields({ ...settings, audience: 'people' }, 'link')).toEqual([])
})

test('changed audiences are read again, and leave other fields alone', () => {
  for (const field of ['title', 'bio', 'posts'] as const) {
    for (const audience of audiences) {
      const after = changeFieldAudiences({ ...initial, narrowedFields: { skills: 'people' } }, { [field]: audience })
      expect(readFieldAudiences(after)).toEqual({ ...readFieldAudiences(initial), skills: 'people', [field]: audience })
    }
  }
})

test('hiding every field does not bring back the default', () => {
  const all = Object.fromEntries(Object.keys(readFieldAudiences(initial)).map((field) => [field, 'private'] as const))
  expect(listShownFields({ ...changeFieldAudiences(initial, all), audience: 'listed' }, 'people')).toEqual([])
})

test('a field that is hidden and shown again keeps its audience', () => {
  const narrowed = changeFieldAudiences(initial, { bio: 'people' })
  const hidden = changeFieldAudiences(narrowed, { bio: 'private' })
  expect(readFieldAudiences({ ...hidden, publicFields: [...hidden.publicFields, 'bio'] }).bio).toBe('people')
})
