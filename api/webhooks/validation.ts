import { z } from 'zod'
import { rule } from '../platform/errorCodes/rule.ts'
import { hasPassword, isWebUrl, line } from '../platform/text/validation.ts'

const noAddress = rule('webhook_address_invalid')

const url = line(noAddress).pipe(
  z
    .string()
    .min(1, noAddress)
    .max(2000, rule('text_too_long', { subject: 'address', max: 2000 }))
    .refine(isWebUrl, noAddress)
    .refine((value) => !hasPassword(value), rule('webhook_address_with_password')),
)

const description = line(rule('not_text', { subject: 'a_description' })).pipe(
  z.string().max(100, rule('text_too_long', { subject: 'a_description', max: 100 })),
)

export function createWebhookRules<EventType extends string>(known: readonly [EventType, ...EventType[]]) {
  const eventTypes = z
    .array(z.enum(known, rule('webhook_event_unknown')), rule('webhook_events_required'))
    .min(1, rule('webhook_events_required'))
    .max(50, rule('webhook_events_repeated'))
    .transform((chosen) => known.filter((type) => chosen.includes(type)))
  return {
    newWebhook: z.object({ url, description: description.nullish().transform((text) => text ?? ''), eventTypes }),
    webhookChange: z.object({
      url: url.nullish(),
      description: description.nullish(),
      eventTypes: eventTypes.nullish(),
      isEnabled: z.boolean(rule('not_boolean')).nullish(),
    }),
  }
}
