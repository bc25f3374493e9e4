import * as React from 'react'

// Stack traces of elements, which only React's developer tools show, take a tenth of the CPU time of these tests.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

// For each element, Testing Library asks for these, and jsdom applies its whole style sheet, which takes a sixth of the CPU time.
const asked: Record<string, (element: Element) => string> = {
  display: getDisplay,
  visibility: getVisibility,
  content: () => '',
  pointerEvents: (element) => getInlineStyle(element)?.pointerEvents ?? '',
}
const { getComputedStyle } = window
const displays = new Map<string, string>()

window.getComputedStyle = (element, pseudoElement) => {
  const getActual = () => getComputedStyle(element, pseudoElement)
  const getValue = (property: string) => asked[property]?.(element) ?? getActual().getPropertyValue(property)
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return getValue
      return typeof name === 'string' && name in asked ? getValue(name) : Reflect.get(getActual(), name)
    },
  })
}

function getDisplay(element: Element): string {
  if (element.hasAttribute('hidden')) return 'none'
  if (element.tagName === 'DIALOG') return getComputedStyle(element).display
  const inline = getInlineStyle(element)?.display
  if (inline) return inline
  const known = displays.get(element.tagName)
  if (known !== undefined) return known
  const { display } = getComputedStyle(document.createElement(element.tagName))
  displays.set(element.tagName, display)
  return display
}

function getVisibility(element: Element): string {
  const declaring = element.closest('[style*="visibility"]')
  return (declaring && getInlineStyle(declaring)?.visibility) || 'visible'
}

/** jsdom’s MathML elements have no style. */
function getInlineStyle(element: Element): CSSStyleDeclaration | undefined {
  return 'style' in element ? (element.style as CSSStyleDeclaration) : undefined
}
