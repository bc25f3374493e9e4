import { useState, type CSSProperties, type ReactNode } from 'react'
import { contrastDemands } from '../../tokens/contrastDemands.ts'
import designTokens from '../../tokens/design-tokens.json'
import styles from './Values.module.css'

interface TokenValue {
  $type: string
  $value: unknown
  $description?: string
}

const sets = designTokens as unknown as Record<string, Record<string, TokenValue>>

interface ValuesProps {
  of: readonly string[]
  set?: string
}

export function Values({ of, set = 'primitive' }: ValuesProps) {
  return (
    <div className={`sb-unstyled ${styles.Frame}`}>
      <table className={styles.Values}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">Sample</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          {listTokens(set, of).map(([name, token]) => (
            <tr key={name}>
              <th scope="row">
                <CopyName text={`var(--${name})`}>{name}</CopyName>
              </th>
              <td>{written(token)}</td>
              <td>{sample(name, token)}</td>
              <td>{token.$description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function sample(name: string, { $type }: TokenValue): ReactNode {
  const value = `var(--${name})`
  if (name.startsWith('font-size')) return <span style={{ fontSize: value }}>Aa</span>
  if (name.startsWith('radius')) return <span className={styles.Corner} style={{ borderRadius: value }} />
  if ($type === 'fontFamily') return <span style={{ fontFamily: value }}>A private brain</span>
  if ($type === 'fontWeight') return <span style={{ fontWeight: value }}>A private brain</span>
  if ($type === 'shadow') return <span className={styles.Corner} style={{ boxShadow: value }} />
  if ($type === 'dimension' && !name.startsWith('measure'))
    return <span className={styles.Bar} style={{ '--size': value } as CSSProperties} />
  return null
}

function listTokens(set: string, words: readonly string[]): [name: string, token: TokenValue][] {
  return Object.entries(sets[set] ?? {}).filter(([name]) => words.some((word) => name.startsWith(word)))
}

function written({ $type, $value }: TokenValue): string {
  if (typeof $value === 'string') return `var(--${$value.replace(/^\{primitive\.|\}$/gu, '')})`
  if ($type === 'dimension' || $type === 'duration') return inPixels($value as { value: number; unit: string })
  if ($type === 'cubicBezier') return `cubic-bezier(${($value as number[]).join(', ')})`
  if ($type === 'fontFamily') return ($value as string[]).join(', ')
  return typeof $value === 'number' ? String($value) : ''
}

function inPixels({ value, unit }: { value: number; unit: string }) {
  return unit === 'rem' ? `${value}rem (${value * 16}px)` : `${value}${unit}`
}

const looks = ['light-private', 'dark-private', 'light-public', 'dark-public']

export function ContrastTable() {
  return (
    <div className={`sb-unstyled ${styles.Frame}`}>
      <table className={styles.Values}>
        <thead>
          <tr>
            <th scope="col">On</th>
            <th scope="col">At least</th>
            {looks.map((look) => (
              <th key={look} scope="col">
                {look.replace('-', ', ')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastDemands.flatMap(([text, backgrounds, ratio]) =>
            backgrounds.map((background) => (
              <tr key={`${text} ${background}`}>
                <th scope="row">
                  {text} on {background}
                </th>
                <td>{ratio}</td>
                {looks.map((look) => {
                  const [theme = '', voice = ''] = look.split('-')
                  return (
                    <td key={look} data-theme={theme} data-voice={voice}>
                      <span className={styles.Pairing} style={{ background: `var(--${background})`, color: `var(--${text})` }}>
                        {contrast(look, text, background).toFixed(1)}
                      </span>
                    </td>
                  )
                })}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}

/** WCAG 2.2 contrast ratio. */
function contrast(set: string, one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(getHex(set, one)), luminance(getHex(set, other))].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function getHex(set: string, name: string): string {
  const value = sets[set]?.[name]?.$value
  if (typeof value === 'string') return getHex('primitive', value.slice('{primitive.'.length, -1))
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

export function CopyName({ text, children }: { text: string; children: string }) {
  const [isCopied, setCopied] = useState(false)
  const handlePress = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <button type="button" title={`Copy ${text}`} className={styles.Name} onClick={handlePress} onBlur={() => setCopied(false)}>
      {isCopied ? 'Copied' : children}
    </button>
  )
}
