import { ConfirmDialog, IconButton, Menu, MenuItem, MenuSeparator } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import {
  Archive,
  ArchiveRestore,
  Braces,
  Ellipsis,
  FileText,
  FolderInput,
  Pencil,
  Pin,
  PinOff,
  Printer,
  Share2,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ConversationMenu_thread$key } from '../../__generated__/ConversationMenu_thread.graphql.ts'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { getThreadKind, getThreadTitle } from '../../lib/threadTitles.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { toPath } from '../../lib/pathOfUrl.ts'
import type { ArchivedThread } from './UndoArchive.tsx'
import { type ThreadChanges, useUpdateThread } from './useUpdateThread.ts'

const MoveToProject = lazyDialog(() => import('../projects/MoveToProject.tsx'), 'MoveToProject')
const PrintConversation = lazyDialog(() => import('./PrintConversation.tsx'), 'PrintConversation')
const ShareDialog = lazyDialog(() => import('../sharing/ShareDialog.tsx'), 'ShareDialog')

interface ConversationMenuProps {
  thread: ConversationMenu_thread$key
  onRename: () => void
  /** Called before the thread moves to another group, and with false when it stays. */
  onMove?: (isMoving: boolean) => void
  onArchived?: (thread: ArchivedThread) => void
  onDelete: () => void
  defaultOpen?: boolean
}

export function ConversationMenu({ thread, onRename, onMove, onArchived, onDelete, defaultOpen }: ConversationMenuProps) {
  const { t } = useLingui()
  const { id, uuid, name, threadType, metadata, isPinned, isArchived, projectUuid, markdownUrl, jsonUrl, ...viewer } = useFragment(
    graphql`
      fragment ConversationMenu_thread on Thread {
        id
        uuid
        name
        threadType
        metadata
        isPinned
        isArchived
        projectUuid
        markdownUrl: exportUrl(format: MARKDOWN)
        jsonUrl: exportUrl(format: JSON)
        viewerCanRename
        viewerCanShare
        viewerCanDelete
      }
    `,
    thread,
  )
  const { viewerCanRename, viewerCanShare, viewerCanDelete } = viewer
  const [isSharing, setSharing] = useState(false)
  const facts = { name, threadType, metadata }
  const title = getThreadTitle(facts, useCurrentUser()?.username ?? '')
  // Other kinds are listed by kind, not by name.
  const showsName = getThreadKind(facts) === 'private brain'
  const { update, failure, setFailure } = useUpdateThread(id)
  const [changes, setChanges] = useState<ThreadChanges>({})
  const [isPrinting, setPrinting] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const change = async (next: ThreadChanges) => {
    setChanges(next)
    if (next.isPinned !== undefined) onMove?.(true)
    if (!(await update(next))) return onMove?.(false)
    if (next.isArchived) onArchived?.({ id, wasPinned: isPinned })
  }
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t`More about ${title}`} />} defaultOpen={defaultOpen}>
        {viewerCanRename && (
          <MenuItem icon={isPinned ? PinOff : Pin} onAction={() => void change({ isPinned: !isPinned })}>
            {isPinned ? t`Unpin` : t`Pin`}
          </MenuItem>
        )}
        {viewerCanRename && showsName && (
          <MenuItem icon={Pencil} onAction={onRename}>
            {t`Rename`}
          </MenuItem>
        )}
        {viewerCanRename && showsName && (
          <MenuItem icon={FolderInput} onAction={() => setMoving(true)}>
            {t`Move to project…`}
          </MenuItem>
        )}
        {viewerCanRename && (
          <MenuItem icon={isArchived ? ArchiveRestore : Archive} onAction={() => void change({ isArchived: !isArchived })}>
            {isArchived ? t`Restore` : t`Archive`}
          </MenuItem>
        )}
        {viewerCanShare && (
          <MenuItem icon={Share2} onAction={() => setSharing(true)}>
            {t`Share`}
          </MenuItem>
        )}
        <MenuItem icon={FileText} href={toPath(markdownUrl)} isDownload>
          {t`Export as Markdown`}
        </MenuItem>
        <MenuItem icon={Braces} href={toPath(jsonUrl)} isDownload>
          {t`Export as JSON`}
        </MenuItem>
        <MenuItem icon={Printer} onAction={() => setPrinting(true)}>
          {t`Print`}
        </MenuItem>
        {viewerCanDelete && (
          <>
            <MenuSeparator />
            <MenuItem icon={Trash2} isDangerous onAction={onDelete}>
              {t`Delete`}
            </MenuItem>
          </>
        )}
      </Menu>
      {failure && (
        <ConfirmDialog
          title={title}
          confirmLabel={t`Retry`}
          isOpen
          onOpenChange={() => setFailure(null)}
          onConfirm={() => void change(changes)}
        >
          {failure}
        </ConfirmDialog>
      )}
      {isMoving && <MoveToProject threadId={id} projectUuid={projectUuid ?? null} onClose={() => setMoving(false)} />}
      {isPrinting && <PrintConversation path={toPath(markdownUrl)} onClose={() => setPrinting(false)} />}
      {isSharing && <ShareDialog threadUuid={uuid} onClose={() => setSharing(false)} />}
    </>
  )
}
