import { z } from 'zod'
import { rule } from '../platform/errorCodes/rule.ts'

export const pushKinds = ['answers', 'account', 'chat', 'twin', 'product'] as const

export type PushKind = (typeof pushKinds)[number]

const key = (bytes: number) =>
  z
    .string()
    .min(1, rule('invalid_push_subscription'))
    .regex(/^[\w-]{1,200}={0,2}$/, rule('invalid_push_subscription'))
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, rule('invalid_push_subscription'))

export const newPushSubscription = z.object({
  endpoint: z
    .string()
    .min(1, rule('invalid_push_subscription'))
    .max(1000, rule('invalid_push_subscription'))
    .refine((text) => URL.canParse(text), rule('invalid_push_subscription')),
  /** A point on the curve P-256, and a secret. */
  p256dh: key(65),
  auth: key(16),
  kinds: z.array(z.enum(pushKinds, rule('invalid_push_subscription'))).max(pushKinds.length, rule('invalid_push_subscription')),
})
