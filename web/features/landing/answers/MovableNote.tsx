import { type Audience, AudienceMark, Icon } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { GripVertical } from 'lucide-react'
import { useId, type CSSProperties } from 'react'
import type { ExampleNote } from './example.ts'
import styles from './TwoAnswers.module.css'
import { useCrossing } from './useCrossing.ts'

interface MovableNoteProps {
  note: ExampleNote
  audience: Audience
  onChange: (audience: Audience) => void
}

export function MovableNote({ note, audience, onChange }: MovableNoteProps) {
  const { t } = useLingui()
  const id = useId()
  const { title, text } = note
  const isShared = audience !== 'private'
  const { position, isDragging, crossingProps } = useCrossing(isShared, (isAcross) => onChange(isAcross ? 'listed' : 'private'))
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isShared}
      aria-label={t`Share “${title}”`}
      aria-describedby={`${id}-text ${id}-audience`}
      data-voice={isShared ? 'public' : 'private'}
      data-dragging={isDragging || undefined}
      className={styles.note}
      style={{ '--at': position ?? (isShared ? 1 : 0) } as CSSProperties}
      {...crossingProps}
    >
      <Icon glyph={GripVertical} />
      <span className={styles.noteText}>
        <span className={styles.noteTitle}>{title}</span>
        <span id={`${id}-text`} className={styles.noteWords}>
          {text}
        </span>
        <span id={`${id}-audience`}>
          <AudienceMark audience={audience} />
        </span>
      </span>
    </button>
  )
}
