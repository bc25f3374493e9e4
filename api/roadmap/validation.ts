import { z } from 'zod'
import { rule, type Subject } from '../platform/errorCodes/rule.ts'
import { line, trimmedText } from '../platform/text/validation.ts'

const written = (subject: Subject, most: number, kind = trimmedText) =>
  kind(rule('not_text', { subject })).pipe(
    z
      .string()
      .min(1, rule('empty_text', { subject }))
      .max(most, rule('text_too_long', { subject, max: most })),
  )

const title = written('title', 80, line)
const description = written('description', 1000)

export const newSuggestion = z.object({ title, description })

export const roadmapFile = z
  .array(
    z.strictObject({
      /** Votes refer to it, so it must outlive title changes. */
      key: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be lower-case words with hyphens between them'),
      title,
      description,
      status: z.enum(['planned', 'in_progress', 'done', 'declined']),
      reply: written('reply', 2000).nullable().default(null),
      suggestion: z.uuid().optional(),
    }),
  )
  .refine((entries) => new Set(entries.map(({ key }) => key)).size === entries.length, 'must not have the same key twice')

export type RoadmapEntry = z.output<typeof roadmapFile>[number]
