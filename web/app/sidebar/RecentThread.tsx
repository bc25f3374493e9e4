import { ActivityMark, IconButton, NavItem } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RecentThread_thread$key } from '../../__generated__/RecentThread_thread.graphql.ts'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { threadTitle } from '../../lib/threadTitles.ts'

const RenameField = lazyNamed(() => import('../../shared/threads/RenameField.tsx'), 'RenameField')

interface RecentThreadProps {
  threadRef: RecentThread_thread$key
  ownUsername: string
  isCurrent: boolean
  onDelete: () => void
}

export function RecentThread({ threadRef, ownUsername, isCurrent, onDelete }: RecentThreadProps) {
  const { t } = useLingui()
  const { id, uuid, name, threadType, metadata, activeRun } = useFragment(
    graphql`
      fragment RecentThread_thread on Thread {
        id
        uuid
        name
        threadType
        metadata
        activeRun {
          __typename
        }
      }
    `,
    threadRef,
  )
  const [renaming, setRenaming] = useState<'not yet' | 'now' | 'done'>('not yet')
  const title = threadTitle({ name, threadType, metadata }, ownUsername)

  if (renaming === 'now') {
    return (
      <Suspense>
        <RenameField threadId={id} name={title} onClose={() => setRenaming('done')} />
      </Suspense>
    )
  }
  return (
    <NavItem
      href={`/chat/${uuid}`}
      isCurrent={isCurrent}
      badge={activeRun && <ActivityMark label={t`Answering`} />}
      action={
        <>
          <IconButton icon={Pencil} label={t`Rename ${title}`} autoFocus={renaming === 'done'} onPress={() => setRenaming('now')} />
          <IconButton icon={Trash2} label={t`Delete ${title}`} onPress={onDelete} />
        </>
      }
    >
      {title}
    </NavItem>
  )
}
