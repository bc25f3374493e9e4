import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutations } from './mutations.ts'

test.each(mutations)('a mutation finds one place: $rule', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
})
