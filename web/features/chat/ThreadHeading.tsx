import { graphql, useFragment } from 'react-relay'
import type { ThreadHeading_thread$key } from '../../__generated__/ThreadHeading_thread.graphql.ts'
import { threadKind, threadTitle } from '../../lib/threadTitles.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { HeaderTitle } from '../../shell/HeaderTitle.tsx'
import { chatSubtitle, chatTitle } from './threadTitle.ts'

export function ThreadHeading({ thread }: { thread: ThreadHeading_thread$key }) {
  const { uuid, name, threadType, metadata } = useFragment(
    graphql`
      fragment ThreadHeading_thread on Thread {
        uuid
        name
        threadType
        metadata
      }
    `,
    thread,
  )
  const ownUsername = useCurrentUser()?.username ?? ''
  const facts = { name, threadType, metadata }
  const isWithTwin = ['self twin', 'public twin'].includes(threadKind(facts))
  return (
    <HeaderTitle
      title={chatTitle({ uuid, name })}
      subtitle={chatSubtitle({ threadType, metadata })}
      tab={isWithTwin ? threadTitle(facts, ownUsername) : undefined}
    />
  )
}
