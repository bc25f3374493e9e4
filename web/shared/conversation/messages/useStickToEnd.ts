import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** As near to the end as this counts as being there. */
const nearEndPx = 32
/** Rows that are measured move the list as well: only a move soon after a wheel, a finger, a key or the focus is the reader's. */
const readerMovesWithinMs = 1_000
const releases = ['pointerup', 'pointercancel'] as const
// The browser scrolls to what gets the focus, also by a key that was pressed elsewhere.
const readerInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Keeps a list at its end while it grows, until the reader scrolls up.
 * @param newest what the last row is; a new one brings the reader back to the end
 * @param startsAt where the list begins instead of at its end, in pixels from its top
 */
export function useStickToEnd(newest: string | undefined, startsAt?: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isStuck = useRef(startsAt === undefined)
  const lastTop = useRef(0)
  const lastInputAt = useRef(-Infinity)
  const isPressed = useRef(false)
  const [isAtEnd, setIsAtEnd] = useState(startsAt === undefined)
  const [shown, setShown] = useState(newest)
  if (newest !== shown) {
    setShown(newest)
    setIsAtEnd(true)
  }

  // Not by the virtualizer's own scrolling: that repeats itself while rows change their size, and would hold the reader down.
  const stick = () => {
    const { current } = scroller
    // A button that moves away between press and release is not pressed at all.
    if (current && isStuck.current && !isPressed.current) current.scrollTop = current.scrollHeight
  }

  const handleScroll = () => {
    if (!scroller.current) return
    const { scrollTop, scrollHeight, clientHeight } = scroller.current
    const isReader = performance.now() - lastInputAt.current < readerMovesWithinMs
    const below = scrollHeight - scrollTop - clientHeight
    // A list that became shorter was moved by the browser, to its very end.
    if (isReader && scrollTop < lastTop.current && below > 1) isStuck.current = false
    else if (below <= nearEndPx) isStuck.current = true
    lastTop.current = scrollTop
    setIsAtEnd(isStuck.current)
  }

  const moveToEnd = () => {
    lastInputAt.current = -Infinity
    isStuck.current = true
    stick()
  }
  const jumpToEnd = () => {
    moveToEnd()
    setIsAtEnd(true)
  }
  const start = useRef(startsAt)
  useLayoutEffect(() => {
    if (start.current === undefined) return moveToEnd()
    if (scroller.current) scroller.current.scrollTop = start.current
    start.current = undefined
  }, [newest])

  useEffect(() => {
    const { current } = scroller
    const handleInput = () => {
      lastInputAt.current = performance.now()
    }
    const handlePress = () => {
      isPressed.current = true
    }
    const handleRelease = () => {
      if (!isPressed.current) return
      // The click comes after the release.
      setTimeout(() => {
        isPressed.current = false
        stick()
      })
    }
    const growth = new ResizeObserver(stick)
    if (end.current) growth.observe(end.current)
    for (const input of readerInputs) current?.addEventListener(input, handleInput, { passive: true })
    current?.addEventListener('pointerdown', handlePress)
    for (const release of releases) window.addEventListener(release, handleRelease)
    return () => {
      growth.disconnect()
      current?.removeEventListener('pointerdown', handlePress)
      for (const release of releases) window.removeEventListener(release, handleRelease)
      for (const input of readerInputs) current?.removeEventListener(input, handleInput)
    }
  }, [])

  return { scroller, end, isAtEnd, isStuck, handleScroll, handleResize: stick, jumpToEnd }
}
