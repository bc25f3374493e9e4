import { Banner, Button, Checkbox, Form, FormActions, FormError, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { graphql } from 'react-relay'
import type { PasswordSectionMutation } from '../../../__generated__/PasswordSectionMutation.graphql.ts'
import { passwordChange } from '../../../../api/account/validation.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { NewPasswordField } from '../../../forms/NewPasswordField.tsx'
import { useDeliberatePassword } from '../../../forms/useDeliberatePassword.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

const empty = { currentPassword: '', newPassword: '', revokeAccessTokens: true }

export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  if (hasPassword) return <ChangePassword />
  return (
    <Section id="password" description={<Trans>Your account has no password yet.</Trans>}>
      <div className={styles.actions}>
        <LinkButton href="/forgot-password">
          <Trans>Set a password</Trans>
        </LinkButton>
      </div>
    </Section>
  )
}

function ChangePassword() {
  const { t } = useLingui()
  const [changePassword, isChanging] = useAsyncMutation<PasswordSectionMutation>(graphql`
    mutation PasswordSectionMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          message
          viewer {
            ...SessionsSection_viewer
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
      }
    }
  `)
  const [answer, setAnswer] = useState<string | null>(null)
  const { control, failure, submit, reset, isChanged } = useServerForm(passwordChange, empty, t`Couldn’t change your password`)
  const { field: revokes } = useController({ control, name: 'revokeAccessTokens' })
  const { hold: holdWeakPassword, isChecking } = useDeliberatePassword()

  const handleSubmit = submit(
    async (input) => (await holdWeakPassword('newPassword', input.newPassword)) ?? (await changePassword({ input })),
    'ChangePasswordPayload',
    ({ message }) => {
      reset(empty)
      setAnswer(message)
    },
  )

  return (
    <Section id="password" description={<Trans>Changing your password signs you out everywhere else.</Trans>}>
      <Form onSubmit={handleSubmit}>
        <FormTextField
          control={control}
          name="currentPassword"
          label={t`Current password`}
          type="password"
          autoComplete="current-password"
        />
        <NewPasswordField control={control} name="newPassword" label={t`New password`} />
        <Checkbox name={revokes.name} isSelected={revokes.value ?? true} onChange={revokes.onChange} onBlur={revokes.onBlur}>
          <Trans>Also revoke access tokens</Trans>
        </Checkbox>
        <FormError>{failure}</FormError>
        {answer && !isChanged && <Banner tone="good">{translateServerText(answer)}</Banner>}
        <FormActions>
          <Button type="submit" isPending={isChanging || isChecking} pendingLabel={t`Saving...`}>
            <Trans>Change password</Trans>
          </Button>
        </FormActions>
      </Form>
    </Section>
  )
}
