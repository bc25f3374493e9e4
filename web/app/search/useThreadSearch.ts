import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useThreadSearchQuery } from '../../__generated__/useThreadSearchQuery.graphql.ts'
import { minQueryLength, readThread, type FoundThread } from './threadSearch.ts'

const debounceMs = 200
const limit = 12

const searchQuery = graphql`
  query useThreadSearchQuery($query: String!, $limit: Int!) {
    viewer {
      searchThreads(query: $query, limit: $limit) {
        thread {
          ...threadSearch_thread
        }
        message {
          position
          snippet
          found
        }
      }
    }
  }
`

type Hit = NonNullable<useThreadSearchQuery['response']['viewer']>['searchThreads'][number]

function readHit({ thread, message }: Hit): FoundThread {
  return { ...readThread(thread), message: message && { position: message.position, snippet: message.snippet, found: message.found } }
}

/** What the server finds for a trimmed query, once the typing pauses. A failed search finds nothing. */
export function useThreadSearch(query: string): { found: readonly FoundThread[]; isSearching: boolean } {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ query: string; found: readonly FoundThread[] }>({ query: '', found: [] })
  const isLongEnough = query.length >= minQueryLength

  useEffect(() => {
    if (!isLongEnough) return
    let subscription: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => {
      subscription = fetchQuery<useThreadSearchQuery>(environment, searchQuery, { query, limit }).subscribe({
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
