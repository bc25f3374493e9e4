import { ConfirmDialog, AudienceMark } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { PublishReplyDialog_entry$key } from '../../../__generated__/PublishReplyDialog_entry.graphql.ts'
import type { PublishReplyDialogMutation } from '../../../__generated__/PublishReplyDialogMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import styles from './Inbox.module.css'

export function PublishReplyDialog({ entry, onClose }: { entry: PublishReplyDialog_entry$key; onClose: () => void }) {
  const { t } = useLingui()
  const { id, text, reply } = useFragment(
    graphql`
      fragment PublishReplyDialog_entry on InboxEntry {
        id
        text
        reply
      }
    `,
    entry,
  )
  const publish = useAction<PublishReplyDialogMutation>(
    graphql`
      mutation PublishReplyDialogMutation($input: PublishInboxReplyInput!) {
        publishInboxReply(input: $input) {
          __typename
          ... on PublishInboxReplyPayload {
            entry {
              ...InboxEntry_entry
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
    t`Couldn’t make this public`,
  )
  const handleConfirm = async () => {
    if (await publish.run({ input: { entryId: id } })) onClose()
  }
  return (
    <ConfirmDialog
      title={t`Make question and reply public?`}
      confirmLabel={t`Make public`}
      voice="public"
      isPending={publish.isRunning}
      error={publish.failure}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      <div className={styles.preview}>
        <AudienceMark audience="listed">{t`Anyone`}</AudienceMark>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
        <p dir="auto" className={styles.said}>
          {reply}
        </p>
      </div>
      <p>
        <Trans>Your twin can answer this question from now on.</Trans>
      </p>
    </ConfirmDialog>
  )
}
