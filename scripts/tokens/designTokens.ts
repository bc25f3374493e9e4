import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Color from 'colorjs.io'

const folder = join(import.meta.dirname, '../../design-system/tokens')
export const designTokensFile = join(folder, 'design-tokens.json')

const themes = ['light', 'dark'] as const
const voiceRules = { private: ":root,[data-voice='private']", public: "[data-voice='public']" }
const touchRule = '@media (pointer: coarse) :root'
const reducedMotionRule = '@media (prefers-reduced-motion: reduce) :root'

type Group = { [name: string]: Group | Token | string }
interface Token {
  $type: string
  $value: unknown
  $description?: string
}

interface CssToken {
  name: string
  value: string
  description?: string
}

/** Converts both style sheets to the Design Tokens Community Group format (2025.10). */
export function designTokens() {
  const primitive = readTokens('primitive.css')
  const semantic = readTokens('semantic.css')
  const shared = semantic.get(':root') ?? []
  const words = new Map([...shared, ...(semantic.get(voiceRules.private) ?? [])].map(({ name, description }) => [name, description]))
  const base = primitive.get(':root') ?? []
  const baseWords = new Map(base.map(({ name, description }) => [name, description]))
  const described = (rule: string) => (primitive.get(rule) ?? []).map((token) => ({ ...token, description: baseWords.get(token.name) }))
  const sets = themes.flatMap((theme) =>
    (['private', 'public'] as const).map((voice) => {
      const spoken = [...shared, ...(semantic.get(voiceRules[voice]) ?? [])]
      const tokens = spoken.map(({ name, value }) => ({ name, value: pickTheme(value, theme), description: words.get(name) }))
      return [`${theme}-${voice}`, group(`The ${theme} theme in the ${voice} voice.`, tokens)] as const
    }),
  )
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: 'Generated from primitive.css and semantic.css by npm run generate. Combine primitive with one theme and voice.',
    primitive: group('Primitive tokens, shared by all themes and voices.', base),
    ...Object.fromEntries(sets),
    touch: group('Overrides of primitive tokens for touch input.', described(touchRule)),
    'reduced-motion': group('Overrides of primitive tokens for reduced motion.', described(reducedMotionRule)),
  }
}

/** Merges rules with the same selector. */
function readTokens(file: 'primitive.css' | 'semantic.css'): Map<string, CssToken[]> {
  const rules = new Map<string, CssToken[]>()
  const open: string[] = []
  let group: string | undefined
  for (const line of readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((text) => text.trim())) {
    const comment = /\/\* (?<words>[^*]+) \*\/$/u.exec(line)?.groups?.['words']
    const declared = /^--(?<name>[\w-]+): (?<value>[^;]+);/u.exec(line)?.groups
    if (declared) {
      const { name = '', value = '' } = declared
      const selector = open.join(' ').trim()
      const tokens = rules.get(selector) ?? []
      tokens.push({ name, value, description: comment ?? group })
      rules.set(selector, tokens)
    } else if (line.endsWith('{') || line.endsWith(',')) {
      // Selectors may span several lines.
      const before = open.at(-1)?.endsWith(',') ? open.pop() : ''
      open.push(before + line.replace(/ \{$/u, ''))
      group = undefined
    } else if (line === '}') open.pop()
    else if (comment ?? line === '') group = comment
  }
  return rules
}

function group($description: string, tokens: readonly CssToken[]): Group {
  return { $description, ...Object.fromEntries(tokens.map((token) => [token.name, toToken(token)])) }
}

function toToken({ name, value, description }: CssToken): Token {
  return { ...typed(name, value), ...(description && { $description: description }) }
}

/** Both values of `light-dark()` may contain commas. */
function pickTheme(value: string, theme: (typeof themes)[number]) {
  const pair = /^light-dark\((?<light>\w+\([^)]*\)), (?<dark>\w+\([^)]*\))\)$/u.exec(value)?.groups
  return pair?.[theme] ?? value
}

function typed(name: string, value: string): Pick<Token, '$type' | '$value'> {
  const alias = /^var\(--(?<name>[\w-]+)\)$/u.exec(value)?.groups?.['name']
  if (alias) return { $type: alias.startsWith('space') ? 'dimension' : 'color', $value: `{primitive.${alias}}` }
  if (name.startsWith('shadow')) return { $type: 'shadow', $value: value.split(/, (?=0 )/u).map(shadow) }
  if (value.startsWith('oklch(')) return { $type: 'color', $value: colour(value) }
  if (/^-?[\d.]+(?:px|rem)$/u.test(value)) return { $type: 'dimension', $value: measure(value) }
  if (/^[\d.]+ms$/u.test(value)) return { $type: 'duration', $value: measure(value) }
  if (value.startsWith('cubic-bezier(')) return { $type: 'cubicBezier', $value: value.slice(13, -1).split(', ').map(Number) }
  if (name.startsWith('weight')) return { $type: 'fontWeight', $value: Number(value) }
  if (/^[\d.]+$/u.test(value)) return { $type: 'number', $value: Number(value) }
  if (name.startsWith('font-')) return { $type: 'fontFamily', $value: value.split(', ').map((font) => font.replaceAll("'", '')) }
  throw new Error(`--${name} has an unsupported value: ${value}`)
}

function measure(value: string) {
  const number = Number.parseFloat(value)
  return { value: number, unit: value.replace(/^[-\d.]+/u, '') || 'px' }
}

function colour(value: string) {
  const { coords, alpha } = new Color(value)
  const opaque = new Color(value).to('srgb')
  opaque.alpha = 1
  return { colorSpace: 'oklch', components: coords.map(Number), alpha, hex: opaque.toString({ format: 'hex' }) }
}

/** Parses `0 12px 32px -8px oklch(…)`; the spread is optional. */
function shadow(value: string) {
  const [lengths = '', ink = ''] = value.split(/ (?=oklch)/u)
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ')
  return { color: colour(ink), offsetX: measure(offsetX), offsetY: measure(offsetY), blur: measure(blur), spread: measure(spread) }
}

export async function writeDesignTokens(): Promise<void> {
  await writeFile(designTokensFile, `${JSON.stringify(designTokens(), null, 2)}\n`)
}
