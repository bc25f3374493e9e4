/** Everything that opens over a page. A listbox counts only in a popover; others are part of their page. What is closing is left out. */
const overlaySelector = ['[role=dialog]', '[role=alertdialog]', '[role=menu]', '[data-trigger] [role=listbox]']
  .map((selector) => `${selector}:not([data-exiting], [data-exiting] *)`)
  .join(', ')

/** The open dialog, menu or panel that is on top; null when the page itself can be used. */
export function findTopOverlay(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(overlaySelector)].at(-1) ?? null
}
