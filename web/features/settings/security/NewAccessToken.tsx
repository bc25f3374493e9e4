import { Banner, Button, CopyField, Form, FormActions, FormError, Select } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { graphql } from 'react-relay'
import type { NewAccessTokenMutation } from '../../../__generated__/NewAccessTokenMutation.graphql.ts'
import { newAccessToken } from '../../../../api/account/validation.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import styles from '../SettingsScreen.module.css'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

const lifetimes = [7, 30, 90, 365]
const usual = { name: '', expiresInDays: 90 }

export function NewAccessToken() {
  const { t } = useLingui()
  const [createAccessToken, isCreating] = useCreateAccessToken()
  const [created, setCreated] = useState<{ name: string; secret: string } | null>(null)
  const { control, failure, submit, reset } = useServerForm(newAccessToken, usual, t`Couldn’t create the token`)
  const { field: lifetime } = useController({ control, name: 'expiresInDays' })

  const handleSubmit = submit(
    (input) => createAccessToken({ input }),
    'CreateAccessTokenPayload',
    ({ accessToken, secret }) => {
      reset(usual)
      setCreated({ name: accessToken.name, secret })
    },
  )

  const options = [
    ...lifetimes.map((days) => ({ value: String(days), label: plural(days, { one: '# day', other: '# days' }) })),
    { value: 'never', label: t`Until I revoke it` },
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
        <FormError>{failure}</FormError>
        <FormActions>
          <Button type="submit" isPending={isCreating} pendingLabel={t`Creating...`}>
            <Trans>Create token</Trans>
          </Button>
        </FormActions>
      </Form>
    </>
  )
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
