import { describe, expect, test } from 'vitest'
import { comesFromAnotherSite, isForeignRequest } from './origin.ts'

const publicUrl = 'https://twain.example'
const cookie = '__Secure-twain.session_token=abc'

describe('with our cookie', () => {
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
    expect(isForeignRequest(new Headers({ ...headers, cookie }), publicUrl)).toBe(foreign)
  })

  test('it is found among others, and without https', () => {
    const headers = { origin: 'https://evil.example', cookie: 'theme=dark; twain.session_token=abc' }
    expect(isForeignRequest(new Headers(headers), publicUrl)).toBe(true)
  })
})

test('without a cookie of ours a stranger proves nothing and passes', () => {
  expect(isForeignRequest(new Headers({ origin: 'https://evil.example', cookie: 'nottwain.x=1' }), publicUrl)).toBe(false)
})

test('for signing in, a stranger is a stranger without a cookie too', () => {
  expect(comesFromAnotherSite(new Headers({ origin: 'https://evil.example' }), publicUrl)).toBe(true)
  expect(comesFromAnotherSite(new Headers(), publicUrl)).toBe(false)
})
