import { expect, test } from 'vitest'
import { chooseSource } from './answers.ts'

const origin = 'https://twain.example'
const choose = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  chooseSource({ method, mode, url: new URL(path, origin).href }, origin)

test.each(['/chat', '/chat/0198b5a6', '/knowledge', '/projects/1', '/settings'])('opens the screen %s offline', (path) => {
  expect(choose(path, 'navigate')).toBe('screen')
})

test.each([
  '/',
  '/ada',
  '/twin/ada/chat',
  '/embed/ada',
  '/shared/token',
  '/pricing',
  '/accounts/login',
  '/sign-in?token=1',
  '/reset-password?token=1',
  '/operator/people',
  '/monitoring',
  '/settings/models/secret',
  '/api/sso/callback?code=1',
  '/api/v1/export',
  '/api/docs',
  '/graphql',
  '/files/1/photo.png',
  '/chat/1/2',
])('leaves the page %s to the network', (path) => {
  expect(choose(path, 'navigate')).toBe('network')
})

test.each(['/graphql', '/api/v1/threads', '/files/1/photo.png', '/healthz', '/embed.js', '/worker.js', '/index.html', '/chat'])(
  'leaves the request for %s to the network',
  (path) => {
    expect(choose(path)).toBe('network')
  },
)

test('keeps files of the build only from this server, and only what was read', () => {
  expect(choose('/assets/index-1a2b.js')).toBe('file')
  expect(choose('/start.js')).toBe('start')
  expect(choose('https://other.example/assets/index-1a2b.js')).toBe('network')
  expect(choose('/assets/index-1a2b.js', 'cors', 'POST')).toBe('network')
  expect(choose('/chat', 'navigate', 'POST')).toBe('network')
})

test('takes what other apps share, and nothing that a page posts in the background', () => {
  expect(choose('/share', 'navigate', 'POST')).toBe('share')
  expect(choose('/share', 'cors', 'POST')).toBe('network')
  expect(choose('/share', 'navigate')).toBe('network')
})
