import { Banner, Button, CopyField, Form, FormActions, FormError, Select } from '#design-system'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { graphql } from 'react-relay'
import type { NewAccessTokenMutation } from '../../../__generated__/NewAccessTokenMutation.graphql.ts'
import { type AccessTokenScope, defaultScopes, newAccessToken, scopeNames } from '../../../../api/account/accessTokens/validation.ts'
import { FormCheckboxes } from '../../../forms/FormCheckboxes.tsx'
import { parseTypedNumber } from '../../../forms/typedNumber.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import styles from '../SettingsScreen.module.css'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useConfirmation } from './confirmation/useConfirmation.tsx'

const lifetimes = [7, 30, 90, 365]
const usual = { name: '', scopes: defaultScopes, requestsPerMinute: '', messagesPerDay: '', expiresInDays: 90 }
const { requestsPerMinute, messagesPerDay } = newAccessToken.shape
const form = newAccessToken.extend({
  requestsPerMinute: parseTypedNumber(requestsPerMinute),
  messagesPerDay: parseTypedNumber(messagesPerDay),
})

const scopeTexts: Readonly<Record<AccessTokenScope, MessageDescriptor>> = {
  read: msg`Read everything`,
  write: msg`Change your profile, knowledge and settings`,
  chat: msg`Read, change and continue conversations`,
  twin: msg`Read and change your twin, and talk to twins`,
  operator: msg`Manage this server`,
}

export function NewAccessToken({ isOperator }: { isOperator: boolean }) {
  const { t, i18n } = useLingui()
  const [createAccessToken, isCreating] = useCreateAccessToken()
  const [created, setCreated] = useState<{ name: string; secret: string } | null>(null)
  const { control, failure, submit, reset } = useServerForm(form, usual, t`Couldn’t create the token`)
  const { withConfirmation, confirmation } = useConfirmation()
  const { field: lifetime } = useController({ control, name: 'expiresInDays' })

  const handleSubmit = submit(
    ({ scopes, ...input }) => withConfirmation(() => createAccessToken({ input: { ...input, scopes: scopes.map(toEnumValue) } })),
    'CreateAccessTokenPayload',
    ({ accessToken, secret }) => {
      reset(usual)
      setCreated({ name: accessToken.name, secret })
    },
  )

  const scopes = (isOperator ? scopeNames : defaultScopes).map((scope) => ({
    value: scope,
    label: (
      <span>
        {i18n._(scopeTexts[scope])} <code className={styles.note}>{scope}</code>
      </span>
    ),
  }))
  const options = [
    ...lifetimes.map((days) => ({ value: String(days), label: plural(days, { one: '# day', other: '# days' }) })),
    { value: 'never', label: t`No expiration` },
  ]

  return (
    <>
      {created && (
        <Banner tone="good" title={t`Copy the token for ${created.name} now`} onDismiss={() => setCreated(null)}>
          <div className={styles.secret}>
            <CopyField
              label={t`Token`}
              value={created.secret}
              isCode
              description={t`It’s shown only once. Programs send it as “Authorization: Bearer …”.`}
            />
          </div>
        </Banner>
      )}
      <Form onSubmit={handleSubmit}>
        <div className={styles.pair}>
          <FormTextField
            control={control}
            name="name"
            label={t`Name of the new token`}
            placeholder={t`Backup script`}
            autoComplete="off"
            maxLength={60}
          />
          <Select
            label={t`Expiration`}
            items={options}
            value={lifetime.value == null ? 'never' : String(lifetime.value)}
            onChange={(choice) => lifetime.onChange(choice === 'never' ? null : Number(choice))}
          />
        </div>
        <div className={styles.limits}>
          <FormTextField control={control} name="requestsPerMinute" label={t`Requests per minute`} inputMode="numeric" isOptional />
          <FormTextField control={control} name="messagesPerDay" label={t`Messages per day`} inputMode="numeric" isOptional />
        </div>
        <FormCheckboxes control={control} name="scopes" label={t`Scopes`} items={scopes} />
        <FormError>{failure}</FormError>
        <FormActions>
          <Button type="submit" isPending={isCreating} pendingLabel={t`Creating...`}>
            <Trans>Create token</Trans>
          </Button>
        </FormActions>
      </Form>
      {confirmation}
    </>
  )
}

function toEnumValue<Scope extends AccessTokenScope>(scope: Scope) {
  return scope.toUpperCase() as Uppercase<Scope>
}

function useCreateAccessToken() {
  return useAsyncMutation<NewAccessTokenMutation>(graphql`
    mutation NewAccessTokenMutation($input: CreateAccessTokenInput!) {
      createAccessToken(input: $input) {
        __typename
        ... on CreateAccessTokenPayload {
          secret
          accessToken {
            name
          }
          viewer {
            ...AccessTokensSection_viewer
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
