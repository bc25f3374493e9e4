import { Button } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ExportAndDeletionMutation } from '../../../__generated__/ExportAndDeletionMutation.graphql.ts'
import type { ExportAndDeletion_user$key } from '../../../__generated__/ExportAndDeletion_user.graphql.ts'
import type { ExportAndDeletion_viewer$key } from '../../../__generated__/ExportAndDeletion_viewer.graphql.ts'
import { Section } from '../Section.tsx'
import { optionalPasswordProof } from '../../../../api/account/validation.ts'
import { ExportButton } from '../../../shared/accountExport/ExportButton.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { clearPersonalStorage, logoutReason, rememberedPath } from '../../../lib/storage.ts'
import { useSession } from '../../../session/SessionProvider.tsx'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useConfirmation } from '../security/confirmation/useConfirmation.tsx'

export function ExportSection({ viewer }: { viewer: ExportAndDeletion_viewer$key }) {
  const { exportUrl } = useFragment(
    graphql`
      fragment ExportAndDeletion_viewer on Viewer {
        exportUrl
      }
    `,
    viewer,
  )
  return (
    <Section
      id="export"
      description={<Trans>All your data in one ZIP file: profile, conversations, notes, stories, memories, files.</Trans>}
    >
      <ExportButton url={exportUrl}>
        <Trans>Download my data</Trans>
      </ExportButton>
    </Section>
  )
}

export function DeletionSection({ user }: { user: ExportAndDeletion_user$key }) {
  const { hasPassword } = useFragment(
    graphql`
      fragment ExportAndDeletion_user on User {
        hasPassword
      }
    `,
    user,
  )
  const [isAsking, setAsking] = useState(false)
  return (
    <Section
      id="deletion"
      isDangerous
      description={<Trans>Permanently deletes your account and everything in it. Download your data first if you might need it.</Trans>}
    >
      <div>
        <Button variant="danger" onPress={() => setAsking(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog hasPassword={hasPassword} onClose={() => setAsking(false)} />}
    </Section>
  )
}

function DeleteAccountDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const session = useSession()
  const [deleteAccount, isDeleting] = useAsyncMutation<ExportAndDeletionMutation>(graphql`
    mutation ExportAndDeletionMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        __typename
        ... on DeleteAccountPayload {
          ok
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  // Deletion ends the session before its own response arrives.
  const deleteAndLeave: typeof deleteAccount = async (variables) => {
    const stay = session.leave()
    const result = await deleteAccount(variables).catch((error: unknown) => {
      stay()
      throw error
    })
    if (result.__typename !== 'DeleteAccountPayload') stay()
    return result
  }
  const { withConfirmation, confirmation } = useConfirmation()
  const password = hasPassword ? '' : null
  const { control, failure, submit } = useServerForm(optionalPasswordProof, { password }, t`Couldn’t delete your account`)

  const handleSubmit = submit(
    (input) => withConfirmation(() => deleteAndLeave({ input })),
    'DeleteAccountPayload',
    () => {
      void clearPersonalStorage()
      rememberedPath.set(null)
      logoutReason.set(t`Your account has been deleted.`)
      session.endAt('/accounts/login')
    },
  )

  return (
    <>
      <FormDialog
        title={t`Delete your account`}
        role="alertdialog"
        size="small"
        submitLabel={t`Delete permanently`}
        pendingLabel={t`Deleting...`}
        isPending={isDeleting}
        isDangerous
        failure={failure ?? null}
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <p>
          <Trans>
            This deletes your profile, conversations, notes, stories, memories and files, including visitors’ conversations with your twin.
            Your profile and twin will no longer be available. This can’t be undone.
          </Trans>
        </p>
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
