import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'

export const maxReportNoteLength = 1000

export const reportReasons = ['harmful', 'wrong_about_person', 'illegal'] as const

export const reportFields = z.object({
  reason: z.enum(reportReasons),
  note: z
    .string()
    .trim()
    .max(maxReportNoteLength, rule('value_too_long', { max: maxReportNoteLength }))
    .nullish(),
})
