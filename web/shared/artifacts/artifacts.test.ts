import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findVersions, readArtifact, toNote } from './artifacts.ts'
import { toDiagramDocument } from './diagram.ts'
import { isArtifact } from './openArtifact.ts'

const page = (text: string) => `<!doctype html>\n<title>Tide table</title>\n<p>${text}`
const fenced = (info: string, code: string) => `Here:\n\n\`\`\`${info}\n${code}\n\`\`\``
const codes = (answers: string[], info: string, code: string) => findVersions(answers, { info, code }).map((version) => version.code)

test('names files after the block’s file name, or else its title', () => {
  expect(readArtifact({ info: 'html', code: page('6:40') })).toMatchObject({ title: 'Tide table', fileName: 'Tide table.html' })
  expect(readArtifact({ info: 'html tides.html', code: page('6:40') })).toMatchObject({ title: 'Tide table', fileName: 'tides.html' })
  expect(readArtifact({ info: 'md', code: 'Intro\n\n## Plan/2\u202egpj.exe' })).toMatchObject({
    kind: 'markdown',
    fileName: 'Plan-2gpj.exe.md',
  })
  expect(readArtifact({ info: 'svg', code: '<svg><title></title></svg>' })).toMatchObject({ title: 'code.svg', fileName: 'code.svg' })
})

test.each([
  ['flowchart LR\n  A --> B', '', 'code.mmd'],
  ['pie title Catch of cod\n  "Cod": 4', 'Catch of cod', 'Catch of cod.mmd'],
  ['---\ntitle: "High water"\n---\nflowchart LR\n  A --> B', 'High water', 'High water.mmd'],
  ['flowchart LR\n  accTitle: Tides\n  A --> B', 'Tides', 'Tides.mmd'],
])('diagrams have their own title or none', (code, title, fileName) => {
  expect(readArtifact({ info: 'mermaid', code })).toMatchObject({ kind: 'diagram', title, fileName })
})

test('the source of a diagram is text, and the script ends where its element ends', () => {
  const script = readFileSync(createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js'), 'utf8')
  expect(script).not.toMatch(/<\/?script/i)
  const html = toDiagramDocument({ source: '</pre><script>a && b</script>', script: 'x', isDark: false })
  expect(html).toContain('\n&lt;/pre>&lt;script>a &amp;&amp; b&lt;/script></pre>')
})

test('versions have the same language and title or file name', () => {
  const answers = [fenced('html', page('1')), fenced('html', '<title>Other</title>'), fenced('HTML', page('2')), 'No code']
  expect(codes(answers, 'html', page('2'))).toEqual([page('1'), page('2')])
  expect(codes(answers, 'html', page('not stored yet'))).toEqual([page('1'), page('2'), page('not stored yet')])
  expect(codes([fenced('ts a.ts', 'a'), fenced('ts b.ts', 'b'), fenced('ts a.ts', 'c')], 'ts a.ts', 'a')).toEqual(['a', 'c'])
})

test('untitled code has no other versions', () => {
  expect(codes([fenced('html', '<p>1'), fenced('html', '<p>2')], 'html', '<p>2')).toEqual(['<p>2'])
})

test('only documents and long code open', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'x').join('\n')
  const opens = (info: string, code: string) => isArtifact({ info, code })
  expect([
    opens('html', '<p>'),
    opens('ts', lines(14)),
    opens('ts', lines(15)),
    opens('', 'x'),
    opens('html', ' '),
    opens('mermaid', 'pie'),
  ]).toEqual([true, false, true, false, false, true])
})

test('fences in code don’t end the code of a note', () => {
  const code = 'a\n````\nb'
  expect(toNote(readArtifact({ info: 'txt', code }))).toBe(`\`\`\`\`\`txt\n${code}\n\`\`\`\`\``)
  expect(toNote(readArtifact({ info: 'md', code: '# A' }))).toBe('# A')
})
