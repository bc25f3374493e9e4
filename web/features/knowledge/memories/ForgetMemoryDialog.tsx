/* eslint-disable relay/must-colocate-fragment-spreads -- What is remembered again is shown by its row. */
import { Checkbox, ConfirmDialog } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'
import type { ForgetMemoryDialogMutation } from '../../../__generated__/ForgetMemoryDialogMutation.graphql.ts'
import { errorText } from '../../../i18n/errorText.ts'
import { failureText } from '../../../relay/requestError.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

interface ForgetMemoryDialogProps {
  memory: { readonly id: string; readonly content: string; readonly earlier: readonly { readonly content: string }[] }
  onClose: () => void
}

export function ForgetMemoryDialog({ memory: { id, content, earlier }, onClose }: ForgetMemoryDialogProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string | null>(null)
  const [keepsEarlier, setKeepsEarlier] = useState(false)
  const [forget, isForgetting] = useAsyncMutation<ForgetMemoryDialogMutation>(graphql`
    mutation ForgetMemoryDialogMutation($input: DeleteMemoryInput!, $connections: [ID!]!) {
      deleteMemory(input: $input) {
        __typename
        ... on DeleteMemoryPayload {
          deletedMemoryId @deleteEdge(connections: $connections)
          restored @prependNode(connections: $connections, edgeTypeName: "ViewerMemoriesConnectionEdge") {
            ...MemoryRow_memory
          }
        }
        ... on NotFoundError {
          message
          code
          params
        }
      }
    }
  `)

  const handleConfirm = async () => {
    setFailure(null)
    try {
      const connections = [ConnectionHandler.getConnectionID(VIEWER_ID, 'MemoryList_memories')]
      const { deleteMemory: result } = await forget({ variables: { input: { memoryId: id, keepsEarlier }, connections } })
      if ('message' in result) setFailure(errorText(result))
    } catch (error) {
      setFailure(failureText(error, t`Couldn’t forget this memory`))
    }
  }

  const before = earlier[0]?.content
  return (
    <ConfirmDialog
      title={t`Forget this memory?`}
      confirmLabel={t`Forget`}
      isDangerous
      isPending={isForgetting}
      error={failure}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>“{content}” will be forgotten for good. The conversation where you said it stays.</Trans>
      {before !== undefined && (
        <Checkbox isSelected={keepsEarlier} onChange={setKeepsEarlier}>
          <Trans>Remember what it replaced again: “{before}”</Trans>
        </Checkbox>
      )}
    </ConfirmDialog>
  )
}
