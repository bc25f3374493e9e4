import { IconButton, Message } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { UserMessage_step$key } from '../../../__generated__/UserMessage_step.graphql.ts'
import { EditMessage } from './EditMessage.tsx'
import { MessageFiles } from '../composer/MessageFiles.tsx'
import type { RunOutcome } from '../answer/runOutcome.ts'

export interface MessageEditing {
  /** An answer is being written; the button keeps its place. */
  isDisabled: boolean
  isOpen: boolean
  onOpen: () => void
  onCancel: () => void
  onResend: (text: string) => Promise<RunOutcome>
}

interface UserMessageProps {
  step: UserMessage_step$key
  /** Null where the message cannot be changed any more: only the last one can. */
  editing: MessageEditing | null
}

export function UserMessage({ step, editing }: UserMessageProps) {
  const { t } = useLingui()
  const data = useFragment(
    graphql`
      fragment UserMessage_step on Step {
        input
        ...MessageFiles_step
      }
    `,
    step,
  )
  if (editing?.isOpen) return <EditMessage text={data.input} onResend={editing.onResend} onCancel={editing.onCancel} />
  return (
    <Message
      role="person"
      author={t`You`}
      actions={
        editing && <IconButton icon={Pencil} label={t`Edit and send again`} onPress={editing.onOpen} isDisabled={editing.isDisabled} />
      }
    >
      <p dir="auto">{data.input}</p>
      <MessageFiles step={data} />
    </Message>
  )
}
