import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PropsWithChildren } from 'react'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { afterEach, expect, test, vi } from 'vitest'
import de from '../../i18n/__generated__/de.json' with { type: 'json' }
import { measureReferenceMs } from '../../../scripts/testing/cpuTime.ts'
import { Markdown } from './Markdown.tsx'

const english = i18n.messages
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: english }))

const wrapper = ({ children }: PropsWithChildren) => <I18nProvider i18n={i18n}>{children}</I18nProvider>

test('opens links in a new tab without a referrer', () => {
  render(<Markdown text="See [the harbour](https://example.org)." />, { wrapper })
  const link = screen.getByRole('link', { name: 'the harbour' })
  expect(link).toHaveAttribute('href', 'https://example.org')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noreferrer')
})

test('ignores javascript: links', () => {
  render(<Markdown text="[click](javascript:alert(1)) and [this](data:text/html,x)" />, { wrapper })
  for (const name of ['click', 'this']) expect(screen.getByText(name).getAttribute('href') ?? '').toBe('')
})

test('shows raw HTML as text', () => {
  const { container } = render(<Markdown text={'<img src=x onerror="alert(1)"> and <b>bold</b>'} />, { wrapper })
  expect(container.querySelector('img, b')).toBeNull()
  expect(container).toHaveTextContent('<b>bold</b>')
})

test('shows images as links, so that no remote host learns of the reader', () => {
  const { container } = render(<Markdown text="![The boat](https://example.org/boat.png)" />, { wrapper })
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'The boat' })).toHaveAttribute('href', 'https://example.org/boat.png')
})

test('highlights complete code and can copy it', async () => {
  const { container, rerender } = render(<Markdown text={'```ts\nconst a = 1'} />, { wrapper })
  expect(screen.getByText('const a = 1')).toBeVisible()
  expect(container.querySelector('.hljs-keyword')).toBeNull()
  rerender(<Markdown text={'```ts\nconst a = 1\n```'} />)
  expect(await screen.findByText('const', { selector: '.hljs-keyword' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
})

test('numbers long code, and never takes the numbers back while it streams', async () => {
  const list = ['- In:', '  - Do:', '', ...['~~~', '1', '2', '3', '4', '5', '6', '7', '8 /*', '*/', '~~~'].map((line) => `    ${line}`)]
  const text = ['```ts', 'a', 'b', 'c', 'd', 'e', 'f', 'g', '```', '', ...list].join('\n')
  const { container, rerender } = render(<Markdown text="" />, { wrapper })
  let numbered: number[] = []
  for (let length = 1; length <= text.length; length++) {
    rerender(<Markdown text={text.slice(0, length)} />)
    const now = [...container.querySelectorAll('pre')].flatMap((code, index) => (code.hasAttribute('data-numbered') ? [index] : []))
    expect(now).toEqual(expect.arrayContaining(numbered))
    numbered = now
  }
  expect(numbered).toEqual([1])
  const [short, long] = container.querySelectorAll('pre')
  await waitFor(() => expect(short?.querySelectorAll('[data-line][aria-hidden]')).toHaveLength(7))
  expect(long?.querySelectorAll('[data-line][aria-hidden]')).toHaveLength(9)
  expect(long?.textContent).toBe('1\n2\n3\n4\n5\n6\n7\n8 /*\n*/')
})

test('numbers lines inside highlighted comments', async () => {
  const code = '/* a\nb\n*/\nconst c = 1\n\nd()'
  const { container } = render(<Markdown text={'```ts\n' + code + '\n```'} />, { wrapper })
  await waitFor(() => expect(container.querySelectorAll('.hljs-comment [data-line]')).toHaveLength(2))
  expect(container.querySelectorAll('[data-line]')).toHaveLength(6)
  expect(container.querySelector('pre')?.textContent).toBe(code)
})

test('downloads code with the name in the fence', async () => {
  const user = userEvent.setup()
  const saved: { name: string; content: Blob }[] = []
  Object.assign(URL, { createObjectURL: (content: Blob) => `blob:${saved.push({ name: '', content })}`, revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.splice(-1, 1, { content: new Blob(), ...saved.at(-1), name: this.download })
  })
  render(<Markdown text={'```ts title="src/app.ts"\nconst a = 1\n```\n\n- And:\n\n  ```py main.py\n  print(1)\n  ```'} />, { wrapper })
  for (const button of screen.getAllByRole('button', { name: 'Download' })) await user.click(button)
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['app.ts', 'main.py']))
  expect(saved[0]?.content.type).toBe('text/plain;charset=utf-8')
  expect(await saved[0]?.content.text()).toBe('const a = 1\n')
})

test('does not highlight unknown languages', async () => {
  const { container } = render(<Markdown text={'```klingon\nqapla\n```'} />, { wrapper })
  expect(await screen.findByText('qapla')).toBeVisible()
  expect(container.querySelector('[class^=hljs]')).toBeNull()
})

test('renders code blocks in lists', () => {
  render(<Markdown text={'- do:\n\n  ```\n  npm start\n  ```\n- then'} />, { wrapper })
  expect(screen.getByText('npm start')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
})

test('renders tables, task lists and strikethrough', () => {
  render(<Markdown text={'| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] wash\n- [ ] dry\n\n~~gone~~'} />, { wrapper })
  expect(screen.getByRole('table')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'To do' })).not.toBeChecked()
  expect(screen.getByText('gone', { selector: 'del' })).toBeVisible()
})

test('copies a table as CSV', async () => {
  const user = userEvent.setup()
  render(<Markdown text={'| Name | Weight |\n|---|---|\n| Bees, "wild" | 5 kg |'} />, { wrapper })
  await user.click(screen.getByRole('button', { name: 'Copy as CSV' }))
  expect(await navigator.clipboard.readText()).toBe('Name,Weight\r\n"Bees, ""wild""",5 kg')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('copies numbers as they are and formulas of spreadsheets as text', async () => {
  const user = userEvent.setup()
  const cells = ['-5', '-1,200.50 €', '+3 %', '-', '=SUM(A1)', '+cmd', '-1+1', '@home', '$x^2$', 'a<br>b']
  render(<Markdown text={`| a |\n|---|\n${cells.map((cell) => `| ${cell} |`).join('\n')}`} />, { wrapper })
  await waitFor(() => expect(document.querySelector('.katex')).not.toBeNull())
  await user.click(screen.getByRole('button', { name: 'Copy as CSV' }))
  expect((await navigator.clipboard.readText()).split('\r\n').slice(1)).toEqual([
    '-5',
    '"-1,200.50 €"',
    '+3 %',
    '-',
    "'=SUM(A1)",
    "'+cmd",
    "'-1+1",
    "'@home",
    'x^2',
    '"a\nb"',
  ])
})

test('renders line breaks, sub- and superscripts and keys, and no other HTML', () => {
  const text = '| a |\n|---|\n| one<br>two<br/>three |\n\nH<sub>2</sub>O, 10<sup>*n*</sup>, <kbd>Ctrl</kbd>, <sub>open and <b>bold</b>'
  const { container } = render(<Markdown text={text} />, { wrapper })
  expect(container.querySelectorAll('td br')).toHaveLength(2)
  expect([...container.querySelectorAll('sub, sup em, kbd')].map(({ textContent }) => textContent)).toEqual(['2', 'n', 'Ctrl'])
  expect(container).toHaveTextContent('<sub>open and <b>bold</b>')
})

test('renders a formula once it is complete', async () => {
  const { container, rerender } = render(<Markdown text={'So \\(\\frac{a_1}'} />, { wrapper })
  expect(screen.getByText('\\(\\frac{a_1}', { selector: 'code' })).toBeVisible()
  rerender(<Markdown text={'So \\(\\frac{a_1}{b_2}\\) and *$x^2$*, for $5 and $10.'} />)
  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(2))
  expect(container.querySelector('.katex mfrac')).not.toBeNull()
  expect(container.querySelector('em .katex msup')).not.toBeNull()
  expect(container).toHaveTextContent('for $5 and $10.')
})

test('renders formulas in lists and tables and across lines', async () => {
  const text = '1. So:\n   $$\n   a\n   + b_c*d*\n   $$\n\n| a |\n|---|\n| $|x|$ |\n\n\\[\nx^2\n\\]'
  const { container } = render(<Markdown text={text} />, { wrapper })
  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(3))
  expect(container.querySelectorAll('.katex-display')).toHaveLength(2)
  expect(container.querySelectorAll('li, td')).toHaveLength(2)
  expect(container.querySelector('em')).toBeNull()
})

test('shows invalid and deeply nested formulas as source, and does not render formulas in code or URLs', async () => {
  const nested = `$${'x^{'.repeat(30)}x${'}'.repeat(30)}$`
  const text = 'See \\(\\frac{a\\), `$x$` and [it](https://example.org/$y$).\n\n    $z$\n\n$\\href{javascript:alert(1)}{a}$ $w$ ' + nested
  const { container } = render(<Markdown text={text} />, { wrapper })
  await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull())
  for (const source of ['\\(\\frac{a\\)', '$x$', '$z$', nested]) expect(screen.getByText(source, { selector: 'code' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'it' })).toHaveAttribute('href', 'https://example.org/$y$')
  expect(container.querySelector('a[href^=javascript]')).toBeNull()
})

const hostile = ['$\\def\\a{\\a\\a}\\a$', '$x$ '.repeat(900), '\\(x '.repeat(5000), 'a\n=\n'.repeat(5000)]

test.each(hostile)('renders hostile text in time: %#', async (text) => {
  const { container } = render(<Markdown text="$x$" />, { wrapper })
  await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull())
  const ms = await measureReferenceMs(() => render(<Markdown text={text} />, { wrapper }))
  expect(ms).toBeLessThan(3000)
})

test('sets the text direction of each block, and left-to-right for code', () => {
  const text = '# שלום\n\nمرحبا `npm start`\n\n- אחת\n  - two\n\n> قال **شيئا**\n\nplain words'
  const { container } = render(<Markdown text={text} />, { wrapper })
  const directions = [...container.children].map((block) => [block.tagName, block.getAttribute('dir')])
  expect(directions).toEqual(['H1', 'P', 'UL', 'BLOCKQUOTE', 'P'].map((tagName) => [tagName, 'auto']))
  expect(container.querySelectorAll('ul [dir], blockquote [dir]')).toHaveLength(0)
  expect(screen.getByText('npm start')).toHaveAttribute('dir', 'ltr')
})

test('sets the direction of a table and of each cell', () => {
  const { container } = render(<Markdown text={'| 1 שם | Name |\n|---|---|\n| ב | b |'} />, { wrapper })
  expect(container.querySelector('table')).toHaveAttribute('dir', 'rtl')
  expect(screen.getAllByRole('button', { name: 'Copy as CSV' })[0]?.closest('[dir]')).toHaveAttribute('dir', 'rtl')
  expect(container.querySelectorAll(':is(th, td)[dir=auto]')).toHaveLength(4)
  render(<Markdown text={'| Name | שם |\n|---|---|'} />, { wrapper })
  expect(screen.getAllByRole('table')[1]).toHaveAttribute('dir', 'ltr')
})

test.each([
  'Words, and nothing else: “so it is” (as most paragraphs are) – 100 % of it; isn’t it?',
  'Two  spaces, and some at the end  ',
  'A #number + 1 = 2 | 3 > 2 - 1, x^2, {this} and $that!',
  'See www.example.org or WWW.example.org.',
  'Write to ada@example.org, or look at https://example.org.',
  'Fish &amp; chips \\* *soon* _now_ `code` ~~gone~~ <b>bold</b>',
  'A [link](https://example.org) and a note [1].',
  '1. first',
  '- first',
  '# Heading',
  '> quoted',
  'A line\nand one more',
  'A heading\n===',
])('renders %j with and without the fast path', (text) => {
  const { container } = render(<Markdown text={text} />, { wrapper })
  const { container: reference } = render(<ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>)
  expect(container.textContent).toBe(reference.textContent)
  expect([...container.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(
    [...reference.querySelectorAll('*')].map(({ tagName }) => tagName),
  )
})

test.each([
  ['nested a thousand times', '- '.repeat(1000)],
  ['full of half-open marks', '*a_'.repeat(2000)],
])('shows a text %s unparsed', (_, text) => {
  const { container } = render(<Markdown text={`${text}.`} />, { wrapper })
  expect(container.querySelector('ul, em')).toBeNull()
  expect(container).toHaveTextContent(text.trim())
})

test.each([
  ['12 000 km', '12\u00a0000\u00a0km'],
  ['about 5.5 °C', 'about 5.5\u00a0°C'],
  ['80 km/h in 3 h', '80\u00a0km/h in 3\u00a0h'],
  ['100 %', '100\u00a0%'],
  ['3 harbours', '3 harbours'],
])('keeps a quantity in a table on one line: %s', (written, shown) => {
  const { container } = render(<Markdown text={`| Distance |\n|---|\n| ${written} |\n| \`${written}\` |`} />, { wrapper })
  expect([...container.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([shown, written])
})

test('labels footnotes in the app’s language', () => {
  i18n.loadAndActivate({ locale: 'de', messages: de.messages as unknown as typeof english })
  render(<Markdown text={'Salt[^1]\n\n[^1]: From the sea.'} />, { wrapper })
  expect(screen.getByRole('heading', { name: 'Fußnoten' })).toBeVisible()
  expect(screen.queryByText('Footnotes')).toBeNull()
})
