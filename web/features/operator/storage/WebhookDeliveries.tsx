import { Heading, Stat, Stats, Table } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { WebhookDeliveries_health$key } from '../../../__generated__/WebhookDeliveries_health.graphql.ts'
import styles from '../Operator.module.css'

export function WebhookDeliveries({ health }: { health: WebhookDeliveries_health$key }) {
  const { t, i18n } = useLingui()
  const { deliveredCount, pendingCount, failedCount, failures } = useFragment(
    graphql`
      fragment WebhookDeliveries_health on WebhookHealth {
        deliveredCount
        pendingCount
        failedCount
        failures {
          statusCode
          count
        }
      }
    `,
    health,
  )
  return (
    <section aria-label={t`Webhook deliveries in the last 24 hours`} className={styles.section}>
      <Heading level={2} size="section">
        <Trans>Webhook deliveries in the last 24 hours</Trans>
      </Heading>
      <Stats>
        <Stat label={t`Delivered`} value={i18n.number(deliveredCount)} />
        <Stat label={t`Waiting`} value={i18n.number(pendingCount)} />
        <Stat label={t`Failed`} value={i18n.number(failedCount)} />
      </Stats>
      {failures.length > 0 && (
        <Table
          label={t`Failed attempts`}
          rows={failures.map((failure) => ({ ...failure, id: String(failure.statusCode) }))}
          columns={[
            { id: 'status', name: t`Status`, render: ({ statusCode }) => statusCode ?? t`No response` },
            { id: 'count', name: t`Failed attempts`, align: 'end', render: ({ count }) => i18n.number(count) },
          ]}
        />
      )}
    </section>
  )
}
