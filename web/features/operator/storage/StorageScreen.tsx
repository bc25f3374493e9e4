import { Heading, Stat, Stats, Table, fileSize } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import storageQuery, { type StorageScreenQuery } from '../../../__generated__/StorageScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { OperatorPage } from '../../../shared/screen/OperatorPage.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import styles from '../Operator.module.css'
import { WebhookDeliveries } from './WebhookDeliveries.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<StorageScreenQuery>(context, storageQuery, {})
}

export function StorageScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<StorageScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load storage`}>
      <Content />
    </RouteBoundary>
  )
}

function Content() {
  const { t, i18n } = useLingui()
  const { viewer } = usePreloadedQuery<StorageScreenQuery>(
    graphql`
      query StorageScreenQuery {
        viewer {
          operator {
            storage @required(action: THROW) {
              databaseBytes
              fileCount
              fileBytes
              pendingPassages
              pendingEmbeddings
              tables {
                name
                estimatedRows
                bytes
              }
              indexes {
                name
                table
                bytes
              }
            }
            webhookHealth @required(action: THROW) {
              ...WebhookDeliveries_health
            }
          }
        }
      }
    `,
    useRouteQuery<StorageScreenQuery>(),
  )
  if (!viewer?.operator) return <NotFoundScreen />
  const { storage, webhookHealth } = viewer.operator
  const tables = storage.tables.map((table) => ({ ...table, id: table.name }))
  const indexes = storage.indexes.map((index) => ({ ...index, id: index.name }))
  const showSize = ({ bytes }: { bytes: number }) => fileSize(bytes, i18n.locale)
  // The embedded database keeps no estimates.
  const hasRows = tables.some(({ estimatedRows }) => estimatedRows != null)
  const rows = ({ estimatedRows }: { estimatedRows: number | null | undefined }) =>
    estimatedRows === null || estimatedRows === undefined ? '–' : i18n.number(Math.round(estimatedRows))
  return (
    <OperatorPage title={t`Storage`}>
      <Stats>
        <Stat label={t`Database`} value={fileSize(storage.databaseBytes, i18n.locale)} />
        <Stat
          label={t`Documents and attachments`}
          value={i18n.number(storage.fileCount)}
          change={fileSize(storage.fileBytes, i18n.locale)}
        />
        <Stat label={t`Texts to index`} value={i18n.number(storage.pendingPassages)} />
        <Stat label={t`Embeddings to compute`} value={i18n.number(storage.pendingEmbeddings)} />
      </Stats>
      <WebhookDeliveries health={webhookHealth} />
      <section aria-label={t`Largest tables`} className={styles.section}>
        <Heading level={2} size="section">
          <Trans>Largest tables</Trans>
        </Heading>
        <p className={styles.note}>
          {hasRows ? <Trans>Sizes include indexes. Rows are estimates.</Trans> : <Trans>Sizes include indexes.</Trans>}
        </p>
        <Table
          label={t`Largest tables`}
          rows={tables}
          columns={[
            { id: 'name', name: t`Table`, render: ({ name }) => <code>{name}</code> },
            ...(hasRows ? [{ id: 'rows', name: t`Rows`, align: 'end', render: rows } as const] : []),
            { id: 'size', name: t`Size`, align: 'end', render: showSize },
          ]}
        />
      </section>
      <section aria-label={t`Largest indexes`} className={styles.section}>
        <Heading level={2} size="section">
          <Trans>Largest indexes</Trans>
        </Heading>
        <Table
          label={t`Largest indexes`}
          rows={indexes}
          columns={[
            { id: 'name', name: t`Index`, render: ({ name }) => <code>{name}</code> },
            { id: 'table', name: t`Table`, render: ({ table }) => <code>{table}</code> },
            { id: 'size', name: t`Size`, align: 'end', render: showSize },
          ]}
        />
      </section>
    </OperatorPage>
  )
}
