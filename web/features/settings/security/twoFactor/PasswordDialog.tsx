import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { optionalPasswordProof } from '../../../../../api/account/validation.ts'
import { FormDialog } from '../../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { type Result, useServerForm } from '../../../../forms/useServerForm.ts'
import { useConfirmation } from '../confirmation/useConfirmation.tsx'

export interface ProofProps {
  hasPassword: boolean
  onClose: () => void
}

interface PasswordDialogProps<TResult extends Result, TName extends string> extends ProofProps {
  title: string
  submitLabel: string
  isDangerous?: boolean
  isPending: boolean
  failure: string
  mutate: (input: { password?: string | null }) => Promise<TResult>
  payloadType: TName
  onDone: (payload: Extract<TResult, { __typename: TName }>) => void
  children?: ReactNode
}

/** Accounts without a password confirm with a recent sign-in instead. */
export function PasswordDialog<TResult extends Result, TName extends TResult['__typename']>({
  hasPassword,
  failure: failureText,
  mutate,
  payloadType,
  onDone,
  children,
  ...dialog
}: PasswordDialogProps<TResult, TName>) {
  const { t } = useLingui()
  const { control, failure, submit } = useServerForm(optionalPasswordProof, { password: hasPassword ? '' : null }, failureText)
  const { withConfirmation, confirmation } = useConfirmation()
  const handleSubmit = submit((input) => withConfirmation(() => mutate(input)), payloadType, onDone)
  return (
    <>
      <FormDialog {...dialog} size="small" failure={failure ?? null} onSubmit={handleSubmit}>
        {children}
        {hasPassword && (
          <FormTextField
            control={control}
            name="password"
            label={t`Your password`}
            type="password"
            autoComplete="current-password"
            autoFocus
          />
        )}
      </FormDialog>
      {confirmation}
    </>
  )
}
