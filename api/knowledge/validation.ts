import { z } from 'zod'
import { writtenKinds } from '../retrieval/knowledgeKinds.ts'
import { audience } from '../profile/audiences/validation.ts'
import { rule } from '../platform/errorCodes/rule.ts'
import { line, moment, trimmedText } from '../platform/text/validation.ts'

export const maxTitleLength = 200
export const maxContentLength = 200_000

const title = line(rule('title_required')).pipe(
  z
    .string()
    .min(1, rule('title_required'))
    .max(maxTitleLength, rule('text_too_long', { subject: 'a_title', max: maxTitleLength })),
)
const content = trimmedText(rule('content_required')).pipe(
  z
    .string()
    .min(1, rule('content_required'))
    .max(maxContentLength, rule('content_too_long', { max: maxContentLength })),
)
const isPublic = z.boolean(rule('not_boolean'))

export const newKnowledgeItem = z.object({
  kind: z.enum(writtenKinds, rule('item_kind_unknown')),
  title,
  content,
  isPublic: isPublic.optional(),
  audience: audience.optional(),
})

export const knowledgeItemChange = z.object({
  title: title.optional(),
  content: content.optional(),
  isPublic: isPublic.optional(),
  audience: audience.optional(),
  unchangedSince: moment.optional(),
})

export const knowledgeQuery = trimmedText(rule('query_required')).pipe(
  z.string().max(400, rule('text_too_long', { subject: 'search', max: 400 })),
)
