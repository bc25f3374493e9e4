import { Button, Heading, LinkButton } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { homePath, readReturnPath, takeReturnPath } from '../../session/returnPath.ts'
import { allFirstSteps, FirstSteps } from '../../shared/firstSteps/FirstSteps.tsx'
import styles from './DoneStep.module.css'

export function DoneStep() {
  const navigate = useNavigate()
  const isGoingHome = (readReturnPath() ?? homePath) === homePath
  return (
    <div className={styles.step}>
      <div role="status">
        <Heading size="hero">
          <Trans>What would you like to do first?</Trans>
        </Heading>
      </div>
      <FirstSteps steps={allFirstSteps} />
      <div className={styles.actions}>
        <Button variant="primary" onPress={() => void navigate(takeReturnPath())}>
          {isGoingHome ? <Trans>Open your private brain</Trans> : <Trans>Continue</Trans>}
        </Button>
        <LinkButton href="/twin">
          <Trans>See your twin</Trans>
        </LinkButton>
      </div>
    </div>
  )
}
