import { EmptyState, List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { UnansweredQuestions_viewer$key } from '../../../__generated__/UnansweredQuestions_viewer.graphql.ts'
import { UnansweredQuestion } from './UnansweredQuestion.tsx'

interface UnansweredQuestionsProps {
  viewer: UnansweredQuestions_viewer$key
  onOpen: (conversationUuid: string) => void
}

/** What the twin could not answer, and how it can the next time. */
export function UnansweredQuestions({ viewer, onOpen }: UnansweredQuestionsProps) {
  const { t } = useLingui()
  const { twinUnanswered } = useFragment(
    graphql`
      fragment UnansweredQuestions_viewer on Viewer {
        twinUnanswered(limit: 50) {
          id
          ...UnansweredQuestion_question
        }
      }
    `,
    viewer,
  )
  // A record that was deleted leaves a hole in the list until it is loaded again.
  const questions = twinUnanswered.filter((question) => question != null)
  if (questions.length === 0) {
    return (
      <EmptyState title={t`No unanswered questions`} size="small">
        <Trans>When somebody asks what your twin does not know, the question comes here. A public note answers it for the next one.</Trans>
      </EmptyState>
    )
  }
  return (
    <List label={t`What your twin could not answer`} isDivided>
      {questions.map((question) => (
        <ListItem key={question.id}>
          <UnansweredQuestion question={question} onOpen={onOpen} />
        </ListItem>
      ))}
    </List>
  )
}
