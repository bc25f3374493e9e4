/* eslint-disable relay/unused-fields -- The search dialog shows them. */
import { graphql, readInlineData } from 'react-relay'
import type { search_thread$data, search_thread$key } from '../../__generated__/search_thread.graphql.ts'
import type { searchQuery } from '../../__generated__/searchQuery.graphql.ts'
import { toPlainText } from '../../lib/plainText.ts'
import { isEmptyChat, isProfilePalName } from '../../lib/threadTitles.ts'
import { useTypedQuery } from '../../relay/useTypedQuery.ts'

export const minQueryLength = 2
const limit = 12

export interface FoundMessage {
  readonly stepId: string
  readonly position: number | null
  readonly snippet: string
  readonly found: readonly string[]
}

export type FoundThread = search_thread$data & { readonly message?: FoundMessage | null }

export function readThread(threadRef: search_thread$key): search_thread$data {
  return readInlineData(
    graphql`
      fragment search_thread on Thread @inline {
        id
        uuid
        name
        threadType
        stepCount
        updatedAt
        firstMessagePreview
        lastMessagePreview
      }
    `,
    threadRef,
  )
}

const recentCount = 5

export function findRecent(loaded: readonly FoundThread[], currentUuid: string | null): FoundThread[] {
  return loaded
    .filter((thread) => thread.uuid !== currentUuid && !isProfilePalName(thread.name) && !isEmptyChat(thread))
    .slice(0, recentCount)
}

export function mergeFound(query: string, loaded: readonly FoundThread[], found: readonly FoundThread[]): FoundThread[] {
  const here = loaded.filter((thread) => matches(thread, toPlainText(query)))
  const known = new Set(here.map(({ id }) => id))
  const messages = new Map(found.map(({ id, message }) => [id, message]))
  return [...here.map((thread) => ({ ...thread, message: messages.get(thread.id) })), ...found.filter(({ id }) => !known.has(id))]
}

function matches({ name, firstMessagePreview, lastMessagePreview }: FoundThread, words: string): boolean {
  return [name, firstMessagePreview, lastMessagePreview].some((text) => text && toPlainText(text).includes(words))
}

const searchDocument = graphql`
  query searchQuery($query: String!, $limit: Int!) {
    viewer {
      searchThreads(query: $query, limit: $limit) @required(action: THROW) {
        thread {
          ...search_thread
        }
        message {
          stepId
          position
          snippet
          found
        }
      }
      searchKnowledge(query: $query, limit: 5) @required(action: THROW) {
        passage
        ordinal
        item {
          uuid
          kind
          title
        }
      }
      memories(query: $query, first: 3) @required(action: THROW) {
        edges {
          node {
            id
            content
          }
        }
      }
    }
  }
`

type Answer = NonNullable<searchQuery['response']['viewer']>

export interface Found {
  readonly threads: readonly FoundThread[]
  readonly knowledge: Answer['searchKnowledge']
  readonly memories: readonly Answer['memories']['edges'][number]['node'][]
}

const nothing: Found = { threads: [], knowledge: [], memories: [] }

function readAnswer({ searchThreads, searchKnowledge, memories }: Answer): Found {
  return { threads: searchThreads.map(readHit), knowledge: searchKnowledge, memories: memories.edges.map(({ node }) => node) }
}

function readHit({ thread, message }: Answer['searchThreads'][number]): FoundThread {
  return {
    ...readThread(thread),
    message: message && { stepId: message.stepId, position: message.position ?? null, snippet: message.snippet, found: message.found },
  }
}

export function useSearch(query: string): { found: Found; isSearching: boolean } {
  const isLongEnough = query.length >= minQueryLength
  const answer = useTypedQuery<searchQuery>(searchDocument, isLongEnough ? query : null, { query, limit })
  const isAnswered = answer?.typed === query
  const viewer = isLongEnough && isAnswered ? answer.response?.viewer : null
  return { found: viewer ? readAnswer(viewer) : nothing, isSearching: isLongEnough && !isAnswered }
}
