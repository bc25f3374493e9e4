import { expect, test } from 'vitest'
import { lintOpenapi } from './lintOpenapi.ts'

test('Spectral and Redocly name what is wrong with an OpenAPI document, and where', async () => {
  const answer = { description: 'A note.', content: { 'application/json': { schema: { type: 'string' }, example: 1 } } }
  const findings = await lintOpenapi({
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1', description: 'Notes.' },
    servers: [{ url: 'https://notes.example.org' }],
    paths: { '/notes/{id}': { get: { operationId: 'getNote', tags: ['Notes'], responses: { 200: answer } } } },
  })
  const rules = findings.map((finding) => /\((.+)\)$/.exec(finding)?.[1])
  expect(rules).toEqual(expect.arrayContaining(['Spectral oas3-valid-media-example', 'Spectral path-params', 'Redocly operation-summary']))
  expect(findings.find((finding) => finding.includes('path-params'))).toContain('/notes/{id}')
})
