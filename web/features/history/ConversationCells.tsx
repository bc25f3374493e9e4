import { AudienceMark, Link } from '#design-system'
import { Plural, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ConversationCells_thread$key } from '../../__generated__/ConversationCells_thread.graphql.ts'
import type { ConversationCellsKind_thread$key } from '../../__generated__/ConversationCellsKind_thread.graphql.ts'
import { getImportSource, getMetadataText, getThreadKind, getThreadTitle } from '../../lib/threadTitles.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { threadKinds } from '../../lib/agentWords.ts'
import styles from './History.module.css'

export function ConversationTitle({ thread }: { thread: ConversationCells_thread$key }) {
  const { uuid, name, threadType, metadata, origin, firstMessagePreview, lastMessagePreview } = useFragment(
    graphql`
      fragment ConversationCells_thread on Thread {
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
        {getThreadTitle({ name, threadType, metadata }, ownUsername)}
      </Link>
      {origin && <p className={styles.origin}>{getImportSource(origin)}</p>}
      {preview && <p className={styles.preview}>{preview}</p>}
    </div>
  )
}

export function KindMark({ thread }: { thread: ConversationCellsKind_thread$key }) {
  const { t, i18n } = useLingui()
  const { name, threadType, metadata } = useFragment(
    graphql`
      fragment ConversationCellsKind_thread on Thread {
        name
        threadType
        metadata
      }
    `,
    thread,
  )
  const kind = getThreadKind({ name, threadType, metadata })
  const owner = kind === 'public twin' && getMetadataText(metadata, 'twin_username')
  return (
    <span className={styles.mark}>
      {i18n._(threadKinds[kind].name)}
      {owner && <AudienceMark audience="people">{t`@${owner} can read it`}</AudienceMark>}
    </span>
  )
}

export function MessageCount({ stepCount }: { stepCount: number }) {
  const { i18n } = useLingui()
  return (
    <>
      <span className={styles.count}>{i18n.number(stepCount)}</span>
      <span className={styles.countInWords}>
        <Plural value={stepCount} one="# message" other="# messages" />
      </span>
    </>
  )
}
