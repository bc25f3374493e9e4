import { Button, EmptyState, LinkButton } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import styles from './NotFoundScreen.module.css'
import { ScreenTitle } from './ScreenTitle.tsx'

const redirectAfterSeconds = 5

export function NotFoundScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isSignedIn = useCurrentUser() !== null
  const [secondsLeft, setSecondsLeft] = useState(redirectAfterSeconds)

  useEffect(() => {
    if (secondsLeft === 0) {
      void navigate('/', { replace: true })
      return
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft, navigate])

  return (
    <>
      <ScreenTitle>{t`Page Not Found`}</ScreenTitle>
      <EmptyState
        title={t`Page Not Found`}
        level={1}
        action={
          <div className={styles.ways}>
            <Button variant="primary" onPress={() => void navigate('/')}>
              <Trans>Go Home Now</Trans>
            </Button>
            <Button onPress={() => void navigate(-1)}>
              <Trans>Go Back</Trans>
            </Button>
            {!isSignedIn && (
              <div>
                <LinkButton variant="quiet" href="/accounts/login">
                  <Trans>Sign in</Trans>
                </LinkButton>
                <LinkButton variant="quiet" href="/accounts/signup">
                  <Trans>Get Started</Trans>
                </LinkButton>
              </div>
            )}
          </div>
        }
      >
        <Trans>
          There’s nothing at this address. Taking you home in <Plural value={secondsLeft} one="# second" other="# seconds" />.
        </Trans>
      </EmptyState>
    </>
  )
}
