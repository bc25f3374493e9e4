import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'
import { line, trimmedText } from '../../platform/text/validation.ts'

const maxTitleLength = 100
const maxTextLength = 8000

const title = line(rule('title_required')).pipe(
  z
    .string()
    .min(1, rule('title_required'))
    .max(maxTitleLength, rule('text_too_long', { subject: 'a_title', max: maxTitleLength })),
)
const text = trimmedText(rule('content_required')).pipe(
  z
    .string()
    .min(1, rule('content_required'))
    .max(maxTextLength, rule('text_too_long', { subject: 'prompt', max: maxTextLength })),
)

export const newSavedPrompt = z.object({ title, text })
export const savedPromptChange = newSavedPrompt.partial()
