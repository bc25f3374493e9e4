import { Button, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { memo, useEffectEvent, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import scrollerStyles from '../messageScroller.module.css'
import { HistoryFailed } from './HistoryFailed.tsx'
import styles from './MessageList.module.css'
import { focusElement, useKeptFocus } from '../../screen/useKeptFocus.ts'
import { useReadingPlace } from './readingPlaces.ts'
import { useIsPrinting } from '../../screen/useIsPrinting.ts'
import { useStickToEnd } from './useStickToEnd.ts'

const loadAheadPx = 800

interface Row {
  readonly id: string
  /** The same for all versions of a message; negative before it is known. */
  readonly position: number
}

interface MessageListProps<T extends Row> {
  rows: readonly T[]
  renderRow: (row: T) => ReactElement
  footer: ReactNode
  hasOlder: boolean
  olderStatus: 'idle' | 'loading' | 'failed'
  onLoadOlder: () => void
  keptRowId: string | null
  /** Stays in place instead of the end of the list. */
  switchedRowId: string | null
}

export function MessageList<T extends Row>({
  rows,
  renderRow,
  footer,
  hasOlder,
  olderStatus,
  onLoadOlder,
  keptRowId,
  switchedRowId,
}: MessageListProps<T>) {
  const reading = useReadingPlace()
  const [saved] = useState(() => reading.saved()?.scroll)
  const { scroller, end, isAtEnd, isStuck, handleScroll, handleResize, jumpToEnd } = useStickToEnd(
    rows.at(-1)?.id,
    saved?.scrollTop,
    rows.some(({ id }) => id === switchedRowId) ? switchedRowId : null,
  )
  useKeptFocus(
    scroller,
    (list, row) => {
      const isScrolledAway = !row?.isConnected && rows.some(({ id }) => id === row?.dataset.id)
      const next = rows.findLast(({ position }) => position >= 0 && position <= Number(row?.dataset.position))
      const article = next && !isScrolledAway && list.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"] article`)
      if (article) article.tabIndex = -1
      focusElement(article || list)
    },
    '[data-position]',
  )
  const virtualizer = useRef<VirtualizerHandle>(null)
  const savePlace = useEffectEvent(() => {
    const { current: list } = scroller
    if (!list || !virtualizer.current) return
    reading.save({ scroll: isStuck.current ? undefined : { scrollTop: list.scrollTop, heights: virtualizer.current.cache } })
  })
  useLayoutEffect(() => () => savePlace(), [])
  const { t } = useLingui()
  const keptAt = keptRowId === null ? -1 : rows.findLastIndex(({ id }) => id === keptRowId)
  const isPrepended = useIsPrepended(rows)
  const isPrinting = useIsPrinting()

  const [isNearTop, setNearTop] = useState(true)
  const loadOlderWhenNear = () => {
    if (!scroller.current) return
    const isNear = scroller.current.scrollTop < loadAheadPx
    setNearTop(isNear)
    if (isNear && hasOlder && olderStatus === 'idle') onLoadOlder()
  }

  return (
    <div className={scrollerStyles.frame}>
      {olderStatus === 'failed' && isNearTop && (
        <div className={styles.failed}>
          <HistoryFailed onRetry={onLoadOlder} />
        </div>
      )}
      {/* A live log would announce every token. */}
      <div ref={scroller} role="log" aria-live="off" aria-label={t`Conversation`} tabIndex={0} className={styles.scroller}>
        {hasOlder && (
          <p className={styles.older}>
            <Trans>Older messages aren’t included. To print everything, use Print in the conversation menu.</Trans>
          </p>
        )}
        <Virtualizer
          ref={virtualizer}
          cache={saved?.heights}
          data={rows}
          shift={isPrepended}
          keepMounted={isPrinting ? rows.map((_, index) => index) : keptAt === -1 ? undefined : [keptAt]}
          onScroll={() => {
            handleScroll()
            loadOlderWhenNear()
          }}
          onResize={() => {
            handleResize()
            loadOlderWhenNear()
          }}
        >
          {(row) => <RenderedRow key={row.id} row={row} render={renderRow} />}
        </Virtualizer>
        {/* Not a virtualized row, which would be measured with the height of its predecessor. */}
        <div ref={end} className={styles.row}>
          {footer}
        </div>
      </div>
      {olderStatus === 'loading' && isNearTop && (
        <div className={styles.loading}>
          <StatusLine>
            <Trans>Loading...</Trans>
          </StatusLine>
        </div>
      )}
      {!isAtEnd && (
        <div className={scrollerStyles.jump}>
          <Button icon={ArrowDown} onPress={jumpToEnd}>
            <Trans>Jump to latest</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

interface RenderedRowProps<T extends Row> {
  row: T
  render: (row: T) => ReactElement
}

/** The virtualizer re-renders all rows whenever one moves. */
const RenderedRow = memo(function RenderedRow<T extends Row>({ row, render }: RenderedRowProps<T>) {
  return (
    <div className={styles.row} data-id={row.id} data-position={row.position}>
      {render(row)}
    </div>
  )
}) as <T extends Row>(props: RenderedRowProps<T>) => ReactElement

function useIsPrepended(rows: readonly Row[]): boolean {
  const [before, setBefore] = useState({ first: rows[0]?.id, count: rows.length, isPrepended: false })
  const first = rows[0]?.id
  if (first !== before.first || rows.length !== before.count) {
    const added = rows.length - before.count
    const isPrepended = added > 0 && first !== before.first && before.first !== undefined && rows[added]?.id === before.first
    setBefore({ first, count: rows.length, isPrepended })
  }
  return before.isPrepended
}
