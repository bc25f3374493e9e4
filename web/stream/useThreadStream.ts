import { useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { getThreadStream } from './chatStream.ts'
import type { StreamedAnswer, StreamState } from './reducer.ts'
import type { ThreadStream } from './threadStream.ts'

export function useThreadStream(threadId: string | null): ThreadStream {
  return getThreadStream(useRelayEnvironment(), threadId ?? '')
}

/** Re-renders only when the selected value changes, at most once per frame. */
export function useStreamValue<T>(stream: ThreadStream, select: (state: StreamState) => T): T {
  return useSyncExternalStore(stream.subscribe, () => select(stream.getState()))
}

export function useStreamedAnswer(stream: ThreadStream, stepId: string): StreamedAnswer | null {
  return useStreamValue(stream, ({ answer }) => (answer?.stepId === stepId ? answer : null))
}
