import type { ThreadStream } from '../../../stream/threadStream.ts'
import { startRun, type RunOutcome } from '../answer/runOutcome.ts'
import { useEditAndResend } from './useEditAndResend.ts'
import { useRetryRun } from './useRetryRun.ts'
import { useSendMessage } from './useSendMessage.ts'

export function useConversationRuns(threadId: string | null, connection: string | null, stream: ThreadStream) {
  const sendMessage = useSendMessage()
  const retryRun = useRetryRun()
  const editAndResend = useEditAndResend()
  const given = { connections: connection === null ? [] : [connection], onSend: stream.expect }

  return {
    send: (text: string, elementIds: string[]): Promise<RunOutcome> =>
      startRun(stream, () => sendMessage({ threadId, text, elementIds, ...given })),
    retry: (runId: string): Promise<RunOutcome> => startRun(stream, () => retryRun({ runId, ...given })),
    resend: (stepId: string, text: string): Promise<RunOutcome> => startRun(stream, () => editAndResend({ stepId, text, ...given })),
  }
}
