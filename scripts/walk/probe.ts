export interface Reaction {
  first: number | null
  /** The first change that outlasts the press. */
  lasting: number | null
}

export interface Shift {
  value: number
  moved: string
}

interface Probe {
  at: number
  /** Since the last pointerdown or keydown. */
  hasOpened: boolean
  first: number | null
  lasting: number | null
  shifts: Shift[]
}

declare global {
  interface Window {
    walk: Probe
  }
}

/** Runs in the page before its scripts. */
export function installProbe(): void {
  const probe: Probe = { at: 0, hasOpened: false, first: null, lasting: null, shifts: [] }
  window.walk = probe
  /** Not a response. */
  const fleeting = ['data-pressed', 'data-hovered', 'data-focused', 'data-focus-visible', 'data-focus-visible-within', 'data-focus-within']

  const press = (event: Event) => {
    // Menus open before the click, which would restart the time while they fade in.
    if (event.type === 'click' && probe.hasOpened) return
    probe.at = event.timeStamp
    probe.hasOpened = false
    probe.first = null
    probe.lasting = null
  }
  const see = (isLasting: boolean) => {
    if (probe.at === 0 || probe.lasting !== null) return
    requestAnimationFrame(() => {
      const after = performance.now() - probe.at
      probe.first ??= after
      if (isLasting) probe.lasting ??= after
    })
  }
  // A press ends with the click.
  for (const type of ['pointerdown', 'click', 'keydown']) {
    document.addEventListener(type, (event) => event.isTrusted && press(event), { capture: true })
  }
  document.addEventListener('focusin', ({ target }) => see(target instanceof HTMLElement && target.matches('input, textarea')))
  document.addEventListener('transitionrun', () => see(false), { capture: true })
  document.addEventListener('input', () => see(true), { capture: true })
  new MutationObserver((changes) => {
    probe.hasOpened ||= changes.some(({ attributeName }) => attributeName === 'aria-expanded')
    see(changes.some(({ type, attributeName }) => type !== 'attributes' || !fleeting.includes(attributeName ?? '')))
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

  interface Source {
    node: Node | null
    previousRect: DOMRectReadOnly
    currentRect: DOMRectReadOnly
  }
  const getName = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? node.parentElement?.getAttribute('class') ?? ''}` : 'text'
  const formatPlace = ({ top, height }: DOMRectReadOnly) => `${Math.round(top)}+${Math.round(height)}`
  const getMovement = ({ node, previousRect, currentRect }: Source) =>
    `${getName(node)} “${node?.textContent?.slice(0, 30)}” from ${formatPlace(previousRect)} to ${formatPlace(currentRect)}`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: Source[]
    })[]) {
      if (!entry.hadRecentInput) probe.shifts.push({ value: entry.value, moved: entry.sources.map(getMovement).join(', ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export function readReaction(longestMs: number): Promise<Reaction> {
  const { walk } = window
  return new Promise((resolve) => {
    const look = () => {
      if (walk.lasting !== null || performance.now() - walk.at > longestMs) resolve({ first: walk.first, lasting: walk.lasting })
      else requestAnimationFrame(look)
    }
    look()
  })
}

export function takeShifts(): Shift[] {
  return window.walk.shifts.splice(0)
}

export interface Place {
  x: number
  y: number
}

/** Null if still moving after `longestMs`. */
export function waitForRestingPlace(element: Element, longestMs: number): Promise<Place | null> {
  const stillFrames = 2
  const end = performance.now() + longestMs
  let before = { x: NaN, y: NaN }
  let still = 0
  return new Promise((resolve) => {
    const look = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const place = { x: left + width / 2, y: top + height / 2 }
      const isInFront = element.contains(document.elementFromPoint(place.x, place.y))
      const isReady = isInFront && !element.matches(':disabled, [aria-disabled="true"]')
      still = isReady && place.x === before.x && place.y === before.y ? still + 1 : 0
      before = place
      if (still === stillFrames) resolve(place)
      else if (performance.now() > end || !element.isConnected) resolve(null)
      else requestAnimationFrame(look)
    }
    look()
  })
}
