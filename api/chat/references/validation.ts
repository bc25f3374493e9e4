import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'
import { storedId } from '../../platform/text/validation.ts'
import { kindNames } from '../../retrieval/knowledgeKinds.ts'
import { maxReferences } from './limits.ts'

export const referenceKinds = [...kindNames, 'conversation', 'project'] as const

export type ReferenceKind = (typeof referenceKinds)[number]

export const newReference = z.object({ kind: z.enum(referenceKinds), id: storedId(rule('reference_missing')).toLowerCase() })

export const newReferences = z
  .array(newReference)
  .transform((list) => [...new Map(list.map((one) => [one.id, one])).values()])
  .pipe(z.array(newReference).max(maxReferences, rule('too_many_references', { max: maxReferences })))
