import { Badge, Button, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CheckEntry_check$data, CheckEntry_check$key } from '../../../__generated__/CheckEntry_check.graphql.ts'
import type { CheckEntryDeleteMutation } from '../../../__generated__/CheckEntryDeleteMutation.graphql.ts'
import type { CheckEntryUpdateMutation } from '../../../__generated__/CheckEntryUpdateMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import styles from './Checks.module.css'
import { type Correction, CorrectionForm } from './CorrectionForm.tsx'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'

export function CheckEntry({ check: checkRef }: { check: CheckEntry_check$key }) {
  const { t, i18n } = useLingui()
  const { id, question, answer, state, lastAnswer, checkedAt, itemUuid } = useFragment(
    graphql`
      fragment CheckEntry_check on TwinCheck {
        id
        question
        answer
        state
        lastAnswer
        checkedAt
        itemUuid
      }
    `,
    checkRef,
  )
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const update = useAction<CheckEntryUpdateMutation>(
    graphql`
      mutation CheckEntryUpdateMutation($input: UpdateTwinCheckInput!) {
        updateTwinCheck(input: $input) {
          __typename
          ... on UpdateTwinCheckPayload {
            check {
              ...CheckEntry_check
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t save the correction`,
  )
  const handleSave = async (correction: Correction) => {
    const isSaved = await update.run({ input: { checkId: id, ...correction } })
    if (isSaved) setEditing(false)
    return isSaved
  }
  if (isEditing) {
    const initial = { question, answer }
    return (
      <CorrectionForm
        {...initial}
        draftName={id}
        failure={update.failure}
        isSaving={update.isRunning}
        onSave={handleSave}
        onClose={() => setEditing(false)}
      />
    )
  }
  return (
    <article className={styles.check}>
      <p className={styles.note}>
        <StateBadge state={state} />
        {checkedAt && <Trans>Checked {i18n.date(checkedAt, { dateStyle: 'medium', timeStyle: 'short' })}</Trans>}
      </p>
      <h3 dir="auto" className={styles.question}>
        {question}
      </h3>
      <div className={styles.answers}>
        <div dir="auto" className={styles.answer}>
          <span className={styles.note}>
            <Trans>Your answer</Trans>
          </span>
          {answer}
        </div>
        {state === 'FAILED' && (
          <div dir="auto" className={styles.answer}>
            <span className={styles.note}>
              <Trans>Your twin’s answer</Trans>
            </span>
            {lastAnswer}
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Button onPress={() => setEditing(true)}>
          <Trans>Edit</Trans>
        </Button>
        {itemUuid && (
          <LinkButton variant="quiet" href={`/knowledge/${itemUuid}`}>
            <Trans>Public note</Trans>
          </LinkButton>
        )}
        <Button variant="quiet" onPress={() => setDeleting(true)}>
          <Trans>Delete</Trans>
        </Button>
      </div>
      {isDeleting && <DeleteCheckDialog checkId={id} onClose={() => setDeleting(false)} />}
    </article>
  )
}

function StateBadge({ state }: { state: CheckEntry_check$data['state'] }) {
  const { t } = useLingui()
  if (state === 'FAILED') return <Badge tone="danger">{t`Failing`}</Badge>
  if (state === 'PASSED') return <Badge tone="good">{t`Passing`}</Badge>
  return <Badge>{t`Checking...`}</Badge>
}

function DeleteCheckDialog({ checkId, onClose }: { checkId: string; onClose: () => void }) {
  const { t } = useLingui()
  const remove = useAction<CheckEntryDeleteMutation>(
    graphql`
      mutation CheckEntryDeleteMutation($input: DeleteTwinCheckInput!) {
        deleteTwinCheck(input: $input) {
          __typename
          ... on DeleteTwinCheckPayload {
            deletedCheckId @deleteRecord
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t delete this`,
  )
  return (
    <DeleteDialog title={t`Delete this correction?`} action={remove} onDelete={() => remove.run({ input: { checkId } })} onClose={onClose}>
      <Trans>This also deletes the public note with the answer.</Trans>
    </DeleteDialog>
  )
}
