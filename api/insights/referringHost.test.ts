import { expect, test } from 'vitest'
import { parseReferringHost } from './referringHost.ts'

const own = ['twain.example:8080', 'localhost:4000']

test.each([
  ['https://news.example.org/item?id=1#top', 'news.example.org'],
  ['HTTP://WWW.Example.ORG:8443', 'example.org'],
  ['https://ada:secret@blog.example', 'blog.example'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://example.org./', 'example.org'],
])('keeps only the host name of %s', (referer, host) => {
  expect(parseReferringHost(referer, own)).toBe(host)
})

test.each([
  undefined,
  '',
  'https://twain.example/ada',
  'https://www.twain.example',
  'http://localhost:4000/chat',
  'about:client',
  'javascript:alert(1)//example.org',
  'android-app://com.example.mail/',
  'file:///home/ada/page.html',
  'https://192.0.2.7/',
  'https://0x7f.1/',
  'https://[2001:db8::1]/',
  'https://intranet/',
  'https://<script>.example/',
  "https://a'; DROP TABLE users;--.example/",
  `https://${'a'.repeat(64)}.example/`,
  `https://${'a.'.repeat(200)}example/`,
  'https://exa mple.org',
  `https://example.org\u0000.evil.example`,
])('ignores %s', (referer) => {
  expect(parseReferringHost(referer, own)).toBeNull()
})
