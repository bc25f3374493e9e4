import { useEffect, useState } from 'react'
import { ConfirmDialog, type ConfirmationProps } from '../Dialog/Dialog.tsx'
import { type Audience, getVoice, useAudienceNames } from './audience.ts'
import { AudienceRing } from './AudienceMark.tsx'
import styles from './Audience.module.css'

export interface AudienceDialogProps extends ConfirmationProps {
  /** Current audience. */
  from: Audience
  /** Audience after confirmation. */
  to: Audience
}

export function AudienceDialog({ from, to, children, ...dialog }: AudienceDialogProps) {
  return (
    <ConfirmDialog {...dialog} voice={getVoice(to)}>
      <Crossing from={from} to={to} />
      {children}
    </ConfirmDialog>
  )
}

function Crossing({ from, to }: Pick<AudienceDialogProps, 'from' | 'to'>) {
  const names = useAudienceNames()
  const [audience, setAudience] = useState(from)
  useEffect(() => {
    // One frame later, so that the first state is painted.
    const frame = requestAnimationFrame(() => setAudience(to))
    return () => cancelAnimationFrame(frame)
  }, [to])
  return (
    <div className={styles.Crossing}>
      <AudienceRing audience={audience} size="4rem" />
      <p>
        {names[from]} <span className={styles.Arrow}>→</span> {names[to]}
      </p>
    </div>
  )
}
