/* eslint-disable relay/unused-fields -- The search dialog shows them. */
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay'
import type { threadSearch_thread$data, threadSearch_thread$key } from '../../__generated__/threadSearch_thread.graphql.ts'
import type { threadSearchQuery } from '../../__generated__/threadSearchQuery.graphql.ts'

export const minQueryLength = 2
const debounceMs = 200
const limit = 12

export interface FoundMessage {
  readonly stepId: string
  readonly position: number | null
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

export function mergeFound(query: string, loaded: readonly FoundThread[], found: readonly FoundThread[]): FoundThread[] {
  const here = loaded.filter((thread) => matches(thread, query.toLowerCase()))
  const known = new Set(here.map(({ id }) => id))
  const messages = new Map(found.map(({ id, message }) => [id, message]))
  return [...here.map((thread) => ({ ...thread, message: messages.get(thread.id) })), ...found.filter(({ id }) => !known.has(id))]
}

function matches({ name, firstMessagePreview, lastMessagePreview }: FoundThread, words: string): boolean {
  return [name, firstMessagePreview, lastMessagePreview].some((text) => text?.toLowerCase().includes(words))
}

const searchQuery = graphql`
  query threadSearchQuery($query: String!, $limit: Int!) {
    viewer {
      searchThreads(query: $query, limit: $limit) @required(action: THROW) {
        thread {
          ...threadSearch_thread
        }
        message {
          stepId
          position
          snippet
          found
        }
      }
    }
  }
`

type Hit = NonNullable<threadSearchQuery['response']['viewer']>['searchThreads'][number]

function readHit({ thread, message }: Hit): FoundThread {
  return {
    ...readThread(thread),
    message: message && { stepId: message.stepId, position: message.position ?? null, snippet: message.snippet, found: message.found },
  }
}

export function useThreadSearch(query: string): { found: readonly FoundThread[]; isSearching: boolean } {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ query: string; found: readonly FoundThread[] }>({ query: '', found: [] })
  const isLongEnough = query.length >= minQueryLength

  useEffect(() => {
    if (!isLongEnough) return
    let subscription: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => {
      subscription = fetchQuery<threadSearchQuery>(environment, searchQuery, { query, limit }).subscribe({
        next: ({ viewer }) => setAnswer({ query, found: viewer?.searchThreads.map(readHit) ?? [] }),
        error: (error: Error) => {
          console.error('Search failed', error)
          setAnswer({ query, found: [] })
        },
      })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, query, isLongEnough])

  const isAnswered = answer.query === query
  return { found: isLongEnough && isAnswered ? answer.found : [], isSearching: isLongEnough && !isAnswered }
}
