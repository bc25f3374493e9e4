import { Select, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'
import type { MergeMemoryDialogMutation } from '../../../__generated__/MergeMemoryDialogMutation.graphql.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'

interface Memory {
  readonly id: string
  readonly content: string
}

interface MergeMemoryDialogProps {
  memory: Memory
  others: readonly Memory[]
  onChanged?: () => void
  onClose: () => void
}

export function MergeMemoryDialog({ memory: { id, content }, others, onChanged, onClose }: MergeMemoryDialogProps) {
  const { t } = useLingui()
  const [otherId, setOtherId] = useState<string | null>(null)
  const [draft, setDraft] = useState(content)
  const { attempt, failure, setFailure } = useAttempt(t`Couldn’t merge these memories`)
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
        ... on UserError {
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
    if (otherId === null) return setFailure(t`Choose a memory to merge with`)
    const connections = [ConnectionHandler.getConnectionID(VIEWER_ID, 'MemoryList_memories')]
    if (!(await attempt(() => merge({ input: { memoryId: id, otherId, content: draft }, connections })))) return
    onClose()
    onChanged?.()
  }

  return (
    <FormDialog
      title={t`Merge memories`}
      size="small"
      submitLabel={t`Merge`}
      pendingLabel={t`Merging...`}
      isPending={isMerging}
      isChanged={otherId !== null}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <p dir="auto">
        <Trans>“{content}”</Trans>
      </p>
      <Select
        label={t`Merge with`}
        items={others.map((other) => ({ value: other.id, label: other.content }))}
        value={otherId}
        onChange={handleChoice}
      />
      <TextArea label={t`What to remember`} value={draft} onChange={setDraft} error={failure ?? undefined} maxLength={1000} rows={3} />
    </FormDialog>
  )
}
