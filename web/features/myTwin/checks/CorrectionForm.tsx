import { AudienceMark, Button, FormError, TextArea, TextField } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { maxCheckedQuestionLength, maxCorrectionLength } from '../../../../api/twin/corrections/validation.ts'
import { useTextDraft } from '../../../forms/useTextDraft.ts'
import styles from './Checks.module.css'

export interface Correction {
  question: string
  answer: string
}

interface CorrectionFormProps extends Correction {
  /** Unique; unsaved text is kept under it. */
  draftName: string
  failure: string | null
  isSaving: boolean
  /** Whether it was saved. */
  onSave: (correction: Correction) => Promise<boolean>
  onClose: () => void
}

export function CorrectionForm({ draftName, failure, isSaving, onSave, onClose, ...initial }: CorrectionFormProps) {
  const { t } = useLingui()
  const question = useTextDraft(`correction-question:${draftName}`, initial.question.slice(0, maxCheckedQuestionLength))
  const answer = useTextDraft(`correction:${draftName}`, initial.answer)
  const isBlank = question.text.trim() === '' || answer.text.trim() === ''
  const discard = () => {
    question.discard()
    answer.discard()
  }
  const handleSave = async () => {
    if (await onSave({ question: question.text, answer: answer.text })) discard()
  }
  const handleCancel = () => {
    discard()
    onClose()
  }
  return (
    <div data-voice="public" className={styles.form}>
      <AudienceMark audience="listed">{t`Anyone`}</AudienceMark>
      <TextField label={t`Question`} value={question.text} onChange={question.setText} maxLength={maxCheckedQuestionLength} />
      <TextArea label={t`Your answer`} value={answer.text} onChange={answer.setText} maxLength={maxCorrectionLength} rows={4} autoFocus />
      <FormError>{failure}</FormError>
      <div className={styles.actions}>
        <Button variant="primary" isPending={isSaving} isDisabled={isBlank} onPress={() => void handleSave()}>
          <Trans>Save correction</Trans>
        </Button>
        <Button variant="quiet" onPress={handleCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
