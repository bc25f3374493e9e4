/** A listbox counts only in a popover, others are part of their page. Closing overlays are excluded. */
const overlaySelector = ['[role=dialog]', '[role=alertdialog]', '[role=menu]', '[data-trigger] [role=listbox]']
  .map((selector) => `${selector}:not([data-exiting], [data-exiting] *)`)
  .join(', ')

export function findTopOverlay(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(overlaySelector)].at(-1) ?? null
}
