/** Type of the dragged data: the global ID of a conversation that can be in a project. */
export const draggedThread = 'application/x-twain-thread'
