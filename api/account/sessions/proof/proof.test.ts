import { expect, test } from 'vitest'
import { proofIn, proofKeyIn } from './proof.ts'

const cookie = (text: string) => proofIn(new Headers({ cookie: text }))?.get('cookie') ?? null
const session = 'twain.session_token=abc.def%3D'

test('nothing of a request counts but what proves a session', () => {
  const plain = proofKeyIn(new Headers({ cookie: session }))
  const decorated = { cookie: `theme=dark; ${session}; filler=${'x'.repeat(100_000)}`, 'user-agent': 'x' }
  expect(plain).not.toBeNull()
  expect(proofKeyIn(new Headers(decorated))).toBe(plain)
  expect(proofKeyIn(decorated)).toBe(plain)
  const nothing = { cookie: 'theme=dark', authorization: 'Basic abc' }
  expect(proofIn(new Headers(nothing))).toBeNull()
  expect(proofKeyIn(nothing)).toBeNull()
})

test('one cookie of a name counts, the first', () => {
  expect(cookie(`${session}; twain.session_token=${'y'.repeat(100)}`)).toBe(session)
  expect(cookie(Array.from({ length: 2000 }, (_, count) => `twain.session_token=${count}`).join('; '))).toBe('twain.session_token=0')
})

test('a cookie whose name only ends like ours is another one', () => {
  expect(cookie(`xtwain.session_token=abc; my-${session}`)).toBeNull()
  expect(cookie(`x=twain.session_token=abc; ${session}`)).toBe(session)
})

test('what is too long to be ours is no proof', () => {
  expect(cookie(`twain.session_token=${'x'.repeat(10_000)}`)).toBeNull()
  expect(proofIn(new Headers({ authorization: `Bearer ${'x'.repeat(10_000)}` }))).toBeNull()
})

test('the key of a proof is short, and does not tell the proof', () => {
  expect(proofKeyIn({ cookie: session, authorization: 'Bearer secret' })).toMatch(/^[\w-]{43}$/)
})
