import { Button, FormError, Heading } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import { useNavigate, type LoaderFunctionArgs } from 'react-router-dom'
import onboardingScreenQuery, { type OnboardingScreenQuery } from '../../__generated__/OnboardingScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { failureText } from '../../relay/requestError.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { takeRememberedPath } from '../../session/guards.ts'
import { Loading } from '../../shell/Loading.tsx'
import { RouteLoadingFailed } from '../../shell/LoadingFailed.tsx'
import { ScreenTitle } from '../../shell/ScreenTitle.tsx'
import { ConversationBeginning } from './ConversationBeginning.tsx'
import { Conversation } from './Conversation.tsx'
import { OnboardingPreview } from './OnboardingPreview.tsx'
import styles from './OnboardingScreen.module.css'
import { SidePane } from './SidePane.tsx'
import { ThreadPlace } from './ThreadPlace.tsx'
import { useFinishOnboarding } from './useFinishOnboarding.ts'
import { useStartProfilePal } from './useStartProfilePal.ts'

const pageSize = 20

export function loader({ context }: LoaderFunctionArgs) {
  void import('./CitedMarkdown.tsx')
  return loadRouteQuery<OnboardingScreenQuery>(context, onboardingScreenQuery, { count: pageSize })
}

/** A short talk with Profile Pal, beside what comes of it. Whoever does not want it goes on at any time. */
export function OnboardingScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<OnboardingScreenQuery>()
  return (
    <div data-fills-page className={styles.screen}>
      <ScreenTitle>{t`Onboarding`}</ScreenTitle>
      <OnboardingHead />
      <ErrorBoundary FallbackComponent={OnboardingFailed} resetKeys={[queryRef]}>
        <Suspense fallback={<Loading />}>
          <GuidedConversation queryRef={queryRef} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

/** Finishing and skipping are the same to the server; both lead to where the person was going. */
function OnboardingHead() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [finishOnboarding, isFinishing] = useFinishOnboarding()
  const [failure, setFailure] = useState<string | null>(null)

  const handleFinish = async () => {
    setFailure(null)
    try {
      await finishOnboarding({ variables: {} })
      await navigate(takeRememberedPath(), { replace: true })
    } catch (error) {
      setFailure(failureText(error, t`Failed to finish onboarding`))
    }
  }

  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Heading size="section">
          <Trans>Introduce yourself</Trans>
        </Heading>
        <p className={styles.lead}>
          <Trans>Answer what you like. Nothing goes into your profile before you accept it.</Trans>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" isDisabled={isFinishing} onPress={() => void handleFinish()}>
          <Trans>Skip</Trans>
        </Button>
        <Button variant="primary" isPending={isFinishing} onPress={() => void handleFinish()}>
          <Trans>Finish</Trans>
        </Button>
      </div>
      {failure && (
        <div className={styles.failure}>
          <FormError>{failure}</FormError>
        </div>
      )}
    </header>
  )
}

const query = graphql`
  query OnboardingScreenQuery($count: Int!) {
    viewer {
      profilePal {
        uuid
        ...ThreadPlace_thread
        ...Conversation_thread @arguments(count: $count)
      }
      ...OnboardingPreview_viewer
    }
    ...Conversation_query
  }
`

function GuidedConversation({ queryRef }: { queryRef: PreloadedQuery<OnboardingScreenQuery> }) {
  const { t } = useLingui()
  const data = usePreloadedQuery<OnboardingScreenQuery>(query, queryRef)
  const environment = useRelayEnvironment()
  const startProfilePal = useStartProfilePal()
  const { viewer } = data
  if (!viewer) return null

  const reload = (count: number) => {
    // A reload that fails leaves what is there; the next change asks again.
    fetchQuery<OnboardingScreenQuery>(environment, query, { count }, { fetchPolicy: 'network-only' }).subscribe({ error: () => {} })
  }
  return (
    <SidePane
      label={t`What is shown`}
      mainLabel={t`Conversation`}
      main={
        viewer.profilePal ? (
          <ThreadPlace thread={viewer.profilePal}>
            <Conversation key={viewer.profilePal.uuid} thread={viewer.profilePal} query={data} onReload={reload} />
          </ThreadPlace>
        ) : (
          <ConversationBeginning begin={startProfilePal} failure={t`Profile Pal could not be reached`} />
        )
      }
      sideLabel={t`Preview`}
      side={<OnboardingPreview viewer={viewer} />}
    />
  )
}

function OnboardingFailed({ error }: FallbackProps) {
  const { t } = useLingui()
  return <RouteLoadingFailed title={failureText(error, t`Profile Pal could not be reached`)} />
}
