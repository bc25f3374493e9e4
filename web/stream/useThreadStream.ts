import { useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { threadStream } from './chatStream.ts'
import type { StreamedAnswer, StreamState } from './reducer.ts'
import type { ThreadStream } from './threadStream.ts'

/** @param threadId null before the thread exists: nothing is heard then */
export function useThreadStream(threadId: string | null): ThreadStream {
  return threadStream(useRelayEnvironment(), threadId ?? '')
}

/** What a part of the screen reads of the stream; it renders again only when the selected value changes, once a frame at most. */
export function useStreamValue<T>(stream: ThreadStream, select: (state: StreamState) => T): T {
  return useSyncExternalStore(stream.subscribe, () => select(stream.getState()))
}

/** The answer being written in a step; null for every other step. */
export function useStreamedAnswer(stream: ThreadStream, stepId: string): StreamedAnswer | null {
  return useStreamValue(stream, ({ answer }) => (answer?.stepId === stepId ? answer : null))
}
