import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { webhookRules } from '../../../../api/webhooks/validation.ts'
import type { WebhookEventType } from '../../../lib/__generated__/enums.ts'

/** What webhooks can be told of, in the order of the form. */
export const eventNames: Readonly<Record<WebhookEventType, MessageDescriptor>> = {
  ANSWER_FINISHED: msg`Answer finished`,
  ANSWER_FAILED: msg`Answer failed`,
  TWIN_MESSAGE_LEFT: msg`Message left with your twin`,
  TWIN_QUESTION_UNANSWERED: msg`Question your twin couldn’t answer`,
  IMPORT_FINISHED: msg`Import finished`,
  DOCUMENT_FINISHED: msg`Document read`,
}

export const eventTypes = Object.keys(eventNames) as [WebhookEventType, ...WebhookEventType[]]

/** Those of a webhook that the app knows; a newer server may have more. */
export function knownEvents(types: readonly string[]): WebhookEventType[] {
  return eventTypes.filter((type) => types.includes(type))
}

export const { newWebhook } = webhookRules(eventTypes)
