import { DescriptionList, Heading } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { AccuracyFigures_accuracy$key } from '../../__generated__/AccuracyFigures_accuracy.graphql.ts'
import styles from './PublicProfilePage.module.css'

interface AccuracyFiguresProps {
  accuracy: AccuracyFigures_accuracy$key
}

export function AccuracyFigures({ accuracy }: AccuracyFiguresProps) {
  const { t, i18n } = useLingui()
  const { measuredAt, figures } = useAccuracy(accuracy)
  if (figures.length === 0) return null
  return (
    <>
      <DescriptionList
        layout="rows"
        items={figures.map(({ term, part, whole }) => ({ term, details: t`${i18n.number(part)} of ${i18n.number(whole)}` }))}
      />
      <p className={styles.measured}>
        <Trans>Measured {i18n.date(measuredAt, { dateStyle: 'medium' })}</Trans>
      </p>
    </>
  )
}

interface PublicAccuracyProps extends AccuracyFiguresProps {
  level: 2 | 3
  className: string | undefined
}

export function PublicAccuracy({ accuracy, level, className }: PublicAccuracyProps) {
  const { figures } = useAccuracy(accuracy)
  if (figures.length === 0) return null
  return (
    <section className={className}>
      <Heading level={level} size="section">
        <Trans>Accuracy of the AI twin</Trans>
      </Heading>
      <AccuracyFigures accuracy={accuracy} />
    </section>
  )
}

function useAccuracy(accuracyRef: AccuracyFigures_accuracy$key) {
  const { t } = useLingui()
  const accuracy = useFragment(
    graphql`
      fragment AccuracyFigures_accuracy on TwinAccuracy {
        measuredAt
        checkCount
        passedCount
        unsourcedCount
        refusedCount
        answerCount
        tracedCount
      }
    `,
    accuracyRef,
  )
  const figures = [
    { term: t`Corrections applied`, part: accuracy.passedCount, whole: accuracy.checkCount },
    { term: t`Unanswerable questions declined`, part: accuracy.refusedCount, whole: accuracy.unsourcedCount },
    { term: t`Answers with valid citations`, part: accuracy.tracedCount, whole: accuracy.answerCount },
  ].filter(({ whole }) => whole > 0)
  return { measuredAt: accuracy.measuredAt, figures }
}
