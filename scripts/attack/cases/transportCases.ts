import type { Known, Position } from './cases.ts'
import { jsonHeaders } from './cases.ts'
import { hostileUrlTexts } from './hostileValues.ts'
import { type OpenapiDocument, plausibleRequest } from './restCases.ts'

interface Bytes {
  readonly name: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
  readonly query?: string
}

const invalidUtf8 = Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x22, 0x7d])
const form = 'multipart/form-data; boundary=b'

const wrongs: readonly Bytes[] = [
  { name: 'an empty body', headers: jsonHeaders, body: '' },
  { name: 'no type', body: '{}' },
  { name: 'a form', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'query=%00&a=%ff&__proto__=1' },
  { name: 'an unknown type', headers: { 'content-type': 'text/\u00ff; charset="\u00fe' }, body: '{}' },
  { name: 'an unknown charset', headers: { 'content-type': 'application/json; charset=utf-7' }, body: '{"a":"+AAA-"}' },
  {
    name: 'UTF-16',
    headers: { 'content-type': 'application/json; charset=utf-16' },
    body: Buffer.from('{"query":"{ viewer }"}', 'utf16le'),
  },
  { name: 'a byte order mark', headers: jsonHeaders, body: '\ufeff{"query":"{ __typename }"}' },
  { name: 'invalid UTF-8', headers: jsonHeaders, body: invalidUtf8 },
  { name: 'invalid UTF-8 in a query', headers: jsonHeaders, body: Buffer.concat([Buffer.from('{"query":"{ \xff'), invalidUtf8]) },
  { name: 'half of JSON', headers: jsonHeaders, body: '{"query":"{ __typename }"' },
  { name: 'a NUL byte', headers: jsonHeaders, body: '{"query":"\0"}' },
  { name: 'deep JSON', headers: jsonHeaders, body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
  { name: 'deep JSON without an end', headers: jsonHeaders, body: '{"a":'.repeat(100_000) },
  {
    name: 'deep extensions',
    headers: jsonHeaders,
    body: `{"query":"{ __typename }","extensions":${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}}`,
  },
  {
    name: 'wrong variables',
    headers: jsonHeaders,
    body: '{"query":"{ __typename }","variables":"\\u0000","operationName":{"a":"\\u0000"}}',
  },
  {
    name: 'wrong extensions',
    headers: jsonHeaders,
    body: '{"query":"{ __typename }","extensions":{"persistedQuery":{"version":1e308,"sha256Hash":"\\u0000\\ud800"}}}',
  },
  { name: 'a wrong operation name', headers: jsonHeaders, body: '{"query":"{ __typename }","operationName":"\\u0000\\ud800__proto__"}' },
  { name: 'a persisted id', headers: jsonHeaders, body: '{"documentId":"__proto__","doc_id":"constructor"}' },
  { name: 'a batch', headers: jsonHeaders, body: '[{"query":"{ __typename }"},null,1]' },
  { name: 'null', headers: jsonHeaders, body: 'null' },
  {
    name: 'a form with odd names',
    headers: { 'content-type': form },
    body: '--b\r\ncontent-disposition: form-data; name="files"; filename="a\0\u00ff..\\..\\b.md"\r\n\r\na\0b\r\n--b--\r\n',
  },
  {
    name: 'a form without an end',
    headers: { 'content-type': form },
    body: '--b\r\ncontent-disposition: form-data; name="files"; filename="a.md"\r\n\r\nabc',
  },
  {
    name: 'a form as GraphQL has it',
    headers: { 'content-type': form },
    body: '--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"\\u0000"}\r\n--b--\r\n',
  },
  { name: 'cookies of garbage', headers: { cookie: 'twain.session_token=%ff%00; =; ;;__proto__=1; twain.guest=%u0000.\u00ff; a="\u00fe' } },
  {
    name: 'a cookie of half a signature',
    headers: { cookie: `twain.session_token=${'a'.repeat(4000)}.${'%'.repeat(100)}; twain.guest=..` },
  },
  { name: 'an odd bearer', headers: { authorization: `Bearer \u00ff${'.'.repeat(3000)}` } },
  { name: 'a bearer of percent signs', headers: { authorization: 'Bearer %00%ff.%ED%A0%80' } },
  { name: 'a bearer of no kind', headers: { authorization: 'Basic \u00ff:' } },
  {
    name: 'odd headers',
    headers: {
      accept: '\u00ff/*;q=NaN',
      'accept-language': '%00;q=1e999',
      'user-agent': '\u00ff\u00fe'.repeat(500),
      'last-event-id': '\u00ff:1e308:__proto__',
    },
  },
  { name: 'an odd origin', headers: { origin: 'null' } },
  { name: 'an origin of no kind', headers: { origin: 'http://[\u00ff', 'sec-fetch-site': '\u00ff' } },
  {
    name: 'odd forwarding',
    headers: { 'x-forwarded-for': '\u00ff, ::ffff:999.1.1.1, 1', 'x-forwarded-proto': '\u00ff', forwarded: 'for=\u00ff' },
  },
  {
    name: 'odd conditions',
    headers: { 'if-none-match': '\u00ff', 'if-modified-since': '+275760-09-13', range: 'bytes=9223372036854775808-' },
  },
  {
    name: 'a GraphQL query in the address',
    query: '?query=%7B__typename%00%7D&variables=%7B%22a%22%3A%22%5Cu0000%22%7D&extensions=%ff&operationName=%00',
  },
  { name: 'deep variables in the address', query: `?query=%7B__typename%7D&variables=${'['.repeat(50_000)}` },
  { name: 'keys twice', query: '?query=a&query=b&limit=1&limit=2&limit[]=3&__proto__[a]=1&constructor=1&%00=%00&=&&%ff=%ff' },
]

const odd = ['%00', '..%2f..%2f', '%ff', 'a'.repeat(100_000), '__proto__', '%', '\\', '?%00=%ff', ';a=b', '%E2%80%AE', '//', '..']
const beginnings = [
  '/',
  '/api/v1/',
  '/api/',
  '/api/docs/',
  '/files/',
  '/files/avatars/a/',
  '/graphql/',
  '/graphql?query=',
  '/accounts/',
  '/metrics',
  '/assets/',
]

export function listTransportPositions(document: OpenapiDocument, known: Known): Position[] {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const request = plausibleRequest(method.toUpperCase(), path, operation, known)
      // Deletions would leave nothing for later cases.
      const target = method === 'delete' ? request.path.replaceAll(/[0-9a-f-]{36}/g, '01890a5d-ac96-774b-bcce-b302099a8057') : request.path
      return { ...request, path: target, call: `${method.toUpperCase()} ${path}` }
    }),
  )
  const all = [
    ...calls,
    ...['POST', 'GET', 'PUT', 'OPTIONS', 'HEAD'].map((method) => ({ method, path: '/graphql', headers: {}, call: `${method} /graphql` })),
  ]
  return [
    ...all.map(({ call, method, path, headers }) => ({
      call,
      count: wrongs.length,
      make(index: number) {
        const { name = '', body, query = '', headers: wrong } = wrongs[index] ?? {}
        const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined
        return { call, position: name, method, path: path + query, headers: { ...headers, ...wrong }, ...(hasBody && { body }) }
      },
    })),
    ...beginnings.map((beginning) => ({
      call: `GET ${beginning}`,
      count: odd.length + hostileUrlTexts.length,
      make: (index: number) => ({
        call: `GET ${beginning}`,
        position: 'address',
        method: 'GET',
        path: beginning + (odd[index] ?? hostileUrlTexts[index - odd.length] ?? ''),
      }),
    })),
  ]
}
