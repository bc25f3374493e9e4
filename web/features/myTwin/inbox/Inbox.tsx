import { EmptyState, List, ListItem, SegmentedControl, ToggleButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Inbox_viewer$key } from '../../../__generated__/Inbox_viewer.graphql.ts'
import { InboxEntry } from './InboxEntry.tsx'
import styles from './Inbox.module.css'

interface InboxProps {
  viewer: Inbox_viewer$key
  onOpen: (conversationUuid: string) => void
}

type Shown = 'ALL' | 'QUESTION' | 'MESSAGE'

export function Inbox({ viewer, onOpen }: InboxProps) {
  const { t } = useLingui()
  const { inbox } = useFragment(
    graphql`
      fragment Inbox_viewer on Viewer {
        inbox(limit: 100) @required(action: THROW) {
          id
          kind
          isRead
          ...InboxEntry_entry
        }
      }
    `,
    viewer,
  )
  const [shown, setShown] = useState<Shown>('ALL')
  const [isUnreadOnly, setUnreadOnly] = useState(false)
  // Deleted records leave nulls until the list is refetched.
  const entries = inbox.filter((entry) => entry != null)
  if (entries.length === 0) {
    return (
      <EmptyState title={t`Your inbox is empty`} size="small">
        <Trans>When your twin can’t answer, visitors can send you the question or leave a message.</Trans>
      </EmptyState>
    )
  }
  const matching = entries.filter(({ kind, isRead }) => (shown === 'ALL' || kind === shown) && !(isUnreadOnly && isRead))
  return (
    <div className={styles.inbox}>
      <div className={styles.filters}>
        <SegmentedControl
          label={t`Type`}
          value={shown}
          onChange={setShown}
          items={[
            { value: 'ALL', label: t`All` },
            { value: 'QUESTION', label: t`Questions` },
            { value: 'MESSAGE', label: t`Messages` },
          ]}
        />
        <ToggleButton isSelected={isUnreadOnly} onChange={setUnreadOnly}>
          <Trans>Unread</Trans>
        </ToggleButton>
      </div>
      {matching.length === 0 ? (
        <EmptyState title={t`No matches`} size="small" />
      ) : (
        <List label={t`Inbox`} isDivided>
          {matching.map((entry) => (
            <ListItem key={entry.id}>
              <InboxEntry entry={entry} onOpen={onOpen} />
            </ListItem>
          ))}
        </List>
      )}
    </div>
  )
}
