import { CommandPalette, NavItem, StatusLine } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import type { SearchDialog_viewer$key } from '../../__generated__/SearchDialog_viewer.graphql.ts'
import { foundMessagePath } from '../../shared/threads/messagePath.ts'
import { recentThreadsQuery } from '../sidebar/RecentThreads.tsx'
import { mergeFound, minQueryLength, readThread, useThreadSearch, type FoundMessage } from './threadSearch.ts'

interface SearchDialogProps {
  threadsRef: PreloadedQuery<RecentThreadsQuery>
  onClose: () => void
}

export function SearchDialog({ threadsRef, onClose }: SearchDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const loaded = useLoadedThreads(threadsRef)
  const [text, setText] = useState('')
  const query = text.trim()
  const { found, isSearching } = useThreadSearch(query)
  const threads = query.length < minQueryLength ? [] : mergeFound(query, loaded, found)
  const hasNoResults = query.length >= minQueryLength && !isSearching && threads.length === 0

  return (
    <CommandPalette
      title={t`Search your chats...`}
      label={t`Search your chats`}
      resultsLabel={t`Conversations found`}
      value={text}
      onChange={setText}
      results={threads.map((thread) => ({
        id: thread.id,
        label: thread.name || t`Untitled Thread`,
        detail: t`Updated ${thread.updatedAt.slice(0, 10)}`,
        excerpt: thread.message && <MarkedSnippet {...thread.message} />,
        href: thread.message ? foundMessagePath(thread.uuid, thread.message) : `/chat/${thread.uuid}`,
      }))}
      onOpen={({ href }) => void navigate(href)}
      isOpen
      onOpenChange={onClose}
      status={<StatusLine>{isSearching ? t`Searching...` : hasNoResults ? t`No results` : null}</StatusLine>}
      footer={
        <NavItem icon={History} href={query ? `/history?${new URLSearchParams({ q: query })}` : '/history'} onPress={onClose}>
          {t`All conversations`}
        </NavItem>
      }
    />
  )
}

function MarkedSnippet({ snippet, found }: Pick<FoundMessage, 'snippet' | 'found'>) {
  // `split` puts the captured words at odd indices.
  return snippet.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) => (found.includes(part) ? <mark key={index}>{part}</mark> : part))
}

function useLoadedThreads(threadsRef: PreloadedQuery<RecentThreadsQuery>) {
  const { viewer } = usePreloadedQuery<RecentThreadsQuery>(recentThreadsQuery, threadsRef)
  const data = useFragment<SearchDialog_viewer$key>(
    graphql`
      fragment SearchDialog_viewer on Viewer {
        threads(first: 20) @required(action: THROW) @connection(key: "RecentThreads_threads") {
          edges {
            node {
              ...threadSearch_thread
            }
          }
        }
      }
    `,
    viewer ?? null,
  )
  return data?.threads.edges.map(({ node }) => readThread(node)) ?? []
}
