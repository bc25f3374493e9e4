import { Button, Dialog, List, ListItem, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { startTransition, useEffect, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { DeliveriesDialogQuery } from '../../../__generated__/DeliveriesDialogQuery.graphql.ts'
import { LoadingBoundary } from '../../../shared/screen/LoadingBoundary.tsx'
import styles from '../SettingsScreen.module.css'
import { DeliveryEntry } from './DeliveryEntry.tsx'

interface DeliveriesDialogProps {
  webhookId: string
  name: string
  onClose: () => void
}

const rereadMs = 2000

export function DeliveriesDialog({ webhookId, name, onClose }: DeliveriesDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Deliveries to ${name}`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button slot="close">
          <Trans>Close</Trans>
        </Button>
      }
    >
      <LoadingBoundary
        failure={t`Couldn’t load the deliveries`}
        fallback={
          <StatusLine>
            <Trans>Loading...</Trans>
          </StatusLine>
        }
      >
        {(attempt) => <Deliveries webhookId={webhookId} attempt={attempt} />}
      </LoadingBoundary>
    </Dialog>
  )
}

/** No event reports the end of a delivery. */
function Deliveries({ webhookId, attempt }: { webhookId: string; attempt: number }) {
  const { t } = useLingui()
  const [fetchKey, setFetchKey] = useState(0)
  const { node: webhook } = useLazyLoadQuery<DeliveriesDialogQuery>(
    graphql`
      query DeliveriesDialogQuery($webhookId: ID!) {
        node(id: $webhookId) {
          ... on Webhook {
            deliveries(first: 50) {
              edges {
                node {
                  id
                  status
                  attempts {
                    __typename
                  }
                  ...DeliveryEntry_delivery
                }
              }
            }
          }
        }
      }
    `,
    { webhookId },
    { fetchPolicy: fetchKey === 0 ? 'store-and-network' : 'network-only', fetchKey: `${attempt}-${fetchKey}` },
  )
  const deliveries = webhook?.deliveries?.edges.map(({ node }) => node) ?? []
  const isOnItsWay = deliveries.some(({ status, attempts }) => status === 'PENDING' && attempts.length === 0)
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setTimeout(() => startTransition(() => setFetchKey((key) => key + 1)), rereadMs)
    return () => clearTimeout(timer)
  }, [isOnItsWay, fetchKey])
  if (deliveries.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>Nothing was sent in the last 30 days.</Trans>
      </p>
    )
  }
  return (
    <List label={t`Deliveries`} isDivided>
      {deliveries.map((delivery) => (
        <ListItem key={delivery.id}>
          <DeliveryEntry delivery={delivery} />
        </ListItem>
      ))}
    </List>
  )
}
