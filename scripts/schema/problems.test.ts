import { expect, test } from 'vitest'
import { lintOpenapi, unnamedBreakingChanges } from './problems.ts'

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

const before = 'type Query { user: User } type User { id: ID! name: String! email: String }'
const after = 'type Query { user: User } type User { id: ID! name: String age: Int }'

test('what breaks clients has to be named in the changelog, among what is not released yet', async () => {
  expect(await unnamedBreakingChanges(before, before, '')).toEqual([])
  const problems = await unnamedBreakingChanges(before, after, '# Changelog\n\n## 1.0\n\n`User.name`, `User.email`\n')
  expect(problems.map((problem) => /`(User\.\w+)` under/.exec(problem)?.[1] ?? '').toSorted()).toEqual(['User.email', 'User.name'])
  const named = '# Changelog\n\n## Unreleased\n\n- `User.email` is gone.\n\n## 1.0\n\n`User.name`\n'
  expect(await unnamedBreakingChanges(before, after, named)).toHaveLength(1)
})
