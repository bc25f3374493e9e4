import { Badge, Button, FormError, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Approval_entry$key } from '../../../__generated__/Approval_entry.graphql.ts'
import styles from './Inbox.module.css'
import { useDecision } from './useDecision.ts'
import { useMarkRead } from './useInboxChanges.ts'

interface ApprovalProps {
  entry: Approval_entry$key
  onOpen: (conversationUuid: string) => void
}

export function Approval({ entry, onOpen }: ApprovalProps) {
  const { t, i18n } = useLingui()
  const { id, text, sentAt, isRead, proposedAnswer, conversationUuid, visitorUsername } = useFragment(
    graphql`
      fragment Approval_entry on InboxEntry {
        id
        text
        sentAt
        isRead
        proposedAnswer
        conversationUuid
        visitorUsername
      }
    `,
    entry,
  )
  const proposed = proposedAnswer ?? ''
  const [edited, setEdited] = useState<string | null>(null)
  const markRead = useMarkRead()
  const { approve, reject, isDeciding, failure } = useDecision(id)
  const sender = visitorUsername ? `@${visitorUsername}` : t`A visitor`

  return (
    <article className={styles.entry}>
      <p className={styles.note}>
        {!isRead && <Badge tone="solid">{t`New`}</Badge>}
        {t`Waiting for your approval`} · {sender} · {i18n.date(sentAt, { dateStyle: 'medium' })}
      </p>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      {edited === null ? (
        <div className={styles.reply}>
          <p className={styles.note}>
            <Trans>Proposed answer</Trans>
          </p>
          <p dir="auto" className={styles.said}>
            {proposed}
          </p>
        </div>
      ) : (
        <TextArea label={t`Answer`} value={edited} onChange={setEdited} rows={5} autoFocus />
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          isPending={isDeciding}
          isDisabled={edited?.trim() === ''}
          onPress={() => void approve(edited === proposed ? null : edited)}
        >
          {edited === null ? <Trans>Approve</Trans> : <Trans>Approve edited answer</Trans>}
        </Button>
        {edited === null ? (
          <>
            <Button onPress={() => setEdited(proposed)}>
              <Trans>Edit</Trans>
            </Button>
            <Button isDisabled={isDeciding} onPress={() => void reject()}>
              <Trans>Reject</Trans>
            </Button>
            <Button variant="quiet" onPress={() => onOpen(conversationUuid)}>
              <Trans>Read the conversation</Trans>
            </Button>
            {!isRead && (
              <Button variant="quiet" isPending={markRead.isRunning} onPress={() => void markRead.run({ input: { entryId: id } })}>
                <Trans>Mark as read</Trans>
              </Button>
            )}
          </>
        ) : (
          <Button variant="quiet" onPress={() => setEdited(null)}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
      <FormError>{failure ?? markRead.failure}</FormError>
    </article>
  )
}
