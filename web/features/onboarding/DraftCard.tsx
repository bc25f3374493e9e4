import { Button, FormError, Tags, TextArea } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './DraftCard.module.css'
import { toValues, type ProfileField } from './useProfileFields.ts'
import { getEditDraft } from './useStep.ts'
import type { Drafted } from './useDrafting.ts'

interface DraftCardProps {
  field: ProfileField
  pendingAnswer: string | null
  setValues: (values: string[]) => Promise<Drafted>
  keep: (ids: string[]) => Promise<Drafted>
  onDone: () => void
}

export function DraftCard({ field, pendingAnswer, setValues, keep, onDone }: DraftCardProps) {
  const values = field.drafts.map(({ value }) => value)
  const stored = getEditDraft(field)
  const [edited, setText] = useState(stored.get)
  const setEdited = (text: string | null) => {
    setText(text)
    stored.set(text)
  }
  const [pending, setPending] = useState<'keep' | 'leave' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const handleKeep = async () => {
    setPending('keep')
    const drafted = edited === null ? { ids: field.drafts.map(({ id }) => id), failure: null } : await setValues(toValues(field, edited))
    const kept = drafted.ids && drafted.ids.length > 0 ? await keep(drafted.ids) : drafted
    setPending(null)
    setFailure(kept.failure)
    if (kept.failure !== null) return
    stored.set(null)
    onDone()
  }
  const handleLeave = async () => {
    setPending('leave')
    const left = await setValues([])
    setPending(null)
    setFailure(left.failure)
    if (left.failure !== null) return
    stored.set(null)
    onDone()
  }

  const isEmpty = edited !== null && toValues(field, edited).length === 0
  return (
    <section aria-label={field.name} className={styles.card}>
      <p className={styles.label}>{field.name}</p>
      {edited === null ? (
        <DraftedValues field={field} values={pendingAnswer === null ? values : [pendingAnswer]} />
      ) : (
        <TextArea label={field.name} isLabelHidden value={edited} onChange={setEdited} rows={field.isList ? 4 : 2} autoFocus />
      )}
      <FormError>{failure}</FormError>
      <div className={styles.actions}>
        <Button
          variant="primary"
          isPending={pending === 'keep'}
          isDisabled={pendingAnswer !== null || pending === 'leave' || isEmpty}
          onPress={() => void handleKeep()}
        >
          <Trans>Keep</Trans>
        </Button>
        {edited === null ? (
          <Button isDisabled={pendingAnswer !== null || pending !== null} onPress={() => setEdited(values.join('\n'))}>
            <Trans>Edit</Trans>
          </Button>
        ) : (
          <Button isDisabled={pending !== null} onPress={() => setEdited(null)}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button
          variant="quiet"
          isPending={pending === 'leave'}
          isDisabled={pendingAnswer !== null || pending === 'keep'}
          onPress={() => void handleLeave()}
        >
          <Trans>Not now</Trans>
        </Button>
      </div>
    </section>
  )
}

export function DraftedValues({ field, values }: { field: ProfileField; values: readonly string[] }) {
  if (field.isList && !field.hasLines && values.length > 1) return <Tags tags={[...new Set(values)]} />
  if (field.hasLines && values.length > 1)
    return (
      <ul className={styles.lines}>
        {values.map((value) => (
          <li key={value} dir="auto">
            {value}
          </li>
        ))}
      </ul>
    )
  return (
    <p dir="auto" className={styles.value}>
      {values.join(', ')}
    </p>
  )
}
