import { useState } from 'react'
import type { useConversation } from '../state/useConversation.ts'
import type { MessageEditing } from './StepRow.tsx'

/** @param onResent after the new answer has started */
export function useMessageEditing(conversation: ReturnType<typeof useConversation>, onResent?: () => void) {
  const [editedStepId, setEditedStepId] = useState<string | null>(null)
  const edit = (stepId: string): MessageEditing => ({
    isDisabled: !conversation.editable?.isNow,
    isOpen: editedStepId === stepId,
    onOpen: () => setEditedStepId(stepId),
    onCancel: () => setEditedStepId(null),
    onResend: async (text) => {
      const outcome = await conversation.resend(stepId, text)
      if (outcome.type !== 'started') return outcome
      setEditedStepId(null)
      onResent?.()
      return outcome
    },
  })
  return { editedStepId, edit }
}
