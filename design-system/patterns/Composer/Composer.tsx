import { useLingui } from '@lingui/react/macro'
import { ArrowUp, Square } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { useControlledState } from 'react-stately/useControlledState'
import type { Audience } from '../../components/Audience/audience.ts'
import { AudienceMark } from '../../components/Audience/AudienceMark.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { hasTouchKeyboard, isComposingText, isSendKey } from './sendKey.ts'
import styles from './Composer.module.css'

export interface ComposerProps {
  /** The text (controlled). */
  value?: string
  /** The initial text (uncontrolled). */
  defaultValue?: string
  /** Called with the full text after each change. */
  onChange?: (value: string) => void
  /** Called with the trimmed, non-empty text. The caller clears a controlled value. */
  onSend: (text: string) => void
  /** Called when the Stop button is pressed, shown while `isRunning`. */
  onStop?: () => void
  /** Whether an answer is streaming. Typing works; sending does not. */
  isRunning?: boolean
  /** Disables typing and sending. Explain why in `notice`. */
  isDisabled?: boolean
  /** The accessible name and placeholder: "Message your private brain". */
  label: string
  /** The audience of the message. */
  audience: Audience
  /** The audience in words, if its name says too little. */
  readers?: string
  /** Why sending failed or is unavailable. Announced when it appears. */
  notice?: ReactNode
  /** Attachments, shown above the text. */
  attachments?: ReactNode
  /** Additional controls next to the audience, such as attach or dictate. */
  tools?: ReactNode
  /** Focuses the field on mount. */
  autoFocus?: boolean
  /** The textarea element, for focus. */
  ref?: Ref<HTMLTextAreaElement>
}

export function Composer({
  value: given,
  defaultValue = '',
  onChange,
  onSend,
  onStop,
  isRunning = false,
  isDisabled = false,
  label,
  audience,
  readers,
  notice,
  attachments,
  tools,
  autoFocus,
  ref,
}: ComposerProps) {
  const { t } = useLingui()
  const [value, setValue] = useControlledState(given, defaultValue, onChange)
  const audienceId = useId()
  const noticeId = useId()
  const text = value.trim()
  const canSend = text !== '' && !isDisabled && !isRunning

  const send = () => {
    if (!canSend) return
    onSend(text)
    if (given === undefined) setValue('')
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && isRunning && onStop && !isComposingText(event)) {
      event.preventDefault()
      onStop()
    }
    if (!isSendKey(event)) return
    event.preventDefault()
    send()
  }

  return (
    <div className={styles.Composer}>
      <div id={noticeId} role="status" className={styles.Notice}>
        {notice}
      </div>
      <div className={styles.Box} data-disabled={isDisabled || undefined}>
        {attachments}
        <textarea
          ref={ref}
          dir="auto"
          rows={1}
          value={value}
          aria-label={label}
          aria-describedby={notice ? `${audienceId} ${noticeId}` : audienceId}
          placeholder={label}
          disabled={isDisabled}
          autoFocus={autoFocus}
          enterKeyHint={hasTouchKeyboard() ? 'enter' : 'send'}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={handleKeyDown}
          className={styles.Input}
        />
        <div className={styles.Foot}>
          <span id={audienceId} className={styles.Audience}>
            <AudienceMark audience={audience}>{readers}</AudienceMark>
          </span>
          {tools}
          {isRunning && onStop ? (
            <Button aria-label={t`Stop`} onPress={onStop} className={styles.Action} data-variant="stop">
              <Icon glyph={Square} size="0.75rem" />
            </Button>
          ) : (
            <Button aria-label={t`Send`} isDisabled={!canSend} onPress={send} className={styles.Action}>
              <Icon glyph={ArrowUp} />
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
