import { Banner, Button, LiveRegion } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { use, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Comparison_answer$key } from '../../../__generated__/Comparison_answer.graphql.ts'
import type { Comparison_thread$key } from '../../../__generated__/Comparison_thread.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { AnswerDetails } from '../answer/AnswerDetails.tsx'
import type { RunOutcome } from '../answer/runOutcome.ts'
import { AssistantMessage } from '../answer/AssistantMessage.tsx'
import type { useConversation } from '../state/useConversation.ts'
import { VersionsContext } from '../versions/useVersions.ts'
import styles from './Comparison.module.css'

interface ComparisonProps {
  thread: Comparison_thread$key
  conversation: ReturnType<typeof useConversation>
  question: string
}

/** Two answers to the last message, until one is kept. */
export function Comparison({ thread, conversation, question }: ComparisonProps) {
  const { t } = useLingui()
  const { comparison } = useFragment(
    graphql`
      fragment Comparison_thread on Thread {
        comparison {
          status
          answers {
            step {
              run {
                id
              }
            }
            ...Comparison_answer
          }
        }
      }
    `,
    thread,
  )
  if (!comparison) return null
  const isOpen = comparison.status === 'OPEN'
  return (
    <section aria-label={t`Two answers`} className={styles.comparison}>
      <div className={styles.columns}>
        {comparison.answers.map((answer, index) => (
          <Column
            key={index}
            answer={answer}
            conversation={conversation}
            question={question}
            comparedRunId={comparison.answers[0]?.step?.run?.id ?? null}
          />
        ))}
      </div>
      <LiveRegion>{isOpen && t`Both answers are complete. Keep one.`}</LiveRegion>
    </section>
  )
}

interface ColumnProps extends Pick<ComparisonProps, 'conversation' | 'question'> {
  answer: Comparison_answer$key
  comparedRunId: string | null
}

function Column({ answer, conversation, question, comparedRunId }: ColumnProps) {
  const { model, step, errorMessage } = useFragment(
    graphql`
      fragment Comparison_answer on ComparedAnswer {
        model {
          modelId
          name
        }
        errorMessage
        step {
          id
          status
          output
          agentModel
          ...AssistantMessage_step
          ...AnswerDetails_step
        }
      }
    `,
    answer,
  )
  const { t } = useLingui()
  const headingId = useId()
  const versions = use(VersionsContext)
  const name = translateServerText(step?.agentModel ?? model.name)
  const hasEnded = step?.status === 'COMPLETED'
  const { stream, isAnswering, retry } = conversation
  return (
    <section aria-labelledby={headingId} className={styles.column}>
      <header className={styles.header}>
        <h2 id={headingId} className={styles.name}>
          {name}
        </h2>
        {hasEnded && <AnswerDetails step={step} />}
      </header>
      {step ? (
        <AssistantMessage
          step={step}
          stream={stream}
          onRetry={isAnswering ? null : retry}
          onContinue={null}
          isLast
          isCompared
          question={question}
        />
      ) : errorMessage ? (
        <Unstarted
          reason={translateServerText(errorMessage)}
          onRetry={isAnswering || comparedRunId === null ? null : () => retry(comparedRunId, model.modelId, true)}
        />
      ) : (
        <p className={styles.waiting}>
          <Trans>Waiting</Trans>
        </p>
      )}
      {versions && hasEnded && step.output !== '' && (
        <Button
          className={styles.keep}
          onPress={() => versions.keep(step.id)}
          isDisabled={versions.isDisabled || versions.isKeeping}
          aria-label={t`Keep this answer: ${name}`}
        >
          <Trans>Keep this answer</Trans>
        </Button>
      )}
    </section>
  )
}

interface UnstartedProps {
  reason: string
  onRetry: (() => Promise<RunOutcome>) | null
}

function Unstarted({ reason, onRetry }: UnstartedProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const handleRetry = async (retry: NonNullable<typeof onRetry>) => {
    const outcome = await retry()
    setRefusal(outcome.type === 'refused' ? outcome.message : null)
  }
  const action = onRetry && (
    <Button onPress={() => void handleRetry(onRetry)}>
      <Trans>Retry</Trans>
    </Button>
  )
  return (
    <Banner tone="danger" action={action} isStatic>
      {refusal ?? reason}
    </Banner>
  )
}
