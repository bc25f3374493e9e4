import { Button, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './EditMessage.module.css'
import type { RunOutcome } from '../answer/runOutcome.ts'

interface EditMessageProps {
  text: string
  onResend: (text: string) => Promise<RunOutcome>
  onCancel: () => void
}

/** Takes the place of the message; the answer to it is replaced by the next one. */
export function EditMessage({ text: original, onResend, onCancel }: EditMessageProps) {
  const { t } = useLingui()
  const [text, setText] = useState(original)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const handleResend = async () => {
    setIsSending(true)
    const outcome = await onResend(text.trim())
    setIsSending(false)
    if (outcome.type === 'refused') setRefusal(outcome.message)
  }

  return (
    <div className={styles.edit}>
      <TextArea
        label={t`Your message`}
        isLabelHidden
        value={text}
        onChange={setText}
        description={t`This replaces the answer.`}
        error={refusal ?? undefined}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        autoFocus
      />
      <div className={styles.actions}>
        <Button variant="quiet" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          onPress={() => void handleResend()}
          isDisabled={text.trim() === ''}
          isPending={isSending}
          pendingLabel={t`Sending...`}
        >
          <Trans>Send again</Trans>
        </Button>
      </div>
    </div>
  )
}
