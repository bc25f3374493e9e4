import { Button, EmptyState, LinkButton } from '#design-system'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCurrentUser } from '../session/useCurrentUser.ts'
import styles from './NotFoundScreen.module.css'
import { ScreenTitle } from './ScreenTitle.tsx'

const redirectAfterSeconds = 5

export function NotFoundScreen() {
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
      <ScreenTitle>Page Not Found</ScreenTitle>
      <EmptyState
        title="Page Not Found"
        level={1}
        action={
          <div className={styles.ways}>
            <Button variant="primary" onPress={() => void navigate('/')}>
              Go Home Now
            </Button>
            <Button onPress={() => void navigate(-1)}>Go Back</Button>
            {!isSignedIn && (
              <div>
                <LinkButton variant="quiet" href="/accounts/login">
                  Sign in
                </LinkButton>
                <LinkButton variant="quiet" href="/accounts/signup">
                  Get Started
                </LinkButton>
              </div>
            )}
          </div>
        }
      >
        Nothing is at this address. You go home in {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}.
      </EmptyState>
    </>
  )
}
