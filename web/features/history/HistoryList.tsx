import { Button, EmptyState, LinkButton, Table, Toolbar, type TableColumn } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useNavigate, useNavigation } from 'react-router-dom'
import type { HistoryList_viewer$data, HistoryList_viewer$key } from '../../__generated__/HistoryList_viewer.graphql.ts'
import type { HistoryListPaginationQuery } from '../../__generated__/HistoryListPaginationQuery.graphql.ts'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { isEmptyChat } from '../../lib/threadTitles.ts'
import { UndoArchive, useJustArchived, type ArchivedThread } from '../../shared/threads/UndoArchive.tsx'
import { ConversationMenu } from '../../shared/threads/ConversationMenu.tsx'
import { ShowMore } from '../../shared/screen/ShowMore.tsx'
import { ConversationTitle, KindMark, MessageCount } from './ConversationCells.tsx'
import styles from './History.module.css'
import { isNarrowed, type HistoryFilter } from './historyFilter.ts'

const DeleteConversationsDialog = lazyDialog(() => import('./DeleteConversationsDialog.tsx'), 'DeleteConversationsDialog')
const RenameThread = lazyDialog(() => import('../../shared/threads/RenameThread.tsx'), 'RenameThread')

const pageSize = 50

type Conversation = HistoryList_viewer$data['threads']['edges'][number]['node']

interface HistoryListProps {
  viewer: HistoryList_viewer$key
  filter: HistoryFilter
  onShowAll: () => void
}

export function HistoryList({ viewer, filter, onShowAll }: HistoryListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<HistoryListPaginationQuery, HistoryList_viewer$key>(
    graphql`
      fragment HistoryList_viewer on Viewer
      @refetchable(queryName: "HistoryListPaginationQuery")
      @argumentDefinitions(filter: { type: "ThreadFilter" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        threads(first: $count, after: $cursor, filter: $filter, includeProfilePal: true)
          @required(action: THROW)
          @connection(key: "HistoryList_threads", filters: ["filter"]) {
          __id
          edges {
            node {
              id
              uuid
              name
              threadType
              stepCount
              updatedAt
              isArchived
              ...ConversationCells_thread
              ...ConversationMenu_thread
              ...ConversationCellsKind_thread
            }
          }
        }
      }
    `,
    viewer,
  )
  const { t } = useLingui()
  const navigate = useNavigate()
  const isSearching = useNavigation().state === 'loading'
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [renaming, setRenaming] = useState<Conversation | null>(null)
  const [deleting, setDeleting] = useState<readonly Conversation[]>([])

  const [justArchived, setJustArchived] = useJustArchived()
  const threads = data.threads.edges
    .map(({ node }) => node)
    .filter(({ id, isArchived }) => isArchived === filter.isArchived || id === justArchived?.id)
    .filter(({ threadType, stepCount }) => !isEmptyChat({ threadType, stepCount }))
  const selected = threads.filter(({ id }) => chosen.has(id))
  const columns = useColumns({
    justArchived,
    onRename: setRenaming,
    onArchived: setJustArchived,
    onDelete: (thread) => setDeleting([thread]),
  })

  return (
    <div aria-busy={isSearching} className={styles.list}>
      {selected.length > 0 && (
        <Toolbar label={t`Selected conversations`} status={<Plural value={selected.length} one="# selected" other="# selected" />}>
          <Button variant="quiet" icon={X} onPress={() => setChosen(new Set())}>
            <Trans>Clear selection</Trans>
          </Button>
          <Button variant="danger" icon={Trash2} onPress={() => setDeleting(selected)}>
            <Trans>Delete</Trans>
          </Button>
        </Toolbar>
      )}
      {threads.length === 0 ? (
        <NoConversations filter={filter} onShowAll={onShowAll} />
      ) : (
        <Table
          label={t`Conversations`}
          columns={columns}
          rows={threads}
          value={new Set(selected.map(({ id }) => id))}
          onChange={setChosen}
          onOpen={(id) => void navigate(`/chat/${threads.find((thread) => thread.id === id)?.uuid}`)}
        />
      )}
      <ShowMore
        key={data.threads.__id}
        hasMore={hasNext}
        isLoading={isLoadingNext}
        loadMore={loadNext}
        pageSize={pageSize}
        label={t`Show older conversations`}
      />
      {renaming && <RenameThread threadId={renaming.id} name={renaming.name ?? ''} onClose={() => setRenaming(null)} />}
      {deleting.length > 0 && (
        <DeleteConversationsDialog threads={deleting} connection={data.threads.__id} onClose={() => setDeleting([])} />
      )}
    </div>
  )
}

interface RowActions {
  justArchived: ArchivedThread | null
  onRename: (thread: Conversation) => void
  onArchived: (thread: ArchivedThread) => void
  onDelete: (thread: Conversation) => void
}

function useColumns({ justArchived, onRename, onArchived, onDelete }: RowActions): TableColumn<Conversation>[] {
  const { t, i18n } = useLingui()
  return [
    { id: 'title', name: t`Conversation`, render: (thread) => <ConversationTitle thread={thread} /> },
    { id: 'type', name: t`Type`, isInline: true, render: (thread) => <KindMark thread={thread} /> },
    {
      id: 'messages',
      name: t`Messages`,
      align: 'end',
      isInline: true,
      render: ({ stepCount }) => <MessageCount stepCount={stepCount} />,
    },
    {
      id: 'updated',
      name: t`Last activity`,
      isInline: true,
      render: ({ updatedAt }) => (
        <time dateTime={updatedAt} className={styles.time}>
          {i18n.date(updatedAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      ),
    },
    {
      id: 'actions',
      name: t`Actions`,
      align: 'end',
      isActions: true,
      render: (thread) =>
        thread.isArchived && thread.id === justArchived?.id ? (
          <UndoArchive {...justArchived} />
        ) : (
          <ConversationMenu thread={thread} onRename={() => onRename(thread)} onArchived={onArchived} onDelete={() => onDelete(thread)} />
        ),
    },
  ]
}

function NoConversations({ filter, onShowAll }: { filter: HistoryFilter; onShowAll: () => void }) {
  const { t } = useLingui()
  if (isNarrowed(filter)) {
    const isOnlyArchived = !isNarrowed({ ...filter, isArchived: false })
    return (
      <EmptyState
        title={isOnlyArchived ? t`No archived conversations` : t`No matches`}
        action={
          <Button onPress={onShowAll}>
            <Trans>Show all</Trans>
          </Button>
        }
      >
        {isOnlyArchived ? (
          <Trans>Conversations you archive appear here.</Trans>
        ) : (
          <Trans>Try fewer words, another type or a longer period.</Trans>
        )}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t`Your conversations will appear here`}
      action={
        <LinkButton variant="primary" href="/chat">
          <Trans>Start a conversation</Trans>
        </LinkButton>
      }
    >
      <Trans>Conversations with your private brain, Profile Pal and twins are kept until you delete them.</Trans>
    </EmptyState>
  )
}
