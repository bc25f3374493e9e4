import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** As near to the end as this counts as being there. */
const nearEndPx = 32
/** Rows that are measured move the list as well: only a move soon after a wheel, a finger or a key is the reader's. */
const readerMovesWithinMs = 1_000
const readerInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Keeps a list at its end while it grows, until the reader scrolls up.
 * @param newest what the last row is; a new one brings the reader back to the end
 */
export function useStickToEnd(newest: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null)
  const isStuck = useRef(true)
  const lastTop = useRef(0)
  const lastInputAt = useRef(-Infinity)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [shown, setShown] = useState(newest)
  if (newest !== shown) {
    setShown(newest)
    setIsAtEnd(true)
  }

  // Not by the virtualizer's own scrolling: that repeats itself while rows change their size, and would hold the reader down.
  const stick = () => {
    const { current } = scroller
    if (current && isStuck.current) current.scrollTop = current.scrollHeight
  }

  const handleScroll = () => {
    if (!scroller.current) return
    const { scrollTop, scrollHeight, clientHeight } = scroller.current
    const isReader = performance.now() - lastInputAt.current < readerMovesWithinMs
    if (isReader && scrollTop < lastTop.current) isStuck.current = false
    else if (scrollHeight - scrollTop - clientHeight <= nearEndPx) isStuck.current = true
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
  useLayoutEffect(moveToEnd, [newest])

  useEffect(() => {
    const { current } = scroller
    const handleInput = () => {
      lastInputAt.current = performance.now()
    }
    for (const input of readerInputs) current?.addEventListener(input, handleInput, { passive: true })
    return () => {
      for (const input of readerInputs) current?.removeEventListener(input, handleInput)
    }
  }, [])

  return { scroller, isAtEnd, handleScroll, handleResize: stick, jumpToEnd }
}
