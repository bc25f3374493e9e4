import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Color from 'colorjs.io'
import { describe, expect, test } from 'vitest'
import { createDesignTokens, designTokensFolder } from './designTokens.ts'

interface Token {
  $type: string
  $value: unknown
  $description?: string
  $extensions: Record<string, unknown>
}

interface File {
  $schema: string
  primitive?: Record<string, Token>
  semantic?: Record<string, Token>
}

const files: Record<string, File> = Object.fromEntries(
  readdirSync(designTokensFolder).map((name) => [
    name.replace('.tokens.json', ''),
    JSON.parse(readFileSync(join(designTokensFolder, name), 'utf8')) as File,
  ]),
)
const sets = Object.fromEntries(Object.entries(files).map(([name, { primitive, semantic }]) => [name, primitive ?? semantic ?? {}]))
const read = (file: string) => readFileSync(join(import.meta.dirname, '../../design-system/tokens', file), 'utf8')
const [primitive, semantic] = [read('primitive.css'), read('semantic.css').split(/\/\* High contrast/u)[0] ?? '']
const getTokens = (set: string) => Object.entries(sets[set] ?? {})

test('the token files are up to date', () => {
  expect(files).toEqual(createDesignTokens())
})

test('every custom property is a token with a description', () => {
  for (const [set, css] of [['primitive', primitive], ...themesAndVoices().map(([name]) => [name, semantic] as const)] as const) {
    const declared = new Set([...css.matchAll(/^\s*--([\w-]+):/gmu)].map(([, name = '']) => name))
    expect(new Set(getTokens(set).map(([name]) => name)), set).toEqual(declared)
  }
  const silent = Object.keys(sets).flatMap((set) =>
    getTokens(set)
      .filter(([, { $description }]) => !$description)
      .map(([name]) => name),
  )
  expect(silent).toEqual([])
})

test('modes have the same tokens', () => {
  const names = (set: string) => getTokens(set).map(([name, { $type }]) => `${name}: ${$type}`)
  for (const set of Object.keys(sets).filter((name) => files[name]?.semantic)) expect(names(set), set).toEqual(names('light-private'))
})

test('Figma offers every semantic color for a property', () => {
  const unscoped = getTokens('light-private').filter(
    ([, { $type, $extensions }]) => $type === 'color' && ($extensions['com.figma.scopes'] as string[]).length === 0,
  )
  expect(unscoped).toEqual([])
})

describe.each(themesAndVoices())('%s', (set, theme, voice) => {
  test('matches the style sheet', () => {
    // Private rules end before the public ones.
    const own = voice === 'public' ? semantic : (semantic.split("\n[data-voice='public'] {")[0] ?? '')
    for (const [name, token] of getTokens(set)) {
      if (token.$type !== 'color') continue
      const declared = [...own.matchAll(new RegExp(`--${name}: light-dark\\((\\S+\\(.*?\\)), (\\S+\\(.*?\\))\\);`, 'gu'))].at(-1)
      const written = declared?.[theme === 'light' ? 1 : 2] ?? ''
      const ramp = /^var\(--(.+)\)$/u.exec(written)?.[1]
      const value = ramp ? new RegExp(`--${ramp}: (.+);`, 'u').exec(primitive)?.[1] : written
      expect(toHex(token), name).toBe(hex(value ?? ''))
    }
  })
})

function themesAndVoices() {
  return (['light', 'dark'] as const).flatMap((theme) =>
    (['private', 'public'] as const).map((voice) => [`${theme}-${voice}`, theme, voice] as const),
  )
}

function toHex({ $value }: Token): unknown {
  const alias = typeof $value === 'string' ? /^\{primitive\.(.+)\}$/u.exec($value)?.[1] : undefined
  return alias ? toHex(sets['primitive']?.[alias] ?? { $type: '', $value: null, $extensions: {} }) : ($value as { hex: string } | null)?.hex
}

function hex(value: string) {
  const color = new Color(value).to('srgb')
  color.alpha = 1
  return color.toString({ format: 'hex' })
}
