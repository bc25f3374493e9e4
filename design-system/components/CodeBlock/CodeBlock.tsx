import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Download, PanelRightOpen, WrapText } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import { CodeLines } from './CodeLines.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './CodeBlock.module.css'

export interface CodeBlockProps extends StyleProps {
  /** Code to copy. */
  code: string
  /** Language name: "TypeScript". */
  language?: string
  /** Numbers the lines of code that has at least eight, or wraps. */
  hasLineNumbers?: boolean
  /** Shows a button that opens the code elsewhere. */
  onOpen?: () => void
  /** Shows a download button. */
  onDownload?: () => void
  /** Highlighted with highlight.js class names, with `<span data-line aria-hidden>` at the start of each line. May suspend. */
  children?: ReactNode
}

/** In characters; shorter lines fit on a phone. */
const longestLine = 40

const fewestNumberedLines = 8

export function CodeBlock({ code, language, hasLineNumbers, onOpen, onDownload, children, className }: CodeBlockProps) {
  const { t } = useLingui()
  const [isWrapped, setIsWrapped] = useState(false)
  const lines = code.split('\n')
  const hasLongLines = lines.some((line) => line.length > longestLine)
  const isNumbered = hasLineNumbers && (isWrapped || countLines(lines) >= fewestNumberedLines)
  const plain = <CodeLines code={code} />
  return (
    <figure className={clsx(styles.CodeBlock, className)}>
      <figcaption className={styles.Head}>
        <span className={styles.Language}>{language ?? t`Text`}</span>
        {onOpen && (
          <Button onPress={onOpen} className={styles.Action}>
            <Icon glyph={PanelRightOpen} size="0.875rem" />
            <span className={styles.Label}>{t`Open`}</span>
          </Button>
        )}
        {hasLongLines && (
          <Button aria-pressed={isWrapped} onPress={() => setIsWrapped(!isWrapped)} className={styles.Action}>
            <Icon glyph={WrapText} size="0.875rem" />
            <span className={styles.Label}>{t`Wrap`}</span>
          </Button>
        )}
        {onDownload && (
          <Button onPress={onDownload} className={styles.Action}>
            <Icon glyph={Download} size="0.875rem" />
            <span className={styles.Label}>{t`Download`}</span>
          </Button>
        )}
        <CopyButton getText={() => code} />
      </figcaption>
      {/* Scrollable regions must be focusable. */}
      <pre
        tabIndex={0}
        aria-label={language ? t`${language} code` : t`Code`}
        data-numbered={isNumbered || undefined}
        data-wrapped={isWrapped || undefined}
        className={styles.Code}
      >
        <code>
          <Suspense fallback={plain}>{children ?? plain}</Suspense>
        </code>
      </pre>
    </figure>
  )
}

/** Ignores blank lines and unfinished fences at the end, so that the number never falls while code streams. */
function countLines(lines: readonly string[]): number {
  return lines.findLastIndex((line) => /[^\s`~]/.test(line)) + 1
}
