import { AudienceMark, Button, FormError, TextArea, TextField } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { maxCheckedQuestionLength, maxCorrectionLength } from '../../../../api/twin/corrections/validation.ts'
import styles from './Checks.module.css'

export interface Correction {
  question: string
  answer: string
}

interface CorrectionFormProps extends Correction {
  failure: string | null
  isSaving: boolean
  onSave: (correction: Correction) => void
  onClose: () => void
}

export function CorrectionForm({ failure, isSaving, onSave, onClose, ...initial }: CorrectionFormProps) {
  const { t } = useLingui()
  const [question, setQuestion] = useState(initial.question.slice(0, maxCheckedQuestionLength))
  const [answer, setAnswer] = useState(initial.answer)
  const isBlank = question.trim() === '' || answer.trim() === ''
  return (
    <div data-voice="public" className={styles.form}>
      <AudienceMark audience="listed">{t`Anyone`}</AudienceMark>
      <TextField label={t`Question`} value={question} onChange={setQuestion} maxLength={maxCheckedQuestionLength} />
      <TextArea label={t`Your answer`} value={answer} onChange={setAnswer} maxLength={maxCorrectionLength} rows={4} autoFocus />
      <FormError>{failure}</FormError>
      <div className={styles.actions}>
        <Button variant="primary" isPending={isSaving} isDisabled={isBlank} onPress={() => onSave({ question, answer })}>
          <Trans>Save correction</Trans>
        </Button>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
