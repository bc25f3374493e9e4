import { z } from 'zod'
import { rule } from '../platform/errorCodes/rule.ts'
import { line, text } from '../platform/text/validation.ts'

export const maxMemoryLength = 1000
export const maxModels = 100
export const maxImportedMemories = 500
export const maxMemoryListLength = 200_000

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

export const memoryList = z.object({
  text: text().pipe(z.string().max(maxMemoryListLength, rule('text_too_long', { subject: 'memory_list', max: maxMemoryListLength }))),
})
export const modelNames = z.array(z.string().min(1).max(200)).max(maxModels)
const listed = z
  .array(z.object({ content, projectId: z.uuid().nullish(), neverSentTo: modelNames.nullish() }))
  .min(1, nothing)
  .max(maxImportedMemories, rule('too_many_memories', { max: maxImportedMemories }))
export const memoryImport = z.object({ memories: listed })

export const memoryChange = z.object({
  content: content.optional(),
  projectId: z.string().nullable().optional(),
  neverSentTo: z.array(z.string()).max(maxModels).optional(),
})
