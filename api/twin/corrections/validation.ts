import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'
import { line, trimmedText } from '../../platform/text/validation.ts'

// Also imported by the web’s forms: must not import server code.

export const maxCheckedQuestionLength = 200
export const maxCorrectionLength = 2_000

export const checkedQuestion = line().pipe(
  z
    .string()
    .min(1, rule('empty_text', { subject: 'question' }))
    .max(maxCheckedQuestionLength, rule('text_too_long', { subject: 'question', max: maxCheckedQuestionLength })),
)

export const correction = trimmedText().pipe(
  z
    .string()
    .min(1, rule('empty_text', { subject: 'answer' }))
    .max(maxCorrectionLength, rule('text_too_long', { subject: 'answer', max: maxCorrectionLength })),
)

export const newCheck = z.object({ question: checkedQuestion.optional(), answer: correction })
export const checkChange = z.object({ question: checkedQuestion.optional(), answer: correction.optional() })
