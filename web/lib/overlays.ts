/** A listbox outside a popover is part of its page. */
const overlaySelector = ['[role=dialog]', '[role=alertdialog]', '[role=menu]', '[data-trigger] [role=listbox]']
  .map((selector) => `${selector}:not([data-exiting], [data-exiting] *)`)
  .join(', ')

export function findTopOverlay(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(overlaySelector)].at(-1) ?? null
}
