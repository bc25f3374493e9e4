import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { Button } from '../Button/Button.tsx'
import { FieldParts } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './CopyField.module.css'

const confirmationMs = 2000

export interface CopyFieldProps extends StyleProps {
  /** Label above the field. */
  label: string
  /** Help text. */
  description?: ReactNode
  /** Value to copy. */
  value: string
  /** For keys and tokens. */
  isCode?: boolean
}

export function CopyField({ value, isCode, className, ...field }: CopyFieldProps) {
  const { t } = useLingui()
  const inputRef = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)

  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), confirmationMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      // Without clipboard permission, select the value for manual copying.
      inputRef.current?.select()
      setOutcome('refused')
    }
  }

  return (
    <TextField value={value} isReadOnly className={clsx(fieldStyles.Field, className)}>
      <FieldParts {...field}>
        <div className={fieldStyles.Control}>
          <Input
            ref={inputRef}
            dir="ltr"
            onFocus={(event) => event.currentTarget.select()}
            className={`${fieldStyles.Input} ${styles.Value}`}
            data-code={isCode || undefined}
          />
          <span className={styles.Copy}>
            <Button variant="quiet" icon={outcome === 'copied' ? Check : Copy} onPress={() => void copy()}>
              {outcome === 'copied' ? t`Copied` : t`Copy`}
            </Button>
          </span>
        </div>
        <LiveRegion>{outcome === 'copied' ? t`Copied` : outcome === 'refused' && t`Selected. Copy it with your keyboard.`}</LiveRegion>
      </FieldParts>
    </TextField>
  )
}
