import { Button, FormActions, FormError, PageColumn, Prose, VoiceMark } from '#design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureText } from '../../relay/requestError.ts'
import { takeRememberedPath } from '../../session/guards.ts'
import { ScreenTitle } from '../../shell/ScreenTitle.tsx'
import { useFinishOnboarding } from './useFinishOnboarding.ts'

/** Going on and skipping are the same to the server; both lead to where the person was going. */
export function OnboardingScreen() {
  const navigate = useNavigate()
  const [finishOnboarding, isFinishing] = useFinishOnboarding()
  const [failure, setFailure] = useState<string | null>(null)

  const handleFinish = async () => {
    try {
      await finishOnboarding({ variables: {} })
      await navigate(takeRememberedPath(), { replace: true })
    } catch (error) {
      setFailure(failureText(error, 'Failed to finish onboarding'))
    }
  }

  return (
    <PageColumn title="Your private brain is ready" lead={<VoiceMark voice="private" />}>
      <ScreenTitle>Onboarding</ScreenTitle>
      <Prose>
        <p>Start with anything. Ask a question, think out loud, or say what it should remember.</p>
        <ul>
          <li>It keeps what you tell it to remember and finds it again, in any conversation.</li>
          <li>It searches your past conversations and says where an answer comes from.</li>
          <li>Nothing you write here can be seen by anyone else.</li>
        </ul>
      </Prose>
      <FormError>{failure}</FormError>
      <FormActions>
        <Button variant="primary" size="large" isPending={isFinishing} onPress={() => void handleFinish()}>
          Start your first chat
        </Button>
        <Button variant="quiet" size="large" isDisabled={isFinishing} onPress={() => void handleFinish()}>
          Skip
        </Button>
      </FormActions>
    </PageColumn>
  )
}
