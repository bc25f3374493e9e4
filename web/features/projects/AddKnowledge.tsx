/* eslint-disable relay/unused-fields -- The palette shows them. */
import { CommandPalette, StatusLine } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { AddKnowledgeQuery } from '../../__generated__/AddKnowledgeQuery.graphql.ts'
import { getKnowledgeKind, matchPath } from '../../shared/knowledge/knowledgeKinds.ts'

interface AddKnowledgeProps {
  added: readonly string[]
  onAdd: (itemId: string) => void
  onClose: () => void
}

export function AddKnowledge({ added, onAdd, onClose }: AddKnowledgeProps) {
  const { t, i18n } = useLingui()
  const [text, setText] = useState('')
  const query = useDeferredValue(text.trim())
  const isSearch = query !== ''
  const { viewer } = useLazyLoadQuery<AddKnowledgeQuery>(
    graphql`
      query AddKnowledgeQuery($query: String!, $isSearch: Boolean!) {
        viewer {
          searchKnowledge(query: $query, limit: 20) @include(if: $isSearch) {
            item {
              id
              uuid
              kind
              title
            }
          }
          knowledge(first: 8) @skip(if: $isSearch) {
            edges {
              node {
                id
                uuid
                kind
                title
              }
            }
          }
          stories(first: 8) @skip(if: $isSearch) {
            edges {
              node {
                id
                uuid
                kind
                title
              }
            }
          }
          documents(first: 8) @skip(if: $isSearch) {
            edges {
              node {
                id
                uuid
                kind
                title
              }
            }
          }
        }
      }
    `,
    { query, isSearch },
    { fetchPolicy: 'store-and-network' },
  )
  const newest = [viewer?.knowledge, viewer?.stories, viewer?.documents].flatMap((list) => list?.edges.map(({ node }) => node) ?? [])
  const items = viewer?.searchKnowledge?.map(({ item }) => item) ?? newest
  const results = items
    .filter(({ id }) => !added.includes(id))
    .map(({ id, uuid, kind, title }) => ({
      id,
      label: title,
      detail: i18n._(getKnowledgeKind(kind).texts.kind),
      href: matchPath(kind, uuid, null),
    }))
  return (
    <CommandPalette
      title={t`Add knowledge`}
      label={t`Search knowledge`}
      resultsLabel={t`Results`}
      value={text}
      onChange={setText}
      results={results}
      onOpen={({ id }) => onAdd(id)}
      isOpen
      onOpenChange={onClose}
      status={<StatusLine>{results.length === 0 ? t`No results` : null}</StatusLine>}
    />
  )
}
