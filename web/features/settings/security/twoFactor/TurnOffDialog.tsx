import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { TurnOffDialogMutation } from '../../../../__generated__/TurnOffDialogMutation.graphql.ts'
import { useAsyncMutation } from '../../../../relay/useAsyncMutation.ts'
import { PasswordDialog, type ProofProps } from './PasswordDialog.tsx'

export function TurnOffDialog({ hasPassword, onClose }: ProofProps) {
  const { t } = useLingui()
  const [turnOff, isPending] = useAsyncMutation<TurnOffDialogMutation>(graphql`
    mutation TurnOffDialogMutation($input: TurnOffTwoFactorInput!) {
      turnOffTwoFactor(input: $input) {
        __typename
        ... on TurnOffTwoFactorPayload {
          user {
            ...TwoFactorSection_user
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
  return (
    <PasswordDialog
      hasPassword={hasPassword}
      title={t`Turn off two-factor authentication`}
      submitLabel={t`Turn off`}
      isDangerous
      isPending={isPending}
      failure={t`Couldn’t turn off two-factor authentication`}
      mutate={(input) => turnOff({ input })}
      payloadType="TurnOffTwoFactorPayload"
      onDone={onClose}
      onClose={onClose}
    >
      <p>
        <Trans>Signing in will no longer ask for a code.</Trans>
      </p>
    </PasswordDialog>
  )
}
