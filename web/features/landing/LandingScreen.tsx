import { AudienceMark, ComposerInvitation, Heading, Logo, Message, type Voice } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { DemoSection, type Demo } from './DemoSection.tsx'
import styles from './LandingScreen.module.css'

export function LandingScreen({ demo }: { demo: Demo }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <div className={styles.landing}>
      <title>{t`Twain: a private brain you trust, a public self you share`}</title>
      <section className={styles.hero}>
        <Heading size="hero">
          <span className={styles.line}>
            <Trans>a private brain you trust</Trans>
          </span>
          <span className={styles.line}>
            <Trans>a public self you share</Trans>
          </span>
        </Heading>
        <div className={styles.invitation}>
          <ComposerInvitation label={t`What is on your mind?`} onAccept={() => void navigate('/accounts/signup')} />
        </div>
      </section>
      <DemoSection demo={demo} />
      <div className={styles.selves}>
        <Self
          voice="private"
          title={t`It remembers for you`}
          question={t`What did I promise Ana for Friday?`}
          answer={t`The second chapter, and your list of open questions. You told me on Tuesday.`}
        >
          <Trans>Think out loud. It remembers what you ask it to, finds it again, and names its sources.</Trans>
        </Self>
        <span className={styles.seam}>
          <Logo isMarkOnly size="large" />
        </span>
        <Self
          voice="public"
          title={t`It speaks for you`}
          question={t`What is she working on?`}
          answer={t`A book about tidal rivers. The outline is on her profile.`}
        >
          <Trans>Your twin answers others only from what you made public.</Trans>
        </Self>
      </div>
    </div>
  )
}

interface SelfProps {
  voice: Voice
  title: string
  question: string
  answer: string
  children: ReactNode
}

function Self({ voice, title, question, answer, children }: SelfProps) {
  const { t } = useLingui()
  return (
    <section className={styles.self} data-voice={voice}>
      <AudienceMark audience={voice === 'private' ? 'private' : 'listed'} />
      <Heading level={2} size="section">
        {title}
      </Heading>
      <p className={styles.explanation}>{children}</p>
      <div role="group" aria-label={t`Example`} className={styles.example}>
        <Message role="person" author={voice === 'private' ? t`You` : t`A visitor`}>
          {question}
        </Message>
        <Message role="assistant" author={voice === 'private' ? t`Your private brain` : t`Your twin`}>
          {answer}
        </Message>
      </div>
    </section>
  )
}
