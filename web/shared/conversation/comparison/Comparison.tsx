import { Button, FormError, LiveRegion } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Comparison_answer$key } from '../../../__generated__/Comparison_answer.graphql.ts'
import type { Comparison_thread$key } from '../../../__generated__/Comparison_thread.graphql.ts'
import type { ComparisonKeepMutation } from '../../../__generated__/ComparisonKeepMutation.graphql.ts'
import { serverText } from '../../../i18n/serverTexts.ts'
import { useAction } from '../../../relay/useAction.ts'
import { AnswerDetails } from '../answer/AnswerDetails.tsx'
import { AssistantMessage } from '../answer/AssistantMessage.tsx'
import type { useConversation } from '../state/useConversation.ts'
import styles from './Comparison.module.css'

/** The longest page, so that the loaded messages stay. */
const pageSize = 100

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
            ...Comparison_answer
          }
        }
      }
    `,
    thread,
  )
  const keeping = useAction<ComparisonKeepMutation>(
    graphql`
      mutation ComparisonKeepMutation($input: KeepAnswerInput!, $count: Int!) {
        keepAnswer(input: $input) {
          __typename
          ... on KeepAnswerPayload {
            thread {
              lastMessagePreview
              ...Conversation_thread @arguments(count: $count)
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
    t`Couldn’t keep the answer`,
  )
  const [keptId, setKeptId] = useState<string | null>(null)
  if (!comparison) return null
  const keep = (stepId: string) => {
    setKeptId(stepId)
    void keeping.run({ input: { stepId }, count: pageSize })
  }
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
            onKeep={keep}
            keptId={keeping.isRunning ? keptId : null}
          />
        ))}
      </div>
      <FormError>{keeping.failure}</FormError>
      <LiveRegion>{isOpen && t`Both answers are complete. Keep one.`}</LiveRegion>
    </section>
  )
}

interface ColumnProps extends Pick<ComparisonProps, 'conversation' | 'question'> {
  answer: Comparison_answer$key
  onKeep: (stepId: string) => void
  /** Being kept. */
  keptId: string | null
}

function Column({ answer, conversation, question, onKeep, keptId }: ColumnProps) {
  const { model, step, errorMessage } = useFragment(
    graphql`
      fragment Comparison_answer on ComparedAnswer {
        model {
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
  const name = serverText(step?.agentModel ?? model.name)
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
        <AssistantMessage step={step} stream={stream} onRetry={isAnswering ? null : retry} onContinue={null} isLast question={question} />
      ) : (
        <p className={styles.waiting}>{errorMessage ? serverText(errorMessage) : <Trans>Waiting</Trans>}</p>
      )}
      {hasEnded && step.output !== '' && (
        <Button
          className={styles.keep}
          onPress={() => onKeep(step.id)}
          isDisabled={isAnswering || (keptId !== null && keptId !== step.id)}
          isPending={keptId === step.id}
          pendingLabel={t`Keeping…`}
          aria-label={t`Keep this answer: ${name}`}
        >
          <Trans>Keep this answer</Trans>
        </Button>
      )}
    </section>
  )
}
