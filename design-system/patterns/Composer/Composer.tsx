import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { ArrowUp, Square } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { useControlledState } from 'react-stately/useControlledState'
import type { Audience } from '../../components/Audience/audience.ts'
import { AudienceMark } from '../../components/Audience/AudienceMark.tsx'
import type { ValueProps } from '../../components/Field/Field.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { hasTouchKeyboard, isComposingText, isSendKey } from './sendKey.ts'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './Composer.module.css'

export interface ComposerProps extends StyleProps, ValueProps<string> {
  /** Called with trimmed text, which is empty only with `canSendEmpty`. The caller clears a controlled value. */
  onSend: (text: string) => void
  /** Called by the Stop button while `isRunning`. */
  onStop?: () => void
  /** Whether an answer is streaming, which blocks sending unless `canQueue`. */
  isRunning?: boolean
  /** Whether `onSend` queues the text while `isRunning`. */
  canQueue?: boolean
  /** Whether attachments can be sent without text. */
  canSendEmpty?: boolean
  /** Explain why in `notice`. */
  isDisabled?: boolean
  /** Accessible name and placeholder: "Message your private brain". */
  label: string
  /** Audience of the message. */
  audience: Audience
  /** Replaces the audience's name. */
  readers?: string
  /** Why sending failed or is unavailable. */
  notice?: ReactNode
  /** Shown above the text. */
  attachments?: ReactNode
  /** Next to the audience: model and context. */
  model?: ReactNode
  /** Controls before Send, such as attach. */
  tools?: ReactNode
  /** Focuses the field on mount. */
  autoFocus?: boolean
  /** The textarea element. */
  ref?: Ref<HTMLTextAreaElement>
}

export function Composer({
  value: given,
  defaultValue = '',
  onChange,
  onSend,
  onStop,
  isRunning = false,
  canQueue = false,
  canSendEmpty = false,
  isDisabled = false,
  label,
  audience,
  readers,
  notice,
  attachments,
  model,
  tools,
  autoFocus,
  ref,
  className,
}: ComposerProps) {
  const { t } = useLingui()
  const [value, setValue] = useControlledState(given, defaultValue, onChange)
  const audienceId = useId()
  const noticeId = useId()
  const text = value.trim()
  const canSend = (text !== '' || canSendEmpty) && !isDisabled && (!isRunning || canQueue)
  const hasStop = isRunning && onStop !== undefined
  const box = useRef<HTMLDivElement>(null)
  const isStopFocused = useRef(false)
  useLayoutEffect(() => {
    if (hasStop || !isStopFocused.current) return
    isStopFocused.current = false
    // On phones, it would open the keyboard.
    if (!hasTouchKeyboard()) box.current?.querySelector('textarea')?.focus()
  }, [hasStop])

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
    <div className={clsx(styles.Composer, className)}>
      <div id={noticeId} role="status" className={styles.Notice}>
        {notice}
      </div>
      <div ref={box} className={styles.Box} data-disabled={isDisabled || undefined}>
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
            <AudienceMark audience={audience} className={readers ? undefined : styles.Name}>
              {readers}
            </AudienceMark>
          </span>
          {model}
          <div className={styles.Actions}>
            {tools}
            {hasStop && (
              <Button
                aria-label={t`Stop`}
                onPress={onStop}
                onFocusChange={(isFocused) => void (isStopFocused.current = isFocused)}
                className={styles.Action}
                data-variant="stop"
              >
                <Icon glyph={Square} size="0.75rem" />
              </Button>
            )}
            {(!hasStop || (canQueue && canSend)) && (
              <Button aria-label={isRunning ? t`Queue` : t`Send`} isDisabled={!canSend} onPress={send} className={styles.Action}>
                <Icon glyph={ArrowUp} />
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
