import { ActivityMark, IconButton, NavItem } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState, type DragEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RecentThread_thread$key } from '../../__generated__/RecentThread_thread.graphql.ts'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { getThreadKind, getThreadTitle } from '../../lib/threadTitles.ts'
import { dragReference } from '../references/droppedReference.ts'
import { draggedThread } from './draggedThread.ts'
import { UndoArchive, type ArchivedThread } from './UndoArchive.tsx'

const ConversationMenu = lazyNamed(() => import('./ConversationMenu.tsx'), 'ConversationMenu')
const RenameField = lazyDialog(() => import('./RenameField.tsx'), 'RenameField')

interface RecentThreadProps {
  threadRef: RecentThread_thread$key
  ownUsername: string
  isCurrent: boolean
  /** Takes focus, because it is in another group than when its menu was open. */
  isMoved?: boolean
  onMove?: (isMoving: boolean) => void
  justArchived: ArchivedThread | null
  onArchived: (thread: ArchivedThread) => void
  onDelete: () => void
}

export function RecentThread({
  threadRef,
  ownUsername,
  isCurrent,
  isMoved = false,
  onMove,
  justArchived,
  onArchived,
  onDelete,
}: RecentThreadProps) {
  const { t } = useLingui()
  const data = useFragment(
    graphql`
      fragment RecentThread_thread on Thread {
        id
        uuid
        name
        threadType
        metadata
        isArchived
        activeRun {
          __typename
        }
        ...ConversationMenu_thread
      }
    `,
    threadRef,
  )
  const { id, uuid, name, threadType, metadata, isArchived, activeRun } = data
  const [shown, setShown] = useState<'row' | 'focused row' | 'menu' | 'name'>(isMoved ? 'focused row' : 'row')
  const endMove = useEffectEvent(() => isMoved && onMove?.(false))
  useEffect(() => void endMove(), [])
  const title = getThreadTitle({ name, threadType, metadata }, ownUsername)

  // Other kinds can't be in projects.
  const isMovable = getThreadKind({ name, threadType, metadata }) === 'private brain'

  if (isArchived && justArchived) return <UndoArchive {...justArchived} onUndone={() => setShown('focused row')} />
  if (shown === 'name') {
    return <RenameField threadId={id} name={title} onClose={() => setShown('focused row')} />
  }
  const handleDragStart = (event: DragEvent) => {
    event.dataTransfer.setData(draggedThread, id)
    dragReference(event, { kind: 'CONVERSATION', uuid, title })
  }
  // Loads on hover or focus: menus weigh more than the rest of the list.
  const button = (
    <IconButton
      icon={Ellipsis}
      label={t`More about ${title}`}
      aria-haspopup="menu"
      autoFocus={shown === 'focused row'}
      onHoverStart={ConversationMenu.preload}
      onFocus={ConversationMenu.preload}
      onPress={() => setShown('menu')}
    />
  )
  return (
    <NavItem
      href={`/chat/${uuid}`}
      onDragStart={isMovable ? handleDragStart : undefined}
      isCurrent={isCurrent}
      badge={activeRun && <ActivityMark label={t`Answering`} />}
      action={
        <Suspense fallback={button}>
          {shown === 'menu' ? (
            <ConversationMenu
              thread={data}
              onRename={() => setShown('name')}
              onMove={onMove}
              onArchived={(thread) => {
                setShown('row')
                onArchived(thread)
              }}
              onDelete={onDelete}
              defaultOpen
            />
          ) : (
            button
          )}
        </Suspense>
      }
    >
      {title}
    </NavItem>
  )
}
