import { Checkbox } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'
import type { ForgetMemoryDialogMutation } from '../../../__generated__/ForgetMemoryDialogMutation.graphql.ts'
import type { ForgetMemoryDialogNeverRememberMutation } from '../../../__generated__/ForgetMemoryDialogNeverRememberMutation.graphql.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'

interface ForgetMemoryDialogProps {
  memory: { readonly id: string; readonly content: string; readonly earlier: readonly { readonly content: string }[] }
  onChanged?: () => void
  onClose: () => void
}

export function ForgetMemoryDialog({ memory: { id, content, earlier }, onChanged, onClose }: ForgetMemoryDialogProps) {
  const { t } = useLingui()
  const { attempt, failure } = useAttempt(t`Couldn’t forget this memory`)
  const [keepsEarlier, setKeepsEarlier] = useState(false)
  const [isForGood, setForGood] = useState(false)
  const [forget, isForgetting] = useAsyncMutation<ForgetMemoryDialogMutation>(graphql`
    mutation ForgetMemoryDialogMutation($input: DeleteMemoryInput!, $connections: [ID!]!) {
      deleteMemory(input: $input) {
        __typename
        ... on DeleteMemoryPayload {
          deletedMemoryId @deleteEdge(connections: $connections)
          restored @prependNode(connections: $connections, edgeTypeName: "MemoryEdge") {
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
  `)
  const [neverRemember, isRefusing] = useAsyncMutation<ForgetMemoryDialogNeverRememberMutation>(graphql`
    mutation ForgetMemoryDialogNeverRememberMutation($input: CreateMemoryRuleInput!, $connections: [ID!]!) {
      createMemoryRule(input: $input) {
        __typename
        ... on CreateMemoryRulePayload {
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

  const handleForget = async () => {
    const connections = [ConnectionHandler.getConnectionID(VIEWER_ID, 'MemoryList_memories')]
    const isForgotten = await attempt(() =>
      isForGood ? neverRemember({ input: { memoryId: id }, connections }) : forget({ input: { memoryId: id, keepsEarlier }, connections }),
    )
    if (isForgotten) onChanged?.()
    return isForgotten
  }

  const before = earlier[0]?.content
  return (
    <DeleteDialog
      title={t`Forget this memory?`}
      confirmLabel={t`Forget`}
      action={{ isRunning: isForgetting || isRefusing, failure }}
      onDelete={handleForget}
      onClose={onClose}
    >
      <Trans>
        “{content}” will be forgotten and no longer found in earlier conversations. The conversation where you said it stays until you
        delete it.
      </Trans>
      {before !== undefined && !isForGood && (
        <Checkbox isSelected={keepsEarlier} onChange={setKeepsEarlier}>
          <Trans>Restore the memory it replaced: “{before}”</Trans>
        </Checkbox>
      )}
      <Checkbox isSelected={isForGood} onChange={setForGood}>
        <Trans>Never remember things like this</Trans>
      </Checkbox>
    </DeleteDialog>
  )
}
