import { expect, test } from 'vitest'
import { chatSubtitle, chatTitle, type TitledThread } from './chatHeading.ts'

const uuid = '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d'

test.each([
  ['its name', { uuid, name: 'Tea in Kyoto' }, 'Tea in Kyoto'],
  ['the last 6 characters of its id without a name', { uuid, name: null }, 'Chat 1b2c3d'],
  ['New Chat before it exists', null, 'New Chat'],
])('the title of a thread is %s', (_, thread, title) => {
  expect(chatTitle(thread)).toBe(title)
})

test.each<[Partial<TitledThread>, string | null]>([
  [{ threadType: 'TESTING' }, 'Development testing environment'],
  [{ threadType: 'PRIVATE_CHAT' }, 'Private brain conversation'],
  [{ threadType: 'SELF_TWIN_CHAT' }, 'Self-reflection conversation'],
  [{ threadType: 'PUBLIC_TWIN_CHAT', metadata: { twin_username: 'ada' } }, 'Twin conversation with @ada'],
  [{ threadType: 'PROFILE_ONBOARDING' }, null],
  [{ metadata: { subtitle: 'With Ben’s twin', description: 'no' } }, 'With Ben’s twin'],
  [{ metadata: { subtitle: '', description: 'About tea' } }, 'About tea'],
  [{ metadata: 'not an object' }, 'Private brain conversation'],
])('the subtitle of %o is %s', (thread, subtitle) => {
  expect(chatSubtitle({ uuid, name: null, threadType: 'PRIVATE_CHAT', metadata: {}, ...thread })).toBe(subtitle)
})
