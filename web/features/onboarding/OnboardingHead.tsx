import { Button, FormError, Heading, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rememberedPath } from '../../lib/storage.ts'
import { failureText } from '../../relay/requestError.ts'
import { takeRememberedPath } from '../../session/guards.ts'
import styles from './OnboardingScreen.module.css'
import { useFinishOnboarding } from './useFinishOnboarding.ts'
import { useIsOnboarded } from './useIsOnboarded.ts'

/** Finishing and skipping are the same to the server. Who skips goes on at once; who finishes sees what there is to do next. */
export function OnboardingHead() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOnboarded = useIsOnboarded()
  const [finishOnboarding] = useFinishOnboarding()
  const [ending, setEnding] = useState<'skip' | 'finish' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const handleEnd = async (how: 'skip' | 'finish') => {
    setFailure(null)
    setEnding(how)
    try {
      await finishOnboarding({ variables: {} })
      if (how === 'skip') await navigate(takeRememberedPath(), { replace: true })
    } catch (error) {
      setFailure(failureText(error, t`Failed to finish onboarding`))
    }
    setEnding(null)
  }

  if (isOnboarded && ending !== 'skip') return <OnboardingEnd />
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
        <Button variant="quiet" isDisabled={ending === 'finish'} isPending={ending === 'skip'} onPress={() => void handleEnd('skip')}>
          <Trans>Skip</Trans>
        </Button>
        <Button variant="primary" isDisabled={ending === 'skip'} isPending={ending === 'finish'} onPress={() => void handleEnd('finish')}>
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

function OnboardingEnd() {
  const navigate = useNavigate()
  const remembered = rememberedPath.get()
  const wasGoingElsewhere = remembered !== null && !remembered.startsWith('/chat')
  return (
    <header className={styles.head}>
      <div className={styles.words} role="status">
        <Heading size="section">
          <Trans>You are ready</Trans>
        </Heading>
        <p className={styles.lead}>
          <Trans>The onboarding is finished. You can talk to Profile Pal at any time.</Trans>
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton variant="quiet" href="/twin">
          <Trans>Look at your twin</Trans>
        </LinkButton>
        <Button variant="primary" onPress={() => void navigate(takeRememberedPath())}>
          {wasGoingElsewhere ? <Trans>Go on</Trans> : <Trans>Ask your private brain something</Trans>}
        </Button>
      </div>
    </header>
  )
}
