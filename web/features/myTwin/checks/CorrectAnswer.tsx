import { Badge, Button } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { CorrectAnswerMutation } from '../../../__generated__/CorrectAnswerMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import { removeQuotations } from '../citationMarks.ts'
import styles from './Checks.module.css'
import { type Correction, CorrectionForm } from './CorrectionForm.tsx'

interface CorrectAnswerProps {
  stepUuid: string
  question: string
  answer: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function CorrectAnswer({ stepUuid, question, answer, isOpen, onOpenChange }: CorrectAnswerProps) {
  const { t } = useLingui()
  const [corrected, setCorrected] = useState<Correction | null>(null)
  const correct = useAction<CorrectAnswerMutation>(
    graphql`
      mutation CorrectAnswerMutation($input: CorrectTwinAnswerInput!) {
        correctTwinAnswer(input: $input) {
          __typename
          ... on CorrectTwinAnswerPayload {
            check {
              ...CheckEntry_check
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
    t`Couldn’t save the correction`,
  )
  const handleSave = async (correction: Correction) => {
    const isSaved = await correct.run({ input: { stepUuid, ...correction } })
    if (isSaved) {
      setCorrected(correction)
      onOpenChange(false)
    }
    return isSaved
  }
  if (isOpen) {
    const initial = corrected ?? { question, answer: removeQuotations(answer) }
    return (
      <CorrectionForm
        {...initial}
        draftName={stepUuid}
        failure={correct.failure}
        isSaving={correct.isRunning}
        onSave={handleSave}
        onClose={() => onOpenChange(false)}
      />
    )
  }
  return (
    <div>
      {corrected && (
        <p>
          <Badge tone="good">
            <Trans>Corrected</Trans>
          </Badge>{' '}
          {corrected.answer}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" icon={PenLine} onPress={() => onOpenChange(true)}>
          {corrected ? <Trans>Edit correction</Trans> : <Trans>Correct</Trans>}
        </Button>
      </div>
    </div>
  )
}
