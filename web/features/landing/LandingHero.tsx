import { ComposerInvitation, Heading } from '#design-system'
import { useLingui } from '@lingui/react/macro'
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
            <span className={styles.words}>{capitalize(t`a private brain you trust`)}</span>
          </span>{' '}
          <span data-voice="public" className={styles.line}>
            <span className={styles.words}>{capitalize(t`a public self you share`)}</span>
          </span>
        </span>
      </Heading>
      <div className={styles.invitation}>
        <ComposerInvitation label={t`What is on your mind?`} onAccept={() => void navigate('/accounts/signup')} />
      </div>
    </section>
  )
}

/** “::first-letter” would count as a layout shift when the font loads. */
function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
