import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import type { WebhookEventType } from '../../../lib/__generated__/enums.ts'
import { FormCheckboxes } from '../../../forms/FormCheckboxes.tsx'
import { createWebhookRules } from '../../../../api/webhooks/validation.ts'

export const eventNames: Readonly<Record<WebhookEventType, MessageDescriptor>> = {
  ANSWER_FINISHED: msg`Answer finished`,
  ANSWER_FAILED: msg`Answer failed`,
  TWIN_MESSAGE_LEFT: msg`Message left with your twin`,
  TWIN_QUESTION_ASKED: msg`Question sent to you`,
  TWIN_QUESTION_UNANSWERED: msg`Question your twin couldn’t answer`,
  TWIN_APPROVAL_WAITING: msg`Answer waiting for your approval`,
  TWIN_CHECK_FAILED: msg`Your twin’s answer changed`,
  IMPORT_FINISHED: msg`Import finished`,
  DOCUMENT_FINISHED: msg`Document read`,
}

const eventTypes = Object.keys(eventNames) as [WebhookEventType, ...WebhookEventType[]]

export function selectKnownEvents(types: readonly string[]): WebhookEventType[] {
  return eventTypes.filter((type) => types.includes(type))
}

export const { newWebhook } = createWebhookRules(eventTypes)

interface EventTypesFieldProps<TValues extends FieldValues, TOutput> {
  control: Control<TValues, unknown, TOutput>
  name: FieldPath<TValues>
}

export function EventTypesField<TValues extends FieldValues, TOutput>({ control, name }: EventTypesFieldProps<TValues, TOutput>) {
  const { t, i18n } = useLingui()
  const items = eventTypes.map((type) => ({ value: type, label: i18n._(eventNames[type]) }))
  return <FormCheckboxes control={control} name={name} label={t`Events`} items={items} />
}
