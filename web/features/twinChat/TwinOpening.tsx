import { FormError } from '#design-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TwinOpening_twin$key } from '../../__generated__/TwinOpening_twin.graphql.ts'
import type { RunOutcome } from '../../domain/conversation/answer/runOutcome.ts'
import { PrivateToOwner, TwinIntroduction } from '../../domain/conversation/audience/TwinIntroduction.tsx'
import type { TwinPerson } from '../../domain/conversation/audience/TwinAudience.tsx'

interface TwinOpeningProps {
  twin: TwinOpening_twin$key
  person: TwinPerson
  isPrivate: boolean
  onAsk: (question: string) => Promise<RunOutcome>
}

/** Before the first message to a twin, with questions that one can ask by pressing them. */
export function TwinOpening({ twin, person, isPrivate, onAsk }: TwinOpeningProps) {
  const { suggestedQuestions } = useFragment(
    graphql`
      fragment TwinOpening_twin on Twin {
        suggestedQuestions
      }
    `,
    twin,
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const ask = async (question: string) => {
    setRefusal(null)
    const outcome = await onAsk(question)
    if (outcome.type === 'refused') setRefusal(outcome.message)
  }
  return (
    <TwinIntroduction
      person={person}
      closed={isPrivate && <PrivateToOwner />}
      questions={suggestedQuestions}
      onAsk={(question) => void ask(question)}
      refusal={refusal && <FormError>{refusal}</FormError>}
    />
  )
}
