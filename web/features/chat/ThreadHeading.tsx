import { graphql, useFragment } from 'react-relay'
import type { ThreadHeading_thread$key } from '../../__generated__/ThreadHeading_thread.graphql.ts'
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
  return <HeaderTitle title={chatTitle({ uuid, name })} subtitle={chatSubtitle({ threadType, metadata })} />
}
