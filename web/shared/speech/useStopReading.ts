import { useEffect } from 'react'
import { readAloud } from './readAloud.ts'

/** Stops reading when the conversation is left, but not when its rows are scrolled away. */
export function useStopReading(): void {
  useEffect(() => readAloud.stop, [])
}
