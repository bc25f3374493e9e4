import { z } from 'zod'
import { rule } from '../platform/errorCodes/rule.ts'
import { line } from '../platform/text/validation.ts'

export const maxMemoryLength = 1000

export const memoryQuery = z
  .string()
  .trim()
  .max(200, rule('text_too_long', { subject: 'search', max: 200 }))

const nothing = rule('memory_required')
export const memoryChange = z.object({
  content: line(nothing).pipe(
    z
      .string()
      .min(1, nothing)
      .max(maxMemoryLength, rule('memory_too_long', { max: maxMemoryLength })),
  ),
})
