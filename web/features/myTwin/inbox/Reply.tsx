import { Button, LinkButton, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { maxReplyLength } from '../../../../api/twin/visits/inbox/limits.ts'
import type { Reply_entry$key } from '../../../__generated__/Reply_entry.graphql.ts'
import { useTextDraft } from '../../../forms/useTextDraft.ts'
import { DeleteEntryDialog } from './DeleteEntryDialog.tsx'
import styles from './Inbox.module.css'
import { PublishReplyDialog } from './PublishReplyDialog.tsx'
import { useReply } from './useInboxChanges.ts'

interface ReplyProps {
  entry: Reply_entry$key
  buttons: ReactNode
  onReply: () => void
}

export function Reply({ entry: entryRef, buttons, onReply }: ReplyProps) {
  const entry = useFragment(
    graphql`
      fragment Reply_entry on InboxEntry {
        id
        kind
        reply
        itemUuid
        ...PublishReplyDialog_entry
      }
    `,
    entryRef,
  )
  const { id, kind, reply, itemUuid } = entry
  const [isReplying, setReplying] = useState(false)
  const [dialog, setDialog] = useState<'publish' | 'delete' | null>(null)

  if (isReplying) return <ReplyForm entryId={id} savedReply={reply ?? ''} onClose={() => setReplying(false)} />
  return (
    <>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.note}>
            <Trans>Your reply</Trans>
          </p>
          <p dir="auto" className={styles.said}>
            {reply}
          </p>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          variant={reply ? 'quiet' : 'secondary'}
          onPress={() => {
            setReplying(true)
            onReply()
          }}
        >
          {reply ? <Trans>Edit reply</Trans> : <Trans>Reply</Trans>}
        </Button>
        {reply && kind === 'QUESTION' && !itemUuid && (
          <Button onPress={() => setDialog('publish')}>
            <Trans>Make public</Trans>
          </Button>
        )}
        {itemUuid && (
          <LinkButton href={`/knowledge/${itemUuid}`}>
            <Trans>Public note</Trans>
          </LinkButton>
        )}
        {buttons}
        <Button variant="quiet" onPress={() => setDialog('delete')}>
          <Trans>Delete</Trans>
        </Button>
      </div>
      {dialog === 'publish' && <PublishReplyDialog entry={entry} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteEntryDialog entryId={id} onClose={() => setDialog(null)} />}
    </>
  )
}

function ReplyForm({ entryId, savedReply, onClose }: { entryId: string; savedReply: string; onClose: () => void }) {
  const { t } = useLingui()
  const { text, setText, discard } = useTextDraft(`reply:${entryId}`, savedReply)
  const send = useReply()
  const handleClose = () => {
    discard()
    onClose()
  }
  const handleSend = async () => {
    if (await send.run({ input: { entryId, text } })) handleClose()
  }
  return (
    <div className={styles.form}>
      <TextArea
        label={t`Your reply`}
        value={text}
        onChange={setText}
        maxLength={maxReplyLength}
        error={send.failure ?? undefined}
        autoFocus
      />
      <div className={styles.actions}>
        <Button variant="primary" isPending={send.isRunning} isDisabled={text.trim() === ''} onPress={() => void handleSend()}>
          <Trans>Send reply</Trans>
        </Button>
        <Button variant="quiet" onPress={handleClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
