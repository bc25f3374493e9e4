import { expect, test } from 'vitest'
import { unnamedBreakingChanges } from './breakingChanges.ts'

const before = 'type Query { user: User } type User { id: ID! name: String! email: String }'
const after = 'type Query { user: User } type User { id: ID! name: String age: Int }'

test('what breaks clients has to be named in the changelog, among what is not released yet', async () => {
  expect(await unnamedBreakingChanges(before, before, '')).toEqual([])
  const problems = await unnamedBreakingChanges(before, after, '# Changelog\n\n## 1.0\n\n`User.name`, `User.email`\n')
  expect(problems.map((problem) => /`(User\.\w+)` under/.exec(problem)?.[1] ?? '').toSorted()).toEqual(['User.email', 'User.name'])
  const named = '# Changelog\n\n## Unreleased\n\n- `User.email` is gone.\n\n## 1.0\n\n`User.name`\n'
  expect(await unnamedBreakingChanges(before, after, named)).toHaveLength(1)
})
