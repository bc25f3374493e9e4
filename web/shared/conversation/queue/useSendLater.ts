import { useRelayEnvironment } from 'react-relay'
import { addUnsent, sendUnsent } from '../../../offline/unsent.ts'
import { hasUnsent, newChat, useUnsent } from '../../../offline/unsentList.ts'
import { offlineAccount } from '../../../lib/storage.ts'
import { isUnreachable } from '../../../relay/reconnection.ts'
import type { RunOutcome } from '../answer/runOutcome.ts'
import type { OutgoingMessage } from '../composer/outgoingMessage.ts'

interface Chat {
  readonly uuid: string | null
  readonly threadId: string | null
  readonly modelId: string | null
}

/** Keeps messages on this device while the server is unreachable. Files and context need the server, and temporary chats keep nothing. */
export function useSendLater({ uuid, threadId, modelId }: Chat, isAllowed: boolean) {
  const environment = useRelayEnvironment()
  const chat = uuid ?? newChat
  const unsent = useUnsent().filter((message) => message.chat === chat)
  const canKeep = isAllowed && Boolean(offlineAccount.get())

  const keep = async ({ text, comparedModelId = null }: OutgoingMessage, clientMessageId: string): Promise<boolean> => {
    const isKept = await addUnsent({ chat, threadId, text, modelId, comparedModelId, clientMessageId })
    // Queued behind messages that are being sent.
    if (isKept && !isUnreachable()) void sendUnsent(environment).catch((error: unknown) => console.error('Unsent messages failed', error))
    return isKept
  }
  const sendOrKeep = async (message: OutgoingMessage, send: () => Promise<RunOutcome>): Promise<RunOutcome> => {
    if (!canKeep || message.files.length + message.references.length > 0) return send()
    const isLater = isUnreachable() || hasUnsent(chat)
    if (isLater && (await keep(message, crypto.randomUUID()))) return { type: 'kept' }
    const outcome = await send()
    const unreached = outcome.type === 'refused' ? outcome.unreached : null
    if (!unreached || !(await keep(message, unreached.clientMessageId))) return outcome
    unreached.settle()
    return { type: 'kept' }
  }
  return { unsent: isAllowed ? unsent : [], canKeep, sendOrKeep }
}
