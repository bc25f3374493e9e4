import { z } from 'zod'
import { isKnownTimeZone } from '../account/validation.ts'
import { rule } from '../platform/errorCodes/rule.ts'
import { line, trimmedText } from '../platform/text/validation.ts'

export const maxTitleLength = 100
export const maxInstructionLength = 4000

export const kinds = ['reminder', 'task'] as const
export const recurrences = ['once', 'daily', 'weekdays', 'weekly', 'monthly'] as const
export const maxInterval = 99
/** The last occurrence in the month, which may be the fourth. */
export const lastWeek = 5

const invalid = rule('schedule_invalid')

const title = line(rule('title_required')).pipe(
  z
    .string()
    .min(1, rule('title_required'))
    .max(maxTitleLength, rule('text_too_long', { subject: 'a_title', max: maxTitleLength })),
)
const instruction = trimmedText().pipe(
  z
    .string()
    .min(1, rule('instruction_required'))
    .max(maxInstructionLength, rule('text_too_long', { subject: 'instructions', max: maxInstructionLength })),
)

export const scheduleFields = z.object({
  recurrence: z.enum(recurrences, invalid),
  interval: z.int(invalid).min(1, invalid).max(maxInterval, invalid).default(1),
  date: z.iso.date(invalid).nullable(),
  time: z.string(invalid).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, invalid),
  days: z.array(z.int(invalid).min(1, invalid).max(31, invalid), invalid).max(7, invalid),
  week: z.int(invalid).min(1, invalid).max(lastWeek, invalid).nullable().default(null),
  timezone: z.string(rule('time_zone_unknown')).refine(isKnownTimeZone, rule('time_zone_unknown')),
})

const isRepeated = ({ recurrence }: { recurrence: (typeof recurrences)[number] }) => recurrence !== 'once' && recurrence !== 'weekdays'

/** Drops the fields that its recurrence does not use. */
export const schedule = scheduleFields
  .refine(({ recurrence, date }) => recurrence !== 'once' || date !== null, { message: invalid, path: ['date'] })
  .refine(({ recurrence, days }) => recurrence !== 'weekly' || (days.length > 0 && days.every((day) => day <= 7)), {
    message: invalid,
    path: ['days'],
  })
  .refine(({ recurrence, days, week }) => recurrence !== 'monthly' || (days.length === 1 && (week === null || (days[0] ?? 0) <= 7)), {
    message: invalid,
    path: ['days'],
  })
  .transform((input) => ({
    ...input,
    interval: isRepeated(input) ? input.interval : 1,
    date: input.recurrence === 'once' || (isRepeated(input) && input.interval > 1) ? input.date : null,
    days: input.recurrence === 'weekly' || input.recurrence === 'monthly' ? [...new Set(input.days)].toSorted((a, b) => a - b) : [],
    week: input.recurrence === 'monthly' ? input.week : null,
  }))

export const newTask = z.object({ kind: z.enum(kinds), title, instruction })
export const taskTexts = newTask.pick({ title: true, instruction: true }).partial()
