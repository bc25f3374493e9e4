import { ComposerInvitation, Heading, Logo, Message, VoiceMark, type Voice } from '#design-system'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import styles from './LandingScreen.module.css'

export function LandingScreen() {
  const navigate = useNavigate()
  return (
    <div className={styles.landing}>
      <title>Twain: a private brain you trust, a public self you share</title>
      <section className={styles.hero}>
        <Heading size="hero">
          <span className={styles.line}>a private brain you trust</span>
          <span className={styles.line}>a public self you share</span>
        </Heading>
        <div className={styles.invitation}>
          <ComposerInvitation label="What is on your mind?" onAccept={() => void navigate('/accounts/signup')} />
        </div>
      </section>
      <div className={styles.selves}>
        <Self
          voice="private"
          title="It remembers for you"
          question="What did I promise Ana for Friday?"
          answer="The second chapter, and your list of open questions. You told me on Tuesday."
        >
          Think out loud. It keeps what you ask it to keep, finds it again, and says where an answer comes from.
        </Self>
        <span className={styles.seam}>
          <Logo isMarkOnly size="large" />
        </span>
        <Self
          voice="public"
          title="It speaks for you"
          question="What is she working on?"
          answer="A book about tidal rivers. The outline is on her profile."
        >
          Your twin answers others from what you made public, and from nothing else.
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

/** One of the two selves, in its own voice, with an example of how it talks. */
function Self({ voice, title, question, answer, children }: SelfProps) {
  return (
    <section className={styles.self} data-voice={voice}>
      <VoiceMark voice={voice} />
      <Heading level={2} size="section">
        {title}
      </Heading>
      <p className={styles.explanation}>{children}</p>
      <div role="group" aria-label="Example" className={styles.example}>
        <Message role="person" author={voice === 'private' ? 'You' : 'A visitor'}>
          {question}
        </Message>
        <Message role="assistant" author={voice === 'private' ? 'Your private brain' : 'Your twin'}>
          {answer}
        </Message>
      </div>
    </section>
  )
}
