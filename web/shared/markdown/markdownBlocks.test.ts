import { expect, test } from 'vitest'
import { splitMarkdown, type MarkdownBlock } from './markdownBlocks.ts'

const markdown = (text: string): MarkdownBlock => ({ type: 'markdown', text })
const code = (info: string, text: string, isOpen = false): MarkdownBlock => ({ type: 'code', info, code: text, isOpen })

const rows: [says: string, text: string, blocks: MarkdownBlock[]][] = [
  ['nothing is no block', '\n\n', []],
  ['paragraphs are blocks of their own', 'One\ntwo\n\nThree', [markdown('One\ntwo'), markdown('Three')]],
  [
    'a list whose items stand apart stays one block',
    '1. a\n\n2. b\n\n   more of b\n\nAfter',
    [markdown('1. a\n\n2. b\n\n   more of b'), markdown('After')],
  ],
  ['a table stays one block', '| a | b |\n|---|---|\n| 1 | 2 |\n\nAfter', [markdown('| a | b |\n|---|---|\n| 1 | 2 |'), markdown('After')]],
  [
    'a fence is a code block, blank lines and all',
    'See:\n```ts\nconst a = 1\n\nconst b = 2\n```\nDone',
    [markdown('See:'), code('ts', 'const a = 1\n\nconst b = 2'), markdown('Done')],
  ],
  ['a fence that is still being written is open', '```python\nprint(1)', [code('python', 'print(1)', true)]],
  ['a fence keeps its whole info', '```ts title="a b.ts"\nx\n```', [code('ts title="a b.ts"', 'x')]],
  ['code loses the indentation of its fence', '- a\n\n  ```\n  b\n    c\n d\n  ```', [markdown('- a'), code('', 'b\n  c\nd')]],
  ['a longer fence holds a shorter one', '````md\n```\nx\n```\n````', [code('md', '```\nx\n```')]],
  ['inline code in three backticks opens no fence', '```a``` is code', [markdown('```a``` is code')]],
  [
    'a fence inside a list stays with the list',
    '- do:\n\n      ```\n      x\n      ```\n- then',
    [markdown('- do:\n\n      ```\n      x\n      ```\n- then')],
  ],
  [
    'a text with a reference stays whole',
    'See [it][1].\n\n[1]: https://example.org',
    [markdown('See [it][1].\n\n[1]: https://example.org')],
  ],
]

test.each(rows)('%s', (_, text, blocks) => {
  expect(splitMarkdown(text)).toEqual(blocks)
})

test('changes only the last block as text grows', () => {
  const text = 'Intro\n\n- one\n- two\n\n```js\nlet a\n```\n\nThe end, finally'
  let before: MarkdownBlock[] = []
  for (let length = 1; length <= text.length; length++) {
    const blocks = splitMarkdown(text.slice(0, length))
    expect(blocks.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
    before = blocks
  }
})

test.each([
  ['unfinished references', '[a\n'.repeat(50_000)],
  ['tildes before a backtick', `${'~'.repeat(100_000)}\``],
])('parses %s as fast as words', (_, text) => {
  const start = performance.now()
  splitMarkdown(text)
  expect(performance.now() - start).toBeLessThan(500)
})
