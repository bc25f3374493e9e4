import { Button, Composer, FormError, Heading } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTextDraft } from '../../forms/useTextDraft.ts'
import { DraftCard } from './DraftCard.tsx'
import styles from './QuestionStep.module.css'
import type { useDrafting } from './useDrafting.ts'
import type { ProfileField } from './useProfileFields.ts'
import { getDraftName } from './useStep.ts'

interface QuestionStepProps {
  field: ProfileField
  next: ProfileField | null
  drafting: ReturnType<typeof useDrafting>
  pendingAnswer: string | null
  failure: string | null
  onAnswer: (field: ProfileField, answer: string) => void
  onNext: () => void
  onOtherSource: () => void
  onReview: (() => void) | null
}

export function QuestionStep({
  field,
  next,
  drafting,
  pendingAnswer,
  failure,
  onAnswer,
  onNext,
  onOtherSource,
  onReview,
}: QuestionStepProps) {
  const { t } = useLingui()
  const isDrafted = field.drafts.length > 0 || pendingAnswer !== null
  const asked = isDrafted ? next : field
  return (
    <div className={styles.step}>
      <div>
        <Heading size="hero">{field.question}</Heading>
        {!isDrafted && <p className={styles.example}>{field.example}</p>}
      </div>
      {isDrafted && (
        <DraftCard
          key={field.field}
          field={field}
          pendingAnswer={pendingAnswer}
          setValues={(values) => drafting.setValues(field, values)}
          keep={drafting.keep}
          onDone={onNext}
        />
      )}
      <FormError>{failure}</FormError>
      {asked && (
        <Answer
          key={asked.field}
          field={asked}
          label={isDrafted ? asked.next : t`Your answer`}
          onSend={(answer) => onAnswer(asked, answer)}
        />
      )}
      {!isDrafted && (
        <div className={styles.others}>
          <Button variant="quiet" onPress={onNext}>
            <Trans>Not now</Trans>
          </Button>
          <Button variant="quiet" wraps onPress={onOtherSource}>
            <Trans>Use a CV, a bio or a web page</Trans>
          </Button>
          {onReview && (
            <Button variant="quiet" onPress={onReview}>
              <Trans>Review answers</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface AnswerProps {
  field: ProfileField
  label: string
  onSend: (answer: string) => void
}

/** Text stays stored until the answer is saved. */
function Answer({ field, label, onSend }: AnswerProps) {
  const { t } = useLingui()
  const { text, setText } = useTextDraft(getDraftName(field.field))
  return (
    <div className={styles.answer}>
      <Composer
        value={text}
        onChange={setText}
        onSend={onSend}
        label={label}
        audience="private"
        readers={t`Only you, until you share it`}
        autoFocus
      />
    </div>
  )
}
