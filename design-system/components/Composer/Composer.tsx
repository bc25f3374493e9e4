import { useLingui } from '@lingui/react/macro'
import { ArrowUp, Square } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../Icon/Icon.tsx'
import { VoiceMark, type Voice } from '../VoiceMark/VoiceMark.tsx'
import { hasTouchKeyboard, isComposingText, isSendKey } from './sendKey.ts'
import styles from './Composer.module.css'

export interface ComposerProps {
  /** What is written so far. */
  value: string
  /** Called with the whole text after each change. */
  onChange: (value: string) => void
  /** Called with the trimmed text, never with nothing. Clearing the value is the caller's. */
  onSend: (text: string) => void
  /** Offered in place of sending while `isRunning`. */
  onStop?: () => void
  /** An answer is being written. Typing goes on, sending waits. */
  isRunning?: boolean
  /** Nothing can be typed or sent; `notice` says why. */
  isDisabled?: boolean
  /** Names the field: "Message your private brain". Serves as its placeholder too. */
  label: string
  /** Who will see what is sent. */
  voice: Voice
  /** Says who will see it in other words than the usual ones. */
  audience?: string
  /** Why nothing was sent, or cannot be. Announced when it appears. */
  notice?: ReactNode
  /** What goes out with the message, above the text. */
  attachments?: ReactNode
  /** Further controls beside the audience: attach, dictate. */
  tools?: ReactNode
  /** The field has the focus when it appears. */
  autoFocus?: boolean
  /** The textarea element, for focus. */
  ref?: Ref<HTMLTextAreaElement>
}

/**
 * Where a message is written. Enter sends, Shift+Enter breaks the line; a touch keyboard has no Shift+Enter, so there Enter breaks
 * the line and the button sends. Escape stops an answer. It always names its audience.
 */
export function Composer({
  value,
  onChange,
  onSend,
  onStop,
  isRunning = false,
  isDisabled = false,
  label,
  voice,
  audience,
  notice,
  attachments,
  tools,
  autoFocus,
  ref,
}: ComposerProps) {
  const { t } = useLingui()
  const audienceId = useId()
  const noticeId = useId()
  const text = value.trim()
  const canSend = text !== '' && !isDisabled && !isRunning

  const send = () => {
    if (canSend) onSend(text)
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
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
          className={styles.Input}
        />
        <div className={styles.Foot}>
          <span id={audienceId} className={styles.Audience}>
            <VoiceMark voice={voice}>{audience}</VoiceMark>
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
