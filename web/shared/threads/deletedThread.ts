import { useLocation } from 'react-router-dom'

export interface DeletedThread {
  /** Whether its unsent text is now in a new chat. */
  readonly movedText: boolean
}

/** Navigation state of the screen that replaced a conversation deleted in another tab. */
export function toDeletedThreadState(deletedThread: DeletedThread) {
  return { deletedThread }
}

export function useDeletedThread(): DeletedThread | null {
  const { state } = useLocation() as { state: Partial<ReturnType<typeof toDeletedThreadState>> | null }
  return state?.deletedThread ?? null
}

/** IDs of threads deleted in this tab. */
export const ownDeletions = new Set<string>()
