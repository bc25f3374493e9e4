import {
  type Audience,
  AudienceMark,
  EmptyState,
  LinkButton,
  List,
  ListItem,
  PageHeader,
  SearchField,
  StatusLine,
  Tabs,
} from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { KnowledgeTabs_viewer$key } from '../../__generated__/KnowledgeTabs_viewer.graphql.ts'
import type { KnowledgeTabsNotes_viewer$key } from '../../__generated__/KnowledgeTabsNotes_viewer.graphql.ts'
import type { KnowledgeTabsNotesPaginationQuery } from '../../__generated__/KnowledgeTabsNotesPaginationQuery.graphql.ts'
import { getNewItemPath } from '../../shared/knowledge/knowledgeKinds.ts'
import { getItemDraft, getNewItemDraftName } from '../../shared/knowledge/edit/itemDraft.ts'
import { AskAsVisitor } from './AskAsVisitor.tsx'
import { DocumentList } from './documents/DocumentList.tsx'
import { MemoriesTab, type MemoryView } from './memories/MemoriesTab.tsx'
import { ItemRow } from '../../shared/knowledge/ItemRow.tsx'
import { ShowMore } from '../../shared/screen/ShowMore.tsx'
import { SearchResults } from './SearchResults.tsx'

const debounceMs = 250
const pageSize = 20
const tabs = ['notes', 'documents', 'memories', 'twin'] as const
type Tab = (typeof tabs)[number]

interface KnowledgeTabsProps {
  viewer: KnowledgeTabs_viewer$key
  query: string
  profileAudience: Audience
}

export function KnowledgeTabs({ viewer: viewerRef, query, profileAudience }: KnowledgeTabsProps) {
  const { t } = useLingui()
  const viewer = useFragment(
    graphql`
      fragment KnowledgeTabs_viewer on Viewer
      @argumentDefinitions(
        query: { type: "String!" }
        isSearch: { type: "Boolean!" }
        isDocuments: { type: "Boolean!" }
        isMemories: { type: "Boolean!" }
        isSummary: { type: "Boolean!" }
      ) {
        ...KnowledgeTabsNotes_viewer
        ...DocumentList_viewer @include(if: $isDocuments) @alias(as: "documents")
        ...MemoryList_viewer @include(if: $isMemories) @alias(as: "memories")
        ...MemorySummary_viewer @include(if: $isSummary) @alias(as: "summary")
        ...SearchResults_viewer @arguments(query: $query) @include(if: $isSearch) @alias(as: "found")
      }
    `,
    viewerRef,
  )
  const [address, setAddress] = useSearchParams()
  const [typed, setTyped] = useState(query)
  const search = useRef<HTMLInputElement>(null)
  const clear = () => {
    setTyped('')
    search.current?.focus()
  }
  const words = typed.trim()
  const view = address.get('view')
  const tab = view === 'summary' ? 'memories' : (tabs.find((name) => name === view) ?? 'notes')
  const setView = (chosen: Tab | MemoryView) =>
    setAddress(chosen === 'notes' ? {} : { view: chosen }, { replace: true, preventScrollReset: true })
  const hasDraft = getItemDraft(getNewItemDraftName('NOTE')).get() !== null

  useEffect(() => {
    if (words === query) return
    const look = () => setAddress(words ? { q: words } : {}, { replace: true, preventScrollReset: true })
    const timer = setTimeout(look, debounceMs)
    return () => clearTimeout(timer)
  }, [words, query, setAddress])

  const write = (
    <LinkButton icon={PenLine} variant="primary" href={getNewItemPath('NOTE')}>
      {hasDraft ? <Trans>Continue your note</Trans> : <Trans>Write a note</Trans>}
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={t`Knowledge`}
        description={<Trans>What your private brain can look up. Your twin knows only what you share.</Trans>}
        mark={<AudienceMark audience="private">{t`Only you see this list`}</AudienceMark>}
        actions={write}
      />
      <SearchField
        label={t`Search your knowledge`}
        inputRef={search}
        placeholder={t`Search your knowledge`}
        value={typed}
        onChange={setTyped}
        maxLength={400}
      />
      {words !== query && words !== '' && <StatusLine>{t`Searching...`}</StatusLine>}
      {viewer.found && words !== '' ? (
        <SearchResults viewer={viewer.found} query={query} onClear={clear} />
      ) : (
        <Tabs
          label={t`Knowledge`}
          value={tab}
          onChange={(chosen: Tab) => setView(chosen)}
          items={[
            { id: 'notes', label: t`Notes`, content: <NoteList viewer={viewer} profileAudience={profileAudience} /> },
            {
              id: 'documents',
              label: t`Documents`,
              content: viewer.documents ? (
                <DocumentList viewer={viewer.documents} profileAudience={profileAudience} />
              ) : (
                <StatusLine>{t`Loading...`}</StatusLine>
              ),
            },
            {
              id: 'memories',
              label: t`Memories`,
              content: (
                <MemoriesTab
                  view={view === 'summary' ? view : 'memories'}
                  onViewChange={setView}
                  memories={viewer.memories}
                  summary={viewer.summary}
                />
              ),
            },
            { id: 'twin', label: t`Twin`, content: <AskAsVisitor isProfilePublic={profileAudience !== 'private'} /> },
          ]}
        />
      )}
    </>
  )
}

interface NoteListProps {
  viewer: KnowledgeTabsNotes_viewer$key
  profileAudience: Audience
}

function NoteList({ viewer, profileAudience }: NoteListProps) {
  const { t } = useLingui()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    KnowledgeTabsNotesPaginationQuery,
    KnowledgeTabsNotes_viewer$key
  >(
    graphql`
      fragment KnowledgeTabsNotes_viewer on Viewer
      @refetchable(queryName: "KnowledgeTabsNotesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        knowledge(first: $count, after: $cursor) @required(action: THROW) @connection(key: "NoteList_knowledge") {
          edges {
            node {
              id
              ...ItemRow_item
            }
          }
        }
      }
    `,
    viewer,
  )
  const { edges } = data.knowledge
  if (edges.length === 0) {
    return (
      <EmptyState title={t`Your notes will appear here`}>
        <Trans>Write down how you work, what you’ve decided, or what people often ask you.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <List label={t`Notes`} isDivided>
        {edges.map(({ node }) => (
          <ListItem key={node.id}>
            <ItemRow item={node} listPath="/knowledge" profileAudience={profileAudience} />
          </ListItem>
        ))}
      </List>
      <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} label={t`Show older notes`} />
    </>
  )
}
