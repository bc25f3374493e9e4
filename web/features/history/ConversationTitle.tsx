import { Link } from '#design-system'
import { graphql, useFragment } from 'react-relay'
import type { ConversationTitle_thread$key } from '../../__generated__/ConversationTitle_thread.graphql.ts'
import { importedFrom, threadTitle } from '../../lib/threadTitles.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import styles from './History.module.css'

export function ConversationTitle({ thread }: { thread: ConversationTitle_thread$key }) {
  const { uuid, name, threadType, metadata, origin, firstMessagePreview, lastMessagePreview } = useFragment(
    graphql`
      fragment ConversationTitle_thread on Thread {
        uuid
        name
        threadType
        metadata
        origin
        firstMessagePreview
        lastMessagePreview
      }
    `,
    thread,
  )
  const ownUsername = useCurrentUser()?.username ?? ''
  const preview = lastMessagePreview ?? firstMessagePreview
  return (
    <div className={styles.title}>
      <Link variant="quiet" href={`/chat/${uuid}`}>
        {threadTitle({ name, threadType, metadata }, ownUsername)}
      </Link>
      {origin && <p className={styles.origin}>{importedFrom(origin)}</p>}
      {preview && <p className={styles.preview}>{preview}</p>}
    </div>
  )
}
