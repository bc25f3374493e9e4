import { expect, test } from 'vitest'
import { splitStories } from './storyTexts.ts'

const markdown = `Before it all.

# The bees
We had two hives.

## In winter
They slept.

\`\`\`sh
# no heading
\`\`\`

The sea
=======
It was cold.
`

const told = (text: string, name = 'My life.md', split: 'file' | 'heading' = 'heading') => splitStories({ name, text, split })

test('splits at top-level headings and keeps the text before the first', async () => {
  expect(await told(markdown)).toEqual([
    { title: 'My life', content: 'Before it all.' },
    { title: 'The bees', content: 'We had two hives.\n\n## In winter\nThey slept.\n\n```sh\n# no heading\n```' },
    { title: 'The sea', content: 'It was cold.' },
  ])
})

test('a whole file is one story, titled by its only heading or its file name', async () => {
  expect(await told('# Bees\r\n\r\nTwo hives.', 'a.md', 'file')).toEqual([{ title: 'Bees', content: 'Two hives.' }])
  expect(await told(markdown, 'My life.md', 'file')).toMatchObject([
    { title: 'My life', content: expect.stringContaining('# The bees\nWe had') },
  ])
  expect(await told('# Not a heading here\nText', 'notes.txt', 'heading')).toEqual([
    { title: 'notes', content: '# Not a heading here\nText' },
  ])
})

test('keeps every word of lone headings, long headings and long texts', async () => {
  expect(await told('# Only this')).toEqual([{ title: 'Only this', content: 'Only this' }])
  const long = 'word '.repeat(60).trim()
  const [cut] = await told(`# ${long}\n\nText`)
  expect(cut?.title.length).toBeLessThanOrEqual(200)
  expect(cut?.content).toBe(`${long}\n\nText`)
  const paragraphs = Array.from({ length: 5000 }, (_, index) => `Paragraph ${index} ${'x'.repeat(90)}`)
  const parts = await told(paragraphs.join('\n\n'), 'long.txt')
  expect(parts.map(({ title }) => title)).toEqual(['long', 'long (2)', 'long (3)'])
  expect(parts.every(({ content }) => content.length <= 200_000)).toBe(true)
  expect(parts.map(({ content }) => content).join('\n\n')).toBe(paragraphs.join('\n\n'))
})

test('an empty file has no stories', async () => {
  expect(await told(' \n\n')).toEqual([])
  expect(await told('', 'a.txt', 'file')).toEqual([])
})

test.each([
  ['# Learning C#', 'Learning C#'],
  ['#   Bees ##  ', 'Bees'],
  ['  # Bees # and flowers', 'Bees # and flowers'],
])('the heading of %j is %j', async (line, title) => expect(await told(`${line}\nText`)).toEqual([{ title, content: 'Text' }]))
