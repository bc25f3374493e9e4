/** Scrolls a row sideways, and nothing else, until the entry stands in its middle, as far as the row goes. */
export function scrollToMiddle(row: Element, entry: Element): void {
  row.scrollLeft += middleOf(entry) - middleOf(row)
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
