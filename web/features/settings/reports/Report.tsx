import { Badge, Button, FormError, Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { Report_report$key } from '../../../__generated__/Report_report.graphql.ts'
import type { ReportMutation } from '../../../__generated__/ReportMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import styles from './Report.module.css'

export function Report({ report }: { report: Report_report$key }) {
  const { t, i18n } = useLingui()
  const { id, reason, note, question, answer, twinUsername, createdAt, handledAt } = useFragment(
    graphql`
      fragment Report_report on AnswerReport {
        id
        reason
        note
        question
        answer
        twinUsername
        createdAt
        handledAt
      }
    `,
    report,
  )
  const handle = useAction<ReportMutation>(
    graphql`
      mutation ReportMutation($input: HandleAnswerReportInput!) {
        handleAnswerReport(input: $input) {
          __typename
          ... on HandleAnswerReportPayload {
            report {
              ...Report_report
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t mark the report as handled`,
  )
  const reasons: Readonly<Record<string, string>> = {
    HARMFUL: t`Harmful`,
    WRONG_ABOUT_PERSON: t`Wrong about a person`,
    ILLEGAL: t`Illegal`,
  }
  return (
    <article aria-label={t`Report about @${twinUsername}`} className={styles.report}>
      <p className={styles.about}>
        <Badge tone={handledAt ? 'neutral' : 'caution'}>{reasons[reason] ?? reason}</Badge>
        <Link href={`/twin/${twinUsername}`}>@{twinUsername}</Link>
        <span>{i18n.date(createdAt, { dateStyle: 'medium' })}</span>
      </p>
      <p dir="auto" className={styles.said}>
        {question}
      </p>
      <p dir="auto" className={styles.answer}>
        {answer}
      </p>
      {note && (
        <p dir="auto" className={styles.said}>
          <span className={styles.about}>
            <Trans>Visitor’s note</Trans>
          </span>
          {note}
        </p>
      )}
      {handledAt ? (
        <p className={styles.about}>
          <Trans>Handled on {i18n.date(handledAt, { dateStyle: 'medium' })}</Trans>
        </p>
      ) : (
        <Button className={styles.handle} isPending={handle.isRunning} onPress={() => void handle.run({ input: { reportId: id } })}>
          <Trans>Mark as handled</Trans>
        </Button>
      )}
      <FormError>{handle.failure}</FormError>
    </article>
  )
}
