import { Button, FormError, Prose, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Approval_entry$key } from '../../../__generated__/Approval_entry.graphql.ts'
import { useTextDraft } from '../../../forms/useTextDraft.ts'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import { removeCitations, restoreCitations } from '../citationMarks.ts'
import styles from './Inbox.module.css'
import { useDecision } from './useDecision.ts'

const Markdown = lazyNamed(() => import('../../../shared/markdown/Markdown.tsx'), 'Markdown')

interface ApprovalProps {
  entry: Approval_entry$key
  buttons: ReactNode
}

export function Approval({ entry, buttons }: ApprovalProps) {
  const { t } = useLingui()
  const { id, proposedAnswer } = useFragment(
    graphql`
      fragment Approval_entry on InboxEntry {
        id
        proposedAnswer
      }
    `,
    entry,
  )
  const proposed = proposedAnswer ?? ''
  const shown = removeCitations(proposed)
  const { text, setText, discard } = useTextDraft(`approval:${id}`, shown)
  const [isEditing, setEditing] = useState(false)
  const { approve, reject, isDeciding, failure } = useDecision(id)
  const handleApprove = async () => {
    if (await approve(isEditing && text !== shown ? restoreCitations(text, proposed) : null)) discard()
  }
  const handleReject = async () => {
    if (await reject()) discard()
  }
  const handleCancel = () => {
    discard()
    setEditing(false)
  }

  return (
    <>
      {isEditing ? (
        <TextArea label={t`Answer`} value={text} onChange={setText} rows={5} autoFocus />
      ) : (
        <div className={styles.reply}>
          <p className={styles.note}>
            <Trans>Proposed answer</Trans>
          </p>
          <Prose>
            <Suspense fallback={shown}>
              <Markdown text={shown} />
            </Suspense>
          </Prose>
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="primary" isPending={isDeciding} isDisabled={isEditing && text.trim() === ''} onPress={() => void handleApprove()}>
          {isEditing ? <Trans>Approve edited answer</Trans> : <Trans>Approve</Trans>}
        </Button>
        {isEditing ? (
          <Button variant="quiet" onPress={handleCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : (
          <>
            <Button onPress={() => setEditing(true)}>
              <Trans>Edit</Trans>
            </Button>
            <Button isDisabled={isDeciding} onPress={() => void handleReject()}>
              <Trans>Reject</Trans>
            </Button>
            {buttons}
          </>
        )}
      </div>
      <FormError>{failure}</FormError>
    </>
  )
}
