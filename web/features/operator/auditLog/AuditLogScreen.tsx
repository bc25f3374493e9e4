import { EmptyState, Link, Table, type TableColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
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

const pageSize = 20

type Entry = NonNullable<AuditLogScreen_viewer$data['operator']>['auditLog']['edges'][number]['node']

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<AuditLogScreenQuery>(context, auditLogQuery, {})
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
  const { viewer } = usePreloadedQuery<AuditLogScreenQuery>(
    graphql`
      query AuditLogScreenQuery {
        viewer {
          operator {
            auditLogUrl
          }
          ...AuditLogScreen_viewer
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
      <Entries viewer={viewer} />
    </OperatorPage>
  )
}

function Entries({ viewer }: { viewer: AuditLogScreen_viewer$key }) {
  const { t } = useLingui()
  const columns = useColumns()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<AuditLogScreenPaginationQuery, AuditLogScreen_viewer$key>(
    graphql`
      fragment AuditLogScreen_viewer on Viewer
      @refetchable(queryName: "AuditLogScreenPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        operator {
          auditLog(first: $count, after: $cursor) @required(action: THROW) @connection(key: "AuditLogScreen_auditLog") {
            edges {
              node {
                id
                actorId
                actorName
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
  if (entries.length === 0) return <EmptyState title={t`No changes yet`} size="small" />
  return (
    <div className={styles.entries}>
      <Table label={t`Audit log`} columns={columns} rows={entries} />
      <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} label={t`Show older changes`} />
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
    { id: 'details', name: t`Details`, isInline: true, render: ({ details }) => <Details details={details as Record<string, unknown>} /> },
  ]
}

function Details({ details }: { details: Record<string, unknown> }) {
  return (
    <ul className={styles.details}>
      {Object.entries(details).map(([name, value]) => (
        <li key={name}>
          {name}:{' '}
          {name === 'user_id' ? <Link href={`/operator/people/${String(value)}`}>{String(value)}</Link> : <bdi>{String(value)}</bdi>}
        </li>
      ))}
    </ul>
  )
}
