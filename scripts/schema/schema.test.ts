import { readFile } from 'node:fs/promises'
import { ts } from '@ts-morph/common'
import { expect, test } from 'vitest'
import { lintOpenapi, findUnnamedBreakingChanges } from './problems.ts'

test('the OpenAPI linter reports problems with their locations', async () => {
  const answer = { description: 'A note.', content: { 'application/json': { schema: { type: 'string' }, example: 1 } } }
  const findings = await lintOpenapi({
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1', description: 'Notes.' },
    servers: [{ url: 'https://notes.example.org' }],
    paths: { '/notes/{id}': { get: { operationId: 'getNote', tags: ['Notes'], responses: { 200: answer } } } },
  })
  const rules = findings.map((finding) => /\((.+)\)$/.exec(finding)?.[1])
  expect(rules).toEqual(expect.arrayContaining(['no-invalid-media-type-examples', 'path-parameters-defined', 'operation-summary']))
  expect(findings.find((finding) => finding.includes('path-parameters-defined'))).toContain('notes~1{id}')
})

const before = 'type Query { user: User } type User { id: ID! name: String! email: String }'
const after = 'type Query { user: User } type User { id: ID! name: String age: Int }'

test('breaking changes must be listed as unreleased in the changelog', async () => {
  expect(await findUnnamedBreakingChanges(before, before, '')).toEqual([])
  const problems = await findUnnamedBreakingChanges(before, after, '# Changelog\n\n## 1.0\n\n`User.name`, `User.email`\n')
  expect(problems.map((problem) => /`(User\.\w+)` under/.exec(problem)?.[1] ?? '').toSorted()).toEqual(['User.email', 'User.name'])
  const named = '# Changelog\n\n## Unreleased\n\n- `User.email` is gone.\n\n## 1.0\n\n`User.name`\n'
  expect(await findUnnamedBreakingChanges(before, after, named)).toHaveLength(1)
})

test('a renamed type is listed once, without its fields', async () => {
  const renamed = before.replaceAll('User', 'Account')
  const problems = await findUnnamedBreakingChanges(before, renamed, '# Changelog\n')
  expect(problems.map((problem) => /`(\S+)` under/.exec(problem)?.[1])).toEqual(['User'])
})

const untyped = {
  'ToolCall.input_params': 'The shape is the tool’s.',
  'ToolCall.output_result': 'The shape is the tool’s.',
  'Element.input_params': 'The shape is the tool’s.',
  'Element.output_result': 'The shape is the tool’s.',
  'ChatToolCalledEvent.tool_called.args': 'The shape is the tool’s.',
  'ChatToolStatusUpdateEvent.tool_status_update.input_params': 'The shape is the tool’s.',
  'ChatToolOutputEvent.tool_output.output': 'The shape is the tool’s.',
  'AuditEntry.details': 'The shape is the action’s.',
  'PasskeyOptions.options': 'The shape is WebAuthn’s.',
  'Profile.metadata': 'Clients keep there what they like.',
  'Profile.twin_metadata': 'Clients keep there what they like, beside the visibility of sections.',
  'ProfileChange.metadata': 'Clients keep there what they like.',
  'ProfileChange.twin_metadata': 'Clients keep there what they like, beside the visibility of sections.',
  'StreamRequest.elements': 'An element may be sent as the upload answered it.',
}

test('generated REST types contain no unlisted unknowns', async () => {
  const text = await readFile(new URL('../../docs/examples/__generated__/rest.ts', import.meta.url), 'utf8')
  const source = ts.createSourceFile('rest.ts', text, ts.ScriptTarget.Latest, true)
  const found = new Set<string>()
  const look = (node: ts.Node): void => {
    if (isUntyped(node)) found.add(getPath(node))
    ts.forEachChild(node, look)
  }
  ts.forEachChild(source, look)
  expect([...found].toSorted()).toEqual(Object.keys(untyped).toSorted())
  expect(text.match(/\bget\w+: \{/g)?.length).toBeGreaterThan(40)
})

function isUntyped(node: ts.Node): boolean {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return true
  // Additional headers are always allowed.
  return node.kind === ts.SyntaxKind.UnknownKeyword && !getNames(node).includes('headers')
}

function getPath(node: ts.Node): string {
  return getNames(node)
    .join('.')
    .replace(/^components\.schemas\./, '')
}

function getNames(node: ts.Node): string[] {
  const names = node.parent ? getNames(node.parent) : []
  if (ts.isPropertySignature(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
    return [...names, node.name.getText().replaceAll('"', '')]
  }
  return names
}
