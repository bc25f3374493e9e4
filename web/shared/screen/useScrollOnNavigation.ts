import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const restoringMs = 5_000
const maxPlaces = 50
const readerInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

const places = new Map<string, number>()

export function useScrollOnNavigation(): void {
  const { key, pathname, hash } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const shownPath = useRef<string | null>(null)

  useLayoutEffect(() => {
    const isNewScreen = shownPath.current !== null && shownPath.current !== pathname
    const isFirst = shownPath.current === null
    shownPath.current = pathname
    const place = isReturn ? places.get(key) : undefined
    // After a reload the browser restores the position itself.
    if (isFirst && place === undefined) return
    if (place !== undefined) return restore(place)
    if (isNewScreen && !hash) scrollPageTo(0)
  }, [key, pathname, hash, isReturn])

  useEffect(() => {
    const handleScroll = ({ target }: Event) => {
      if (target !== document && target !== findScroller()) return
      places.delete(key)
      places.set(key, findScroller().scrollTop)
      const [oldest] = places.keys()
      if (places.size > maxPlaces && oldest !== undefined) places.delete(oldest)
    }
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', handleScroll, { capture: true })
  }, [key])
}

/** Retries whenever the content grows, until the position is reached or the reader scrolls. */
function restore(place: number): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const scroll = () => {
    scrollPageTo(place)
    if (Math.abs(findScroller().scrollTop - place) <= 1) leaving.abort()
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

function scrollPageTo(place: number): void {
  findScroller().scrollTop = place
}

/** Signed-in layouts scroll their content; other pages scroll as a whole. */
function findScroller(): Element {
  const main = document.querySelector('main')
  const scrollsInside = main !== null && getComputedStyle(main).overflowY === 'auto'
  return scrollsInside ? main : (document.scrollingElement ?? document.documentElement)
}
