import { Badge, Button, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { DeliveryEntry_delivery$key } from '../../../__generated__/DeliveryEntry_delivery.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import settings from '../SettingsScreen.module.css'
import styles from './Webhooks.module.css'
import { useResendDelivery } from './useChangeWebhook.ts'

export function DeliveryEntry({ delivery }: { delivery: DeliveryEntry_delivery$key }) {
  const { t, i18n } = useLingui()
  const { id, type, status, createdAt, nextTryAt, attempts } = useFragment(
    graphql`
      fragment DeliveryEntry_delivery on WebhookDelivery {
        id
        type
        status
        createdAt
        nextTryAt
        attempts {
          statusCode
          problem
          durationMs
          response
        }
      }
    `,
    delivery,
  )
  const resend = useResendDelivery()
  const moment = (time: string) => i18n.date(new Date(time), { dateStyle: 'medium', timeStyle: 'medium' })
  const [last] = attempts
  const happened = moment(createdAt)
  return (
    <div className={styles.delivery}>
      <div>
        <div className={settings.entryHead}>
          {type}
          {status === 'DELIVERED' && <Badge tone="good">{t`Delivered`}</Badge>}
          {status === 'FAILED' && <Badge tone="danger">{t`Not delivered`}</Badge>}
          {status === 'PENDING' && <Badge>{attempts.length === 0 ? t`Sending` : t`Trying again`}</Badge>}
        </div>
        <p className={settings.note}>
          {happened}
          {last && ' · '}
          {last &&
            (last.problem == null ? t`Status ${last.statusCode} after ${last.durationMs}\u00a0ms` : translateServerText(last.problem))}
          {status === 'PENDING' && nextTryAt != null && attempts.length > 0 && ` · ${t`next try ${moment(nextTryAt)}`}`}
        </p>
        {last && status !== 'DELIVERED' && last.response !== '' && <p className={styles.response}>{last.response}</p>}
        <FormError>{resend.failure}</FormError>
      </div>
      <Button
        variant="quiet"
        isPending={resend.isRunning}
        pendingLabel={t`Sending...`}
        aria-label={t`Send ${type} again`}
        onPress={() => void resend.run({ input: { deliveryId: id } })}
      >
        <Trans>Send again</Trans>
      </Button>
    </div>
  )
}
