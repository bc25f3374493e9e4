import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Color from 'colorjs.io'
import { describe, expect, test } from 'vitest'
import { contrastDemands } from './contrastDemands.ts'

const themes = ['light', 'dark'] as const
const voices = ['private', 'public'] as const

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
        const contrast = colour(text, voice, theme).contrastWCAG21(colour(background, voice, theme))
        expect(contrast, `${text} on ${background}`).toBeGreaterThanOrEqual(ratio)
      }
    })
  })
})

test.each(voices)('the %s voice sets every token that differs between the voices', (voice) => {
  expect([...spoken[voice].keys()]).toEqual([...spoken.private.keys()])
})

test('every ramp is within sRGB', () => {
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

/** Merges rules with the same selector. */
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
