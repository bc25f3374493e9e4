import { expect, test } from 'vitest'
import { readArticle } from './article.ts'

const sentence = 'The jib is set before the mainsail, since the boat turns into the wind more easily then. '
const page = (body: string) => `<html><head><title>Rigging a dinghy</title></head><body>${body}</body></html>`

test('extracts the article without the surrounding page', () => {
  const { title, text } = readArticle(
    page(`<nav><ul><li><a href="/">Home</a></li><li><a href="/shop">Shop now</a></li></ul></nav>
      <article><h2>Before you begin</h2><p>${sentence.repeat(5)}</p><p>${sentence.repeat(5)}</p><ul><li>Jib</li><li>Mainsail</li></ul></article>
      <aside class="newsletter">Subscribe to our newsletter</aside><footer>All rights reserved</footer>
      <script>document.querySelector('article').textContent = 'Changed'</script>`),
  )
  expect(title).toBe('Rigging a dinghy')
  expect(text).toContain('## Before you begin')
  expect(text).toContain('The jib is set before the mainsail')
  expect(text).toContain('- Jib')
  expect(text).not.toMatch(/Shop now|newsletter|rights reserved|Changed/)
})

test('reads the whole page if it has no article', () => {
  expect(readArticle(page('<table><tr><td>High water</td><td>12:40</td></tr></table>')).text).toContain('High water | 12:40')
})

test('reads extremely nested elements', () => {
  for (const depth of [1000, 50_000]) {
    expect(readArticle(page(`${'<div>'.repeat(depth)}<p>${sentence}</p>`)).text).toContain('The jib is set')
  }
})
