const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT', 'QUERY', 'get', 'NOTHING']
const versions = ['1.1', '1.1', '1.1', '1.0', '2.0', '0.9']
const paths = [
  ['/', '/chat', '/graphql', '/GRAPHQL', '/graphql?query=%7B__typename', '/graphql?extensions=%7B', '/healthz', '/readyz', '/metrics'],
  ['/api/v1/auth/me', '/api/v1/chat/stream', '/api/v1/chat/threads', '/api/v1/knowledge/documents', '/api/docs', '/sitemap.xml'],
  ['', '*', '//', '/?%', '/%', '/%00', '/%ff%fe', '/api/v1/%E0%A4%A', String.raw`/\..\x`, '/api/v1/twin/%2e%2e/chat', '/a'.repeat(3000)],
  ['graphql', 'http://other.example/graphql', 'https://[::1'],
].flat()
const headers = [
  ['Host: ', 'Host: a@b:99999', 'Host: [::1', 'Content-Length: 5', 'Content-Length: -1', 'Content-Length: 99999999999999999999'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: gzip, chunked', 'Transfer-Encoding: xchunked', 'Trailer: x', 'Keep-Alive: timeout=0'],
  [
    'Expect: 100-continue',
    'Expect: x',
    'Upgrade: websocket',
    'Upgrade: h2c',
    'Connection: Upgrade',
    'Connection: close',
    'HTTP2-Settings: AA',
  ],
  ['Content-Type: application/json', 'Content-Type: application/json; charset=utf-99', 'Content-Type: \u00ff', 'Content-Encoding: gzip'],
  ['Content-Type: multipart/form-data; boundary=', 'Content-Type: multipart/form-data; boundary=x'],
  ['Accept: text/event-stream', 'Accept: multipart/mixed', 'Accept: ;;;q=', 'Accept-Language: *;q=9,\u00ff', 'Accept-Encoding: br;q=,gzip'],
  ['Cookie: =;;=%', 'Cookie: __proto__=1; twain.session_token=%E0%A4%A', 'Authorization: Bearer', 'Authorization: Bearer \u00ff'],
  ['X-Forwarded-For: ,,,', 'X-Forwarded-For: %', 'X-Forwarded-For: 1.2.3.4, [::1]:99, unknown', 'X-Forwarded-Proto: x', 'Origin: http://['],
  ['Range: bytes=0-,5-', 'Range: bytes=-99999999999', 'If-None-Match: "', 'If-Modified-Since: never', 'Referer: http://%'],
  ['Last-Event-ID: \u00ff', 'Last-Event-ID: 99:99', 'traceparent: 00-x', `Idempotency-Key: ${'a'.repeat(3000)}`],
  [`User-Agent: ${'('.repeat(5000)}`, ' folded: x', 'No Name: x', 'X\0: y'],
].flat()
const bodies = [
  [
    '',
    '{}',
    '{"query":"{__typename}"}',
    '[{"query":"{__typename}"}]',
    '{"input":"hi"',
    '{"a":'.repeat(2000),
    '\u001f\u008b\u0008',
    '\r\n\r\n',
  ],
  ['5\r\nhello\r\n0\r\n\r\n', '5;a=\u0001\r\nhello\r\n0\r\nTrailer: x\r\n\r\n', 'ffffffffffffffff\r\n', '-1\r\n', 'G\r\n'],
  ['--x--', '--x\r\nContent-Disposition: form-data; name="file"; filename="a\0.txt"\r\n\r\nabc\r\n--x--\r\n'],
  ['--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["__proto__.x"]}\r\n--x--\r\n'],
].flat()

/** One to three pipelined requests, many malformed or cut. */
export function createRawRequests(random: () => number, authorization: string): Buffer {
  const below = (count: number) => Math.floor(random() * count)
  const pick = <T>(values: readonly T[]) => values[below(values.length)] as T
  const some = <T>(share: number, value: T) => (random() < share ? [value] : [])
  const requests = Array.from({ length: 1 + below(3) }, () => {
    const body = pick(bodies)
    const lines = [
      `${pick(methods)} ${pick(paths)} HTTP/${pick(versions)}`,
      ...some(0.7, 'Host: localhost'),
      ...some(0.6, `Authorization: ${authorization}`),
      ...Array.from({ length: below(6) }, () => pick(headers)),
      ...some(0.4, `Content-Length: ${body.length}`),
    ]
    return `${lines.join('\r\n')}\r\n\r\n${body}`
  })
  const bytes = Buffer.from(requests.join(''), 'latin1')
  if (random() < 0.2) for (let change = 0; change < 3; change += 1) bytes[below(bytes.length)] = below(256)
  return random() < 0.2 ? bytes.subarray(0, below(bytes.length)) : bytes
}
