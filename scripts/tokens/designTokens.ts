import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Color from 'colorjs.io'

const folder = join(import.meta.dirname, '../../design-system/tokens')
export const designTokensFolder = join(folder, 'modes')

const themes = ['light', 'dark'] as const
const voices = ['private', 'public'] as const
const voiceRules = { private: ":root,[data-voice='private']", public: "[data-voice='public']" }
const highContrastRule = '@media (prefers-contrast: more) '
const touchRule = '@media (pointer: coarse) :root'
const reducedMotionRule = '@media (prefers-reduced-motion: reduce) :root'

type Group = { [name: string]: Group | Token | string }
interface Token {
  $type: string
  $value: unknown
  $description?: string
  $extensions?: Record<string, unknown>
}

interface CssToken {
  name: string
  value: string
  description?: string
}

/** In the Design Tokens format (2025.10), one file per mode. */
export function createDesignTokens(): Record<string, Group> {
  const primitive = readTokens('primitive.css')
  const semantic = readTokens('semantic.css')
  const shared = semantic.get(':root') ?? []
  const words = new Map([...shared, ...(semantic.get(voiceRules.private) ?? [])].map(({ name, description }) => [name, description]))
  const base = primitive.get(':root') ?? []
  const baseWords = new Map(base.map(({ name, description }) => [name, description]))
  const described = (rule: string) => (primitive.get(rule) ?? []).map((token) => ({ ...token, description: baseWords.get(token.name) }))
  const high = (rule: string) => semantic.get(highContrastRule + rule) ?? []
  const modes = themes.flatMap((theme) =>
    voices.flatMap((voice) => {
      const spoken = [...shared, ...(semantic.get(voiceRules[voice]) ?? [])]
      const stronger = new Map([...high(':root,[data-voice]'), ...high(voiceRules[voice])].map(({ name, value }) => [name, value] as const))
      const toMode = (suffix: string, value: (token: CssToken) => string) => {
        const tokens = spoken.map((token) => ({ ...token, value: pickTheme(value(token), theme), description: words.get(token.name) }))
        return [
          `${theme}-${voice}${suffix}`,
          toFile('semantic', `The ${theme} theme in the ${voice} voice${suffix && ', high contrast'}.`, tokens),
        ] as const
      }
      return [toMode('', ({ value }) => value), toMode('-contrast', ({ name, value }) => stronger.get(name) ?? value)]
    }),
  )
  return {
    primitive: toFile('primitive', 'Primitive tokens, shared by all themes and voices.', base),
    ...Object.fromEntries(modes),
    touch: toFile('primitive', 'Overrides of primitive tokens for touch input.', described(touchRule)),
    'reduced-motion': toFile('primitive', 'Overrides of primitive tokens for reduced motion.', described(reducedMotionRule)),
  }
}

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

/** Modes of a collection must have the same paths. */
function toFile(collection: 'primitive' | 'semantic', $description: string, tokens: readonly CssToken[]): Group {
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `${$description} Generated from primitive.css and semantic.css by npm run generate.`,
    [collection]: Object.fromEntries(tokens.map((token) => [token.name, toToken(token)])),
  }
}

function toToken({ name, value, description }: CssToken): Token {
  const figma = {
    'com.figma.scopes': getScopes(name),
    'com.figma.codeSyntax': { WEB: `var(--${name})` },
    ...(isRamp.test(name) && { 'com.figma.hiddenFromPublishing': true }),
  }
  return { ...toTypedToken(name, value), ...(description && { $description: description }), $extensions: figma }
}

const isRamp = /^(?:neutral|purple|blue|sky|night|good|caution|bad)-\d+$/u

/** The variable scopes of Figma; the first match applies. */
const scopes: [name: RegExp, scopes: string[]][] = [
  [isRamp, []],
  [/^(?:surface|accent(?:-hover|-pressed|-soft)?$|danger-(?:hover|pressed)|scrim|.*-soft$)/u, ['FRAME_FILL', 'SHAPE_FILL']],
  [/^(?:line|focus$|.*-line$)/u, ['STROKE_COLOR']],
  [/^(?:mark|chart)-/u, ['SHAPE_FILL', 'STROKE_COLOR']],
  [/^(?:text|on-|accent-text|good|caution|danger)/u, ['TEXT_FILL', 'SHAPE_FILL']],
  [/^space-/u, ['GAP']],
  [/^radius-/u, ['CORNER_RADIUS']],
  [/^font-size-/u, ['FONT_SIZE']],
  [/^font-/u, ['FONT_FAMILY']],
  [/^leading-/u, ['LINE_HEIGHT']],
  [/^tracking-/u, ['LETTER_SPACING']],
  [/^weight-/u, ['FONT_WEIGHT']],
  [/^(?:border-width|focus-width|icon-stroke)/u, ['STROKE_FLOAT']],
  [/^opacity-/u, ['OPACITY']],
  [/^(?:control|icon-size|measure|breakpoint)/u, ['WIDTH_HEIGHT']],
]

function getScopes(name: string): string[] {
  return scopes.find(([pattern]) => pattern.test(name))?.[1] ?? []
}

function pickTheme(value: string, theme: (typeof themes)[number]) {
  const pair = /^light-dark\((?<light>\w+\([^)]*\)), (?<dark>\w+\([^)]*\))\)$/u.exec(value)?.groups
  return pair?.[theme] ?? value
}

function toTypedToken(name: string, value: string): Pick<Token, '$type' | '$value'> {
  const alias = /^var\(--(?<name>[\w-]+)\)$/u.exec(value)?.groups?.['name']
  if (alias) return { $type: alias.startsWith('space') ? 'dimension' : 'color', $value: `{primitive.${alias}}` }
  if (name.startsWith('type')) return { $type: 'typography', $value: parseTextStyle(value) }
  if (name.startsWith('shadow')) return { $type: 'shadow', $value: value.split(/, (?=0 )/u).map(parseShadow) }
  if (value.startsWith('oklch(')) return { $type: 'color', $value: parseColor(value) }
  if (/^-?[\d.]+em$/u.test(value)) return { $type: 'number', $value: Number.parseFloat(value) }
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

function parseColor(value: string) {
  const { coords, alpha } = new Color(value)
  const opaque = new Color(value).to('srgb')
  opaque.alpha = 1
  return { colorSpace: 'oklch', components: coords.map(Number), alpha, hex: opaque.toString({ format: 'hex' }) }
}

/** `var(--weight) var(--size) / var(--leading) var(--family)` */
function parseTextStyle(value: string) {
  const [fontWeight, fontSize, lineHeight, fontFamily] = [...value.matchAll(/var\(--([\w-]+)\)/gu)].map(([, name]) => `{primitive.${name}}`)
  return { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing: { value: 0, unit: 'px' } }
}

/** `0 12px 32px -8px oklch(…)`; the spread is optional. */
function parseShadow(value: string) {
  const [lengths = '', ink = ''] = value.split(/ (?=oklch)/u)
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ')
  return { color: parseColor(ink), offsetX: measure(offsetX), offsetY: measure(offsetY), blur: measure(blur), spread: measure(spread) }
}

export async function writeDesignTokens(): Promise<void> {
  await rm(designTokensFolder, { recursive: true, force: true })
  await mkdir(designTokensFolder)
  for (const [mode, tokens] of Object.entries(createDesignTokens())) {
    await writeFile(join(designTokensFolder, `${mode}.tokens.json`), `${JSON.stringify(tokens, null, 2)}\n`)
  }
}
