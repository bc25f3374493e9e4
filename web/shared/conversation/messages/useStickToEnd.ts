import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const nearEndPx = 32
/** Measuring rows also scrolls, so only scrolls soon after an input count. */
const readerMovesWithinMs = 1_000
const releases = ['pointerup', 'pointercancel'] as const
const readerInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const

/** @param newest ID of the last row; a new one scrolls to the end */
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

  // Resizing rows must not fight the reader.
  const stick = () => {
    const { current } = scroller
    // A button that moves between press and release gets no click.
    if (current && isStuck.current && !isPressed.current) current.scrollTop = current.scrollHeight
  }

  const handleScroll = () => {
    if (!scroller.current) return
    const { scrollTop, scrollHeight, clientHeight } = scroller.current
    const isReader = performance.now() - lastInputAt.current < readerMovesWithinMs
    const below = scrollHeight - scrollTop - clientHeight
    // When the list shrinks, the browser scrolls it to its exact end.
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
      // The click fires after pointerup.
      setTimeout(() => {
        isPressed.current = false
        stick()
      })
    }
    const growth = new ResizeObserver(stick)
    if (end.current) growth.observe(end.current)
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    for (const input of readerInputs) current?.addEventListener(input, handleInput, options)
    current?.addEventListener('pointerdown', handlePress, options)
    for (const release of releases) window.addEventListener(release, handleRelease, options)
    return () => {
      growth.disconnect()
      listening.abort()
    }
  }, [])

  return { scroller, end, isAtEnd, isStuck, handleScroll, handleResize: stick, jumpToEnd }
}
