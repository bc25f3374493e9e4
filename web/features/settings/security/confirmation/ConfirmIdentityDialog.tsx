import { Button, Dialog, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { ConfirmIdentityDialogMutation } from '../../../../__generated__/ConfirmIdentityDialogMutation.graphql.ts'
import type { ConfirmIdentityDialogPasskeyMutation } from '../../../../__generated__/ConfirmIdentityDialogPasskeyMutation.graphql.ts'
import type { ConfirmIdentityDialogQuery } from '../../../../__generated__/ConfirmIdentityDialogQuery.graphql.ts'
import { passwordProof, twoFactorConfirmation } from '../../../../../api/account/validation.ts'
import { FormDialog } from '../../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../../forms/useServerForm.ts'
import { arePasskeysSupported, askForPasskey, isPasskeyCanceled } from '../../../../lib/passkeys.ts'
import { useAsyncMutation } from '../../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../../relay/useAttempt.ts'
import { useSignOut } from '../../../../session/useSignOut.ts'

interface ConfirmIdentityDialogProps {
  onConfirmed: () => void
  onClose: () => void
}

export function ConfirmIdentityDialog(props: ConfirmIdentityDialogProps) {
  const { viewer } = useLazyLoadQuery<ConfirmIdentityDialogQuery>(
    graphql`
      query ConfirmIdentityDialogQuery {
        viewer {
          passkeys {
            __typename
          }
          user {
            hasPassword
            isTwoFactorEnabled
            viewerCanAddPasskeys
          }
        }
      }
    `,
    {},
  )
  const [isCode, setCode] = useState(false)
  if (!viewer) return null
  const { passkeys, user } = viewer
  const { hasPassword, isTwoFactorEnabled } = user
  const hasPasskeys = user.viewerCanAddPasskeys && arePasskeysSupported() && (passkeys?.length ?? 0) > 0
  if (!hasPassword && !isTwoFactorEnabled) return <SignInAgainDialog {...props} hasPasskeys={hasPasskeys} />
  const ProofDialog = isCode || !hasPassword ? CodeDialog : PasswordDialog
  const onSwitch = hasPassword && isTwoFactorEnabled ? () => setCode(!isCode) : undefined
  return <ProofDialog {...props} {...{ hasPasskeys, onSwitch }} />
}

interface ProofDialogProps extends ConfirmIdentityDialogProps {
  hasPasskeys: boolean
  onSwitch?: () => void
}

function PasswordDialog({ onConfirmed, onClose, hasPasskeys, onSwitch }: ProofDialogProps) {
  const { t } = useLingui()
  const [confirm, isPending] = useConfirmIdentity()
  const { control, failure, submit } = useServerForm(passwordProof, { password: '' }, t`Couldn’t confirm that it’s you`)
  const handleSubmit = submit(({ password }) => confirm({ input: { password } }), 'ConfirmIdentityPayload', onConfirmed)
  return (
    <FormDialog
      title={t`Confirm that it’s you`}
      size="small"
      submitLabel={t`Confirm`}
      isPending={isPending}
      failure={failure ?? null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormTextField control={control} name="password" label={t`Your password`} type="password" autoComplete="current-password" autoFocus />
      {hasPasskeys && <PasskeyButton onConfirmed={onConfirmed} />}
      {onSwitch && (
        <Button variant="quiet" onPress={onSwitch}>
          <Trans>Use a code</Trans>
        </Button>
      )}
    </FormDialog>
  )
}

function CodeDialog({ onConfirmed, onClose, hasPasskeys, onSwitch }: ProofDialogProps) {
  const { t } = useLingui()
  const [confirm, isPending] = useConfirmIdentity()
  const { control, failure, submit } = useServerForm(twoFactorConfirmation, { code: '' }, t`Couldn’t confirm that it’s you`)
  const handleSubmit = submit(({ code }) => confirm({ input: { code } }), 'ConfirmIdentityPayload', onConfirmed)
  return (
    <FormDialog
      title={t`Confirm that it’s you`}
      size="small"
      submitLabel={t`Confirm`}
      isPending={isPending}
      failure={failure ?? null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="code"
        label={t`Code from the app`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        autoFocus
      />
      {hasPasskeys && <PasskeyButton onConfirmed={onConfirmed} />}
      {onSwitch && (
        <Button variant="quiet" onPress={onSwitch}>
          <Trans>Use your password</Trans>
        </Button>
      )}
    </FormDialog>
  )
}

function SignInAgainDialog({ onConfirmed, onClose, hasPasskeys }: ProofDialogProps) {
  const { t } = useLingui()
  const { pathname, hash } = useLocation()
  const signOut = useSignOut()
  const [isPending, setPending] = useState(false)
  const handlePress = async () => {
    setPending(true)
    await signOut({ returnPath: pathname + hash })
  }
  return (
    <Dialog
      title={t`Confirm that it’s you`}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button slot="close" variant="quiet">
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isPending={isPending} onPress={() => void handlePress()}>
            <Trans>Sign in again</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>You signed in more than ten minutes ago.</Trans>
      </p>
      {hasPasskeys && <PasskeyButton onConfirmed={onConfirmed} />}
    </Dialog>
  )
}

function PasskeyButton({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useLingui()
  const [start] = useAsyncMutation<ConfirmIdentityDialogPasskeyMutation>(graphql`
    mutation ConfirmIdentityDialogPasskeyMutation {
      startPasskeySignIn {
        __typename
        ... on StartPasskeySignInPayload {
          options
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const [confirm] = useConfirmIdentity()
  const { attempt, failure } = useAttempt(t`Couldn’t confirm that it’s you`)
  const [isPending, setPending] = useState(false)

  const handlePress = async () => {
    setPending(true)
    await attempt(async () => {
      const started = await start({})
      if (started.__typename !== 'StartPasskeySignInPayload') return started
      const passkey = await askForPasskey(started.options).catch((error: unknown) => {
        if (!isPasskeyCanceled(error)) throw error
      })
      if (!passkey) return
      const result = await confirm({ input: { passkey } })
      if (result.__typename === 'ConfirmIdentityPayload') onConfirmed()
      return result
    })
    setPending(false)
  }

  return (
    <>
      <Button isPending={isPending} onPress={() => void handlePress()}>
        <Trans>Use a passkey</Trans>
      </Button>
      <FormError>{failure}</FormError>
    </>
  )
}

function useConfirmIdentity() {
  return useAsyncMutation<ConfirmIdentityDialogMutation>(graphql`
    mutation ConfirmIdentityDialogMutation($input: ConfirmIdentityInput!) {
      confirmIdentity(input: $input) {
        __typename
        ... on ConfirmIdentityPayload {
          ok
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
}
