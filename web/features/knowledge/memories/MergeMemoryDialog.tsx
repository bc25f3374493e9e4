/* eslint-disable relay/must-colocate-fragment-spreads -- The row is up to date after the change. */
import { Button, Form, Select, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'
import type { MergeMemoryDialogMutation } from '../../../__generated__/MergeMemoryDialogMutation.graphql.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { errorText } from '../../../i18n/errorText.ts'
import { failureText } from '../../../relay/requestError.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

interface Memory {
  readonly id: string
  readonly content: string
}

interface MergeMemoryDialogProps {
  memory: Memory
  /** Those that it can be merged with. */
  others: readonly Memory[]
  onClose: () => void
}

/** Makes one memory of two. The text starts as what both say, for the person to shorten. */
export function MergeMemoryDialog({ memory: { id, content }, others, onClose }: MergeMemoryDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [otherId, setOtherId] = useState<string | null>(null)
  const [draft, setDraft] = useState(content)
  const [error, setError] = useState<string>()
  const [merge, isMerging] = useAsyncMutation<MergeMemoryDialogMutation>(graphql`
    mutation MergeMemoryDialogMutation($input: MergeMemoriesInput!, $connections: [ID!]!) {
      mergeMemories(input: $input) {
        __typename
        ... on MergeMemoriesPayload {
          memory {
            ...MemoryRow_memory
          }
          deletedMemoryId @deleteEdge(connections: $connections)
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

  const handleChoice = (chosen: string) => {
    setOtherId(chosen)
    const other = others.find((one) => one.id === chosen)
    if (other) setDraft(`${content}; ${other.content}`)
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (otherId === null) return setError(t`Choose a memory to merge with`)
    try {
      const connections = [ConnectionHandler.getConnectionID(VIEWER_ID, 'MemoryList_memories')]
      const variables = { input: { memoryId: id, otherId, content: draft }, connections }
      const { mergeMemories: result } = await merge({ variables })
      if ('message' in result) setError(errorText(result))
      else onClose()
    } catch (failure) {
      setError(failureText(failure, t`Couldn’t merge these memories`))
    }
  }

  return (
    <FormDialog
      title={t`Merge memories`}
      size="small"
      isChanged={otherId !== null}
      onClose={onClose}
      actions={
        <>
          <Button slot="close" variant="quiet">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isMerging} pendingLabel={t`Merging...`}>
            <Trans>Merge</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void handleSubmit(event)}>
        <p dir="auto">“{content}”</p>
        <Select
          label={t`Merge with`}
          options={others.map((other) => ({ value: other.id, label: other.content }))}
          value={otherId}
          onChange={handleChoice}
        />
        <TextArea label={t`What to remember`} value={draft} onChange={setDraft} error={error} maxLength={1000} rows={3} />
      </Form>
    </FormDialog>
  )
}
