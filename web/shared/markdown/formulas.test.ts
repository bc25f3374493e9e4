import { expect, test } from 'vitest'
import { takeFormulas } from './formulas.ts'

const taken = (markdown: string) =>
  takeFormulas(markdown).formulas.map(({ tex, source, isDisplay, isOpen }) => [isOpen ? source : tex, isDisplay])

test.each<[string, [tex: string, isDisplay: boolean][]]>([
  ['so $x^2$ is', [['x^2', false]]],
  [
    '$2x + 3$, $a_1$ and $b_1$.',
    [
      ['2x + 3', false],
      ['a_1', false],
      ['b_1', false],
    ],
  ],
  [
    '\\(a, b\\) and \\( \\frac{1}{2} \\)',
    [
      ['a, b', false],
      ['\\frac{1}{2}', false],
    ],
  ],
  ['$$x = 1$$', [['x = 1', true]]],
  ['1. So:\n   $$\n   a\n   - b\n   $$', [['a\n   - b', true]]],
  ['\\[\nx \\\\[2pt]\ny^2\n\\]', [['x \\\\[2pt]\ny^2', true]]],
  ['> $$\n> x\n> $$', [['x', true]]],
  [
    '$|x|$ in $x \\$ y$',
    [
      ['|x|', false],
      ['x \\$ y', false],
    ],
  ],
])('finds the formulas in %j', (markdown, formulas) => {
  expect(taken(markdown)).toEqual(formulas)
})

test.each([
  '$5 and $10',
  'It costs $20.',
  '$5-$10, $5/$6, US$5 or A$6',
  'between 5$ and 10$',
  '$5 (or 4$)',
  '**$5** and **$10**',
  '$HOME and $PATH, $HOME/$USER',
  '`$x$` and ``a ` $y$``',
  'escaped \\$x\\$ and \\\\(x\\\\)',
  '\\[x\\] done, \\[1\\], \\(see below\\)',
  '$$',
  '$ x $',
])('finds no formulas in %j', (markdown) => {
  expect(takeFormulas(markdown)).toEqual({ text: markdown, formulas: [] })
})

test('keeps an incomplete formula as text', () => {
  expect(taken('so $$\n\\frac{a}')).toEqual([['$$\n\\frac{a}', false]])
  expect(taken('so \\(x^')).toEqual([['\\(x^', false]])
})

test.each(['$a', '$$a', '\\(x', '\\[x=', '$', '\\', '`$', '`'.repeat(3) + '$x$ '])('parses %j repeated as fast as words', (text) => {
  const start = performance.now()
  takeFormulas(text.repeat(100_000 / text.length))
  takeFormulas(`${text}\n\n`.repeat(100_000 / text.length))
  expect(performance.now() - start).toBeLessThan(1000)
})
