import { useLingui } from '@lingui/react/macro'
import { newSavedPrompt } from '../../../api/chat/savedPrompts/validation.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { FormTextArea } from '../../forms/FormTextArea.tsx'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useSavePrompt } from './useSavePrompt.ts'

export interface Prompt {
  readonly id: string
  readonly title: string
  readonly text: string
}

interface PromptDialogProps {
  /** Null for a new prompt. */
  prompt: Prompt | null
  onSaved: (prompt: { text: string }) => void
  onClose: () => void
}

export function PromptDialog({ prompt, onSaved, onClose }: PromptDialogProps) {
  const { t } = useLingui()
  const [save, isSaving] = useSavePrompt(prompt?.id ?? null)
  const exampleField = `{{${t`topic`}}}`
  const values = { title: prompt?.title ?? '', text: prompt?.text ?? '' }
  const { control, failure, submit, isChanged } = useServerForm(newSavedPrompt, values, t`Couldn’t save the prompt`)
  return (
    <FormDialog
      title={prompt ? t`Edit prompt` : t`New prompt`}
      submitLabel={t`Save`}
      pendingLabel={t`Saving...`}
      isPending={isSaving}
      isChanged={isChanged}
      failure={failure ?? null}
      onSubmit={submit(save, 'Saved', onSaved)}
      onClose={onClose}
    >
      <FormTextField control={control} name="title" label={t`Title`} autoComplete="off" maxLength={100} autoFocus />
      <FormTextArea control={control} name="text" label={t`Prompt`} description={t`Write fields to fill in as ${exampleField}.`} rows={6} />
    </FormDialog>
  )
}
