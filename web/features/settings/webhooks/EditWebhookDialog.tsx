import '../../../forms/zodWithoutEval.ts'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { EditWebhookDialog_webhook$key } from '../../../__generated__/EditWebhookDialog_webhook.graphql.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { EventTypesField } from './EventTypesField.tsx'
import { useUpdateWebhook } from './useChangeWebhook.ts'
import { knownEvents, newWebhook } from './eventNames.ts'

interface EditWebhookDialogProps {
  webhook: EditWebhookDialog_webhook$key
  onClose: () => void
}

export function EditWebhookDialog({ webhook, onClose }: EditWebhookDialogProps) {
  const { t } = useLingui()
  const { id, url, description, eventTypes } = useFragment(
    graphql`
      fragment EditWebhookDialog_webhook on Webhook {
        id
        url
        description
        eventTypes
      }
    `,
    webhook,
  )
  const [update, isSaving] = useUpdateWebhook()
  const values = { url, description, eventTypes: knownEvents(eventTypes) }
  const { control, failure, submit, isChanged } = useServerForm(newWebhook, values, t`Couldn’t save the webhook`)
  const handleSubmit = submit(
    async (input) => (await update({ variables: { input: { ...input, webhookId: id } } })).updateWebhook,
    'UpdateWebhookPayload',
    onClose,
  )
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
      <FormTextField control={control} name="description" label={t`Description (optional)`} autoComplete="off" maxLength={100} />
      <EventTypesField control={control} name="eventTypes" />
    </FormDialog>
  )
}
