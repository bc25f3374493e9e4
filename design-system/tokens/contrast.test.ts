import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Color from 'colorjs.io'
import { describe, expect, test } from 'vitest'
import { contrastDemands } from './contrastDemands.ts'

const themes = ['light', 'dark'] as const
const voices = ['private', 'public'] as const

type Tokens = Record<string, { $value: unknown }>

const primitive = declarations(blocks('primitive.css').get(':root'))
const semantic = blocks('semantic.css')
const shared = declarations(semantic.get(':root'))
const spoken = {
  private: declarations(semantic.get(":root,[data-voice='private']")),
  public: declarations(semantic.get("[data-voice='public']")),
}

describe.each(voices)('in the %s voice', (voice) => {
  describe.each(themes)('in the %s theme', (theme) => {
    test.each(contrastDemands)('%s on %j has a contrast of at least %f', (text, backgrounds, ratio) => {
      for (const background of backgrounds) {
        const contrast = color(text, voice, theme).contrastWCAG21(color(background, voice, theme))
        expect(contrast, `${text} on ${background}`).toBeGreaterThanOrEqual(ratio)
      }
    })
  })
})

describe.each(['light-private', 'dark-private', 'light-public', 'dark-public'])('%s with high contrast', (mode) => {
  const tokens = readMode(`${mode}-contrast`)
  const ordinary = readMode(mode)
  test.each(contrastDemands)('%s on %j exceeds %f', (text, backgrounds, ratio) => {
    for (const background of backgrounds) {
      const contrast = tokens(text).contrastWCAG21(tokens(background))
      expect(contrast, `${text} on ${background}`).toBeGreaterThanOrEqual(isStrengthened(text) ? Math.max(ratio + 1.5, 4.5) : ratio)
      expect(contrast, `${text} on ${background}, compared`).toBeGreaterThanOrEqual(ordinary(text).contrastWCAG21(ordinary(background)))
    }
  })
})

const isStrengthened = (token: string) => /^(?:text|text-quiet|accent-text|line-.*|focus)$/u.test(token)

function readMode(mode: string) {
  const read = (name: string, collection: string) =>
    (JSON.parse(readFileSync(join(import.meta.dirname, `modes/${name}.tokens.json`), 'utf8')) as Record<string, Tokens>)[collection] ?? {}
  const [semantic, ramps] = [read(mode, 'semantic'), read('primitive', 'primitive')]
  return (token: string) => {
    const value = semantic[token]?.$value
    const resolved = typeof value === 'string' ? ramps[value.slice('{primitive.'.length, -1)]?.$value : value
    return new Color((resolved as { hex: string }).hex)
  }
}

test.each(voices)('the %s voice sets every differing token', (voice) => {
  expect([...spoken[voice].keys()]).toEqual([...spoken.private.keys()])
})

test('every ramp is within sRGB', () => {
  const bent = [...primitive].filter(([, value]) => value.startsWith('oklch') && !new Color(value).inGamut('srgb'))
  expect(bent).toEqual([])
})

function color(token: string, voice: (typeof voices)[number], theme: (typeof themes)[number]): Color {
  const value = spoken[voice].get(token) ?? shared.get(token)
  const pair = /^light-dark\((?<light>.+\)), (?<dark>.+\))\)$/u.exec(value ?? '')?.groups
  const side = pair?.[theme]
  if (!side) throw new Error(`--${token} is not a light-dark() pair`)
  const name = /^var\(--(?<name>.+)\)$/u.exec(side)?.groups?.['name']
  return new Color(name ? (primitive.get(name) ?? '') : side)
}

function blocks(file: string) {
  const css = readFileSync(join(import.meta.dirname, file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//gu, '')
    .replaceAll(/@media[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gu, '')
  const rules = new Map<string, string>()
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)) {
    const key = selector.replaceAll(/\s+/gu, '')
    rules.set(key, (rules.get(key) ?? '') + body)
  }
  return rules
}

function declarations(body = '') {
  return new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/gu)].map(([, name = '', value = '']) => [name, value.trim()]))
}
