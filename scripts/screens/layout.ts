import type { Page } from 'playwright'

export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width) {
      faults.push(`The page is ${document.documentElement.scrollWidth} px wide in a window of ${width} px.`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text.length < 2 || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('script, style, svg, [aria-hidden="true"], .katex, [data-visually-hidden]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width: line, height }) => line > 1 && height > 1)
      if (lines.length === 0 || isHiddenBox(element) || endsInEllipsis(element)) continue
      const name = `“${text.slice(0, 50)}”`
      if (lines.length > 3 && text.length / lines.length < 4) faults.push(`${name} breaks after every few letters.`)
      const box = range.getBoundingClientRect()
      if (!scrollsSideways(element) && (box.right > width + 1 || box.left < -1)) faults.push(`${name} runs out of the window.`)
      const other = coveredBy(element, lines)
      if (other !== null) faults.push(`${name} lies under “${other}”.`)
      const clipping = clippedBy(element, box)
      if (clipping !== null) faults.push(`${name} is cut off by ${clipping}.`)
    }
    return faults

    function isHiddenBox(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { width: boxWidth, height } = at.getBoundingClientRect()
        if ((boxWidth <= 1 || height <= 1) && getComputedStyle(at).overflowX === 'hidden') return true
      }
      return false
    }

    function endsInEllipsis(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(at)
        if ((textOverflow === 'ellipsis' && overflowX !== 'visible') || webkitLineClamp !== 'none') return true
      }
      return false
    }

    function scrollsSideways(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if ((overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth) return true
        if (at.getBoundingClientRect().right <= 0 || at.getBoundingClientRect().left >= width) return true
      }
      return false
    }

    function coveredBy(element: Element, boxes: readonly DOMRect[]): string | null {
      for (const { left, right, top, bottom } of boxes) {
        if (isScrolledOut(element, (left + right) / 2)) continue
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        if (
          !hit ||
          hit.contains(element) ||
          element.contains(hit) ||
          hit.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')
        )
          continue
        if (hit.firstChild?.nodeType === Node.TEXT_NODE && isInFlow(hit, element) && !hit.closest('header, form'))
          return hit.textContent?.trim().slice(0, 50) ?? ''
      }
      return null
    }

    function isScrolledOut(element: Element, x: number): boolean {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { left, right } = at.getBoundingClientRect()
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && (x < left || x > right)) return true
      }
      return false
    }

    /** The page scrolls below bars that stick. */
    function isInFlow(hit: Element, below: Element): boolean {
      for (let at: Element | null = hit.parentElement; at && !at.contains(below); at = at.parentElement) {
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return false
      }
      return getComputedStyle(hit).position === 'static'
    }

    function clippedBy(element: Element, box: DOMRect): string | null {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') return null
        if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue
        const outer = at.getBoundingClientRect()
        if (box.right > outer.right + 1 || box.left < outer.left - 1) return `<${at.localName} class="${at.className}">`
        return null
      }
      return null
    }
  })
}
