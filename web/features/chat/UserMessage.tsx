import { IconButton, Message } from '#design-system'
import { Pencil } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { UserMessage_step$key } from '../../__generated__/UserMessage_step.graphql.ts'
import { EditMessage } from './EditMessage.tsx'
import type { RunOutcome } from './runOutcome.ts'

export interface MessageEditing {
  isOpen: boolean
  onOpen: () => void
  onCancel: () => void
  onResend: (text: string) => Promise<RunOutcome>
}

interface UserMessageProps {
  step: UserMessage_step$key
  /** Null where the message cannot be changed any more. */
  editing: MessageEditing | null
}

export function UserMessage({ step, editing }: UserMessageProps) {
  const { input } = useFragment(
    graphql`
      fragment UserMessage_step on Step {
        input
      }
    `,
    step,
  )
  if (editing?.isOpen) return <EditMessage text={input} onResend={editing.onResend} onCancel={editing.onCancel} />
  return (
    <Message
      role="person"
      author="You"
      actions={editing && <IconButton icon={Pencil} label="Edit and send again" onPress={editing.onOpen} />}
    >
      {input}
    </Message>
  )
}
