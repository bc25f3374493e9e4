import { CommandPalette, NavItem, StatusLine, type SearchListResult } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import type { SearchDialog_projects$key } from '../../__generated__/SearchDialog_projects.graphql.ts'
import type { SearchDialog_viewer$key } from '../../__generated__/SearchDialog_viewer.graphql.ts'
import { toPlainText } from '../../lib/plainText.ts'
import { getFoundMessagePath, useCurrentThreadUuid } from '../../shared/threads/messagePath.ts'
import { recentThreadsQuery } from '../sidebar/RecentThreads.tsx'
import { Highlighted } from '../../shared/knowledge/Highlighted.tsx'
import { matchPath, getKnowledgeKind } from '../../shared/knowledge/knowledgeKinds.ts'
import { useStartThread } from '../../shared/threads/useStartThread.ts'
import { newChat, places, defaultPlaces } from './places.ts'
import { findRecent, mergeFound, minQueryLength, readThread, useSearch, type Found, type FoundMessage } from './search.ts'

interface SearchDialogProps {
  threadsRef: PreloadedQuery<RecentThreadsQuery>
  onClose: () => void
}

export function SearchDialog({ threadsRef, onClose }: SearchDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [startThread] = useStartThread()
  const loaded = useLoadedThreads(threadsRef)
  const [text, setText] = useState('')
  const query = text.trim()
  const { found, isSearching } = useSearch(query)
  const currentUuid = useCurrentThreadUuid()
  const recent = query === '' ? findRecent(loaded, currentUuid) : []
  const threads = query.length < minQueryLength ? recent : mergeFound(query, loaded, found.threads)
  const matching = usePlaces(query)
  const knowledge = useFoundKnowledge(query, found)
  const results = [
    ...threads.map((thread) => ({
      id: thread.id,
      group: query === '' ? t`Recent` : t`Conversations`,
      label: thread.name || t`Untitled Thread`,
      detail: t`Updated ${thread.updatedAt.slice(0, 10)}`,
      excerpt: thread.message && <MarkedSnippet {...thread.message} />,
      href: thread.message ? getFoundMessagePath(thread.uuid, thread.message) : `/chat/${thread.uuid}`,
    })),
    ...useProjects(query, threadsRef),
    ...knowledge,
    ...matching,
  ]
  const hasNoResults = query.length >= minQueryLength && !isSearching && results.length === 0

  return (
    <CommandPalette
      title={t`Search your chats...`}
      label={t`Search your chats`}
      resultsLabel={t`Results`}
      value={text}
      onChange={setText}
      results={results}
      onOpen={({ id, href }) => void (id === newChat.href ? startThread() : navigate(href))}
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

function useFoundKnowledge(query: string, { knowledge, memories }: Found): SearchListResult[] {
  const { t, i18n } = useLingui()
  const group = t`Knowledge`
  return [
    ...knowledge.map(({ item, passage, ordinal }) => ({
      id: item.uuid,
      group,
      label: item.title,
      detail: i18n._(getKnowledgeKind(item.kind).texts.kind),
      excerpt: <Highlighted text={passage} query={query} />,
      href: matchPath(item.kind, item.uuid, ordinal),
    })),
    ...memories.map(({ id, content }) => ({
      id,
      group,
      label: content,
      detail: t`Memory`,
      href: '/knowledge?view=memories',
    })),
  ]
}

function usePlaces(query: string): SearchListResult[] {
  const { t, i18n } = useLingui()
  if (query !== '' && query.length < minQueryLength) return []
  return (query === '' ? defaultPlaces : places)
    .map(({ href, title, within }) => ({ id: href, href, group: t`Go to`, label: i18n._(title), detail: within && i18n._(within) }))
    .filter(({ label }) => query === '' || markWordStarts(label).includes(markWordStarts(query)))
}

function useProjects(query: string, threadsRef: PreloadedQuery<RecentThreadsQuery>): SearchListResult[] {
  const { t } = useLingui()
  const { viewer } = usePreloadedQuery<RecentThreadsQuery>(recentThreadsQuery, threadsRef)
  const data = useFragment<SearchDialog_projects$key>(
    graphql`
      fragment SearchDialog_projects on Viewer {
        projects {
          uuid
          name
        }
      }
    `,
    viewer ?? null,
  )
  if (query.length < minQueryLength) return []
  return (data?.projects ?? [])
    .filter(({ name }) => markWordStarts(name).includes(markWordStarts(query)))
    .map(({ uuid, name }) => ({ id: uuid, group: t`Projects`, label: name, href: `/projects/${uuid}` }))
}

const markWordStarts = (text: string) => ` ${toPlainText(text).replaceAll('-', ' ')}`

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
              ...search_thread
            }
          }
        }
      }
    `,
    viewer ?? null,
  )
  return data?.threads.edges.map(({ node }) => readThread(node)) ?? []
}
