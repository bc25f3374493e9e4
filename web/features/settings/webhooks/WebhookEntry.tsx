import { Badge, FormError, IconButton, Menu, MenuItem, MenuSeparator } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WebhookEntry_webhook$key } from '../../../__generated__/WebhookEntry_webhook.graphql.ts'
import type { WebhookEntryForm_webhook$key } from '../../../__generated__/WebhookEntryForm_webhook.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import styles from '../SettingsScreen.module.css'
import { formatTimeAgo } from '../../../lib/timeWords.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'
import { getHost, type WebhookSecret } from './NewWebhook.tsx'
import { eventNames, EventTypesField, selectKnownEvents, newWebhook } from './EventTypesField.tsx'
import { useDeleteWebhook, useRotateWebhookSecret, useSendTestEvent, useUpdateWebhook } from './useChangeWebhook.ts'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'

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
        ...WebhookEntryForm_webhook
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
  const name = description || getHost(url)
  const close = () => setOpen(null)

  const handleToggle = () => attempt(() => update({ input: { webhookId: id, isEnabled: !isEnabled } }))
  const handleTest = async () => {
    if (await attempt(() => sendTest({ input: { webhookId: id } }))) setOpen('deliveries')
  }
  const handleRotate = () =>
    attempt(async () => {
      const result = await rotate({ input: { webhookId: id } })
      if (result.__typename === 'RotateWebhookSecretPayload') onSecret({ name, secret: result.secret, isRotated: true })
      return result
    })

  return (
    <div className={styles.entry}>
      <div>
        <div className={styles.entryHead}>
          {name}
          {!isEnabled && <Badge>{t`Off`}</Badge>}
          {isEnabled && failingSince != null && <Badge tone="caution">{t`Failing since ${formatTimeAgo(failingSince)}`}</Badge>}
        </div>
        {description !== '' && <p className={styles.note}>{url}</p>}
        <p className={styles.note}>
          {new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(selectKnownEvents(eventTypes).map((type) => i18n._(eventNames[type])))}
        </p>
        {problem != null && <p className={styles.note}>{translateServerText(problem)}</p>}
        <FormError>{failure}</FormError>
      </div>
      <Menu trigger={<IconButton icon={Ellipsis} label={t`Actions for ${name}`} />}>
        <MenuItem onAction={() => void handleTest()} isDisabled={!isEnabled}>{t`Send a test event`}</MenuItem>
        <MenuItem onAction={() => setOpen('deliveries')}>{t`Show deliveries`}</MenuItem>
        <MenuItem onAction={() => setOpen('edit')}>{t`Edit`}</MenuItem>
        <MenuItem onAction={() => void handleToggle()}>{isEnabled ? t`Turn off` : t`Turn on`}</MenuItem>
        <MenuItem onAction={() => void handleRotate()}>{t`New signing secret`}</MenuItem>
        <MenuSeparator />
        <MenuItem isDangerous onAction={() => setOpen('delete')}>{t`Delete`}</MenuItem>
      </Menu>
      {open === 'deliveries' && <DeliveriesDialog webhookId={id} name={name} onClose={close} />}
      {open === 'edit' && <EditWebhookDialog webhook={data} onClose={close} />}
      {open === 'delete' && <DeleteWebhookDialog webhook={{ id, name }} onClose={close} />}
    </div>
  )
}

interface DeleteWebhookDialogProps {
  webhook: { readonly id: string; readonly name: string }
  onClose: () => void
}

function DeleteWebhookDialog({ webhook: { id, name }, onClose }: DeleteWebhookDialogProps) {
  const { t } = useLingui()
  const remove = useDeleteWebhook()
  return (
    <DeleteDialog title={t`Delete ${name}`} action={remove} onDelete={() => remove.run({ input: { webhookId: id } })} onClose={onClose}>
      <Trans>Pending events are also deleted.</Trans>
    </DeleteDialog>
  )
}

interface EditWebhookDialogProps {
  webhook: WebhookEntryForm_webhook$key
  onClose: () => void
}

function EditWebhookDialog({ webhook, onClose }: EditWebhookDialogProps) {
  const { t } = useLingui()
  const { id, url, description, eventTypes } = useFragment(
    graphql`
      fragment WebhookEntryForm_webhook on Webhook {
        id
        url
        description
        eventTypes
      }
    `,
    webhook,
  )
  const [update, isSaving] = useUpdateWebhook()
  const values = { url, description, eventTypes: selectKnownEvents(eventTypes) }
  const { control, failure, submit, isChanged } = useServerForm(newWebhook, values, t`Couldn’t save the webhook`)
  const handleSubmit = submit((input) => update({ input: { ...input, webhookId: id } }), 'UpdateWebhookPayload', onClose)
  return (
    <FormDialog
      title={t`Edit webhook`}
      submitLabel={t`Save`}
      pendingLabel={t`Saving...`}
      isPending={isSaving}
      isChanged={isChanged}
      failure={failure ?? null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormTextField control={control} name="url" label={t`Address`} autoComplete="off" />
      <FormTextField control={control} name="description" label={t`Description`} isOptional autoComplete="off" maxLength={100} />
      <EventTypesField control={control} name="eventTypes" />
    </FormDialog>
  )
}
