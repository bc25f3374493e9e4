import { Badge, Checkbox, FormError, IconButton, Menu, MenuItem, TextField } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { modelChange } from '../../../../api/models/connections/validation.ts'
import type { ModelEntry_model$key } from '../../../__generated__/ModelEntry_model.graphql.ts'
import type { ModelEntryForm_model$key } from '../../../__generated__/ModelEntryForm_model.graphql.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { translateFieldError } from '../../../i18n/errorText.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import styles from './Models.module.css'
import { useUpdateModel } from './useChangeModels.ts'

interface ModelEntryProps {
  model: ModelEntry_model$key
  isDefaultFixed: boolean
}

export function ModelEntry({ model, isDefaultFixed }: ModelEntryProps) {
  const { t, i18n } = useLingui()
  const data = useFragment(
    graphql`
      fragment ModelEntry_model on ConnectedModel {
        id
        name
        isListed
        isDefault
        contextTokens
        acceptsImages
        callsTools
        reasons
        ...ModelEntryForm_model
      }
    `,
    model,
  )
  const { id, name, isListed, isDefault, contextTokens, acceptsImages, callsTools, reasons } = data
  const [isEditing, setEditing] = useState(false)
  const [update] = useUpdateModel()
  const { attempt, failure } = useAttempt(t`Couldn’t change the model`)
  const change = (input: { isDefault?: boolean; isAvailable?: boolean }) => void attempt(() => update({ input: { ...input, modelId: id } }))
  const tokens = i18n.number(contextTokens)
  const capabilities = [t`${tokens} tokens`, acceptsImages && t`images`, callsTools && t`tools`, reasons && t`reasoning`]

  return (
    <div className={styles.entry}>
      <div>
        <div className={styles.entryHead}>
          {name}
          {isDefault && !isDefaultFixed && <Badge tone="accent">{t`Default`}</Badge>}
          {!isListed && <Badge tone="caution">{t`No longer offered`}</Badge>}
        </div>
        <p className={styles.note}>{capabilities.filter(Boolean).join(' · ')}</p>
        <FormError>{failure}</FormError>
      </div>
      <Menu trigger={<IconButton icon={Ellipsis} label={t`Actions for ${name}`} />}>
        <MenuItem onAction={() => change({ isDefault: true })} isDisabled={isDefault || isDefaultFixed}>{t`Make default`}</MenuItem>
        <MenuItem onAction={() => setEditing(true)}>{t`Edit capabilities`}</MenuItem>
        <MenuItem onAction={() => change({ isAvailable: false })} isDisabled={isDefault}>{t`Make unavailable`}</MenuItem>
      </Menu>
      {isEditing && <AbilitiesDialog model={data} onClose={() => setEditing(false)} />}
    </div>
  )
}

const capabilities = modelChange.pick({ contextTokens: true, acceptsImages: true, callsTools: true, reasons: true })

interface AbilitiesDialogProps {
  model: ModelEntryForm_model$key
  onClose: () => void
}

function AbilitiesDialog({ model, onClose }: AbilitiesDialogProps) {
  const { t } = useLingui()
  const { id, name, ...values } = useFragment(
    graphql`
      fragment ModelEntryForm_model on ConnectedModel {
        id
        name
        contextTokens
        acceptsImages
        callsTools
        reasons
      }
    `,
    model,
  )
  const { contextTokens, acceptsImages, callsTools, reasons } = values
  const [update, isSaving] = useUpdateModel()
  const usual = { contextTokens, acceptsImages, callsTools, reasons }
  const { control, failure, submit, isChanged } = useServerForm(capabilities, usual, t`Couldn’t save the model`)
  const { field: tokens, fieldState } = useController({ control, name: 'contextTokens' })
  const { field: images } = useController({ control, name: 'acceptsImages' })
  const { field: tools } = useController({ control, name: 'callsTools' })
  const { field: reasoning } = useController({ control, name: 'reasons' })
  const refusal = fieldState.error?.message
  const handleSubmit = submit((input) => update({ input: { ...input, modelId: id } }), 'UpdateConnectedModelPayload', onClose)
  return (
    <FormDialog
      title={t`What ${name} can do`}
      submitLabel={t`Save`}
      pendingLabel={t`Saving...`}
      isPending={isSaving}
      isChanged={isChanged}
      failure={failure ?? null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t`Context window in tokens`}
        description={t`Older messages are summarized to stay within it.`}
        inputMode="numeric"
        value={Number.isNaN(tokens.value) ? '' : String(tokens.value ?? '')}
        onChange={(text) => tokens.onChange(text.trim() === '' ? Number.NaN : Number(text.replaceAll(/\D/g, '')))}
        error={refusal === undefined ? undefined : translateFieldError(refusal)}
      />
      <Checkbox isSelected={images.value ?? false} onChange={images.onChange}>{t`Accepts images`}</Checkbox>
      <Checkbox isSelected={tools.value ?? false} onChange={tools.onChange}>{t`Uses tools to search and save`}</Checkbox>
      <Checkbox isSelected={reasoning.value ?? false} onChange={reasoning.onChange}>{t`Reasons before it answers`}</Checkbox>
    </FormDialog>
  )
}
