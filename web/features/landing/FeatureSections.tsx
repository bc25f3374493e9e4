import { AudienceMark, Heading, type Voice } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './FeatureSections.module.css'
import { Shot } from './Shot.tsx'
import { TwinDemo, type Demo } from './TwinDemo.tsx'

export function FeatureSections({ demo }: { demo: Demo }) {
  const { t } = useLingui()
  return (
    <>
      <Feature
        voice="private"
        title={t`It finds what you told it`}
        shot={<Shot screen="finds" alt={t`The private brain answers from a past conversation.`} />}
      >
        <p>
          <Trans>Think out loud, and add notes, stories and documents. Your private brain finds them again and names its sources.</Trans>
        </p>
      </Feature>
      <Feature
        voice="public"
        title={t`It speaks for you`}
        shot={<Shot screen="speaks" alt={t`A visitor asks a twin, which answers with a source.`} />}
      >
        <p>
          <Trans>
            Your twin answers visitors using only what you’ve made public. You can read their questions and see which ones it couldn’t
            answer.
          </Trans>
        </p>
        <TwinDemo demo={demo} />
      </Feature>
      <Feature
        voice="private"
        title={t`It stays yours`}
        shot={<Shot screen="stays" alt={t`A list of notes, each with its audience and a switch.`} />}
      >
        <p>
          <Trans>Everything is private until you share it. Take it back, export it or delete it at any time.</Trans>
        </p>
      </Feature>
    </>
  )
}

interface FeatureProps {
  voice: Voice
  title: string
  shot: ReactNode
  children: ReactNode
}

function Feature({ voice, title, shot, children }: FeatureProps) {
  return (
    <section data-voice={voice} className={styles.feature}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <AudienceMark audience={voice === 'private' ? 'private' : 'listed'} />
          <Heading level={2} size="hero">
            {title}
          </Heading>
          {children}
        </div>
        {shot}
      </div>
    </section>
  )
}
