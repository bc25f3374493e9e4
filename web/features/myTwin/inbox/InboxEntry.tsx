import { Badge, Button, FormError, LinkButton, TextArea } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { maxReplyLength } from '../../../../api/twin/visits/inbox/validation.ts'
import type { InboxEntry_entry$key } from '../../../__generated__/InboxEntry_entry.graphql.ts'
import { DeleteEntryDialog } from './DeleteEntryDialog.tsx'
import styles from './Inbox.module.css'
import { PublishReplyDialog } from './PublishReplyDialog.tsx'
import { useMarkRead, useReply } from './useInboxChanges.ts'

interface InboxEntryProps {
  entry: InboxEntry_entry$key
  onOpen: (conversationUuid: string) => void
}

export function InboxEntry({ entry: entryRef, onOpen }: InboxEntryProps) {
  const { t, i18n } = useLingui()
  const entry = useFragment(
    graphql`
      fragment InboxEntry_entry on InboxEntry {
        id
        kind
        text
        count
        sentAt
        isRead
        reply
        itemUuid
        conversationUuid
        visitorUsername
        ...PublishReplyDialog_entry
      }
    `,
    entryRef,
  )
  const { id, kind, text, count, sentAt, isRead, reply, itemUuid, conversationUuid, visitorUsername } = entry
  const [isReplying, setReplying] = useState(false)
  const [dialog, setDialog] = useState<'publish' | 'delete' | null>(null)
  const markRead = useMarkRead()
  const sender = visitorUsername ? `@${visitorUsername}` : t`A visitor`

  return (
    <article className={styles.entry}>
      <p className={styles.note}>
        {!isRead && <Badge tone="solid">{t`New`}</Badge>}
        {kind === 'QUESTION' ? t`Question` : kind === 'LEAD' ? t`Lead` : t`Message`} ·{' '}
        {count > 1 ? <Plural value={count} one="Sent once" other="Sent # times" /> : sender} · {i18n.date(sentAt, { dateStyle: 'medium' })}
      </p>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      {reply && !isReplying && (
        <div className={styles.reply}>
          <p className={styles.note}>
            <Trans>Your reply</Trans>
          </p>
          <p dir="auto" className={styles.said}>
            {reply}
          </p>
        </div>
      )}
      {isReplying ? (
        <ReplyForm entryId={id} initialText={reply ?? ''} onClose={() => setReplying(false)} />
      ) : (
        <div className={styles.actions}>
          <Button
            variant={reply ? 'quiet' : 'secondary'}
            onPress={() => {
              setReplying(true)
              if (!isRead) void markRead.run({ input: { entryId: id } })
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
          <Button variant="quiet" onPress={() => onOpen(conversationUuid)}>
            <Trans>Read the conversation</Trans>
          </Button>
          {!isRead && (
            <Button variant="quiet" isPending={markRead.isRunning} onPress={() => void markRead.run({ input: { entryId: id } })}>
              <Trans>Mark as read</Trans>
            </Button>
          )}
          <Button variant="quiet" onPress={() => setDialog('delete')}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      )}
      <FormError>{markRead.failure}</FormError>
      {dialog === 'publish' && <PublishReplyDialog entry={entry} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteEntryDialog entryId={id} onClose={() => setDialog(null)} />}
    </article>
  )
}

function ReplyForm({ entryId, initialText, onClose }: { entryId: string; initialText: string; onClose: () => void }) {
  const { t } = useLingui()
  const [text, setText] = useState(initialText)
  const reply = useReply()
  const handleSend = async () => {
    if (await reply.run({ input: { entryId, text } })) onClose()
  }
  return (
    <div className={styles.form}>
      <TextArea
        label={t`Your reply`}
        value={text}
        onChange={setText}
        maxLength={maxReplyLength}
        error={reply.failure ?? undefined}
        autoFocus
      />
      <div className={styles.actions}>
        <Button variant="primary" isPending={reply.isRunning} isDisabled={text.trim() === ''} onPress={() => void handleSend()}>
          <Trans>Send reply</Trans>
        </Button>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
