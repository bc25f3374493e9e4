import { graphql, useFragment } from 'react-relay'
import type { ThreadHeading_thread$key } from '../../__generated__/ThreadHeading_thread.graphql.ts'
import { importedFrom, threadKind, threadTitle } from '../../lib/threadTitles.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { HeaderTitle } from '../../domain/screen/HeaderTitle.tsx'
import { ThreadActions } from '../../domain/threads/ThreadActions.tsx'
import { chatSubtitle, chatTitle } from './chatHeading.ts'

/** @param thread null before it exists */
export function ThreadHeading({ thread }: { thread: ThreadHeading_thread$key | null }) {
  const data = useFragment(
    graphql`
      fragment ThreadHeading_thread on Thread {
        uuid
        name
        threadType
        metadata
        origin
        ...ThreadActions_thread
      }
    `,
    thread,
  )
  const ownUsername = useCurrentUser()?.username ?? ''
  if (!data) return <HeaderTitle title={chatTitle(null)} />

  const { uuid, name, threadType, metadata, origin } = data
  const facts = { name, threadType, metadata }
  const isWithTwin = ['self twin', 'public twin'].includes(threadKind(facts))
  return (
    <HeaderTitle
      title={chatTitle({ uuid, name })}
      subtitle={importedFrom(origin) ?? chatSubtitle({ threadType, metadata })}
      tab={isWithTwin ? threadTitle(facts, ownUsername) : undefined}
      actions={<ThreadActions key={uuid} thread={data} />}
    />
  )
}
