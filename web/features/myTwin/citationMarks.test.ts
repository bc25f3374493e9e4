import { expect, test } from 'vitest'
import { removeCitations, removeQuotations, restoreCitations } from './citationMarks.ts'

const cited = 'Honey is sold in May [3]. It costs 5 [4] [7], and wax costs 8 [12].\n\n“Bees fly. They sting.” (Bees) [17]'

test('an unchanged text gets its citations back', () => {
  expect(removeCitations(cited)).toBe('Honey is sold in May. It costs 5, and wax costs 8.\n\n“Bees fly. They sting.” (Bees)')
  expect(restoreCitations(removeCitations(cited), cited)).toBe(cited)
})

test.each([
  ['“Bees fly. They sting.” (Bees) [17]', 'Bees fly. They sting.'],
  ['„Bienen fliegen.“ (Über mich) [1], „Wachs kostet 8.“ (Preise) [2]', 'Bienen fliegen.\n\nWachs kostet 8.'],
  ['Honey is sold in May [3]. “Bees fly.” (Bees) [17]', 'Honey is sold in May. “Bees fly.” (Bees)'],
])('a correction of %s starts with the words of the owner', (answer, text) => {
  expect(removeQuotations(answer)).toBe(text)
})

test.each([
  [
    'changed sentences lose them',
    'Honey is sold in June. It costs 5, and wax costs 8.',
    'Honey is sold in June. It costs 5 [4] [7], and wax costs 8 [12].',
  ],
  ['added text has none', 'Hello! Honey is sold in May. Bye.', 'Hello! Honey is sold in May [3]. Bye.'],
  ['other text has none', 'Ask me later.', 'Ask me later.'],
  ['links and brackets stay', 'Honey is sold in May. See \\[3] and [a](b).', 'Honey is sold in May [3]. See \\[3] and [a](b).'],
])('%s', (_, edited, restored) => {
  expect(restoreCitations(edited, cited)).toBe(restored)
})
