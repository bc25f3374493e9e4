import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const length = /(?<!\w)(?!0(?:px|rem)\b)[\d.]+(?:px|rem)\b/u

const rules: readonly (readonly [property: RegExp, value: RegExp])[] = [
  [/color$|^(?:background|fill|stroke)$/u, /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\((?![^)]*var\()/iu],
  [/^font-(?:size|weight)$/u, /^\s*[\d.]+(?:px|rem)?$/u],
  [/^line-height$/u, /^(?!1$)[\d.]+(?:px|rem)?$/u],
  [/^(?:letter-spacing|z-index)$/u, /[1-9]/u],
  [/^opacity$/u, /0?\.\d/u],
  [/^border(?!.*-radius)|^outline/u, /(?<![\w.])[\d.]+px/u],
  [/-radius$|^border-radius$/u, length],
  [/^(?:row-|column-)?gap$|^(?:padding|margin)/u, length],
  [/^transition/u, /\b[\d.]+m?s\b/u],
]

const primitive = readFileSync(join(root, 'design-system/tokens/primitive.css'), 'utf8')
const breakpoints = new Set([...primitive.matchAll(/--breakpoint-\d+: (\d+px)/gu)].map(([, width]) => width))

function findRawValues(css: string): string[] {
  const declarations = [...css.matchAll(/^\s*([a-z-]+):\s*([^;{}]+);/gmu)]
  return declarations.flatMap(([, property = '', value = '']) =>
    rules.some(([name, raw]) => name.test(property) && raw.test(value)) ? [`${property}: ${value}`] : [],
  )
}

test.each([
  'color: #fff',
  'background: oklch(0.5 0.1 20)',
  'font-size: 15px',
  'line-height: 1.5',
  'letter-spacing: 0.02em',
  'z-index: 5',
  'opacity: 0.4',
  'border-block-end: 1px solid var(--line)',
  'outline-offset: -2px',
  'border-radius: 8px',
  'padding: var(--space-8) 10px',
  'transition: color 150ms',
])('finds %s', (declaration) => {
  expect(findRawValues(`.A {\n  ${declaration};\n}`)).toEqual([declaration])
})

test.each(['margin: 0', 'line-height: 1', 'opacity: 0', 'outline: none', 'inline-size: 17rem', 'padding: calc(-1 * var(--space-4))'])(
  'allows %s',
  (declaration) => {
    expect(findRawValues(`.A {\n  ${declaration};\n}`)).toEqual([])
  },
)

const unconverted = /components\/(?:Audience|Heading|Switch|VoiceMark)\/|web\/features\/landing\//u
const files = globSync(['design-system/{components,patterns,docs}/**/*.module.css', 'web/**/*.module.css'], { cwd: root })

describe.each(files.filter((file) => !unconverted.test(file)))('%s', (file) => {
  const css = readFileSync(join(root, file), 'utf8')

  test('uses tokens instead of raw values', () => {
    expect(findRawValues(css)).toEqual([])
  })

  test('uses the widths of the breakpoint tokens', () => {
    const widths = [...css.matchAll(/@media[^{]*\(width (?:<|>=) (\d+px)\)/gu)].map(([, width]) => width)
    expect(widths.filter((width) => !breakpoints.has(width))).toEqual([])
  })
})
