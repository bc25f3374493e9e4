import { Badge, FormError, IconButton, Menu, MenuItem, MenuSeparator } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WebhookEntry_webhook$key } from '../../../__generated__/WebhookEntry_webhook.graphql.ts'
import { serverText } from '../../../i18n/serverTexts.ts'
import styles from '../SettingsScreen.module.css'
import { timeAgo } from '../timeWords.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'
import { EditWebhookDialog } from './EditWebhookDialog.tsx'
import type { WebhookSecret } from './NewSecret.tsx'
import { hostOf } from './hostOf.ts'
import { eventNames, knownEvents } from './eventNames.ts'
import { useRotateWebhookSecret, useSendTestEvent, useUpdateWebhook } from './useChangeWebhook.ts'

interface WebhookEntryProps {
  webhook: WebhookEntry_webhook$key
  onSecret: (secret: WebhookSecret) => void
}

export function WebhookEntry({ webhook, onSecret }: WebhookEntryProps) {
  const { t, i18n } = useLingui()
  const data = useFragment(
    graphql`
      fragment WebhookEntry_webhook on Webhook {
        id
        url
        description
        eventTypes
        isEnabled
        problem
        failingSince
        ...EditWebhookDialog_webhook
      }
    `,
    webhook,
  )
  const { id, url, description, eventTypes, isEnabled, problem, failingSince } = data
  const [open, setOpen] = useState<'deliveries' | 'edit' | 'delete' | null>(null)
  const [update] = useUpdateWebhook()
  const [rotate] = useRotateWebhookSecret()
  const [sendTest] = useSendTestEvent()
  const { attempt, failure } = useAttempt(t`Couldn’t change the webhook`)
  const name = description || hostOf(url)
  const close = () => setOpen(null)

  const handleToggle = () =>
    attempt(async () => (await update({ variables: { input: { webhookId: id, isEnabled: !isEnabled } } })).updateWebhook)
  const handleTest = async () => {
    const isSent = await attempt(async () => (await sendTest({ variables: { input: { webhookId: id } } })).sendTestEvent)
    if (isSent) setOpen('deliveries')
  }
  const handleRotate = () =>
    attempt(async () => {
      const { rotateWebhookSecret: result } = await rotate({ variables: { input: { webhookId: id } } })
      if (result.__typename === 'RotateWebhookSecretPayload') {
        onSecret({ name, secret: result.secret, isRotated: true })
        return
      }
      return result
    })

  return (
    <div className={styles.entry}>
      <div>
        <div className={styles.entryHead}>
          {name}
          {!isEnabled && <Badge>{t`Off`}</Badge>}
          {isEnabled && failingSince != null && <Badge tone="caution">{t`Failing since ${timeAgo(failingSince)}`}</Badge>}
        </div>
        {description !== '' && <p className={styles.note}>{url}</p>}
        <p className={styles.note}>
          {new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(knownEvents(eventTypes).map((type) => i18n._(eventNames[type])))}
        </p>
        {problem != null && <p className={styles.note}>{serverText(problem)}</p>}
        <FormError>{failure}</FormError>
      </div>
      <Menu trigger={<IconButton icon={Ellipsis} label={t`Actions for ${name}`} />}>
        <MenuItem onAction={() => void handleTest()} isDisabled={!isEnabled}>{t`Send a test event`}</MenuItem>
        <MenuItem onAction={() => setOpen('deliveries')}>{t`Show deliveries`}</MenuItem>
        <MenuItem onAction={() => setOpen('edit')}>{t`Edit`}</MenuItem>
        <MenuItem onAction={() => void handleToggle()}>{isEnabled ? t`Turn off` : t`Turn on`}</MenuItem>
        <MenuItem onAction={() => void handleRotate()}>{t`New signing secret`}</MenuItem>
        <MenuSeparator />
        <MenuItem onAction={() => setOpen('delete')}>{t`Delete`}</MenuItem>
      </Menu>
      {open === 'deliveries' && <DeliveriesDialog webhookId={id} name={name} onClose={close} />}
      {open === 'edit' && <EditWebhookDialog webhook={data} onClose={close} />}
      {open === 'delete' && <DeleteWebhookDialog webhook={{ id, name }} onClose={close} />}
    </div>
  )
}
