import { Button, Composer, FormError, Heading } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DraftCard } from './DraftCard.tsx'
import styles from './QuestionStep.module.css'
import type { useDrafting } from './useDrafting.ts'
import type { ProfileField } from './useProfileFields.ts'

interface QuestionStepProps {
  field: ProfileField
  next: ProfileField | null
  drafting: ReturnType<typeof useDrafting>
  pendingAnswer: string | null
  onAnswer: (field: ProfileField, answer: string) => Promise<string | null>
  onNext: () => void
  onOtherSource: () => void
}

export function QuestionStep({ field, next, drafting, pendingAnswer, onAnswer, onNext, onOtherSource }: QuestionStepProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const isDrafted = field.drafts.length > 0 || pendingAnswer !== null
  const asked = isDrafted ? next : field

  const handleSend = async (answer: string) => {
    if (!asked) return
    setFailure(null)
    setText('')
    const failed = await onAnswer(asked, answer)
    if (failed === null) return
    setFailure(failed)
    setText(answer)
  }

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
        <div className={styles.answer}>
          <Composer
            key={asked.field}
            value={text}
            onChange={setText}
            onSend={(answer) => void handleSend(answer)}
            label={isDrafted ? asked.next : t`Your answer`}
            audience="private"
            readers={t`Only you, until you share it`}
            autoFocus
          />
        </div>
      )}
      {!isDrafted && (
        <div className={styles.others}>
          <Button variant="quiet" onPress={onNext}>
            <Trans>Not now</Trans>
          </Button>
          <Button variant="quiet" wraps onPress={onOtherSource}>
            <Trans>Use a CV, a bio or a web page</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
