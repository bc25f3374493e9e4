import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/Button.tsx'
import type { OpenProps } from '../openState.ts'
import type { StyleProps } from '../styleProps.ts'
import styles from './ClampedText.module.css'

export interface ClampedTextProps extends StyleProps, OpenProps {
  /** Text. */
  children: ReactNode
  /** Lines shown while it is closed. */
  lines?: number
}

/** A button that reveals only a line or two is a nuisance. */
const spareLines = 4

export function ClampedText({ children, lines = 12, isOpen: isOpenGiven, defaultOpen = false, onOpenChange, className }: ClampedTextProps) {
  const { t } = useLingui()
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useControlledState(isOpenGiven, defaultOpen, onOpenChange)
  useLayoutEffect(() => {
    const { current } = content
    if (!current) return
    const measure = () => setLong(current.scrollHeight > (lines + spareLines) * parseFloat(getComputedStyle(current).lineHeight))
    measure()
    const resizing = new ResizeObserver(measure)
    resizing.observe(current)
    return () => resizing.disconnect()
  }, [lines, children])

  const isClamped = isLong && !isOpen
  const close = () => {
    setOpen(false)
    runAfterLayout(() => content.current?.scrollIntoView({ block: 'nearest' }))
  }
  const openAtMatch = (element: HTMLElement) => {
    const { scrollTop } = element
    if (!isClamped || scrollTop === 0) return
    // On a busy machine React renders after the next frames, and there would be nothing to scroll yet.
    flushSync(() => setOpen(true))
    runAfterLayout(() => getScroller(element)?.scrollBy({ top: scrollTop }))
  }
  return (
    <div className={clsx(styles.ClampedText, className)}>
      <div
        ref={content}
        id={id}
        className={styles.Content}
        style={{ '--lines': lines } as CSSProperties}
        data-clamped={isClamped || undefined}
        // Find in page scrolls to its match in the hidden part.
        onScroll={({ currentTarget }) => openAtMatch(currentTarget)}
      >
        {children}
      </div>
      {isLong && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={isOpen ? close : () => setOpen(true)}
          className={styles.Toggle}
        >
          {isOpen ? t`Show less` : t`Show more`}
        </Button>
      )}
    </div>
  )
}

/** Lists measure their rows in the first frame. */
function runAfterLayout(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work))
}

function getScroller(element: HTMLElement): HTMLElement | null {
  let at = element.parentElement
  while (at && !['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) at = at.parentElement
  return at
}
