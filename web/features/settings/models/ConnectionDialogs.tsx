import { ConfirmDialog } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import { connectionChange, presets } from '../../../../api/models/connections/validation.ts'
import type { ConnectionDialogs_connection$key } from '../../../__generated__/ConnectionDialogs_connection.graphql.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { toPreset, usePresetName } from './presetNames.ts'
import { useDeleteConnection, useUpdateConnection } from './useChangeModels.ts'

interface ConnectionDialogProps {
  connection: ConnectionDialogs_connection$key
  onClose: () => void
}

const fragment = graphql`
  fragment ConnectionDialogs_connection on ModelServer {
    id
    preset
    baseUrl
    hasApiKey
  }
`

export function EditConnectionDialog({ connection, onClose }: ConnectionDialogProps) {
  const { t } = useLingui()
  const { id, preset, baseUrl, hasApiKey } = useFragment(fragment, connection)
  const name = usePresetName()(toPreset(preset))
  const [update, isSaving] = useUpdateConnection()
  const { control, failure, submit, isChanged } = useServerForm(connectionChange, { baseUrl, apiKey: '' }, t`Couldn’t save ${name}`)
  const handleSubmit = submit(
    async ({ apiKey, ...input }) =>
      // An empty field keeps the key.
      (await update({ variables: { input: { ...input, apiKey: apiKey || null, connectionId: id } } })).updateModelConnection,
    'UpdateModelConnectionPayload',
    onClose,
  )
  return (
    <FormDialog
      title={t`Edit ${name}`}
      submitLabel={t`Save`}
      pendingLabel={t`Saving...`}
      isPending={isSaving}
      isChanged={isChanged}
      failure={failure ?? null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormTextField control={control} name="baseUrl" label={t`Address`} autoComplete="off" type="url" />
      <FormTextField
        control={control}
        name="apiKey"
        label={presets[toPreset(preset)].needsKey ? t`API key` : t`API key (optional)`}
        description={hasApiKey ? t`Leave empty to keep the current key.` : undefined}
        autoComplete="off"
        type="password"
      />
    </FormDialog>
  )
}

export function RemoveConnectionDialog({ connection, onClose }: ConnectionDialogProps) {
  const { t } = useLingui()
  const { id, preset } = useFragment(fragment, connection)
  const name = usePresetName()(toPreset(preset))
  const [remove, isRemoving] = useDeleteConnection()
  const { attempt, failure } = useAttempt(t`Couldn’t remove ${name}`)
  const handleConfirm = async () => {
    const isDone = await attempt(async () => (await remove({ variables: { input: { connectionId: id } } })).deleteModelConnection)
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      title={t`Remove ${name}`}
      confirmLabel={t`Remove`}
      isDangerous
      isPending={isRemoving}
      error={failure}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>Its API key is deleted, and its models stop answering.</Trans>
    </ConfirmDialog>
  )
}
