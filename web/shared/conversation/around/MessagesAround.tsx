import { Button, LoadMore, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import scrollerStyles from '../messageScroller.module.css'
import styles from './MessagesAround.module.css'
import { HistoryFailed } from '../messages/HistoryFailed.tsx'
import { useReadingPlace } from '../messages/readingPlaces.ts'
import { StepRow } from '../messages/StepRow.tsx'
import { useMessageEditing } from '../messages/useMessageEditing.ts'
import { useAudience } from '../audience/audience.ts'
import { useStopReading } from '../../speech/useStopReading.ts'
import type { Retry } from '../answer/runOutcome.ts'
import type { useConversation } from '../state/useConversation.ts'
import { useStepsAround } from './useStepsAround.ts'

interface MessagesAroundProps {
  threadId: string
  conversation: ReturnType<typeof useConversation>
  position: number
  onJumpToLatest: () => void
}

export function MessagesAround({ threadId, conversation, position, onJumpToLatest }: MessagesAroundProps) {
  const { t } = useLingui()
  const { isTwin } = useAudience()
  const { around, status, load } = useStepsAround(threadId, position)
  const steps = around?.steps ?? null
  useStopReading()
  const reading = useReadingPlace()
  const [saved] = useState(() => reading.saved()?.scroll)
  const list = useRef<HTMLDivElement>(null)
  const target = useRef<HTMLDivElement>(null)
  const isLoaded = steps !== null
  const loadFirst = useEffectEvent(() => {
    if (!isLoaded) void load('first')
  })
  useEffect(() => loadFirst(), [])
  useLayoutEffect(() => {
    if (!isLoaded || !list.current) return
    if (saved) list.current.scrollTop = saved.scrollTop
    else if (target.current) scrollToStart(list.current, target.current)
  }, [isLoaded, saved])
  const savePlace = useEffectEvent(() => {
    if (isLoaded && list.current) reading.save({ scroll: { scrollTop: list.current.scrollTop } })
  })
  useLayoutEffect(() => () => savePlace(), [])
  // The URL may name a message that was replaced or never existed.
  const isMissing = steps !== null && steps.every((step) => step.position !== position)
  const leave = useEffectEvent(onJumpToLatest)
  useEffect(() => {
    if (isMissing) leave()
  }, [isMissing])

  // The new answer is the latest message.
  const { edit } = useMessageEditing(conversation, onJumpToLatest)
  const retry: Retry = async (...answer) => {
    const outcome = await conversation.retry(...answer)
    if (outcome.type === 'started') onJumpToLatest()
    return outcome
  }
  const followBranch = useEffectEvent((lastBefore: string | undefined) => {
    if (conversation.nodes.every(({ id }) => id !== lastBefore)) void load('all')
  })
  const lastId = conversation.nodes.at(-1)?.id
  const known = useRef(lastId)
  useEffect(() => {
    if (known.current !== lastId) followBranch(known.current)
    known.current = lastId
  }, [lastId])

  const getSideProps = (side: 'older' | 'newer') => ({
    isLoading: status?.side === side && !status.hasFailed,
    failure: status?.side === side && status.hasFailed ? t`Failed to load thread history` : null,
    onLoadMore: () => void load(side),
  })

  return (
    <div className={scrollerStyles.frame}>
      <div ref={list} role="log" aria-live="off" aria-label={t`Conversation`} tabIndex={0} className={styles.scroller}>
        <LoadMore hasMore={!!around?.start} label={t`Earlier messages`} {...getSideProps('older')} />
        {steps?.map(({ id, position: at, stepType, step }, index) => (
          <div key={id} ref={at === position ? target : undefined} className={styles.row} aria-current={at === position ? true : undefined}>
            <StepRow
              step={step}
              stream={conversation.stream}
              isLast={false}
              question={steps[index - 1]?.input ?? ''}
              onRetry={!isTwin && conversation.retryableId ? retry : null}
              editing={!isTwin && stepType === 'USER_MESSAGE' ? edit(id) : null}
              text={{ defaultOpen: at === position }}
            />
          </div>
        ))}
        <LoadMore hasMore={!!around?.end} label={t`Later messages`} {...getSideProps('newer')} />
        {!isLoaded &&
          (status?.hasFailed ? (
            <HistoryFailed onRetry={() => void load('first')} />
          ) : (
            <StatusLine>
              <Trans>Loading...</Trans>
            </StatusLine>
          ))}
      </div>
      <div className={scrollerStyles.jump}>
        <Button icon={ArrowDown} onPress={onJumpToLatest}>
          <Trans>Jump to latest</Trans>
        </Button>
      </div>
    </div>
  )
}

function scrollToStart(list: HTMLElement, row: HTMLElement): void {
  const margin = parseFloat(getComputedStyle(row).scrollMarginBlockStart) || 0
  list.scrollTop += row.getBoundingClientRect().top - list.getBoundingClientRect().top - margin
}
