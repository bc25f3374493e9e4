import { useLingui } from '@lingui/react/macro'
import type { EventType } from '../../../../api/webhooks/validation.ts'
import type { WebhookEventType } from '../../../__generated__/useCreateWebhookMutation.graphql.ts'

/** What webhooks can be told of, in words. */
export function useEventNames(): Record<EventType, string> {
  const { t } = useLingui()
  return {
    'answer.finished': t`Answer finished`,
    'answer.failed': t`Answer failed`,
    'twin.message_left': t`Message left with your twin`,
    'twin.question_unanswered': t`Question your twin couldn’t answer`,
    'import.finished': t`Import finished`,
    'document.finished': t`Document read`,
  }
}

/** As the graph spells it. */
export const inGraph: Record<EventType, WebhookEventType> = {
  'answer.finished': 'ANSWER_FINISHED',
  'answer.failed': 'ANSWER_FAILED',
  'twin.message_left': 'TWIN_MESSAGE_LEFT',
  'twin.question_unanswered': 'TWIN_QUESTION_UNANSWERED',
  'import.finished': 'IMPORT_FINISHED',
  'document.finished': 'DOCUMENT_FINISHED',
}

/** Those of the graph, as the form and what is sent spell them. */
export function fromGraph(types: readonly string[]): EventType[] {
  return (Object.keys(inGraph) as EventType[]).filter((type) => types.includes(inGraph[type]))
}
