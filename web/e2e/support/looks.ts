import axe from 'axe-core'
import type { Page } from 'playwright'
import { pickBySize } from '../../../scripts/testing/proof.ts'

export const wide = { width: 1280, height: 800 }
export const narrow = { width: 360, height: 640 }

export async function findProblems(page: Page, sizes = [wide, narrow]): Promise<string[]> {
  const found: string[] = []
  const looks = [...sizes.map((size) => ({ size, isDark: false })), ...pickBySize([{ size: sizes.at(-1) ?? wide, isDark: true }], [])]
  for (const [index, { size, isDark }] of looks.entries()) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await waitForStillness(page)
    const problems = [
      ...(isDark ? [] : await findCutOff(page)),
      ...(isDark ? await violations(page, ['color-contrast', 'link-in-text-block']) : index === 0 ? await violations(page) : []),
    ]
    found.push(...problems.map((problem) => `${isDark ? 'dark' : 'light'}, ${size.width} wide: ${problem}`))
  }
  await page.setViewportSize(sizes[0] ?? wide)
  return found
}

/** Animations are known from the next frame on. */
function waitForStillness(page: Page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)))
  })
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(
    (only) =>
      // Announcements refer to elements that may be gone.
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        { exclude: ['[data-live-announcer]'] },
        { resultTypes: ['violations'], ...(only ? { runOnly: { type: 'rule', values: only } } : {}) },
      ),
    rules,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`))
}

function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page scrolls sideways, ${scrollWidth} of ${clientWidth}`] : []
    const controls = 'button, a, input, textarea, select, img, label, h1, h2, h3, h4, h5, h6, [role=tab]'
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const hides = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis'
    }

    for (const element of document.querySelectorAll('body *')) {
      if (!element.matches(controls) && !hasText(element)) continue
      const { left, right, width, height, bottom } = element.getBoundingClientRect()
      const isSeen = width > 1 && height > 1 && bottom > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!isSeen || element.closest('[inert]')) continue
      const what = element.outerHTML.slice(0, 160)
      let edge = { left: 0, right: clientWidth }
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, clip } = getComputedStyle(around)
        const isScroller = ['auto', 'scroll'].includes(overflowX) && around.scrollWidth > around.clientWidth
        // Visually hidden text has a box of one pixel.
        if (isScroller || clip !== 'auto' || around.clientWidth === 1) {
          edge = { left: -Infinity, right: Infinity }
          break
        }
        if (hides(around) && element.matches(controls)) {
          const box = around.getBoundingClientRect()
          edge = { left: Math.max(edge.left, box.left), right: Math.min(edge.right, box.right) }
        }
      }
      if (left < edge.left - 1 || right > edge.right + 1) found.push(`cut off from ${Math.round(left)} to ${Math.round(right)}: ${what}`)
      else if (
        hides(element) &&
        element.matches(controls) &&
        !element.matches('input, textarea') &&
        element.scrollWidth > element.clientWidth + 1
      ) {
        found.push(`its text is cut off: ${what}`)
      }
    }
    return found
  })
}
