import { VoiceMark } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { KindMark_thread$key } from '../../__generated__/KindMark_thread.graphql.ts'
import { threadKinds } from '../../lib/agentWords.ts'
import { metadataText, threadKind } from '../../lib/threadTitles.ts'
import styles from './History.module.css'

/** With whom a conversation is, and who else can read it where somebody can. */
export function KindMark({ thread }: { thread: KindMark_thread$key }) {
  const { t, i18n } = useLingui()
  const { name, threadType, metadata } = useFragment(
    graphql`
      fragment KindMark_thread on Thread {
        name
        threadType
        metadata
      }
    `,
    thread,
  )
  const kind = threadKind({ name, threadType, metadata })
  const owner = kind === 'public twin' && metadataText(metadata, 'twin_username')
  return (
    <span className={styles.mark}>
      {i18n._(threadKinds[kind].name)}
      {owner && <VoiceMark voice="public">{t`@${owner} can read it`}</VoiceMark>}
    </span>
  )
}
