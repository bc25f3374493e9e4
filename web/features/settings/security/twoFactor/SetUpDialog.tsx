import { CopyField, Link, QrCode, useMediaQuery } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SetUpDialogConfirmMutation } from '../../../../__generated__/SetUpDialogConfirmMutation.graphql.ts'
import type { SetUpDialogMutation } from '../../../../__generated__/SetUpDialogMutation.graphql.ts'
import { twoFactorConfirmation } from '../../../../../api/account/validation.ts'
import { FormDialog } from '../../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../../forms/useServerForm.ts'
import { useAsyncMutation } from '../../../../relay/useAsyncMutation.ts'
import styles from '../../SettingsScreen.module.css'
import { PasswordDialog, type ProofProps } from './PasswordDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

export function SetUpDialog({ hasPassword, onClose }: ProofProps) {
  const { t } = useLingui()
  const [setUp, isPending] = useAsyncMutation<SetUpDialogMutation>(graphql`
    mutation SetUpDialogMutation($input: SetUpTwoFactorInput!) {
      setUpTwoFactor(input: $input) {
        __typename
        ... on SetUpTwoFactorPayload {
          uri
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
  const [uri, setUri] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  if (uri) return <ConfirmDialog uri={uri} onConfirmed={setCodes} onClose={onClose} />
  return (
    <PasswordDialog
      hasPassword={hasPassword}
      title={t`Set up an authenticator app`}
      submitLabel={t`Continue`}
      isPending={isPending}
      failure={t`Couldn’t set up two-factor authentication`}
      mutate={(input) => setUp({ input })}
      payloadType="SetUpTwoFactorPayload"
      onDone={(payload) => setUri(payload.uri)}
      onClose={onClose}
    >
      {!hasPassword && (
        <p>
          <Trans>Require a code from an authenticator app when you sign in.</Trans>
        </p>
      )}
    </PasswordDialog>
  )
}

interface ConfirmDialogProps {
  uri: string
  onConfirmed: (codes: readonly string[]) => void
  onClose: () => void
}

function ConfirmDialog({ uri, onConfirmed, onClose }: ConfirmDialogProps) {
  const { t } = useLingui()
  // On computers, browsers ignore links that no app can open.
  const isPhone = useMediaQuery('(pointer: coarse) and (hover: none)')
  const [confirm, isPending] = useAsyncMutation<SetUpDialogConfirmMutation>(graphql`
    mutation SetUpDialogConfirmMutation($input: ConfirmTwoFactorInput!) {
      confirmTwoFactor(input: $input) {
        __typename
        ... on ConfirmTwoFactorPayload {
          recoveryCodes
          user {
            ...RequiredTwoFactor_user
            ...TwoFactorSection_user
          }
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
      }
    }
  `)
  const { control, failure, submit } = useServerForm(twoFactorConfirmation, { code: '' }, t`Couldn’t turn on two-factor authentication`)
  const handleSubmit = submit(
    (input) => confirm({ input }),
    'ConfirmTwoFactorPayload',
    ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  )
  return (
    <FormDialog
      title={t`Set up an authenticator app`}
      size="small"
      submitLabel={t`Turn on`}
      isPending={isPending}
      failure={failure ?? null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>
        {isPhone ? (
          <Trans>
            <Link href={uri}>Open your authenticator app</Link> or scan the QR code with another device. Then enter the 6-digit code.
          </Trans>
        ) : (
          <Trans>Scan the QR code with an authenticator app, then enter the code it shows.</Trans>
        )}
      </p>
      <div className={styles.qrCode}>
        <QrCode value={uri} label={t`QR code for the authenticator app`} />
      </div>
      <CopyField label={t`Or enter this key`} value={new URL(uri).searchParams.get('secret') ?? ''} isCode />
      <FormTextField
        control={control}
        name="code"
        label={t`Code from the app`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        autoFocus
      />
    </FormDialog>
  )
}
