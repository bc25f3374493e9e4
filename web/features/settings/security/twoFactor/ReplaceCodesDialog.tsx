import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ReplaceCodesDialogMutation } from '../../../../__generated__/ReplaceCodesDialogMutation.graphql.ts'
import { useAsyncMutation } from '../../../../relay/useAsyncMutation.ts'
import { PasswordDialog, type ProofProps } from './PasswordDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

export function ReplaceCodesDialog({ hasPassword, onClose }: ProofProps) {
  const { t } = useLingui()
  const [replaceCodes, isPending] = useAsyncMutation<ReplaceCodesDialogMutation>(graphql`
    mutation ReplaceCodesDialogMutation($input: ReplaceRecoveryCodesInput!) {
      replaceRecoveryCodes(input: $input) {
        __typename
        ... on ReplaceRecoveryCodesPayload {
          recoveryCodes
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on ConflictError {
          message
          code
          params
        }
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  return (
    <PasswordDialog
      hasPassword={hasPassword}
      title={t`New recovery codes`}
      submitLabel={t`Create codes`}
      isPending={isPending}
      failure={t`Couldn’t create recovery codes`}
      mutate={(input) => replaceCodes({ input })}
      payloadType="ReplaceRecoveryCodesPayload"
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    >
      <p>
        <Trans>Your old codes stop working.</Trans>
      </p>
    </PasswordDialog>
  )
}
