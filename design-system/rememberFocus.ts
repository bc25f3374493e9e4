const rows = 'li, [role=row]'
/** Without fields, which would open the keyboard of a phone. */
const controls = 'a[href], button:enabled, select:enabled, [tabindex="0"]:not(input, textarea)'

/**
 * Remembers the focused control. If focus is lost, the returned function moves it back or, if the control is gone, to the row or
 * group in its place.
 */
export function rememberFocus(): () => void {
  const path = listPlaces(findControl())
  // React-aria tries in the next frame.
  return () => void requestAnimationFrame(() => requestAnimationFrame(() => returnFocus(path)))
}

interface Place {
  element: Element
  index: number
}

function findControl(): Element | null {
  const menu = document.activeElement?.closest('[data-trigger]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement
}

function listPlaces(control: Element | null): Place[] {
  const places: Place[] = []
  for (let element = control; element && element !== document.body; element = element.parentElement) {
    places.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) })
  }
  return places
}

function returnFocus(path: readonly Place[]): void {
  for (const [depth, { element }] of path.entries()) {
    if (document.activeElement !== document.body) return
    if (!element.isConnected) continue
    const target = depth === 0 ? element : (findInRow(element, path[depth - 1]) ?? listControls(element)[0])
    if (target instanceof HTMLElement) target.focus()
    else if (element instanceof HTMLElement && element.matches('section, main')) focusRegion(element)
  }
}

/** In the row that took the place of the removed one. */
function findInRow(list: Element, removed: Place | undefined): Element | undefined {
  if (!removed?.element.matches(rows)) return undefined
  const row = list.children[removed.index] ?? list.lastElementChild
  return [...(row?.querySelectorAll('button:enabled') ?? [])].at(-1)
}

/** As `ref` of a row that can disappear while it has focus, such as a message waiting to be sent. */
export function keepFocusOnRemoval(row: Element | null): () => void {
  return () => {
    if (row?.contains(document.activeElement)) rememberFocus()()
  }
}

export function listControls(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(controls)]
}

function focusRegion(region: HTMLElement): void {
  region.tabIndex = -1
  region.focus()
}
