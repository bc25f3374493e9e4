import designTokens from '../../tokens/design-tokens.json'

export interface TokenValue {
  $type: string
  $value: unknown
  $description?: string
}

const sets = designTokens as unknown as Record<string, Record<string, TokenValue>>

/** The tokens of a set whose names begin with one of the words. */
export function tokensOf(set: string, words: readonly string[]): [name: string, token: TokenValue][] {
  return Object.entries(sets[set] ?? {}).filter(([name]) => words.some((word) => name.startsWith(word)))
}

/** As it is written in a style sheet. */
export function written({ $type, $value }: TokenValue): string {
  if (typeof $value === 'string') return `var(--${$value.replace(/^\{primitive\.|\}$/gu, '')})`
  if ($type === 'dimension' || $type === 'duration') return inPixels($value as { value: number; unit: string })
  if ($type === 'cubicBezier') return `cubic-bezier(${($value as number[]).join(', ')})`
  if ($type === 'fontFamily') return ($value as string[]).join(', ')
  return typeof $value === 'number' ? String($value) : ''
}

function inPixels({ value, unit }: { value: number; unit: string }) {
  return unit === 'rem' ? `${value}rem (${value * 16}px)` : `${value}${unit}`
}

/** WCAG 2.2, of two colours of a set. */
export function contrast(set: string, one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(hexOf(set, one)), luminance(hexOf(set, other))].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function hexOf(set: string, name: string): string {
  const value = sets[set]?.[name]?.$value
  if (typeof value === 'string') return hexOf('primitive', value.slice('{primitive.'.length, -1))
  return (value as { hex?: string } | undefined)?.hex ?? '#000000'
}

function luminance(hex: string) {
  const short = hex.length === 4 ? hex.replaceAll(/[\da-f]/gu, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(short.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
