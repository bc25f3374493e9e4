import { Badge, NavItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { UserRoundPen } from 'lucide-react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { ProfilePalEntry_thread$key } from '../../__generated__/ProfilePalEntry_thread.graphql.ts'
import type { ProfilePalEntry_viewer$key } from '../../__generated__/ProfilePalEntry_viewer.graphql.ts'
import type { RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import { recentThreadsQuery } from './RecentThreads.tsx'
import { useCurrentThreadUuid } from '../../shared/threads/messagePath.ts'

interface ProfilePalEntryProps {
  threadsRef: PreloadedQuery<RecentThreadsQuery>
}

export function ProfilePalEntry({ threadsRef }: ProfilePalEntryProps) {
  const { viewer } = usePreloadedQuery<RecentThreadsQuery>(recentThreadsQuery, threadsRef)
  const data = useFragment<ProfilePalEntry_viewer$key>(
    graphql`
      fragment ProfilePalEntry_viewer on Viewer @refetchable(queryName: "ProfilePalEntryRefetchQuery") {
        profilePal {
          ...ProfilePalEntry_thread
        }
      }
    `,
    viewer ?? null,
  )
  // Spread it wherever an operation sets `profilePal`.
  const thread = useFragment<ProfilePalEntry_thread$key>(
    graphql`
      fragment ProfilePalEntry_thread on Thread {
        uuid
        latestSteps: steps(last: 5) @required(action: THROW) {
          edges {
            node {
              stepType
              viewedAt
            }
          }
        }
      }
    `,
    data?.profilePal ?? null,
  )
  const currentUuid = useCurrentThreadUuid()
  const isOpen = thread != null && thread.uuid === currentUuid
  const last = thread?.latestSteps.edges.at(-1)?.node
  const isUnseen = last?.stepType === 'ASSISTANT_MESSAGE' && !last.viewedAt
  return <ProfilePalLink uuid={thread?.uuid} isCurrent={isOpen} isNew={isUnseen && !isOpen} />
}

interface ProfilePalLinkProps {
  uuid?: string
  isCurrent?: boolean
  isNew?: boolean
}

export function ProfilePalLink({ uuid, isCurrent, isNew }: ProfilePalLinkProps) {
  const { t } = useLingui()
  const badge = isNew && (
    <Badge tone="solid">
      <Trans>New</Trans>
    </Badge>
  )
  return (
    <NavItem icon={UserRoundPen} href={uuid ? `/chat/${uuid}` : '/profile-pal'} isCurrent={isCurrent} badge={badge}>
      {t`Profile Pal`}
    </NavItem>
  )
}
