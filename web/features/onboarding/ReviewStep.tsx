import { Button, FormError, Heading, TextArea } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { DraftedValues } from './DraftCard.tsx'
import styles from './ReviewStep.module.css'
import type { useDrafting } from './useDrafting.ts'
import { getEditDraft } from './useStep.ts'
import { isAnswered, toValues, type ProfileField } from './useProfileFields.ts'

interface ReviewStepProps {
  fields: readonly ProfileField[]
  drafting: ReturnType<typeof useDrafting>
  canRetry: boolean
  onKept: () => Promise<void>
  onAskMore: () => void
}

export function ReviewStep({ fields, drafting, canRetry, onKept, onAskMore }: ReviewStepProps) {
  const [edits, setEdits] = useState<ReadonlyMap<string, string>>(() => {
    const stored = fields.map((field) => [field.field, getEditDraft(field).get()] as const)
    return new Map(stored.filter((entry): entry is [ProfileField['field'], string] => entry[1] !== null))
  })
  /** Kept drafts stay on the screen until the next step. */
  const [saving, setSaving] = useState<readonly ProfileField[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isPending = saving !== null
  const drafted = saving ?? fields.filter(({ drafts }) => drafts.length > 0)
  const [isPast] = useState(drafted.length === 0)
  const open = fields.filter((field) => field.isAsked && !isAnswered(field)).length

  const edit = (field: ProfileField, text: string | null) => {
    getEditDraft(field).set(text)
    setEdits((before) => {
      const after = new Map(before)
      if (text === null) after.delete(field.field)
      else after.set(field.field, text)
      return after
    })
  }
  const handleKeep = async () => {
    setSaving(drafted)
    setFailure(null)
    setFailure(await keepAll())
    setSaving(null)
  }
  const keepAll = async (): Promise<string | null> => {
    const ids: string[] = []
    for (const field of drafted) {
      const text = edits.get(field.field)
      const saved = text === undefined ? null : await drafting.setValues(field, toValues(field, text))
      if (saved?.failure) return saved.failure
      ids.push(...(saved?.ids ?? field.drafts.map(({ id }) => id)))
    }
    const kept = ids.length > 0 ? await drafting.keep(ids) : null
    if (kept?.failure) return kept.failure
    for (const field of drafted) getEditDraft(field).set(null)
    await onKept()
    return null
  }

  // Back to a review whose drafts are kept.
  if (isPast) return <Navigate to="?step=source" replace />
  return (
    <div className={styles.step}>
      <Heading size="hero">
        <Trans>Is this you?</Trans>
      </Heading>
      <ul className={styles.list}>
        {drafted.map((field) => (
          <li key={field.field} className={styles.item}>
            <ReviewedDraft
              field={field}
              edited={edits.get(field.field) ?? null}
              onEdit={(text) => edit(field, text)}
              leave={async () => {
                const { failure: failed } = await drafting.setValues(field, [])
                setFailure(failed)
                if (failed === null) edit(field, null)
              }}
              isDisabled={isPending}
            />
          </li>
        ))}
      </ul>
      <FormError>{failure}</FormError>
      <div className={styles.actions}>
        <Button variant="primary" isPending={isPending} isDisabled={drafted.length === 0 && !canRetry} onPress={() => void handleKeep()}>
          <Trans>Keep everything</Trans>
        </Button>
        {open > 0 && (
          <Button isDisabled={isPending} onPress={onAskMore}>
            <Plural value={open} one="Answer one more" other="Answer # more" />
          </Button>
        )}
      </div>
    </div>
  )
}

interface ReviewedDraftProps {
  field: ProfileField
  edited: string | null
  onEdit: (text: string | null) => void
  leave: () => Promise<void>
  isDisabled: boolean
}

function ReviewedDraft({ field, edited, onEdit, leave, isDisabled }: ReviewedDraftProps) {
  const { t } = useLingui()
  const values = field.drafts.map(({ value }) => value)
  const { name } = field
  return (
    <>
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        {edited === null ? (
          <DraftedValues field={field} values={values} />
        ) : (
          <TextArea label={name} isLabelHidden value={edited} onChange={onEdit} rows={field.isList ? 4 : 2} autoFocus />
        )}
      </div>
      <div className={styles.choices}>
        {edited === null ? (
          <Button variant="quiet" isDisabled={isDisabled} aria-label={t`Edit: ${name}`} onPress={() => onEdit(values.join('\n'))}>
            <Trans>Edit</Trans>
          </Button>
        ) : (
          <Button variant="quiet" isDisabled={isDisabled} aria-label={t`Cancel: ${name}`} onPress={() => onEdit(null)}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button variant="quiet" isDisabled={isDisabled} aria-label={t`Not now: ${name}`} onPress={() => void leave()}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </>
  )
}
