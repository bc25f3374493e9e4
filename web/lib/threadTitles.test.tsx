import { expect, test } from 'vitest'
import { isProfilePalName, getThreadKind, getThreadTitle, type ThreadFacts } from './threadTitles.ts'

const titles: [string, ThreadFacts, string, string][] = [
  ['a private chat by its name', { name: 'Tides', threadType: 'PRIVATE_CHAT' }, 'private brain', 'Tides'],
  ['a private chat without a name', { name: null, threadType: 'PRIVATE_CHAT' }, 'private brain', 'New Chat'],
  ['the Profile Pal by its name', { name: 'Profile Pal', threadType: 'PROFILE_ONBOARDING' }, 'profile pal', 'Profile Pal'],
  ['a self chat by the own username', { name: 'x', threadType: 'SELF_TWIN_CHAT' }, 'self twin', '@ada: Chat with Your Twin'],
  ['two twins by the own username', { name: 'x', threadType: 'TWIN_TO_TWIN' }, 'self twin', '@ada: Chat with Your Twin'],
  [
    'a chat with a twin by its username',
    { name: 'x', threadType: 'PUBLIC_TWIN_CHAT', metadata: { twin_username: 'bo' } },
    'public twin',
    '@bo: Twin Chat',
  ],
  ['a testing chat', { name: 'x', threadType: 'TESTING' }, 'testing', 'Testing Agent Chat'],
  ['the type in the metadata, in small letters', { name: 'x', metadata: { thread_type: 'testing' } }, 'testing', 'Testing Agent Chat'],
  ['metadata that is JSON text', { name: 'x', metadata: '{"twin_username":"bo"}' }, 'public twin', '@bo: Twin Chat'],
  ['metadata that is no JSON', { name: 'Tides', metadata: '{oops' }, 'private brain', 'Tides'],
  [
    'the type over the twin in the metadata',
    { name: 'Tides', threadType: 'PRIVATE_CHAT', metadata: { twin_username: 'bo' } },
    'private brain',
    'Tides',
  ],
  ['an untyped name with "profile pal"', { name: 'My PROFILE PAL' }, 'profile pal', 'My PROFILE PAL'],
  ['an untyped name with "testing agent"', { name: 'Testing Agent 3' }, 'testing', 'Testing Agent Chat'],
  ['an untyped name of a self chat', { name: '@ada: Chat with Your Twin' }, 'self twin', '@ada: Chat with Your Twin'],
  ['an untyped name of a twin chat', { name: '@bo: Twin Chat' }, 'public twin', '@bo: Twin Chat'],
  ['an untyped name that says nothing', { name: 'Tides' }, 'private brain', 'Tides'],
]

test.each(titles)('recognizes and titles %s', (_, thread, kind, title) => {
  expect(getThreadKind(thread)).toBe(kind)
  expect(getThreadTitle(thread, 'ada')).toBe(title)
})

test('recognizes Profile Pal by name, case-insensitively', () => {
  expect(isProfilePalName('About my Profile PAL')).toBe(true)
  expect(isProfilePalName('Palms')).toBe(false)
  expect(isProfilePalName(null)).toBe(false)
})
