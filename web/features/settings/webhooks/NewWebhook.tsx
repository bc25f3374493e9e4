import '../../../forms/zodWithoutEval.ts'
import { Button, Form, FormActions, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { EventTypesField } from './EventTypesField.tsx'
import type { WebhookSecret } from './NewSecret.tsx'
import { newWebhook } from './eventNames.ts'
import { useCreateWebhook } from './useCreateWebhook.ts'
import { hostOf } from './hostOf.ts'

interface NewWebhookProps {
  onCreated: (secret: WebhookSecret) => void
  onClose: () => void
}

export function NewWebhook({ onCreated, onClose }: NewWebhookProps) {
  const { t } = useLingui()
  const [createWebhook, isCreating] = useCreateWebhook()
  const usual = { url: '', description: '', eventTypes: [] }
  const { control, failure, submit } = useServerForm(newWebhook, usual, t`Couldn’t add the webhook`)
  const handleSubmit = submit(
    async (input) => (await createWebhook({ variables: { input } })).createWebhook,
    'CreateWebhookPayload',
    ({ secret, webhook: { url, description } }) => onCreated({ name: description || hostOf(url), secret, isRotated: false }),
  )
  return (
    <Form onSubmit={handleSubmit}>
      <FormTextField control={control} name="url" label={t`Address`} placeholder="https://example.org/twain" autoComplete="off" autoFocus />
      <FormTextField control={control} name="description" label={t`Description (optional)`} autoComplete="off" maxLength={100} />
      <EventTypesField control={control} name="eventTypes" />
      <FormError>{failure}</FormError>
      <FormActions>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isPending={isCreating} pendingLabel={t`Adding...`}>
          <Trans>Add webhook</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
