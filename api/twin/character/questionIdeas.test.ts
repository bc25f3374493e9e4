import { expect, test } from 'vitest'
import type { PublicProfile } from '../profile/publicProfile.ts'
import { suggestQuestions } from './questionIdeas.ts'

const nothing: PublicProfile = {
  userId: '1',
  username: 'ada',
  displayName: 'Ada',
  title: null,
  image: null,
  bio: null,
  location: null,
  interests: [],
  achievements: [],
  posts: [],
  photos: [],
  skills: [],
  projects: [],
  sectionVisibility: { achievements: true, posts: true, photos: true, skills: true, projects: true },
  isTwinEnabled: true,
  isOpenToTwins: true,
  suggestedQuestions: [],
}

test('asks about what is public, and about nothing else', () => {
  expect(suggestQuestions(nothing, [])).toEqual([])
  expect(
    suggestQuestions({ ...nothing, location: 'Lübeck' }, [{ title: 'The wet summer', content: 'It rained and we built a boat.' }]),
  ).toEqual(['Where are you based?', 'What can you tell me about “The wet summer”?'])
})

test('asks in the language of the texts', () => {
  const bio = 'Ich baue Boote aus Holz und schreibe darüber.'
  expect(suggestQuestions({ ...nothing, bio }, [{ title: 'Wie lange dauert ein Boot?', content: 'Das dauert vier Monate.' }])).toEqual([
    'Was machst du beruflich?',
    'Wie lange dauert ein Boot?',
  ])
})

test('leaves out questions that are suggested already or too long', () => {
  const suggested = { ...nothing, bio: 'I build boats.', suggestedQuestions: ['What do you do?'] }
  expect(suggestQuestions(suggested, [{ title: `${'x'.repeat(130)}?`, content: 'It is.' }])).toEqual([])
})
