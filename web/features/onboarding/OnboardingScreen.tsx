/* eslint-disable relay/must-colocate-fragment-spreads -- The sidebar may already be mounted, and the cards read what is loaded here. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import onboardingScreenQuery, { type OnboardingScreenQuery } from '../../__generated__/OnboardingScreenQuery.graphql.ts'
import type { OnboardingScreenMutation } from '../../__generated__/OnboardingScreenMutation.graphql.ts'
import type { OnboardingScreenWaiting_viewer$key } from '../../__generated__/OnboardingScreenWaiting_viewer.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { RouteBoundary } from '../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { ConversationBeginning } from '../../shared/conversation/beginning/ConversationBeginning.tsx'
import { Conversation } from '../../shared/conversation/Conversation.tsx'
import { OnboardingHead, useIsOnboarded } from './OnboardingHead.tsx'
import { OnboardingPreview } from './OnboardingPreview.tsx'
import { OnboardingQuestions } from './OnboardingQuestions.tsx'
import styles from './OnboardingScreen.module.css'
import { SidePane } from '../../shared/conversation/SidePane.tsx'
import { ThreadAudience } from '../../shared/conversation/audience/ThreadAudience.tsx'
import { Proposals } from '../../shared/conversation/toolCalls/lazyProposals.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { AcceptAllProposals } from '../../shared/proposals/AcceptAllProposals.tsx'
import { useProfileSteps } from './useProfileSteps.ts'
import { useReturnToTwinChat } from './useReturnToTwinChat.ts'

const pageSize = 20

export function loader({ context }: LoaderFunctionArgs) {
  void import('../../shared/conversation/answer/citations/CitedMarkdown.tsx')
  // A proposal rendered late would push down the text below it.
  Proposals.preload()
  return loadRouteQuery<OnboardingScreenQuery>(context, onboardingScreenQuery, { count: pageSize })
}

export function OnboardingScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<OnboardingScreenQuery>()
  const [choicePlace, setChoicePlace] = useState<HTMLElement | null>(null)
  return (
    <div data-fills-page data-has-header className={styles.screen}>
      <ScreenTitle>{t`Onboarding`}</ScreenTitle>
      <OnboardingHead choiceRef={setChoicePlace} />
      <RouteBoundary queryRef={queryRef} failure={t`Profile Pal could not be reached`}>
        <GuidedConversation queryRef={queryRef} choicePlace={choicePlace} />
      </RouteBoundary>
    </div>
  )
}

const query = graphql`
  query OnboardingScreenQuery($count: Int!) {
    viewer {
      profilePal {
        uuid
        ...ThreadAudience_thread
        ...Conversation_thread @arguments(count: $count)
        ...ProfilePalEntry_thread
      }
      ...OnboardingPreview_viewer
      ...useProfileSteps_viewer
      ...OnboardingScreenWaiting_viewer
      ...OnboardingQuestions_viewer
      ...useReturnToTwinChat_viewer
    }
    ...Conversation_query
  }
`

interface GuidedConversationProps {
  queryRef: PreloadedQuery<OnboardingScreenQuery>
  choicePlace: HTMLElement | null
}

function GuidedConversation({ queryRef, choicePlace }: GuidedConversationProps) {
  const data = usePreloadedQuery<OnboardingScreenQuery>(query, queryRef)
  return data.viewer && <Panes data={data} viewer={data.viewer} choicePlace={choicePlace} />
}

interface PanesProps extends Pick<GuidedConversationProps, 'choicePlace'> {
  data: OnboardingScreenQuery['response']
  viewer: NonNullable<OnboardingScreenQuery['response']['viewer']>
}

function Panes({ data, viewer, choicePlace }: PanesProps) {
  const { t } = useLingui()
  const startProfilePal = useStartProfilePal()
  const isOnboarded = useIsOnboarded()
  useReturnToTwinChat(viewer)
  const steps = useProfileSteps(viewer)
  const [done, total] = [steps.filter(({ isDone }) => isDone).length, steps.length]

  return (
    <SidePane
      label={t`View`}
      choiceIn={choicePlace}
      occasion={isOnboarded ? 'ended' : 'begun'}
      mainLabel={t`Conversation`}
      main={
        viewer.profilePal ? (
          <div className={styles.talk}>
            {isOnboarded && (
              <div className={styles.next}>
                {done === 0 && (
                  <p className={styles.count}>
                    <Trans>Your profile is still empty.</Trans>
                  </p>
                )}
                <OnboardingWaiting viewer={viewer} />
                <OnboardingQuestions viewer={viewer} />
              </div>
            )}
            <ThreadAudience thread={viewer.profilePal}>
              <Conversation key={viewer.profilePal.uuid} thread={viewer.profilePal} query={data} />
            </ThreadAudience>
          </div>
        ) : (
          <ConversationBeginning begin={startProfilePal} failure={t`Profile Pal could not be reached`} />
        )
      }
      sideLabel={t`Preview ${done}/${total}`}
      side={<OnboardingPreview viewer={viewer} waiting={!isOnboarded && <WaitingCount viewer={viewer} />} />}
    />
  )
}

function useStartProfilePal() {
  const [commit] = useAsyncMutation<OnboardingScreenMutation>(graphql`
    mutation OnboardingScreenMutation {
      startProfilePal {
        thread {
          ...ThreadAudience_thread
          ...Conversation_thread
          ...ProfilePalEntry_thread
        }
      }
    }
  `)
  return () =>
    commit({
      variables: {},
      updater(store) {
        const thread = store.getRootField('startProfilePal')?.getLinkedRecord('thread')
        if (thread) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(thread, 'profilePal')
      },
    })
}

const fragment = graphql`
  fragment OnboardingScreenWaiting_viewer on Viewer {
    profileProposals {
      ...Proposal_proposal
      ...AcceptAllProposals_proposals
    }
  }
`

interface OnboardingWaitingProps {
  viewer: OnboardingScreenWaiting_viewer$key
}

function WaitingCount({ viewer }: OnboardingWaitingProps) {
  const count = useFragment(fragment, viewer).profileProposals.length
  return (
    <span role="status">
      {count > 0 && <Plural value={count} one="# proposal waits for your decision." other="# proposals wait for your decision." />}
    </span>
  )
}

function OnboardingWaiting({ viewer }: OnboardingWaitingProps) {
  const { profileProposals } = useFragment(fragment, viewer)
  if (profileProposals.length === 0) return null
  return (
    <div className={styles.waiting}>
      <p className={styles.count}>
        <WaitingCount viewer={viewer} />
      </p>
      <AcceptAllProposals proposals={profileProposals} />
    </div>
  )
}
