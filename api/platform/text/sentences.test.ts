import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

test('abbreviations and initials do not end a sentence', () => {
  const text = 'Dr. phil. Smith met J. R. Tolkien on 3. Mai, e.g. in Oxford. “Was it fun?” Yes!\nIt was…'
  expect(splitSentences(text)).toEqual(['Dr. phil. Smith met J. R. Tolkien on 3. Mai, e.g. in Oxford.', '“Was it fun?”', 'Yes!', 'It was…'])
})
