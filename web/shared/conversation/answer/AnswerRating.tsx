import { Button, FormError, IconButton, Popover, TextField } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ratingReasonLength } from '../../../../api/chat/steps/validation.ts'
import type { AnswerRating_step$key } from '../../../__generated__/AnswerRating_step.graphql.ts'
import type { AnswerRating as Rating, AnswerRatingMutation } from '../../../__generated__/AnswerRatingMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import styles from './AnswerRating.module.css'

export function AnswerRating({ step }: { step: AnswerRating_step$key }) {
  const { id, rating, ratingReason } = useFragment(
    graphql`
      fragment AnswerRating_step on Step {
        id
        rating
        ratingReason
      }
    `,
    step,
  )
  const { t } = useLingui()
  const rateAnswer = useAction<AnswerRatingMutation>(
    graphql`
      mutation AnswerRatingMutation($input: RateAnswerInput!) {
        rateAnswer(input: $input) {
          __typename
          ... on RateAnswerPayload {
            step {
              ...AnswerRating_step
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
    t`Couldn’t save the rating`,
  )
  const [isOpen, setOpen] = useState(false)
  const save = (next: Rating | null, reason?: string) => rateAnswer.run({ input: { stepId: id, rating: next, reason } })

  const handleGood = () => {
    setOpen(false)
    void save(rating === 'GOOD' ? null : 'GOOD')
  }
  const handleReason = async (reason: string) => {
    if (await save('BAD', reason)) setOpen(false)
  }
  const handleRemove = async () => {
    if (await save(null)) setOpen(false)
  }

  return (
    <>
      <IconButton icon={ThumbsUp} label={t`Good answer`} aria-pressed={rating === 'GOOD'} onPress={handleGood} />
      <Popover
        isOpen={isOpen}
        onOpenChange={setOpen}
        label={t`Bad answer`}
        trigger={
          <IconButton
            icon={ThumbsDown}
            label={t`Bad answer`}
            aria-pressed={rating === 'BAD'}
            onPress={() => {
              if (rating !== 'BAD') void save('BAD')
            }}
          />
        }
      >
        <ReasonForm reason={ratingReason ?? ''} onSave={handleReason} onRemove={handleRemove} />
      </Popover>
      {rateAnswer.failure && <FormError>{rateAnswer.failure}</FormError>}
    </>
  )
}

interface ReasonFormProps {
  reason: string
  onSave: (reason: string) => Promise<void>
  onRemove: () => Promise<void>
}

function ReasonForm({ reason, onSave, onRemove }: ReasonFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState(reason)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void onSave(text)
  }
  return (
    <form onSubmit={handleSubmit} className={styles.form}>
      <TextField label={t`What was wrong?`} isOptional value={text} onChange={setText} maxLength={ratingReasonLength} />
      <div className={styles.actions}>
        <Button variant="quiet" onPress={() => void onRemove()}>
          <Trans>Remove rating</Trans>
        </Button>
        <Button type="submit" variant="primary">
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}
