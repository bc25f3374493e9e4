import { Checkbox, ConfirmDialog } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { useForgetMemory } from './useForgetMemory.ts'
import { useNeverRemember } from './useNeverRemember.ts'

interface ForgetMemoryDialogProps {
  memory: { readonly id: string; readonly content: string; readonly earlier: readonly { readonly content: string }[] }
  onClose: () => void
}

export function ForgetMemoryDialog({ memory: { id, content, earlier }, onClose }: ForgetMemoryDialogProps) {
  const { t } = useLingui()
  const { attempt, failure } = useAttempt(t`Couldn’t forget this memory`)
  const [keepsEarlier, setKeepsEarlier] = useState(false)
  const [isForGood, setForGood] = useState(false)
  const [forget, isForgetting] = useForgetMemory()
  const [neverRemember, isRefusing] = useNeverRemember()

  const handleConfirm = async () => {
    const connections = [ConnectionHandler.getConnectionID(VIEWER_ID, 'MemoryList_memories')]
    await attempt(async () =>
      isForGood
        ? (await neverRemember({ variables: { input: { memoryId: id }, connections } })).createMemoryRule
        : (await forget({ variables: { input: { memoryId: id, keepsEarlier }, connections } })).deleteMemory,
    )
  }

  const before = earlier[0]?.content
  return (
    <ConfirmDialog
      title={t`Forget this memory?`}
      confirmLabel={t`Forget`}
      isDangerous
      isPending={isForgetting || isRefusing}
      error={failure}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>“{content}” will be forgotten for good. The conversation where you said it stays.</Trans>
      {before !== undefined && !isForGood && (
        <Checkbox isSelected={keepsEarlier} onChange={setKeepsEarlier}>
          <Trans>Restore the memory it replaced: “{before}”</Trans>
        </Checkbox>
      )}
      <Checkbox isSelected={isForGood} onChange={setForGood}>
        <Trans>Never remember things like this</Trans>
      </Checkbox>
    </ConfirmDialog>
  )
}
