import { Avatar, Button, Heading, LinkButton } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'
import { HeaderSlotContext } from '../../screen/HeaderTitle.tsx'
import styles from './TwinIntroduction.module.css'
import type { TwinPerson } from './TwinAudience.tsx'

interface TwinIntroductionProps {
  person: TwinPerson
  closed?: ReactNode
  greeting?: string | null
  questions?: readonly string[]
  onAsk?: (question: string) => void
  refusal?: ReactNode
}

export function TwinIntroduction({ person, closed, greeting, questions = [], onAsk, refusal }: TwinIntroductionProps) {
  const { name, username, avatarUrl, isOwn, isDemo } = person
  const level = use(HeaderSlotContext).titleElement ? 2 : 1
  return (
    <div className={styles.scroller}>
      <div className={styles.introduction}>
        <Avatar name={name} src={avatarUrl} size="large" isDecorative />
        <div>
          <Heading level={level} size="title">
            {isOwn ? <Trans>Your AI twin</Trans> : name}
          </Heading>
          <p className={styles.username}>
            {isOwn ? (
              <bdi>@{username}</bdi>
            ) : (
              <Trans>
                AI twin of <bdi>@{username}</bdi>
              </Trans>
            )}
          </p>
        </div>
        {!closed && greeting && (
          <p dir="auto" className={styles.greeting}>
            {greeting}
          </p>
        )}
        {closed || (
          <p className={styles.text}>
            {isOwn ? (
              <Trans>Ask what a visitor might ask. Your twin only uses what they can see.</Trans>
            ) : isDemo ? (
              <Trans>This is a demo of a twin. It answers from a page about Twain, and passes on no messages.</Trans>
            ) : (
              <Trans>
                You’re talking to an AI, not to {name}. It only uses what {name} shares with you.
              </Trans>
            )}
          </p>
        )}
        {!closed && onAsk && questions.length > 0 && (
          <ul className={styles.questions}>
            {questions.map((question) => (
              <li key={question}>
                <Button wraps onPress={() => onAsk(question)}>
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {refusal}
      </div>
    </div>
  )
}

export function ClosedToVisitors({ person: { name, username } }: { person: TwinPerson }) {
  return (
    <>
      <p className={styles.text}>
        <Trans>This twin isn’t taking messages right now.</Trans>
      </p>
      <LinkButton wraps href={`/${username}`}>
        <Trans>View {name}’s profile</Trans>
      </LinkButton>
    </>
  )
}

export function PrivateToOwner() {
  return (
    <>
      <p className={styles.text}>
        <Trans>
          Your profile is private. Your twin has nothing to answer from, and only you can open it. Make your profile public, and it answers
          from what you show.
        </Trans>
      </p>
      <LinkButton variant="primary" href="/twin">
        <Trans>Make it public in My Twin</Trans>
      </LinkButton>
    </>
  )
}
