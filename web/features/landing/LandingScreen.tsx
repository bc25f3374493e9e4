import { useLingui } from '@lingui/react/macro'
import { TwoAnswers } from './answers/TwoAnswers.tsx'
import { DeveloperSection } from './DeveloperSection.tsx'
import { FeatureSections } from './FeatureSections.tsx'
import { LandingHero } from './LandingHero.tsx'
import styles from './LandingScreen.module.css'
import type { Demo } from './TwinDemo.tsx'

export function LandingScreen({ demo }: { demo: Demo }) {
  const { t } = useLingui()
  return (
    <div className={styles.landing}>
      <title>{t`Twain: a private brain you trust, a public self you share`}</title>
      <div aria-hidden data-voice="private" className={styles.halves} />
      <LandingHero />
      <TwoAnswers />
      <FeatureSections demo={demo} />
      <DeveloperSection />
    </div>
  )
}
