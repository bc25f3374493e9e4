import { Button, FormError, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { VIEWER_ID } from 'relay-runtime'
import type { ProfileFromStories_viewer$key } from '../../__generated__/ProfileFromStories_viewer.graphql.ts'
import type { ProfileFromStoriesMutation } from '../../__generated__/ProfileFromStoriesMutation.graphql.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { ProfileProposals } from '../../shared/proposals/ProfileProposals.tsx'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import styles from './Story.module.css'

interface ProfileFromStoriesProps {
  viewer: ProfileFromStories_viewer$key
  hasStories: boolean
}

export function ProfileFromStories({ viewer: viewerRef, hasStories }: ProfileFromStoriesProps) {
  const { t } = useLingui()
  const viewer = useFragment(
    graphql`
      fragment ProfileFromStories_viewer on Viewer {
        profileProposals {
          __typename
        }
        ...ProfileProposals_viewer
      }
    `,
    viewerRef,
  )
  const [read, isReading] = useAsyncMutation<ProfileFromStoriesMutation>(graphql`
    mutation ProfileFromStoriesMutation {
      updateProfileFromStories {
        __typename
        ... on UpdateProfileFromStoriesPayload {
          proposals {
            id
            ...Proposal_proposal
          }
        }
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
  const { attempt, failure } = useAttempt(t`Failed to update profile from stories`)
  const [foundNothing, setFoundNothing] = useState(false)

  const handleRead = () =>
    attempt(async () => {
      setFoundNothing(false)
      const result = await read(
        {},
        {
          updater(store) {
            const proposals = store.getRootField('updateProfileFromStories')?.getLinkedRecords('proposals')
            if (proposals) store.get(VIEWER_ID)?.setLinkedRecords(proposals, 'profileProposals')
          },
        },
      )
      if (result.__typename === 'UpdateProfileFromStoriesPayload') setFoundNothing(result.proposals.length === 0)
      return result
    })

  if (!hasStories && viewer.profileProposals.length === 0) return null
  return (
    <section aria-label={t`Your profile`} className={styles.profile}>
      {hasStories && (
        <div className={styles.ask}>
          <Button icon={Sparkles} wraps isPending={isReading} pendingLabel={t`Reading your stories...`} onPress={() => void handleRead()}>
            <Trans>Update my profile from my stories</Trans>
          </Button>
          <p className={styles.note}>
            <Trans>Suggests profile changes based on your stories. You confirm each change.</Trans>
          </p>
        </div>
      )}
      {foundNothing && <StatusLine>{t`Your profile already covers what’s in your stories.`}</StatusLine>}
      <FormError>{failure}</FormError>
      <ProfileProposals viewer={viewer} />
    </section>
  )
}
