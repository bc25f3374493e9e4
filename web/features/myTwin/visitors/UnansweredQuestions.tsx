import { Button, EmptyState, FormError, LinkButton, List, ListItem } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { UnansweredQuestions_viewer$key } from '../../../__generated__/UnansweredQuestions_viewer.graphql.ts'
import type { UnansweredQuestions_question$key } from '../../../__generated__/UnansweredQuestions_question.graphql.ts'
import type { UnansweredQuestionsDismissMutation } from '../../../__generated__/UnansweredQuestionsDismissMutation.graphql.ts'
import styles from '../MyTwinScreen.module.css'
import { useAction } from '../../../relay/useAction.ts'

interface UnansweredQuestionsProps {
  viewer: UnansweredQuestions_viewer$key
  onOpen: (conversationUuid: string) => void
}

export function UnansweredQuestions({ viewer, onOpen }: UnansweredQuestionsProps) {
  const { t } = useLingui()
  const { twinUnanswered } = useFragment(
    graphql`
      fragment UnansweredQuestions_viewer on Viewer {
        twinUnanswered(limit: 50) @required(action: THROW) {
          id
          ...UnansweredQuestions_question
        }
      }
    `,
    viewer,
  )
  // Deleted records leave nulls until the list is refetched.
  const questions = twinUnanswered.filter((question) => question != null)
  if (questions.length === 0) {
    return (
      <EmptyState title={t`No unanswered questions`} size="small">
        <Trans>Questions your twin can’t answer appear here. Answer one with a public note, and your twin knows it the next time.</Trans>
      </EmptyState>
    )
  }
  return (
    <List label={t`Questions your twin couldn’t answer`} isDivided>
      {questions.map((question) => (
        <ListItem key={question.id}>
          <UnansweredQuestion question={question} onOpen={onOpen} />
        </ListItem>
      ))}
    </List>
  )
}

interface UnansweredQuestionProps {
  question: UnansweredQuestions_question$key
  onOpen?: (conversationUuid: string) => void
}

export function UnansweredQuestion({ question, onOpen }: UnansweredQuestionProps) {
  const { t, i18n } = useLingui()
  const { id, text, count, lastAskedAt, conversationUuid } = useFragment(
    graphql`
      fragment UnansweredQuestions_question on TwinQuestion {
        id
        text
        count
        lastAskedAt
        conversationUuid
      }
    `,
    question,
  )
  const dismiss = useAction<UnansweredQuestionsDismissMutation>(
    graphql`
      mutation UnansweredQuestionsDismissMutation($input: DismissTwinQuestionInput!) {
        dismissTwinQuestion(input: $input) {
          __typename
          ... on DismissTwinQuestionPayload {
            dismissedQuestionId @deleteRecord
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t dismiss the question`,
  )

  return (
    <div className={styles.question}>
      <p className={styles.questionText}>{text}</p>
      <p className={styles.note}>
        <Plural value={count} one="Asked once" other="Asked # times" /> · {i18n.date(lastAskedAt, { dateStyle: 'medium' })}
      </p>
      <div className={styles.actions}>
        <LinkButton icon={PenLine} href={`/knowledge?${new URLSearchParams({ new: 'note', question: id }).toString()}`}>
          <Trans>Write an answer</Trans>
        </LinkButton>
        {onOpen && (
          <Button variant="quiet" onPress={() => onOpen(conversationUuid)}>
            <Trans>Read the conversation</Trans>
          </Button>
        )}
        <Button variant="quiet" isPending={dismiss.isRunning} onPress={() => void dismiss.run({ input: { questionId: id } })}>
          <Trans>Dismiss</Trans>
        </Button>
      </div>
      <FormError>{dismiss.failure}</FormError>
    </div>
  )
}
