import { Button, Card, List, ListItem } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { WaitingQuestions_viewer$key } from '../../../__generated__/WaitingQuestions_viewer.graphql.ts'
import { UnansweredQuestion } from './UnansweredQuestions.tsx'

const most = 3

export function WaitingQuestions({ viewer, onShowAll }: { viewer: WaitingQuestions_viewer$key; onShowAll: () => void }) {
  const { twinUnanswered } = useFragment(
    graphql`
      fragment WaitingQuestions_viewer on Viewer {
        twinUnanswered(limit: 50) @required(action: THROW) {
          id
          ...UnansweredQuestions_question
        }
      }
    `,
    viewer,
  )
  const questions = twinUnanswered.filter((question) => question != null)
  if (questions.length === 0) return null
  const title = plural(questions.length, { one: '# question waiting', other: '# questions waiting' })
  return (
    <Card title={title}>
      <List label={title} isDivided>
        {questions.slice(0, most).map((question) => (
          <ListItem key={question.id}>
            <UnansweredQuestion question={question} />
          </ListItem>
        ))}
      </List>
      {questions.length > most && (
        <Button variant="quiet" onPress={onShowAll}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </Card>
  )
}
