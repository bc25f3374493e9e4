import { Button, FormError, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { errorText, type Refusal } from '../../i18n/errorText.ts'
import { failureText } from '../../relay/requestError.ts'
import styles from './Proposal.module.css'

interface ProposalEditProps {
  label: string
  /** As it was proposed. */
  value: string
  accept: (value: string) => Promise<Partial<Refusal>>
  onCancel: () => void
}

/** The proposed text in a field, to be put into the profile in other words. */
export function ProposalEdit({ label, value, accept, onCancel }: ProposalEditProps) {
  const { t } = useLingui()
  const [text, setText] = useState(value)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    setPending(true)
    try {
      const { message, code, params } = await accept(text)
      if (message) setFailure(errorText({ message, code, params }))
    } catch (error) {
      setFailure(failureText(error, t`Failed to update profile`))
    }
    setPending(false)
  }

  return (
    <form className={styles.edit} onSubmit={(event) => void handleSubmit(event)}>
      <TextArea label={label} value={text} onChange={setText} rows={1} autoFocus />
      <FormError>{failure}</FormError>
      <div className={styles.decisions}>
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={text.trim() === ''}>
          <Trans>Accept</Trans>
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
