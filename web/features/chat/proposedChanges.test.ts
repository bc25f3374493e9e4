import { expect, test } from 'vitest'
import { proposedChangesIn } from './proposedChanges.ts'

test('proposals are read from what the tool answered, with the text that would go', () => {
  const output = {
    proposals: [{ proposalId: 'p-1', field: 'bio', value: 'I weave.', status: 'pending' }],
    alreadyThere: [],
    replaces: 'I sew.',
  }
  expect(proposedChangesIn(output)).toEqual([{ proposalId: 'p-1', field: 'bio', value: 'I weave.', replaces: 'I sew.' }])
})

test.each([[null], ['text'], [{}], [{ proposals: 'none' }], [{ proposals: [null, { field: 'bio' }, 3] }]])(
  '%o holds no proposal',
  (output) => {
    expect(proposedChangesIn(output)).toEqual([])
  },
)
