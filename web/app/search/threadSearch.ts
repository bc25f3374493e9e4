/* eslint-disable relay/unused-fields -- The search dialog shows them. */
import { graphql, readInlineData } from 'react-relay'
import type { threadSearch_thread$data, threadSearch_thread$key } from '../../__generated__/threadSearch_thread.graphql.ts'

/** Shorter queries find nothing. */
export const minQueryLength = 2

/** A message in which the words were found. */
export interface FoundMessage {
  readonly position: number
  readonly snippet: string
  readonly found: readonly string[]
}

export type FoundThread = threadSearch_thread$data & { readonly message?: FoundMessage | null }

export function readThread(threadRef: threadSearch_thread$key): threadSearch_thread$data {
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
  const messages = new Map(found.map(({ id, message }) => [id, message]))
  return [...here.map((thread) => ({ ...thread, message: messages.get(thread.id) })), ...found.filter(({ id }) => !known.has(id))]
}

function matches({ name, firstMessagePreview, lastMessagePreview }: FoundThread, words: string): boolean {
  return [name, firstMessagePreview, lastMessagePreview].some((text) => text?.toLowerCase().includes(words))
}
