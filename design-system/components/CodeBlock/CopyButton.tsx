import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../Icon/Icon.tsx'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './CodeBlock.module.css'

export interface CopyButtonProps extends StyleProps {
  /** Called on press. */
  getText: () => string
  /** By default “Copy”. */
  label?: string
}

export function CopyButton({ getText, label, className }: CopyButtonProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const handleCopy = () => {
    const write = navigator.clipboard?.writeText(getText()) ?? Promise.reject(new Error('No clipboard'))
    write.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }
  const shown = outcome === 'copied' ? t`Copied` : outcome === 'refused' ? t`Couldn’t copy` : (label ?? t`Copy`)
  return (
    <>
      <Button onPress={handleCopy} onBlur={() => setOutcome(undefined)} className={clsx(styles.Action, className)}>
        <Icon glyph={outcome === 'copied' ? Check : Copy} size="0.875rem" />
        <span className={outcome ? undefined : styles.Label}>{shown}</span>
      </Button>
      <LiveRegion>{outcome && shown}</LiveRegion>
    </>
  )
}
