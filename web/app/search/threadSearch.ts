/* eslint-disable relay/unused-fields -- The search dialog shows them. */
import { graphql, readInlineData } from 'react-relay'
import type { threadSearch_thread$data, threadSearch_thread$key } from '../../__generated__/threadSearch_thread.graphql.ts'

/** Shorter queries find nothing. */
export const minQueryLength = 2

export type FoundThread = threadSearch_thread$data

export function readThread(threadRef: threadSearch_thread$key): FoundThread {
  return readInlineData(
    graphql`
      fragment threadSearch_thread on Thread @inline {
        id
        uuid
        name
        updatedAt
        firstMessagePreview
        lastMessagePreview
      }
    `,
    threadRef,
  )
}

/** What is loaded already answers at once; the server adds what stands inside the messages. Each thread comes once. */
export function mergeFound(query: string, loaded: readonly FoundThread[], found: readonly FoundThread[]): FoundThread[] {
  const here = loaded.filter((thread) => matches(thread, query.toLowerCase()))
  const known = new Set(here.map(({ id }) => id))
  return [...here, ...found.filter(({ id }) => !known.has(id))]
}

function matches({ name, firstMessagePreview, lastMessagePreview }: FoundThread, words: string): boolean {
  return [name, firstMessagePreview, lastMessagePreview].some((text) => text?.toLowerCase().includes(words))
}
