import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'
import { line, trimmedText } from '../../platform/text/validation.ts'

const maxNameLength = 120
const maxInstructionsLength = 8000

const name = line(rule('project_name_required')).pipe(
  z
    .string()
    .min(1, rule('project_name_required'))
    .max(maxNameLength, rule('text_too_long', { subject: 'name', max: maxNameLength })),
)
const instructions = trimmedText().pipe(
  z.string().max(maxInstructionsLength, rule('text_too_long', { subject: 'instructions', max: maxInstructionsLength })),
)

export const newProject = z.object({ name, instructions: instructions.optional() })
export const projectChange = newProject.partial()
