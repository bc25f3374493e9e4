import { Button, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { Virtualizer } from 'virtua'
import styles from './MessageList.module.css'
import { useStickToEnd } from './useStickToEnd.ts'

/** Older messages are asked for before the reader has reached the first one. */
const loadAheadPx = 800

interface MessageListProps {
  /** Oldest first, keyed by step. */
  rows: readonly { id: string; content: ReactElement }[]
  /** What stands after the last message: what is going on, or what went wrong. */
  footer: ReactNode
  hasOlder: boolean
  isLoadingOlder: boolean
  onLoadOlder: () => void
  /** A row that stays although it is scrolled out of sight, because something is being written in it. */
  keptRowId: string | null
}

/** Draws only what is near the screen, keeps the reader's place when older messages come, and stays at the end while an answer grows. */
export function MessageList({ rows, footer, hasOlder, isLoadingOlder, onLoadOlder, keptRowId }: MessageListProps) {
  const { scroller, isAtEnd, handleScroll, handleResize, jumpToEnd } = useStickToEnd(rows.at(-1)?.id)
  const { t } = useLingui()
  const keptAt = rows.findIndex(({ id }) => id === keptRowId)
  const isPrepended = useIsPrepended(rows.map(({ id }) => id))

  const loadOlderWhenNear = () => {
    if (hasOlder && !isLoadingOlder && scroller.current && scroller.current.scrollTop < loadAheadPx) onLoadOlder()
  }

  return (
    <div className={styles.frame}>
      {isLoadingOlder && (
        <div className={styles.loading}>
          <StatusLine>
            <Trans>Loading...</Trans>
          </StatusLine>
        </div>
      )}
      {/* A log announces every change by itself, each token too: what is worth hearing is said by the conversation's own live region. */}
      <div ref={scroller} role="log" aria-live="off" aria-label={t`Conversation`} tabIndex={0} className={styles.scroller}>
        <Virtualizer
          shift={isPrepended}
          keepMounted={keptAt === -1 ? undefined : [keptAt]}
          onScroll={() => {
            handleScroll()
            loadOlderWhenNear()
          }}
          onResize={() => {
            handleResize()
            loadOlderWhenNear()
          }}
        >
          {rows.map(({ id, content }) => (
            <div key={id} className={styles.row}>
              {content}
            </div>
          ))}
          <div key="footer" className={styles.row}>
            {footer}
          </div>
        </Virtualizer>
      </div>
      {!isAtEnd && (
        <div className={styles.jump}>
          <Button icon={ArrowDown} onPress={jumpToEnd}>
            <Trans>Jump to latest</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether the last change of the rows put some before those that were there. */
function useIsPrepended(ids: readonly string[]): boolean {
  const [before, setBefore] = useState({ first: ids[0], count: ids.length, isPrepended: false })
  const [first] = ids
  if (first !== before.first || ids.length !== before.count) {
    const isPrepended = first !== before.first && before.first !== undefined && ids.includes(before.first)
    setBefore({ first, count: ids.length, isPrepended })
  }
  return before.isPrepended
}
