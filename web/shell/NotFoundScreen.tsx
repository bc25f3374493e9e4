import { useEffect, useState } from 'react'
import { Button, LinkButton } from '#design-system'
import { useNavigate } from 'react-router-dom'
import { useCurrentUser } from '../session/useCurrentUser.ts'
import { ScreenTitle } from './ScreenTitle.tsx'
import styles from './Message.module.css'

const redirectAfterSeconds = 5

export function NotFoundScreen() {
  const isSignedIn = useCurrentUser() !== null
  const navigate = useNavigate()
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
    <div className={styles.message}>
      <ScreenTitle>Page Not Found</ScreenTitle>
      <div className={styles.words}>
        <h1>Page Not Found</h1>
        <p>
          Nothing is at this address. You go home in {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}.
        </p>
        <div className={styles.actions}>
          <Button variant="primary" onPress={() => void navigate('/')}>
            Go Home Now
          </Button>
          <Button onPress={() => void navigate(-1)}>Go Back</Button>
        </div>
        {!isSignedIn && (
          <div className={styles.actions}>
            <LinkButton variant="quiet" href="/accounts/login">
              Sign in
            </LinkButton>
            <LinkButton variant="quiet" href="/accounts/signup">
              Get Started
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  )
}
