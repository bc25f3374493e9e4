/* eslint-disable relay/must-colocate-fragment-spreads -- The row is up to date after a change. */
import { Button, Form, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import type { EditMemoryDialogMutation } from '../../../__generated__/EditMemoryDialogMutation.graphql.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { errorText } from '../../../i18n/errorText.ts'
import { failureText } from '../../../relay/requestError.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

interface EditMemoryDialogProps {
  memory: { readonly id: string; readonly content: string }
  onClose: () => void
}

/** Stays open with what was typed when it cannot be saved. */
export function EditMemoryDialog({ memory: { id, content }, onClose }: EditMemoryDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [draft, setDraft] = useState(content)
  const [error, setError] = useState<string>()
  const [update, isSaving] = useAsyncMutation<EditMemoryDialogMutation>(graphql`
    mutation EditMemoryDialogMutation($input: UpdateMemoryInput!) {
      updateMemory(input: $input) {
        __typename
        ... on UpdateMemoryPayload {
          memory {
            ...MemoryRow_memory
          }
        }
        ... on InputError {
          message
          code
          params
        }
        ... on NotFoundError {
          message
          code
          params
        }
      }
    }
  `)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() === content) return onClose()
    try {
      const { updateMemory: result } = await update({ variables: { input: { memoryId: id, content: draft } } })
      if ('message' in result) setError(errorText(result))
      else onClose()
    } catch (failure) {
      setError(failureText(failure, t`Couldn’t save this`))
    }
  }

  return (
    <FormDialog
      title={t`Edit memory`}
      size="small"
      isChanged={draft !== content}
      onClose={onClose}
      actions={
        <>
          <Button slot="close" variant="quiet">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSaving} pendingLabel={t`Saving...`}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void handleSubmit(event)}>
        <TextArea label={t`What to remember`} value={draft} onChange={setDraft} error={error} maxLength={1000} rows={3} autoFocus />
      </Form>
    </FormDialog>
  )
}
