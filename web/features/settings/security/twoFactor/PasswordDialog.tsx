import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { passwordProof } from '../../../../../api/account/validation.ts'
import { FormDialog } from '../../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { type Result, useServerForm } from '../../../../forms/useServerForm.ts'

interface PasswordDialogProps<TResult extends Result, TName extends string> {
  title: string
  submitLabel: string
  isDangerous?: boolean
  isPending: boolean
  failure: string
  mutate: (input: { password: string }) => Promise<TResult>
  payloadType: TName
  onDone: (payload: Extract<TResult, { __typename: TName }>) => void
  onClose: () => void
  children?: ReactNode
}

export function PasswordDialog<TResult extends Result, TName extends TResult['__typename']>({
  failure: failureText,
  mutate,
  payloadType,
  onDone,
  children,
  ...dialog
}: PasswordDialogProps<TResult, TName>) {
  const { t } = useLingui()
  const { control, failure, submit } = useServerForm(passwordProof, { password: '' }, failureText)
  return (
    <FormDialog {...dialog} size="small" failure={failure ?? null} onSubmit={submit(mutate, payloadType, onDone)}>
      {children}
      <FormTextField control={control} name="password" label={t`Your password`} type="password" autoComplete="current-password" autoFocus />
    </FormDialog>
  )
}
