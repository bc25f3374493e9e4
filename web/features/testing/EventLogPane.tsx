import { Button, EmptyState, Heading, IconButton, ToggleButton } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, Eraser } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Virtualizer } from 'virtua'
import type { ThreadStream } from '../../stream/threadStream.ts'
import { useStreamValue } from '../../stream/useThreadStream.ts'
import { toJsonLines, EventLog, type LoggedEvent } from './eventLog.ts'
import scrollerStyles from '../../shared/conversation/messageScroller.module.css'
import styles from './EventLogPane.module.css'
import { useStickToEnd } from '../../shared/conversation/messages/useStickToEnd.ts'

export function EventLogPane({ stream }: { stream: ThreadStream | null }) {
  const { t, i18n } = useLingui()
  const [log] = useState(() => new EventLog())
  useEffect(() => stream?.onEvent((event) => log.add(event)), [stream, log])
  const events = useSyncExternalStore(log.subscribe, log.getEvents)
  const [paused, setPaused] = useState<readonly LoggedEvent[] | null>(null)
  const shown = paused ?? events
  const waiting = paused === null ? 0 : (events.at(-1)?.number ?? 0) - (paused.at(-1)?.number ?? 0)

  const clear = () => {
    log.clear()
    if (paused) setPaused([])
  }

  return (
    <section aria-label={t`Events`} className={styles.pane}>
      <header className={styles.head}>
        <Heading level={2} size="section">
          <Trans>Events</Trans>
        </Heading>
        <p className={styles.state}>
          {stream && <Phase stream={stream} />}
          {paused ? (
            <Trans>
              paused, <Plural value={waiting} one="# event waiting" other="# events waiting" />
            </Trans>
          ) : (
            <Plural value={shown.length} one="# event" other="# events" />
          )}
        </p>
        <div className={styles.tools}>
          <ToggleButton isSelected={paused !== null} onChange={(isPaused) => setPaused(isPaused ? events : null)}>{t`Pause`}</ToggleButton>
          <CopyEvents events={shown} />
          <IconButton icon={Eraser} label={t`Clear`} isDisabled={shown.length === 0} onPress={clear} />
        </div>
      </header>
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState title={t`Events will appear here`} level={3} size="small">
            <Trans>Send a message to see every event from the server as it arrives.</Trans>
          </EmptyState>
        </div>
      ) : (
        <EventRows events={shown} formatNumber={(value) => i18n.number(value)} />
      )}
    </section>
  )
}

function Phase({ stream }: { stream: ThreadStream }) {
  return (
    <>
      <code>{useStreamValue(stream, ({ phase }) => phase)}</code>
      {' · '}
    </>
  )
}

function EventRows({ events, formatNumber }: { events: readonly LoggedEvent[]; formatNumber: (value: number) => string }) {
  const { t } = useLingui()
  const { scroller, isAtEnd, handleScroll, handleResize, jumpToEnd } = useStickToEnd(undefined)
  useLayoutEffect(handleResize)
  return (
    <div className={scrollerStyles.frame}>
      <div ref={scroller} role="log" aria-live="off" aria-label={t`Event log`} tabIndex={0} className={scrollerStyles.scroller}>
        <Virtualizer data={events} onScroll={handleScroll} onResize={handleResize}>
          {({ number, afterMs, cursor, type, payload }) => (
            <div key={number} className={styles.row}>
              <p className={styles.line}>
                <span className={styles.type}>{type}</span>
                <span className={styles.cursor}>{cursor}</span>
                {afterMs !== null && <span className={styles.time}>+{formatNumber(afterMs)} ms</span>}
              </p>
              <code className={styles.payload}>{JSON.stringify(payload)}</code>
            </div>
          )}
        </Virtualizer>
      </div>
      {!isAtEnd && (
        <div className={scrollerStyles.jump}>
          <Button onPress={jumpToEnd}>
            <Trans>Jump to latest</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

function CopyEvents({ events }: { events: readonly LoggedEvent[] }) {
  const { t } = useLingui()
  const [hasCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    await navigator.clipboard.writeText(toJsonLines(events))
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), 2000)
  }
  return (
    <IconButton
      icon={hasCopied ? Check : Copy}
      label={hasCopied ? t`Copied` : t`Copy as JSON lines`}
      isDisabled={events.length === 0}
      onPress={() => void copy()}
    />
  )
}
