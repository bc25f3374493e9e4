import type { CSSProperties, ReactNode } from 'react'
import { CopyName } from './CopyName.tsx'
import { tokensOf, written, type TokenValue } from './tokenValues.ts'
import styles from './Values.module.css'

interface ValuesProps {
  /** Tokens whose names begin so. */
  of: readonly string[]
  /** A set of design-tokens.json. */
  set?: string
}

/** Tokens with their values, each to copy. */
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
          {tokensOf(set, of).map(([name, token]) => (
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
