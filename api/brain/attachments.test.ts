import { expect, test } from 'vitest'
import { withAttachments, withoutAttachments } from './attachments.ts'

const picture = { name: 'cat.png', mimeType: 'image/png', text: null }

test('the model reads the text of small files, and the names of others', () => {
  expect(withAttachments('Look', [{ name: 'a "b".md', mimeType: 'text/markdown', text: '# Hello' }, picture])).toBe(
    'Look\n\n[Attached file "a \\"b\\".md", text/markdown]\n# Hello\n[End of "a \\"b\\".md"]\n\n[Attached file "cat.png", image/png; its content is not shown here]',
  )
})

test('many files do not fill the window of the model', () => {
  const large = { name: 'large.txt', mimeType: 'text/plain', text: 'x'.repeat(32_000) }
  expect(withAttachments('', [large, large, large]).length).toBeLessThan(61_000)
})

test('the message can be had without its files', () => {
  expect(withoutAttachments(withAttachments('Look', [picture]))).toBe('Look')
  expect(withoutAttachments('Look')).toBe('Look')
})
