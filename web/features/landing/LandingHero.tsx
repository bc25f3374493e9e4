import { ComposerInvitation, Heading } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import styles from './LandingHero.module.css'

export function LandingHero() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <section className={styles.hero}>
      <Heading size="display">
        <span className={styles.lines}>
          <svg viewBox="0 0 260 168" aria-hidden className={styles.rings}>
            <circle cx="86" cy="84" r="74" className={styles.private} />
            <circle cx="174" cy="84" r="74" pathLength="100" className={styles.public} />
          </svg>
          <span data-voice="private" className={styles.line}>
            <span className={styles.words}>
              <Trans>a private brain you trust</Trans>
            </span>
          </span>{' '}
          <span data-voice="public" className={styles.line}>
            <span className={styles.words}>
              <Trans>a public self you share</Trans>
            </span>
          </span>
        </span>
      </Heading>
      <div className={styles.invitation}>
        <ComposerInvitation label={t`What is on your mind?`} onAccept={() => void navigate('/accounts/signup')} />
      </div>
    </section>
  )
}
