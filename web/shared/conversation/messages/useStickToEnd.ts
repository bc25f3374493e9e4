import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const nearEndPx = 32
/** Measuring rows also scrolls, so only scrolls soon after an input count. */
const readerMovesWithinMs = 1_000
/** After a touch, the browser sends mouse events, whose target is looked up again, and the click. */
const clickAfterTouchMs = 300
const pressEnds = ['pointerup', 'pointercancel'] as const
const readerInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const
/** Marks forms in messages, whose controls must stay in place while in use. */
const openForm = '[data-open-form]'
const disclosure = '[aria-expanded]:not([aria-haspopup])'

/**
 * @param newest ID of the last row; a new one scrolls to the end
 * @param switched ID of the row that replaced another; the list then stays in place
 */
export function useStickToEnd(newest: string | undefined, startsAt?: number, switched: string | null = null) {
  const scroller = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isStuck = useRef(startsAt === undefined)
  const last = useRef({ top: 0, height: 0 })
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
    if (!current || !isStuck.current || isPressed.current) return
    if (current.contains(document.activeElement) && current.querySelector(openForm)) {
      return setIsAtEnd(current.scrollHeight - current.scrollTop - current.clientHeight <= nearEndPx)
    }
    current.scrollTop = current.scrollHeight
    last.current.height = current.scrollHeight
  }

  const handleScroll = () => {
    if (!scroller.current) return
    const { scrollTop, scrollHeight, clientHeight } = scroller.current
    const isReader = performance.now() - lastInputAt.current < readerMovesWithinMs
    const below = scrollHeight - scrollTop - clientHeight
    // Find in page and screen readers scroll without an input.
    const isSearch = scrollHeight === last.current.height && below > nearEndPx
    // When the list shrinks, the browser scrolls it to its exact end.
    if ((isReader || isSearch) && scrollTop < last.current.top && below > 1) isStuck.current = false
    else if (below <= nearEndPx) isStuck.current = true
    last.current = { top: scrollTop, height: scrollHeight }
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
  // An opened or switched element must stay in view, unless it fits anyway.
  const release = () => {
    isStuck.current = false
    requestAnimationFrame(() => requestAnimationFrame(handleScroll))
  }
  const start = useRef(startsAt)
  const heldFor = useRef(switched)
  const follow = useEffectEvent(() => {
    if (switched !== null && switched !== heldFor.current) {
      heldFor.current = switched
      return release()
    }
    if (start.current === undefined) return moveToEnd()
    if (scroller.current) scroller.current.scrollTop = start.current
    start.current = undefined
  })
  useLayoutEffect(() => follow(), [newest])

  useEffect(() => {
    const { current } = scroller
    const handleInput = () => {
      lastInputAt.current = performance.now()
    }
    const handlePress = () => {
      isPressed.current = true
    }
    const handleRelease = ({ pointerType }: PointerEvent) => {
      if (!isPressed.current) return
      // The click fires after pointerup.
      setTimeout(
        () => {
          isPressed.current = false
          stick()
        },
        pointerType === 'touch' ? clickAfterTouchMs : 0,
      )
    }
    const handleClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest(disclosure)) release()
    }
    const handleInnerScroll = ({ target }: Event) => {
      if (target instanceof Element && target !== current && target.scrollTop > 0) release()
    }
    const growth = new ResizeObserver(stick)
    if (end.current) growth.observe(end.current)
    // Its height changes with the composer and the phone’s keyboard.
    if (current) growth.observe(current)
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    for (const input of readerInputs) current?.addEventListener(input, handleInput, options)
    current?.addEventListener('pointerdown', handlePress, options)
    // Runs before React re-renders the button as open.
    current?.addEventListener('click', handleClick, { ...options, capture: true })
    current?.addEventListener('scroll', handleInnerScroll, { ...options, capture: true })
    for (const pressEnd of pressEnds) window.addEventListener(pressEnd, handleRelease, options)
    return () => {
      growth.disconnect()
      listening.abort()
    }
  }, [])

  return { scroller, end, isAtEnd, isStuck, handleScroll, handleResize: stick, jumpToEnd }
}
