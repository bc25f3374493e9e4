import type { DragEvent } from 'react'
import { isReference, type Reference } from './referenceKinds.ts'

/** Type of dragged data. */
const draggedReference = 'application/x-twain-reference'

export function dragReference({ dataTransfer }: DragEvent, reference: Reference): void {
  dataTransfer.setData(draggedReference, JSON.stringify(reference))
}

/** Accepts references dropped on a message. Ignores other links of the app, which the browser would insert as text. */
export function useReferenceDrop(onReference: (reference: Reference) => void) {
  const handleDragOver = (event: DragEvent) => {
    // Allows the drop.
    if (event.dataTransfer.types.includes(draggedReference)) event.preventDefault()
  }
  const handleDrop = (event: DragEvent) => {
    const { dataTransfer } = event
    const isOwnLink = dataTransfer.getData('text/uri-list').startsWith(`${location.origin}/`)
    const reference = parse(dataTransfer.getData(draggedReference))
    if (isOwnLink || reference) event.preventDefault()
    if (reference) onReference(reference)
  }
  return { onDragOver: handleDragOver, onDrop: handleDrop }
}

function parse(data: string): Reference | null {
  try {
    const value: unknown = JSON.parse(data || 'null')
    return isReference(value) ? value : null
  } catch {
    return null
  }
}
