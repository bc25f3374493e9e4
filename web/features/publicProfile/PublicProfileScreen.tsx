import { EmptyState, Skeleton, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import { Navigate, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import publicProfileQuery, { type PublicProfileScreenQuery } from '../../__generated__/PublicProfileScreenQuery.graphql.ts'
import type { PublicProfileScreenChangesSubscription } from '../../__generated__/PublicProfileScreenChangesSubscription.graphql.ts'
import type { PublicProfileScreenReaderQuery } from '../../__generated__/PublicProfileScreenReaderQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { getFailureText } from '../../relay/requestError.ts'
import { useFollow } from '../../relay/useFollow.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { RouteLoadingFailed } from '../../shared/screen/LoadingFailed.tsx'
import { NotFoundScreen } from '../../shared/screen/NotFoundScreen.tsx'
import { PublicProfilePage } from '../../shared/publicProfile/PublicProfilePage.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { VoiceRegion } from '../../shared/screen/VoiceRegion.tsx'
import styles from './PublicProfileScreen.module.css'

export function loader({ context, params }: LoaderFunctionArgs) {
  const variables = { username: params.username ?? '' }
  return loadRouteQuery<PublicProfileScreenQuery>(context, publicProfileQuery, variables)
}

export function PublicProfileScreen() {
  const queryRef = useRouteQuery<PublicProfileScreenQuery>()
  const isOwner = useCurrentUser()?.username === useParams().username?.toLowerCase()
  if (isOwner) return <Navigate to="/twin" replace />
  return (
    <VoiceRegion voice="public">
      <ErrorBoundary FallbackComponent={ProfileFailed} resetKeys={[queryRef]}>
        <Suspense fallback={<ProfileLoading />}>
          <Profile queryRef={queryRef} />
        </Suspense>
      </ErrorBoundary>
    </VoiceRegion>
  )
}

function Profile({ queryRef }: { queryRef: PreloadedQuery<PublicProfileScreenQuery> }) {
  const forReader = useReaderProfile(queryRef.variables.username)
  const { publicProfile: forAnyone } = usePreloadedQuery<PublicProfileScreenQuery>(
    graphql`
      query PublicProfileScreenQuery($username: String!) {
        publicProfile(username: $username) {
          username
          displayName
          ...PublicProfilePage_profile
        }
      }
    `,
    queryRef,
  )
  const publicProfile = forAnyone ?? forReader
  const [wasAvailable, setWasAvailable] = useState(false)
  if (publicProfile && !wasAvailable) setWasAvailable(true)
  if (publicProfile === undefined) return <ProfileLoading />
  if (publicProfile === null) return wasAvailable ? <ProfileUnavailable /> : <NotFoundScreen />
  const { username } = publicProfile
  if (username !== queryRef.variables.username.toLowerCase()) return <Navigate to={`/${username}`} replace />
  return (
    <div className={styles.place}>
      <ScreenTitle>{publicProfile.displayName ?? username}</ScreenTitle>
      <PublicProfilePage profile={publicProfile} canStartTalk={forReader?.viewerCanStartTalk} />
    </div>
  )
}

/** The profile for the signed-in reader; the page’s own query sends no credentials. */
function useReaderProfile(username: string) {
  const environment = useRelayEnvironment()
  const [profile, setProfile] = useState<NonNullable<PublicProfileScreenReaderQuery['response']['twin']>['profile'] | null>()
  useEffect(() => {
    const reading = fetchQuery<PublicProfileScreenReaderQuery>(
      environment,
      graphql`
        query PublicProfileScreenReaderQuery($username: String!) {
          twin(username: $username) {
            profile {
              username
              displayName
              viewerCanStartTalk
              ...PublicProfilePage_profile
            }
          }
        }
      `,
      { username },
    ).subscribe({
      next: ({ twin }) => setProfile(twin?.profile ?? null),
      error: () => setProfile(null),
    })
    return () => reading.unsubscribe()
  }, [environment, username])
  useFollow(
    useMemo<GraphQLSubscriptionConfig<PublicProfileScreenChangesSubscription>>(
      () => ({
        subscription: graphql`
          subscription PublicProfileScreenChangesSubscription($username: String!) {
            twinChanges(username: $username) {
              twin {
                profile {
                  username
                  displayName
                  viewerCanStartTalk
                  ...PublicProfilePage_profile
                }
              }
            }
          }
        `,
        variables: { username },
        updater(store, response) {
          if (!response?.twinChanges.twin) store.getRoot().setValue(null, 'publicProfile', { username })
        },
        onNext: (response) => setProfile(response?.twinChanges.twin?.profile ?? null),
      }),
      [username],
    ),
  )
  return profile
}

/** Stays open, because the owner may make the profile public again. */
function ProfileUnavailable() {
  const { t } = useLingui()
  return (
    <>
      <ScreenTitle>{t`Public Profile`}</ScreenTitle>
      <EmptyState title={t`This profile isn’t available`} level={1} />
    </>
  )
}

function ProfileFailed({ error }: FallbackProps) {
  const { t } = useLingui()
  return (
    <RouteLoadingFailed title={t`Couldn’t load this profile`} level={1}>
      <ScreenTitle>{t`Public Profile`}</ScreenTitle>
      <p className={styles.error}>{getFailureText(error, t`Failed to fetch public profile`)}</p>
    </RouteLoadingFailed>
  )
}

function ProfileLoading() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <ScreenTitle>{t`Public Profile`}</ScreenTitle>
      <div aria-hidden className={styles.face} />
      <StatusLine>
        <Trans>Loading profile...</Trans>
      </StatusLine>
      <div className={styles.lines}>
        <Skeleton lines={4} />
      </div>
    </div>
  )
}
