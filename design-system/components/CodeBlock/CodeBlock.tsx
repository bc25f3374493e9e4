import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { WrapText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './CodeBlock.module.css'

export interface CodeBlockProps extends StyleProps {
  /** Code to copy. */
  code: string
  /** Language name: "TypeScript". */
  language?: string
  /** Highlighted with highlight.js class names. */
  children?: ReactNode
}

/** In characters; shorter lines fit on a phone. */
const longestLine = 40

export function CodeBlock({ code, language, children = code, className }: CodeBlockProps) {
  const { t } = useLingui()
  const [isWrapped, setIsWrapped] = useState(false)
  const hasLongLines = code.split('\n').some((line) => line.length > longestLine)
  return (
    <figure className={clsx(styles.CodeBlock, className)}>
      <figcaption className={styles.Head}>
        <span className={styles.Language}>{language ?? t`Text`}</span>
        {hasLongLines && (
          <Button aria-pressed={isWrapped} onPress={() => setIsWrapped(!isWrapped)} className={styles.Action}>
            <Icon glyph={WrapText} size="0.875rem" />
            {t`Wrap`}
          </Button>
        )}
        <CopyButton getText={() => code} />
      </figcaption>
      {/* Scrollable regions must be focusable. */}
      <pre tabIndex={0} aria-label={language ? t`${language} code` : t`Code`} data-wrapped={isWrapped || undefined} className={styles.Code}>
        <code>{children}</code>
      </pre>
    </figure>
  )
}
