import { expect, test } from 'vitest'
import { parseProposedChanges, parseProposedMemoryChange } from './toolOutputs.ts'

test('reads proposed changes from tool output', () => {
  const output = {
    proposals: [{ proposalId: 'p-1', field: 'bio', value: 'I weave.', status: 'pending' }],
    alreadyThere: [],
    replaces: 'I sew.',
  }
  expect(parseProposedChanges(output)).toEqual([{ proposalId: 'p-1', field: 'bio', value: 'I weave.', replaces: 'I sew.' }])
})

test.each([[null], ['text'], [{}], [{ proposals: 'none' }], [{ proposals: [null, { field: 'bio' }, 3] }]])(
  '%o holds no proposal',
  (output) => {
    expect(parseProposedChanges(output)).toEqual([])
  },
)

test('reads proposed memory changes from tool output', () => {
  const output = {
    proposed: true,
    because: 'Untrusted content was read.',
    proposalId: 'p-1',
    content: 'I like tea',
    hasUntrustedContent: true,
  }
  expect(parseProposedMemoryChange('forget', output)).toEqual({ proposalId: 'p-1', action: 'forget', content: 'I like tea' })
})

test.each([
  ['remember', { memoryId: 'm-1', content: 'I like tea', isNew: true }],
  ['remember', { proposed: true, content: 3 }],
  ['remember', 'This did not work.'],
  ['finish_onboarding', { proposed: true, proposalId: 'p-1', content: 'x' }],
])('reads no proposals from %s with %o', (name, output) => {
  expect(parseProposedMemoryChange(name, output)).toBeNull()
})
