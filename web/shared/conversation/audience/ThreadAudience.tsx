import { useLingui } from '@lingui/react/macro'
import { Suspense, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ThreadAudience_thread$key } from '../../../__generated__/ThreadAudience_thread.graphql.ts'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import { threadKinds } from '../../../lib/agentWords.ts'
import { getMetadataText, getThreadKind } from '../../../lib/threadTitles.ts'
import { useCurrentUser } from '../../../session/useCurrentUser.ts'
import { AudienceContext } from './audience.ts'

const TalkAudience = lazyNamed(() => import('./TalkAudience.tsx'), 'TalkAudience')
const TemporaryAudience = lazyNamed(() => import('../temporary/TemporaryAudience.tsx'), 'TemporaryAudience')
const TwinAudience = lazyNamed(() => import('./TwinAudience.tsx'), 'TwinAudience')

interface ThreadAudienceProps {
  thread: ThreadAudience_thread$key | null
  /** Whether a new conversation is temporary. */
  startsTemporary: boolean
  children: ReactNode
}

export function ThreadAudience({ thread, startsTemporary, children }: ThreadAudienceProps) {
  const data = useFragment(
    graphql`
      fragment ThreadAudience_thread on Thread {
        id
        uuid
        isTemporary
        name
        threadType
        metadata
        twinProfile {
          username
          displayName
          avatarUrl
          isTwinEnabled
          viewerSignature
          viewerCanStartTalk
        }
      }
    `,
    thread,
  )
  const ownUsername = useCurrentUser()?.username ?? ''
  const { i18n } = useLingui()
  if (data ? data.isTemporary : startsTemporary)
    return (
      <Suspense>
        <TemporaryAudience thread={data ? { id: data.id, uuid: data.uuid } : null}>{children}</TemporaryAudience>
      </Suspense>
    )
  if (!data) return children

  const { name, threadType, metadata, twinProfile } = data
  const kind = getThreadKind({ name, threadType, metadata })
  const { author } = threadKinds[kind]
  if (author)
    return (
      <AudienceContext value={{ author: author.name, label: i18n._(author.label), audience: 'private', isTwin: false }}>
        {children}
      </AudienceContext>
    )
  const asked = threadType === 'TWIN_TO_TWIN' && (twinProfile?.username ?? getMetadataText(metadata, 'twin_username'))
  if (asked)
    return (
      <Suspense>
        <TalkAudience
          thread={data}
          username={asked}
          name={twinProfile?.displayName ?? asked}
          canStart={twinProfile?.viewerCanStartTalk ?? false}
        >
          {children}
        </TalkAudience>
      </Suspense>
    )
  if (kind !== 'self twin' && kind !== 'public twin') return children

  const twin = kind === 'public twin' && getMetadataText(metadata, 'twin_username')
  const isOwn = kind === 'self twin' || twin === ownUsername
  // A private or deleted profile leaves only the stored name.
  const username = twinProfile?.username ?? (twin || ownUsername)
  const person = {
    username,
    name: twinProfile?.displayName ?? username,
    avatarUrl: twinProfile?.avatarUrl ?? null,
    isOwn,
    signature: twinProfile?.viewerSignature,
  }
  return (
    <Suspense>
      <TwinAudience hasBar person={person} isClosed={!twinProfile?.isTwinEnabled}>
        {children}
      </TwinAudience>
    </Suspense>
  )
}
