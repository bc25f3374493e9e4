import { Button, Form, FormError, Select } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { newConnection, type Preset, presetNames, presets } from '../../../../api/models/connections/validation.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { GuardedDialog } from '../../../forms/GuardedDialog.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { usePresetName } from '../models/presetNames.ts'
import { toPresetEnum } from '../models/TestOutcome.tsx'
import { useSaveOwnModelServer } from './useOwnKey.ts'

interface OwnKeyDialogProps {
  isPublicOnly: boolean
  onClose: () => void
}

const localPresets: readonly Preset[] = ['ollama', 'lm_studio']

export function OwnKeyDialog({ isPublicOnly, onClose }: OwnKeyDialogProps) {
  const { t } = useLingui()
  const presetName = usePresetName()
  const formId = useId()
  const [save, isSaving] = useSaveOwnModelServer()
  const usual = { preset: 'openai' as Preset, baseUrl: null as string | null, apiKey: '', model: '' }
  const { control, failure, submit, isChanged } = useServerForm(newConnection, usual, t`Couldn’t save your key`)
  const { field: preset } = useController({ control, name: 'preset' })
  const { field: baseUrl } = useController({ control, name: 'baseUrl' })
  const choosePreset = (value: Preset) => {
    preset.onChange(value)
    baseUrl.onChange(isUsualAddress(value) ? null : (presets[value].baseUrl ?? ''))
  }
  const handleSave = submit(
    ({ preset, baseUrl, apiKey, model }) =>
      save({ input: { preset: toPresetEnum(preset), baseUrl, apiKey: apiKey || null, model: model || null } }),
    'SaveOwnModelServerPayload',
    onClose,
  )
  const offered = presetNames.filter((name) => !isPublicOnly || !localPresets.includes(name))
  return (
    <GuardedDialog
      title={t`Your own key`}
      isChanged={isChanged}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} variant="primary" isPending={isSaving} pendingLabel={t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <Form id={formId} onSubmit={handleSave}>
        <Select
          label={t`Provider`}
          items={offered.map((value) => ({ value, label: presetName(value) }))}
          value={preset.value}
          onChange={choosePreset}
        />
        {!isUsualAddress(preset.value) && (
          <FormTextField
            control={control}
            name="baseUrl"
            label={t`Address`}
            placeholder="https://openrouter.ai/api/v1"
            autoComplete="off"
            type="url"
          />
        )}
        <FormTextField
          control={control}
          name="apiKey"
          label={t`API key`}
          isOptional={!presets[preset.value].needsKey}
          description={t`Encrypted, never shown again and used only for your conversations.`}
          autoComplete="off"
          type="password"
        />
        <FormTextField
          control={control}
          name="model"
          label={t`Model`}
          isOptional
          description={t`The provider’s model ID. You can change it later.`}
          autoComplete="off"
        />
        <FormError>{failure}</FormError>
      </Form>
    </GuardedDialog>
  )
}

const isUsualAddress = (preset: Preset) => preset === 'openai' || preset === 'anthropic'
