import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import { Button } from 'react-aria-components/Button'
import type { StyleProps } from '../styleProps.ts'
import styles from './CodeBlock.module.css'

export interface CodeBlockProps extends StyleProps {
  /** Code to copy. */
  code: string
  /** Language name: "TypeScript". */
  language?: string
  /** Highlighted with highlight.js class names. */
  children?: ReactNode
}

export function CodeBlock({ code, language, children = code, className }: CodeBlockProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const handleCopy = () => {
    const write = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('No clipboard'))
    write.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }
  const label = outcome === 'copied' ? t`Copied` : outcome === 'refused' ? t`Couldn’t copy` : t`Copy`
  return (
    <figure className={clsx(styles.CodeBlock, className)}>
      <figcaption className={styles.Head}>
        <span>{language ?? t`Text`}</span>
        <Button onPress={handleCopy} onBlur={() => setOutcome(undefined)} className={styles.Copy}>
          <Icon glyph={outcome === 'copied' ? Check : Copy} size="0.875rem" />
          {label}
        </Button>
        <LiveRegion>{outcome && label}</LiveRegion>
      </figcaption>
      {/* Scrollable regions must be focusable. */}
      <pre tabIndex={0} aria-label={language ? t`${language} code` : t`Code`} className={styles.Code}>
        <code>{children}</code>
      </pre>
    </figure>
  )
}
