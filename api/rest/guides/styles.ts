import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '../../platform/files/projectFolder.ts'

export const fonts = [
  {
    family: 'Instrument Sans Variable',
    file: 'instrument-sans.woff2',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  },
  {
    family: 'Newsreader Variable',
    file: 'newsreader.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  },
  {
    family: 'JetBrains Mono Variable',
    file: 'jetbrains-mono.woff2',
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  },
] as const

export async function readGuideStyles(): Promise<Buffer> {
  const read = await Promise.all(
    ['primitive.css', 'semantic.css'].map((name) => readFile(join(projectFolder, 'design-system/tokens', name), 'utf8')),
  )
  const faces = fonts.map(
    ({ family, file }) =>
      `@font-face { font-family: '${family}'; font-weight: 200 800; font-display: swap; src: url('/api/docs/${file}') format('woff2'); }`,
  )
  return Buffer.from([...read, ...faces, rules].join('\n'))
}

const rules = `/* Swagger UI knows light alone. */
:root:has(#docs) { color-scheme: light; }
body { margin: 0; background: var(--surface); color: var(--text); font: 1rem/1.55 var(--font-ui); }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 1rem max(1rem, 50vw - 35rem); border-block-end: 1px solid var(--line); font-size: 0.875rem; }
nav a { color: var(--text); text-decoration: none; }
nav a:hover { text-decoration: underline; text-underline-offset: 0.3em; }
a { color: var(--accent-text); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1, h2, h3 { font-family: var(--font-display); font-weight: 500; line-height: 1.2; }
h1 { margin-block: 1rem 1.5rem; font-size: 2.5rem; }
h2 { margin-block: 3rem 1rem; font-size: 1.75rem; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem 1rem 4rem; box-sizing: border-box; }
main > :is(p, ul, ol) { max-width: 44rem; }
main > pre { max-width: 60rem; box-sizing: border-box; }
main.with-calls { max-width: 1460px; padding-inline: 20px; }
body:has(#docs) nav { padding-inline: max(20px, 50vw - 710px); }
pre { overflow-x: auto; padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface-sunken); font-size: 0.9375rem; }
/** Disable ligatures: an arrow must be recognizable as two characters. */
code { font-family: var(--font-code); font-size: 0.9em; font-variant-ligatures: none; }
[role='region'] { overflow-x: auto; }
table { border-collapse: collapse; min-width: 40rem; font-size: 0.9375rem; }
th, td { padding: 0.5rem 0.75rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
thead th { position: sticky; inset-block-start: 0; background: var(--surface); }
tr:target { background: var(--accent-soft); }
`
