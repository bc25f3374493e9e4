import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls back when the element comes into view, and again whenever `count` changes while it stays there. A callback that
 * changes nothing is therefore not repeated.
 */
export function useOnVisible(onVisible: () => void, count: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onVisible)

  useEffect(() => {
    latest.current = onVisible
  })
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) latest.current()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [count])

  return element
}
