import { Link } from '#design-system'
import { Plural, Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { UsageSummary_figures$key } from '../../__generated__/UsageSummary_figures.graphql.ts'
import styles from './MonitoringScreen.module.css'

interface UsageSummaryProps {
  figures: UsageSummary_figures$key
  days: string
}

export function UsageSummary({ figures, days }: UsageSummaryProps) {
  const { messages, answers, twinVisitors, twinMessages, twinUnanswered, ...ratings } = useFragment(
    graphql`
      fragment UsageSummary_figures on UsageFigures {
        messages
        answers
        twinVisitors
        twinMessages
        twinUnanswered
        twinGoodRatings
        twinBadRatings
      }
    `,
    figures,
  )
  return (
    <div className={styles.summary}>
      {twinMessages === 0 ? (
        <p>
          <Trans>Your twin had no visitors in the last {days} days.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            <Plural value={twinVisitors} one="# person" other="# people" /> sent your twin{' '}
            <Plural value={twinMessages} one="# message" other="# messages" /> in the last {days} days.
          </Trans>
        </p>
      )}
      {twinUnanswered > 0 && (
        <p>
          <span>
            <Trans>It couldn’t answer {twinUnanswered} of them.</Trans>
          </span>{' '}
          <Link href="/twin?view=unanswered">
            <Trans>See the questions</Trans>
          </Link>
        </p>
      )}
      {ratings.twinGoodRatings + ratings.twinBadRatings > 0 && (
        <p>
          <Trans>
            Visitors rated <Plural value={ratings.twinGoodRatings} one="# answer" other="# answers" /> good and{' '}
            <Plural value={ratings.twinBadRatings} one="# answer" other="# answers" /> bad.
          </Trans>
        </p>
      )}
      <p>
        {messages === 0 ? (
          <Trans>You sent no messages.</Trans>
        ) : (
          <Trans>
            You sent <Plural value={messages} one="# message" other="# messages" /> and got{' '}
            <Plural value={answers} one="# answer" other="# answers" />.
          </Trans>
        )}
      </p>
    </div>
  )
}
