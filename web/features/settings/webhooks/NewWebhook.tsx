import { Banner, Button, CopyField, Form, FormActions, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { NewWebhookMutation } from '../../../__generated__/NewWebhookMutation.graphql.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import styles from '../SettingsScreen.module.css'
import { EventTypesField, newWebhook } from './EventTypesField.tsx'

export interface WebhookSecret {
  name: string
  secret: string
  isRotated: boolean
}

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
    (input) => createWebhook({ input }),
    'CreateWebhookPayload',
    ({ secret, webhook: { url, description } }) => onCreated({ name: description || getHost(url), secret, isRotated: false }),
  )
  return (
    <Form onSubmit={handleSubmit}>
      <FormTextField control={control} name="url" label={t`Address`} placeholder="https://example.org/twain" autoComplete="off" autoFocus />
      <FormTextField control={control} name="description" label={t`Description`} isOptional autoComplete="off" maxLength={100} />
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

interface NewSecretProps {
  secret: WebhookSecret
  onDismiss: () => void
}

export function NewSecret({ secret: { name, secret, isRotated }, onDismiss }: NewSecretProps) {
  const { t } = useLingui()
  return (
    <Banner tone="good" title={t`Copy the signing secret of ${name} now`} onDismiss={onDismiss}>
      <div className={styles.secret}>
        <CopyField
          label={t`Signing secret`}
          value={secret}
          isCode
          description={
            isRotated
              ? t`It’s shown only once. The old secret works for another 24 hours.`
              : t`It’s shown only once. Use it to verify that events come from this server.`
          }
        />
      </div>
    </Banner>
  )
}

export function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

function useCreateWebhook() {
  return useAsyncMutation<NewWebhookMutation>(graphql`
    mutation NewWebhookMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        __typename
        ... on CreateWebhookPayload {
          secret
          webhook {
            url
            description
          }
          viewer {
            ...WebhooksSection_viewer
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on RateLimitError {
          message
          code
          params
        }
        ... on EmailNotVerifiedError {
          message
          code
          params
        }
      }
    }
  `)
}
