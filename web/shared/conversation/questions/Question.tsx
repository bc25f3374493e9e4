import { QuestionCard } from '#design-system'
import { use, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Question_step$key } from '../../../__generated__/Question_step.graphql.ts'
import { AnswerContext, type QuestionAnswer } from './answerContext.ts'

interface QuestionProps {
  step: Question_step$key
  isLast: boolean
}

const statuses = { OPEN: 'open', ANSWERED: 'answered', SKIPPED: 'skipped' } as const

export function Question({ step, isLast }: QuestionProps) {
  const { id, question } = useFragment(
    graphql`
      fragment Question_step on Step {
        id
        question {
          question
          choices
          allowsSeveral
          status
          chosen
          text
        }
      }
    `,
    step,
  )
  const answer = use(AnswerContext)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!question) return null
  const { status: stored, question: text, choices, allowsSeveral, chosen, text: written } = question
  const status = statuses[stored as keyof typeof statuses] ?? 'skipped'
  const handleAnswer = async (given: QuestionAnswer) => {
    if (!answer || isPending) return
    setPending(true)
    const outcome = await answer(id, given)
    setPending(false)
    setFailure(outcome.type === 'refused' ? outcome.message : null)
  }
  return (
    <QuestionCard
      question={text}
      allowsSeveral={allowsSeveral}
      text={written}
      choices={choices}
      chosen={chosen}
      // The message that follows may be newer than the question in the store.
      status={status === 'open' && answer && !isLast && !isPending ? 'skipped' : status}
      onAnswer={answer ? (given) => void handleAnswer(given) : undefined}
      isPending={isPending}
      error={failure}
    />
  )
}
