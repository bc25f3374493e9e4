import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ThreadActions_thread$key } from '../../__generated__/ThreadActions_thread.graphql.ts'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import styles from '../screen/Header.module.css'
import { threadConnections, useLeaveThread } from './recentThreadsConnection.ts'

const ConversationMenu = lazyNamed(() => import('./ConversationMenu.tsx'), 'ConversationMenu')
const DeleteThreadDialog = lazyDialog(() => import('./DeleteThreadDialog.tsx'), 'DeleteThreadDialog')
const RenameThread = lazyDialog(() => import('./RenameThread.tsx'), 'RenameThread')

export function ThreadActions({ thread }: { thread: ThreadActions_thread$key }) {
  const data = useFragment(
    graphql`
      fragment ThreadActions_thread on Thread {
        id
        uuid
        name
        ...ConversationMenu_thread
      }
    `,
    thread,
  )
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const leaveThread = useLeaveThread()
  const close = () => setOpen(null)
  const { id, uuid, name } = data
  return (
    <Suspense fallback={<span className={styles.tools} />}>
      <ConversationMenu thread={data} onRename={() => setOpen('rename')} onDelete={() => setOpen('delete')} />
      {open === 'rename' && <RenameThread threadId={id} name={name ?? ''} onClose={close} />}
      {open === 'delete' && (
        <DeleteThreadDialog threadId={id} connections={threadConnections} onDeleted={() => leaveThread(uuid)} onClose={close} />
      )}
    </Suspense>
  )
}
