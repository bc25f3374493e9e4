import { Badge, Button, FormError } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { InboxEntry_entry$key } from '../../../__generated__/InboxEntry_entry.graphql.ts'
import { Approval } from './Approval.tsx'
import styles from './Inbox.module.css'
import { Reply } from './Reply.tsx'
import { useMarkRead } from './useInboxChanges.ts'

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
        conversationUuid
        visitorUsername
        ...Approval_entry
        ...Reply_entry
      }
    `,
    entryRef,
  )
  const { id, kind, text, count, sentAt, isRead, conversationUuid, visitorUsername } = entry
  const markRead = useMarkRead()
  const handleRead = () => {
    if (!isRead) void markRead.run({ input: { entryId: id } })
  }
  const sender = visitorUsername ? `@${visitorUsername}` : t`A visitor`
  const kinds: Readonly<Record<string, string>> = { APPROVAL: t`Waiting for your approval`, QUESTION: t`Question`, LEAD: t`Lead` }
  const buttons = (
    <>
      <Button variant="quiet" onPress={() => onOpen(conversationUuid)}>
        <Trans>Read the conversation</Trans>
      </Button>
      {!isRead && (
        <Button variant="quiet" isPending={markRead.isRunning} onPress={handleRead}>
          <Trans>Mark as read</Trans>
        </Button>
      )}
    </>
  )

  return (
    <article className={styles.entry}>
      <p className={styles.note}>
        {!isRead && <Badge tone="solid">{t`New`}</Badge>}
        {kinds[kind] ?? t`Message`} · {count > 1 ? <Plural value={count} one="Sent once" other="Sent # times" /> : sender} ·{' '}
        {i18n.date(sentAt, { dateStyle: 'medium' })}
      </p>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      {kind === 'APPROVAL' ? <Approval entry={entry} buttons={buttons} /> : <Reply entry={entry} buttons={buttons} onReply={handleRead} />}
      <FormError>{markRead.failure}</FormError>
    </article>
  )
}
