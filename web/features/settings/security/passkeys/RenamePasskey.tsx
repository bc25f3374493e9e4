import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { RenamePasskeyMutation } from '../../../../__generated__/RenamePasskeyMutation.graphql.ts'
import { RenameDialog } from '../../../../forms/RenameDialog.tsx'
import { useAction } from '../../../../relay/useAction.ts'

interface RenamePasskeyProps {
  passkey: { readonly id: string; readonly name: string }
  onClose: () => void
}

export function RenamePasskey({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const { t } = useLingui()
  const rename = useAction<RenamePasskeyMutation>(
    graphql`
      mutation RenamePasskeyMutation($input: RenamePasskeyInput!) {
        renamePasskey(input: $input) {
          __typename
          ... on RenamePasskeyPayload {
            passkey {
              ...PasskeysSection_passkey
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t rename the passkey`,
  )
  const handleRename = async (newName: string) => {
    if (await rename.run({ input: { passkeyId: id, name: newName } })) onClose()
  }
  return (
    <RenameDialog
      title={t`Rename passkey`}
      label={t`Name`}
      name={name}
      isPending={rename.isRunning}
      failure={rename.failure}
      onRename={(newName) => void handleRename(newName)}
      onClose={onClose}
    />
  )
}
