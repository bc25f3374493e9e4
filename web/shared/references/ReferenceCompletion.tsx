import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { graphql } from 'react-relay'
import type { ReferenceCompletionQuery } from '../../__generated__/ReferenceCompletionQuery.graphql.ts'
import { useTypedQuery } from '../../relay/useTypedQuery.ts'
import { Completion } from '../completion/Completion.tsx'
import { findByTitle, sortByTitle } from '../completion/typedCommand.ts'
import { useTypedCommand } from '../completion/useTypedCommand.ts'
import { getReferenceKind, type Reference } from './referenceKinds.ts'

interface ReferenceCompletionProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
  /** The open conversation and what is added already. */
  excluded: readonly string[]
  /** False if refused, which keeps the typed text. */
  onAdd: (reference: Reference) => boolean
}

const maxSuggestions = 12
const maxProjects = 3

/** Offers notes, stories, documents, conversations and projects for an @ in the field. */
export function ReferenceCompletion({ field, text, onChange, excluded, onAdd }: ReferenceCompletionProps) {
  const { t, i18n } = useLingui()
  const { command, dismiss, replace } = useTypedCommand('@', { field, text, onChange })
  const query = command?.query.trim() ?? ''
  const answer = useTypedQuery<ReferenceCompletionQuery>(
    graphql`
      query ReferenceCompletionQuery($query: String!, $isSearch: Boolean!) {
        viewer {
          searchKnowledge(query: $query, limit: 8) @include(if: $isSearch) {
            item {
              uuid
              kind
              title
            }
          }
          searchThreads(query: $query, limit: 8) @include(if: $isSearch) {
            thread {
              uuid
              name
              threadType
              isTemporary
            }
          }
          knowledge(first: 2) @skip(if: $isSearch) {
            edges {
              node {
                uuid
                kind
                title
              }
            }
          }
          documents(first: 2) @skip(if: $isSearch) {
            edges {
              node {
                uuid
                kind
                title
              }
            }
          }
          stories(first: 1) @skip(if: $isSearch) {
            edges {
              node {
                uuid
                kind
                title
              }
            }
          }
          threads(first: 4) @skip(if: $isSearch) {
            edges {
              node {
                uuid
                name
                threadType
                isTemporary
              }
            }
          }
          projects {
            uuid
            name
          }
        }
      }
    `,
    command && query,
    { query, isSearch: query !== '' },
  )
  const all = listFound(answer?.response, answer?.typed ?? '').filter(({ uuid }) => !excluded.includes(uuid))
  // Until the response arrives, the previous results are filtered by title. A sentence or address is only meant if a title contains it.
  const isSearched = answer?.typed === query && !query.includes('@') && query.split(/\s+/).length < 3
  const found = command ? (isSearched ? sortByTitle(all, query) : findByTitle(all, query)).slice(0, maxSuggestions) : []
  const suggestions = found.map(({ kind, uuid, title }) => {
    const { name, icon } = getReferenceKind(kind)
    return { id: uuid, label: title || t`Untitled Thread`, detail: i18n._(name), icon }
  })
  const choose = (index: number) => {
    const reference = found[index]
    if (!command || !reference) return
    if (onAdd(reference)) replace(command, '')
  }
  const isLoading = command !== null && answer?.typed !== query
  return <Completion {...{ field, suggestions, isLoading, query }} label={t`Add context`} onChoose={choose} onDismiss={dismiss} />
}

type Viewer = NonNullable<ReferenceCompletionQuery['response']['viewer']>
type Item = NonNullable<Viewer['searchKnowledge']>[number]['item']
type Thread = NonNullable<Viewer['searchThreads']>[number]['thread']

const privateTypes: readonly string[] = ['PRIVATE_CHAT', 'PROFILE_ONBOARDING', 'TESTING']

function listFound(response: ReferenceCompletionQuery['response'] | null | undefined, query: string): Reference[] {
  const viewer = response?.viewer
  if (!viewer) return []
  const recent = [viewer.knowledge, viewer.documents, viewer.stories].flatMap((list) => list?.edges.map(({ node }) => node) ?? [])
  const items: Item[] = viewer.searchKnowledge?.map(({ item }) => item) ?? recent
  const threads: Thread[] = viewer.searchThreads?.map(({ thread }) => thread) ?? viewer.threads?.edges.map(({ node }) => node) ?? []
  const projects = (viewer.projects ?? []).map(({ uuid, name }) => ({ kind: 'PROJECT' as const, uuid, title: name }))
  return [
    ...items.map(({ kind, uuid, title }) => ({ kind: kind as Reference['kind'], uuid, title })),
    ...threads
      .filter(({ threadType, isTemporary }) => privateTypes.includes(threadType) && !isTemporary)
      .map(({ uuid, name }) => ({ kind: 'CONVERSATION' as const, uuid, title: name ?? '' })),
    ...findByTitle(projects, query).slice(0, maxProjects),
  ]
}
