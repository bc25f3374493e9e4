import { graphql } from 'react-relay'
import type { useAnswerQuestionMutation } from '../../../__generated__/useAnswerQuestionMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import type { QuestionAnswer } from './answerContext.ts'

const mutation = graphql`
  mutation useAnswerQuestionMutation($input: AnswerQuestionInput!, $connections: [ID!]!) {
    answerQuestion(input: $input) {
      __typename
      ... on AnswerQuestionPayload {
        step {
          ...Question_step
        }
        thread {
          updatedAt
          stepCount
          isArchived
          lastMessagePreview
          activeRun {
            id
            createdAt
          }
        }
        userStepEdge @appendEdge(connections: $connections) {
          cursor
          node {
            ...StepRow_step
          }
        }
        assistantStepEdge @appendEdge(connections: $connections) {
          cursor
          node {
            ...StepRow_step
          }
        }
        run {
          id
          createdAt
        }
      }
      ... on AlreadySendingError {
        run {
          id
          createdAt
        }
      }
      ... on UserError {
        message
        code
        params
      }
    }
  }
`

export function useAnswerQuestion() {
  const [commit] = useAsyncMutation<useAnswerQuestionMutation>(mutation)
  return (stepId: string, answer: QuestionAnswer, connections: string[]) => commit({ input: { stepId, ...answer }, connections })
}
