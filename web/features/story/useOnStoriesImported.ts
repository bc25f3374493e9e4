import { useSubscribeToInvalidationState } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { useOnReconnected } from '../../relay/reconnection.ts'
import { itemConnection } from '../../domain/knowledge/itemConnections.ts'

/** Reads the list of stories again when an import is finished, which may be one of another screen. */
export function useOnStoriesImported(onImported: () => void): void {
  const { revalidate } = useRevalidator()
  const handleImported = () => {
    onImported()
    void revalidate()
  }
  useSubscribeToInvalidationState([itemConnection('STORY')], handleImported)
  // It may have been finished while nothing was heard.
  useOnReconnected(handleImported)
}
