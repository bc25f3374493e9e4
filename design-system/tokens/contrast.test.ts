import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Color from 'colorjs.io'
import { describe, expect, test } from 'vitest'

const themes = ['light', 'dark'] as const
const voices = ['private', 'public'] as const

const primitive = declarations(blocks('primitive.css').get(':root'))
const semantic = blocks('semantic.css')
const shared = declarations(semantic.get(':root'))
const spoken = {
  private: declarations(semantic.get(":root,[data-voice='private']")),
  public: declarations(semantic.get("[data-voice='public']")),
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken']
const signals = ['good', 'caution', 'danger']

/** WCAG 2.2: 7 for text at AAA, 4.5 for text at AA, 3 for what only has to be seen. */
const demands: [text: string, backgrounds: string[], ratio: number][] = [
  ['text', [...surfaces, 'surface-hover', 'surface-pressed'], 7],
  ['on-accent-soft', ['accent-soft'], 7],
  ['text-quiet', surfaces, 4.5],
  ['accent-text', surfaces, 4.5],
  ['on-accent', ['accent', 'accent-hover', 'accent-pressed'], 4.5],
  ['on-danger', ['danger', 'danger-hover', 'danger-pressed'], 4.5],
  ...signals.map((signal): [string, string[], number] => [signal, [...surfaces, `${signal}-soft`], 4.5]),
  ...signals.map((signal): [string, string[], number] => ['text', [`${signal}-soft`], 7]),
  ['line-strong', surfaces, 3],
  ['line-hover', surfaces, 3],
  ['accent', surfaces, 3],
  ['focus', surfaces, 3],
  ['chart-1', surfaces, 3],
  ['chart-2', surfaces, 3],
  ['chart-3', surfaces, 3],
  ['mark-private', surfaces, 3],
  ['mark-public', surfaces, 3],
]

describe.each(voices)('in the %s voice', (voice) => {
  describe.each(themes)('in the %s theme', (theme) => {
    test.each(demands)('%s on %j has a contrast of at least %f', (text, backgrounds, ratio) => {
      for (const background of backgrounds) {
        const contrast = colour(text, voice, theme).contrastWCAG21(colour(background, voice, theme))
        expect(contrast, `${text} on ${background}`).toBeGreaterThanOrEqual(ratio)
      }
    })
  })
})

test.each(voices)('the %s voice sets every token that differs between the voices', (voice) => {
  expect([...spoken[voice].keys()]).toEqual([...spoken.private.keys()])
})

test('every ramp fits into sRGB, so that no screen has to bend a colour', () => {
  const bent = [...primitive].filter(([, value]) => value.startsWith('oklch') && !new Color(value).inGamut('srgb'))
  expect(bent).toEqual([])
})

function colour(token: string, voice: (typeof voices)[number], theme: (typeof themes)[number]): Color {
  const value = spoken[voice].get(token) ?? shared.get(token)
  const pair = /^light-dark\((?<light>.+\)), (?<dark>.+\))\)$/u.exec(value ?? '')?.groups
  const side = pair?.[theme]
  if (!side) throw new Error(`--${token} is not a light-dark() pair`)
  const name = /^var\(--(?<name>.+)\)$/u.exec(side)?.groups?.['name']
  return new Color(name ? (primitive.get(name) ?? '') : side)
}

/** Top-level rules by selector; the later of two rules with the same selector adds to the earlier. */
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
