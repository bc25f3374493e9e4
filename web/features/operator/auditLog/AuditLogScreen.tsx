import { Button, EmptyState, Link, Table, type TableColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { useNavigation, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import type { AuditLogScreen_viewer$data, AuditLogScreen_viewer$key } from '../../../__generated__/AuditLogScreen_viewer.graphql.ts'
import type { AuditLogScreenPaginationQuery } from '../../../__generated__/AuditLogScreenPaginationQuery.graphql.ts'
import auditLogQuery, { type AuditLogScreenQuery } from '../../../__generated__/AuditLogScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { ExportButton } from '../../../shared/accountExport/ExportButton.tsx'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { OperatorPage } from '../../../shared/screen/OperatorPage.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { ShowMore } from '../../../shared/screen/ShowMore.tsx'
import styles from './AuditLog.module.css'
import { AuditLogFilters, readVariables, useAuditLogFilter } from './AuditLogFilters.tsx'

const pageSize = 20

type Entry = NonNullable<AuditLogScreen_viewer$data['operator']>['auditLog']['edges'][number]['node']

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadRouteQuery<AuditLogScreenQuery>(context, auditLogQuery, readVariables(new URL(request.url).searchParams))
}

export function AuditLogScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<AuditLogScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the audit log`}>
      <Content />
    </RouteBoundary>
  )
}

function Content() {
  const { t } = useLingui()
  const filter = useAuditLogFilter()
  const { viewer } = usePreloadedQuery<AuditLogScreenQuery>(
    graphql`
      query AuditLogScreenQuery($query: String, $from: DateTime, $to: DateTime) {
        viewer {
          operator {
            auditLogUrl
          }
          ...AuditLogScreen_viewer @arguments(query: $query, from: $from, to: $to)
        }
      }
    `,
    useRouteQuery<AuditLogScreenQuery>(),
  )
  if (!viewer?.operator) return <NotFoundScreen />
  return (
    <OperatorPage
      title={t`Audit log`}
      actions={
        <ExportButton url={viewer.operator.auditLogUrl}>
          <Trans>Export as JSON Lines</Trans>
        </ExportButton>
      }
    >
      <AuditLogFilters {...filter} />
      <Entries viewer={viewer} onClear={filter.clear} />
    </OperatorPage>
  )
}

function Entries({ viewer, onClear }: { viewer: AuditLogScreen_viewer$key; onClear: () => void }) {
  const { t } = useLingui()
  const isSearching = useNavigation().state === 'loading'
  const [address] = useSearchParams()
  const columns = useColumns()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<AuditLogScreenPaginationQuery, AuditLogScreen_viewer$key>(
    graphql`
      fragment AuditLogScreen_viewer on Viewer
      @refetchable(queryName: "AuditLogScreenPaginationQuery")
      @argumentDefinitions(
        query: { type: "String" }
        from: { type: "DateTime" }
        to: { type: "DateTime" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        operator {
          auditLog(query: $query, from: $from, to: $to, first: $count, after: $cursor)
            @required(action: THROW)
            @connection(key: "AuditLogScreen_auditLog", filters: ["query", "from", "to"]) {
            __id
            edges {
              node {
                id
                actorId
                actorName
                subjectName
                action
                details
                createdAt
              }
            }
          }
        }
      }
    `,
    viewer,
  )
  const entries = data.operator?.auditLog.edges.map(({ node: { id, ...entry } }) => ({ id, ...entry })) ?? []
  if (entries.length === 0) {
    if (address.size === 0) return <EmptyState title={t`No changes yet`} size="small" />
    return (
      <EmptyState
        title={t`No changes found`}
        size="small"
        action={
          <Button onPress={onClear}>
            <Trans>Show all changes</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <div aria-busy={isSearching} className={styles.entries}>
      <Table label={t`Audit log`} columns={columns} rows={entries} />
      <ShowMore
        key={data.operator?.auditLog.__id}
        hasMore={hasNext}
        isLoading={isLoadingNext}
        loadMore={loadNext}
        pageSize={pageSize}
        label={t`Show older changes`}
      />
    </div>
  )
}

function useColumns(): TableColumn<Entry>[] {
  const { t, i18n } = useLingui()
  return [
    { id: 'action', name: t`Action`, render: ({ action }) => <code>{action}</code> },
    {
      id: 'actor',
      name: t`Actor`,
      isInline: true,
      render: ({ actorId, actorName }) => (actorName ? `@${actorName}` : actorId ? t`Deleted account` : t`Command line`),
    },
    {
      id: 'created',
      name: t`Time`,
      isInline: true,
      render: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.time}>
          {i18n.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      ),
    },
    { id: 'details', name: t`Details`, isInline: true, render: (entry) => <Details {...entry} /> },
  ]
}

function Details({ details, subjectName }: Pick<Entry, 'details' | 'subjectName'>) {
  return (
    <ul className={styles.details}>
      {Object.entries(details as Record<string, unknown>).map(([name, value]) => (
        <li key={name}>
          {name}:{' '}
          {name === 'user_id' && subjectName ? (
            <Link href={`/operator/people/${String(value)}`}>{`@${subjectName}`}</Link>
          ) : (
            <bdi>{String(value)}</bdi>
          )}
        </li>
      ))}
    </ul>
  )
}
