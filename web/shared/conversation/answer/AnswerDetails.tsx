import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { AnswerDetails_step$key } from '../../../__generated__/AnswerDetails_step.graphql.ts'
import styles from './AnswerModel.module.css'

/** Time and tokens. */
export function AnswerDetails({ step }: { step: AnswerDetails_step$key }) {
  const { totalTimeMs, promptTokens, completionTokens } = useFragment(
    graphql`
      fragment AnswerDetails_step on Step {
        totalTimeMs
        promptTokens
        completionTokens
      }
    `,
    step,
  )
  const { i18n } = useLingui()
  const seconds = (milliseconds: number) =>
    new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(milliseconds / 1000)
  const details = [
    totalTimeMs != null && seconds(totalTimeMs),
    promptTokens != null && plural(promptTokens, { one: '# token read', other: '# tokens read' }),
    completionTokens != null && plural(completionTokens, { one: '# token written', other: '# tokens written' }),
  ].filter((detail) => detail !== false)
  return <p className={styles.details}>{details.join(' · ')}</p>
}
