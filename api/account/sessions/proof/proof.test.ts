import { describe, expect, test } from 'vitest'
import { comesFromAnotherSite, isForeignRequest, findProof, getProofKey } from './proof.ts'

const cookie = (text: string) => findProof(new Headers({ cookie: text }))?.get('cookie') ?? null
const session = 'twain.session_token=abc.def%3D'

test('keeps only the credentials of a request', () => {
  const plain = getProofKey(new Headers({ cookie: session }))
  const decorated = { cookie: `theme=dark; ${session}; filler=${'x'.repeat(100_000)}`, 'user-agent': 'x' }
  expect(plain).not.toBeNull()
  expect(getProofKey(new Headers(decorated))).toBe(plain)
  expect(getProofKey(decorated)).toBe(plain)
  const nothing = { cookie: 'theme=dark', authorization: 'Basic abc' }
  expect(findProof(new Headers(nothing))).toBeNull()
  expect(getProofKey(nothing)).toBeNull()
})

test('only the first cookie of a name counts', () => {
  expect(cookie(`${session}; twain.session_token=${'y'.repeat(100)}`)).toBe(session)
  expect(cookie(Array.from({ length: 2000 }, (_, count) => `twain.session_token=${count}`).join('; '))).toBe('twain.session_token=0')
})

test('ignores cookies whose name only ends like the session cookie’s', () => {
  expect(cookie(`xtwain.session_token=abc; my-${session}`)).toBeNull()
  expect(cookie(`x=twain.session_token=abc; ${session}`)).toBe(session)
})

test('ignores overlong credentials', () => {
  expect(cookie(`twain.session_token=${'x'.repeat(10_000)}`)).toBeNull()
  expect(findProof(new Headers({ authorization: `Bearer ${'x'.repeat(10_000)}` }))).toBeNull()
})

test('the cache key is short and does not reveal the credential', () => {
  expect(getProofKey({ cookie: session, authorization: 'Bearer secret' })).toMatch(/^[\w-]{43}$/)
})

const publicUrl = 'https://twain.example'
const ourCookie = '__Secure-twain.session_token=abc'

describe('with the session cookie', () => {
  test.each([
    ['our own origin', { origin: 'https://twain.example' }, false],
    ['our own page', { 'sec-fetch-site': 'same-origin' }, false],
    ['an address typed by the person', { 'sec-fetch-site': 'none' }, false],
    ['neither header, as curl and servers send it', {}, false],
    ['the host that the browser asked, by another name', { origin: 'http://192.168.1.5:4000', host: '192.168.1.5:4000' }, false],
    ['a stranger', { origin: 'https://evil.example' }, true],
    ['a stranger who asked our host', { origin: 'https://evil.example', host: 'twain.example' }, true],
    ['our name over plain http', { origin: 'http://twain.example' }, true],
    ['another port of our host', { origin: 'https://twain.example:8443', host: 'twain.example' }, true],
    ['a sandboxed frame', { origin: 'null' }, true],
    ['an origin that is no URL', { origin: 'twain.example' }, true],
    ["a stranger's link or form", { 'sec-fetch-site': 'cross-site' }, true],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }, true],
    ['our origin after a detour over a stranger', { origin: 'https://twain.example', 'sec-fetch-site': 'cross-site' }, true],
  ])('%s', (_what, headers, foreign) => {
    expect(isForeignRequest(new Headers({ ...headers, cookie: ourCookie }), publicUrl)).toBe(foreign)
  })

  test('finds the cookie among others, with and without HTTPS', () => {
    const headers = { origin: 'https://evil.example', cookie: 'theme=dark; twain.session_token=abc' }
    expect(isForeignRequest(new Headers(headers), publicUrl)).toBe(true)
  })
})

test('passes requests without the session cookie as signed out', () => {
  expect(isForeignRequest(new Headers({ origin: 'https://evil.example', cookie: 'nottwain.x=1' }), publicUrl)).toBe(false)
})

test('checks the origin of sign-ins without a cookie too', () => {
  expect(comesFromAnotherSite(new Headers({ origin: 'https://evil.example' }), publicUrl)).toBe(true)
  expect(comesFromAnotherSite(new Headers(), publicUrl)).toBe(false)
})
