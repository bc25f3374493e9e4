import Color from 'colorjs.io'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { contrastDemands } from '../../tokens/contrastDemands.ts'
import { modes, type TokenValue } from './modes.ts'
import styles from './Values.module.css'

export function Values({ of, set = 'primitive' }: { of: readonly string[]; set?: string }) {
  return (
    <div className={`sb-unstyled ${styles.Frame}`}>
      <table className={styles.Values}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">Sample</th>
            <th scope="col">Purpose</th>
          </tr>
        </thead>
        <tbody>
          {listTokens(set, of).map(([name, token]) => (
            <tr key={name}>
              <th scope="row">
                <CopyName text={`var(--${name})`}>{name}</CopyName>
              </th>
              <td>{formatToken(token)}</td>
              <td>{renderSample(name, token)}</td>
              <td>{token.$description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function renderSample(name: string, { $type }: TokenValue): ReactNode {
  const value = `var(--${name})`
  if (name.startsWith('font-size')) return <span style={{ fontSize: value }}>Aa</span>
  if (name.startsWith('radius')) return <span className={styles.Corner} style={{ borderRadius: value }} />
  if ($type === 'fontFamily') return <span style={{ fontFamily: value }}>A private brain</span>
  if ($type === 'fontWeight') return <span style={{ fontWeight: value }}>A private brain</span>
  if ($type === 'typography') return <span style={{ font: value }}>A private brain</span>
  if ($type === 'shadow') return <span className={styles.Corner} style={{ boxShadow: value }} />
  if ($type === 'dimension' && !/^(?:measure|breakpoint)/u.test(name))
    return <span className={styles.Bar} style={{ '--size': value } as CSSProperties} />
  return null
}

function listTokens(set: string, prefixes: readonly string[]): [name: string, token: TokenValue][] {
  return Object.entries(modes[set] ?? {}).filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)))
}

function formatToken({ $type, $value }: TokenValue): string {
  if (typeof $value === 'string') return `var(--${$value.replace(/^\{primitive\.|\}$/gu, '')})`
  if ($type === 'dimension' || $type === 'duration') return formatDimension($value as { value: number; unit: string })
  if ($type === 'cubicBezier') return `cubic-bezier(${($value as number[]).join(', ')})`
  if ($type === 'fontFamily') return ($value as string[]).join(', ')
  return typeof $value === 'number' ? String($value) : ''
}

function formatDimension({ value, unit }: { value: number; unit: string }) {
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
                        {getContrast(look, text, background).toFixed(1)}
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

function getContrast(set: string, text: string, background: string): number {
  return new Color(getHex(set, text)).contrastWCAG21(getHex(set, background))
}

function getHex(set: string, name: string): string {
  const value = modes[set]?.[name]?.$value
  if (typeof value === 'string') return getHex('primitive', value.slice('{primitive.'.length, -1))
  return (value as { hex?: string } | undefined)?.hex ?? '#000000'
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
