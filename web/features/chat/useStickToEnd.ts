import { useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** As near to the end as this counts as being there. */
const nearEndPx = 32

/**
 * Keeps a list at its end while it grows, until the reader scrolls up.
 * @param count how many rows the list has
 * @param newest what the last row is; a new one brings the reader back to the end
 */
export function useStickToEnd(count: number, newest: string | undefined) {
  const list = useRef<VirtualizerHandle>(null)
  const isStuck = useRef(true)
  const last = useRef({ offset: 0, size: 0 })
  const [isAtEnd, setIsAtEnd] = useState(true)

  const stick = () => {
    if (isStuck.current) list.current?.scrollToIndex(count - 1, { align: 'end' })
  }

  const handleScroll = (offset: number) => {
    if (!list.current) return
    const { scrollSize, viewportSize } = list.current
    const isNearEnd = scrollSize - offset - viewportSize <= nearEndPx
    // A row that grows moves the end away from the reader; only the reader moves up.
    const hasMovedUp = offset < last.current.offset && scrollSize >= last.current.size
    if (isNearEnd) isStuck.current = true
    else if (hasMovedUp) isStuck.current = false
    last.current = { offset, size: scrollSize }
    setIsAtEnd(isStuck.current)
  }

  const jumpToEnd = () => {
    isStuck.current = true
    setIsAtEnd(true)
    stick()
  }

  useLayoutEffect(jumpToEnd, [newest])

  return { list, isAtEnd, handleScroll, handleResize: stick, jumpToEnd }
}
