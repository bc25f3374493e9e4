import type { CSSProperties } from 'react'
import styles from './Palettes.module.css'

const groups: [name: string, tokens: string[]][] = [
  ['Surfaces', ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-pressed']],
  ['Text', ['text', 'text-quiet', 'accent-text']],
  ['Accent', ['accent', 'accent-hover', 'accent-pressed', 'accent-line', 'accent-soft', 'on-accent']],
  ['Lines', ['line', 'line-strong', 'line-hover', 'focus']],
  ['Signals', ['good', 'caution', 'danger', 'danger-hover', 'danger-pressed', 'good-soft', 'caution-soft', 'danger-soft']],
  ['Charts', ['chart-1', 'chart-2', 'chart-3']],
]

export function Palettes() {
  return (
    <div className={`sb-unstyled ${styles.Palettes}`}>
      {(['light', 'dark'] as const).flatMap((theme) =>
        (['private', 'public'] as const).map((voice) => (
          <section key={theme + voice} data-theme={theme} data-voice={voice} className={styles.Palette}>
            <p className={styles.Title}>
              {theme}, {voice}
            </p>
            {groups.map(([name, tokens]) => (
              <div key={name}>
                <p className={styles.Name}>{name}</p>
                <ul className={styles.Colors}>
                  {tokens.map((token) => (
                    <li key={token} className={styles.Color}>
                      <span className={styles.Swatch} style={{ '--swatch': `var(--${token})` } as CSSProperties} />
                      {token}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        )),
      )}
    </div>
  )
}
