import { TextArea } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import type { EditMemoryDialogMutation } from '../../../__generated__/EditMemoryDialogMutation.graphql.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useAction } from '../../../relay/useAction.ts'

interface EditMemoryDialogProps {
  memory: { readonly id: string; readonly content: string }
  onClose: () => void
}

export function EditMemoryDialog({ memory: { id, content }, onClose }: EditMemoryDialogProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(content)
  const update = useAction<EditMemoryDialogMutation>(
    graphql`
      mutation EditMemoryDialogMutation($input: UpdateMemoryInput!) {
        updateMemory(input: $input) {
          __typename
          ... on UpdateMemoryPayload {
            memory {
              ...MemoryRow_memory
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
    t`Couldn’t save this`,
  )

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() === content) return onClose()
    if (await update.run({ input: { memoryId: id, content: draft } })) onClose()
  }

  return (
    <FormDialog
      title={t`Edit memory`}
      size="small"
      submitLabel={t`Save`}
      pendingLabel={t`Saving...`}
      isPending={update.isRunning}
      isChanged={draft !== content}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <TextArea
        label={t`What to remember`}
        value={draft}
        onChange={setDraft}
        error={update.failure ?? undefined}
        maxLength={1000}
        rows={3}
        autoFocus
      />
    </FormDialog>
  )
}
