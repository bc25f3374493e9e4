import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const primitives = definitions(read('tokens/primitive.css'))
const colors = new Set([...primitives].filter((name) => /^--(?:neutral|purple|blue|sky|night|good|caution|bad)-\d+$/u.test(name)))
const tokens = new Set([...primitives, ...definitions(read('tokens/semantic.css'))])

/** Set at runtime or by the component around. */
const given = new Set(['--trigger-width', '--visual-viewport-height', '--hue', '--at', '--size', '--portrait-ratio'])

describe.each(globSync('{components,patterns,docs}/**/*.module.css', { cwd: root }))('%s', (file) => {
  const css = read(file)
  const used = [...css.matchAll(/var\((--[\w-]+)/gu)].map(([, name = '']) => name)

  test('uses only existing tokens', () => {
    const known = new Set([...tokens, ...given, ...definitions(css)])
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })

  test('uses only semantic colors', () => {
    expect(used.filter((name) => colors.has(name))).toEqual([])
    expect(css).not.toMatch(/#[\da-f]{3,8}\b|rgb\(|hsl\(/iu)
  })

  test('uses logical properties', () => {
    expect(css).not.toMatch(/(?:margin|padding|border|inset)-(?:left|right)|^\s*(?:left|right|width|height):|text-align: (?:left|right)/mu)
  })
})

function definitions(css: string) {
  return new Set([...css.matchAll(/(--[\w-]+):/gu)].map(([, name = '']) => name))
}
