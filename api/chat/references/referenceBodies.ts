import { z } from '@hono/zod-openapi'
import { maxReferences } from './limits.ts'
import { newReference, referenceKinds } from './validation.ts'

const referenceId = z.uuid().openapi({ description: 'ID of the item, conversation or project.' })

export const newReferencesBody = z
  .array(newReference.openapi('NewReference'))
  .optional()
  .openapi({
    maxItems: maxReferences,
    description: `Notes, stories, documents, conversations and projects of the caller as context, at most ${maxReferences}. Not for twins.`,
    example: [],
  })

export const referenceBody = z
  .object({
    kind: z.enum(referenceKinds).openapi({ description: 'Kind of the referenced content.' }),
    id: referenceId,
    title: z.string().openapi({ description: 'Title when the message was sent; empty for unnamed conversations.' }),
  })
  .openapi('Reference')
