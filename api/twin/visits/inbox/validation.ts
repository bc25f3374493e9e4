import { z } from 'zod'
import { rule } from '../../../platform/errorCodes/rule.ts'
import { trimmedText } from '../../../platform/text/validation.ts'
import { maxReplyLength, maxVisitorMessageLength } from './limits.ts'

export const visitorMessageText = trimmedText().pipe(
  z
    .string()
    .min(1, rule('message_required'))
    .max(maxVisitorMessageLength, rule('message_too_long', { max: maxVisitorMessageLength })),
)

export const replyText = trimmedText().pipe(
  z
    .string()
    .min(1, rule('reply_required'))
    .max(maxReplyLength, rule('text_too_long', { subject: 'reply', max: maxReplyLength })),
)
