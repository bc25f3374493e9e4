import { z } from 'zod'
import { rule, type Subject } from '../../platform/errorCodes/rule.ts'
import { line, trimmedText } from '../../platform/text/validation.ts'

// Also imported by the web’s forms: must not import server code.

export const tones = ['neutral', 'warm', 'formal', 'playful'] as const
export const answerLengths = ['short', 'medium', 'long'] as const
export const persons = ['third', 'first'] as const
export const sourceRules = ['quotes_only', 'public_sources', 'general_knowledge'] as const

/** ISO 639-1. */
export const twinLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'da',
  'sv',
  'fi',
  'pl',
  'cs',
  'uk',
  'ru',
  'tr',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
] as const

const maxGreetingLength = 300
const maxInstructionsLength = 2_000
const maxSubjects = 20
export const maxSubjectLength = 80
const maxDeclineReplyLength = 300

export const characterChange = z.object({
  tone: z.enum(tones).optional(),
  length: z.enum(answerLengths).optional(),
  person: z.enum(persons).optional(),
  greeting: clearable('greeting', maxGreetingLength),
  languages: z
    .array(z.enum(twinLanguages, rule('twin_language_unknown')), rule('not_list', { subject: 'languages' }))
    .max(twinLanguages.length, rule('too_many_entries', { subject: 'languages', max: twinLanguages.length }))
    .transform((codes) => [...new Set(codes)])
    .optional(),
  instructions: clearable('instructions', maxInstructionsLength),
  declinedSubjects: subjectList('declined_subject', 'declined_subjects'),
  declineReply: clearable('decline_reply', maxDeclineReplyLength),
  sourceRule: z.enum(sourceRules).optional(),
  approvalSubjects: subjectList('approval_subject', 'approval_subjects'),
  approvesEveryAnswer: z.boolean().optional(),
})

function subjectList(entry: Subject, all: Subject) {
  return z
    .array(
      line(rule('not_text', { subject: entry })).pipe(
        z
          .string()
          .min(1, rule('empty_text', { subject: entry }))
          .max(maxSubjectLength, rule('text_too_long', { subject: entry, max: maxSubjectLength })),
      ),
      rule('not_list', { subject: all }),
    )
    .max(maxSubjects, rule('too_many_entries', { subject: all, max: maxSubjects }))
    .optional()
}

function clearable(subject: Subject, most: number) {
  return trimmedText(rule('not_text', { subject }))
    .pipe(z.string().max(most, rule('text_too_long', { subject, max: most })))
    .nullable()
    .transform((text) => text || null)
    .optional()
}
