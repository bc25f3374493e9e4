import { z } from 'zod'
import { rule } from '../platform/errorCodes/rule.ts'
import { line } from '../platform/text/validation.ts'

export const maxMemoryLength = 1000
const maxModels = 100

export const memoryQuery = z
  .string()
  .trim()
  .max(200, rule('text_too_long', { subject: 'search', max: 200 }))

const nothing = rule('memory_required')
const content = line(nothing).pipe(
  z
    .string()
    .min(1, nothing)
    .max(maxMemoryLength, rule('memory_too_long', { max: maxMemoryLength })),
)
export const newMemory = z.object({ content })
export const memoryChange = z
  .object({
    content: content.optional(),
    projectId: z.string().nullable().optional(),
    neverSentTo: z.array(z.string()).max(maxModels).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), { path: ['content'], error: nothing })
