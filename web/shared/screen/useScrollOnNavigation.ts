import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const restoringMs = 5_000
const maxPositions = 50
const readerInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

const positions = new Map<string, number>()

export function useScrollOnNavigation(): void {
  const { key, pathname, hash } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const shownPath = useRef<string | null>(null)

  useLayoutEffect(() => {
    const isNewScreen = shownPath.current !== null && shownPath.current !== pathname
    const isFirst = shownPath.current === null
    shownPath.current = pathname
    const scrollTop = isReturn ? positions.get(key) : undefined
    // Browsers restore the position after a reload.
    if (isFirst && scrollTop === undefined) return
    if (scrollTop !== undefined) return restore(scrollTop)
    if (isNewScreen && !hash) scrollPageTo(0)
  }, [key, pathname, hash, isReturn])

  useEffect(() => {
    const handleScroll = ({ target }: Event) => {
      if (target !== document && target !== findScroller()) return
      positions.delete(key)
      positions.set(key, findScroller().scrollTop)
      const [oldest] = positions.keys()
      if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest)
    }
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', handleScroll, { capture: true })
  }, [key])
}

function restore(scrollTop: number): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const scroll = () => {
    scrollPageTo(scrollTop)
    if (Math.abs(findScroller().scrollTop - scrollTop) <= 1) leaving.abort()
  }
  scroll()
  if (signal.aborted) return () => {}
  const growth = new MutationObserver(scroll)
  growth.observe(document.body, { childList: true, subtree: true, characterData: true })
  const timer = setTimeout(() => leaving.abort(), restoringMs)
  signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(timer)
  })
  for (const input of readerInputs) window.addEventListener(input, () => leaving.abort(), { signal, passive: true })
  return () => leaving.abort()
}

function scrollPageTo(scrollTop: number): void {
  findScroller().scrollTop = scrollTop
}

/** Signed-in layouts scroll their content; other pages scroll as a whole. */
function findScroller(): Element {
  const main = document.querySelector('main')
  const scrollsInside = main !== null && getComputedStyle(main).overflowY === 'auto'
  return scrollsInside ? main : (document.scrollingElement ?? document.documentElement)
}
