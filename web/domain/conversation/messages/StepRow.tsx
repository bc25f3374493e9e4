import { graphql, useFragment } from 'react-relay'
import type { StepRow_step$key } from '../../../__generated__/StepRow_step.graphql.ts'
import type { ThreadStream } from '../../../stream/threadStream.ts'
import { AssistantMessage } from '../answer/AssistantMessage.tsx'
import type { RunOutcome } from '../answer/runOutcome.ts'
import { UserMessage, type MessageEditing } from './UserMessage.tsx'

interface StepRowProps {
  step: StepRow_step$key
  stream: ThreadStream
  /** Given for the last answer alone: only that one can be written anew. */
  onRetry: ((runId: string) => Promise<RunOutcome>) | null
  isLast: boolean
  /** Given for the last question alone. */
  editing: MessageEditing | null
}

export function StepRow({ step, stream, onRetry, isLast, editing }: StepRowProps) {
  const data = useFragment(
    graphql`
      fragment StepRow_step on Step {
        stepType
        ...UserMessage_step
        ...AssistantMessage_step
      }
    `,
    step,
  )
  if (data.stepType === 'USER_MESSAGE') return <UserMessage step={data} editing={editing} />
  return <AssistantMessage step={data} stream={stream} onRetry={onRetry} isLast={isLast} />
}
