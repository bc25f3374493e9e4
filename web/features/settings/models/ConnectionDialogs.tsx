import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import { connectionChange, presets } from '../../../../api/models/connections/validation.ts'
import type { ConnectionDialogs_connection$key } from '../../../__generated__/ConnectionDialogs_connection.graphql.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { toPreset, usePresetName } from './presetNames.ts'
import { useDeleteConnection, useUpdateConnection } from './useChangeModels.ts'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'

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
    ({ apiKey, ...input }) =>
      // An empty field keeps the key.
      update({ input: { ...input, apiKey: apiKey || null, connectionId: id } }),
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
        label={t`API key`}
        isOptional={!presets[toPreset(preset)].needsKey}
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
  const remove = useDeleteConnection(name)
  return (
    <DeleteDialog
      title={t`Remove ${name}`}
      confirmLabel={t`Remove`}
      action={remove}
      onDelete={() => remove.run({ input: { connectionId: id } })}
      onClose={onClose}
    >
      <Trans>Its API key is deleted, and its models stop answering.</Trans>
    </DeleteDialog>
  )
}
