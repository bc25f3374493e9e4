import { Button, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ThreadStream } from '../../../stream/threadStream.ts'
import scrollerStyles from '../messageScroller.module.css'
import styles from './MessagesAround.module.css'
import { HistoryFailed } from '../messages/HistoryFailed.tsx'
import { StepRow } from '../messages/StepRow.tsx'
import { useStepsAround } from './useStepsAround.ts'

interface MessagesAroundProps {
  threadId: string
  stream: ThreadStream
  /** Of the message that was looked for. */
  position: number
  onJumpToLatest: () => void
}

/** A conversation opened at one of its messages: only what is near it is read, and more on either side when asked for. */
export function MessagesAround({ threadId, stream, position, onJumpToLatest }: MessagesAroundProps) {
  const { t } = useLingui()
  const { steps, hasOlder, hasNewer, status, retry, loadFirst, loadOlder, loadNewer } = useStepsAround(threadId, position)
  const list = useRef<HTMLDivElement>(null)
  const target = useRef<HTMLDivElement>(null)
  const loadAtOnce = useEffectEvent(() => void loadFirst())
  useEffect(() => loadAtOnce(), [threadId, position])
  const isThere = steps !== null
  useEffect(() => {
    if (list.current && target.current) scrollToStart(list.current, target.current)
  }, [isThere])
  // The address may name a message that was replaced or never was.
  const isMissing = steps !== null && steps.every((step) => step.position !== position)
  const leave = useEffectEvent(onJumpToLatest)
  useEffect(() => {
    if (isMissing) leave()
  }, [isMissing])

  return (
    <div className={scrollerStyles.frame}>
      <div ref={list} role="log" aria-live="off" aria-label={t`Conversation`} tabIndex={0} className={styles.scroller}>
        {hasOlder && (
          <div className={styles.more}>
            <Button onPress={loadOlder}>
              <Trans>Earlier messages</Trans>
            </Button>
          </div>
        )}
        {steps?.map(({ id, position: at, step }) => (
          <div key={id} ref={at === position ? target : undefined} className={styles.row} aria-current={at === position ? true : undefined}>
            <StepRow step={step} stream={stream} isLast={false} onRetry={null} editing={null} />
          </div>
        ))}
        {hasNewer && (
          <div className={styles.more}>
            <Button onPress={loadNewer}>
              <Trans>Later messages</Trans>
            </Button>
          </div>
        )}
        {status === 'loading' && (
          <StatusLine>
            <Trans>Loading...</Trans>
          </StatusLine>
        )}
        {status === 'failed' && <HistoryFailed onRetry={retry} />}
      </div>
      <div className={scrollerStyles.jump}>
        <Button icon={ArrowDown} onPress={onJumpToLatest}>
          <Trans>Jump to latest</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Unlike `scrollIntoView`, which also scrolls the page around the list. */
function scrollToStart(list: HTMLElement, row: HTMLElement): void {
  const margin = parseFloat(getComputedStyle(row).scrollMarginBlockStart) || 0
  list.scrollTop += row.getBoundingClientRect().top - list.getBoundingClientRect().top - margin
}
