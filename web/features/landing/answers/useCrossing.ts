import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

/** In pixels. */
const threshold = 4

interface Drag {
  x: number
  /** In pixels, negative from right to left. */
  span: number
  /** From 0 to 1. */
  from: number
  hasMoved: boolean
}

export function useCrossing(isAcross: boolean, onCross: (isAcross: boolean) => void) {
  const drag = useRef<Drag>(null)
  const [position, setPosition] = useState<number | null>(null)
  const isDragging = position !== null

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const element = event.currentTarget
    const room = (element.parentElement?.clientWidth ?? 0) - element.offsetWidth
    drag.current = { x: event.clientX, span: room * getSign(element), from: isAcross ? 1 : 0, hasMoved: false }
    element.setPointerCapture(event.pointerId)
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current
    if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const distance = event.clientX - current.x
    if (!current.hasMoved && Math.abs(distance) < threshold) return
    current.hasMoved = true
    const next = Math.min(1, Math.max(0, current.from + distance / (current.span || 1)))
    setPosition(next)
    if (next > 0.5 !== isAcross) onCross(next > 0.5)
  }
  const handlePointerEnd = () => setPosition(null)
  const handleClick = (event: MouseEvent) => {
    // A drag ends with a click; screen readers click without a pointer.
    const hasMoved = event.detail !== 0 && drag.current?.hasMoved === true
    drag.current = null
    if (!hasMoved) onCross(!isAcross)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = step * getSign(event.currentTarget) > 0
    if (next !== isAcross) onCross(next)
  }

  return {
    position,
    isDragging,
    crossingProps: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerEnd,
      onPointerCancel: handlePointerEnd,
      onClick: handleClick,
      onKeyDown: handleKeyDown,
    },
  }
}

function getSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}
