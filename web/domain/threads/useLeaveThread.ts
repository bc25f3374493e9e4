import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { lastThread } from '../../lib/storage.ts'
import { pathOfNextThread } from './recentThreadsConnection.ts'

/** Goes on from a thread that is deleted to the next one. */
export function useLeaveThread(): (deletedUuid: string) => void {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()

  return useCallback(
    (deletedUuid) => {
      const next = pathOfNextThread(environment)
      if (next === '/chat' || lastThread.get() === deletedUuid) lastThread.set(null)
      void navigate(next, { replace: true })
    },
    [environment, navigate],
  )
}
