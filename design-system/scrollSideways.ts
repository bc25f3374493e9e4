import { useLayoutEffect, type RefObject } from 'react'

export function useScrollEdges(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const update = () => {
      // scrollLeft is negative in right-to-left layouts.
      const before = Math.abs(list.scrollLeft)
      const after = list.scrollWidth - list.clientWidth - before
      const more = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ')
      if (more) list.dataset['more'] = more
      else delete list.dataset['more']
    }
    const observer = new ResizeObserver(update)
    observer.observe(list)
    for (const child of list.children) observer.observe(child)
    list.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', update)
    }
  })
}

/** scrollIntoView would also scroll the page. */
export function scrollToMiddle(row: Element, entry: Element): void {
  row.scrollLeft += getMiddle(entry) - getMiddle(row)
}

function getMiddle(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
